"""How many decisions a second are played and learnt from in self-play, and where the time goes.

    python -m benchmarks.learning europe --games 8192 --rollouts 12     # on a GPU
    python -m benchmarks.learning europe --games 64 --steps 8 --rollouts 3 --device cpu

Its parts are timed first, for one batch of positions: reading them, and the network forwards and backwards. On a GPU
the network as it is written (``plain``) stands beside the one of fused kernels. Compiling is told apart: the first
rollouts are not counted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import perf_counter

import torch
from rich.console import Console
from rich.table import Table as Printed

import northline as nl
from northline.learning.course import find_device
from northline.learning.games import Games
from northline.learning.policy import BoardNetwork, TablePolicy, network_on
from northline.learning.ppo import Settings
from northline.learning.trainer import Limit, Plan, Trainer
from northline.learning.weights import fresh_weights
from northline.neural.network import Network
from northline.neural.shape import Shape

WARM_UP = 2
"""Rollouts that are not counted: programs are compiled, and the first has no league yet."""


def wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize()


def milliseconds(work: Callable[[], object], device: torch.device, times: int = 10) -> float:
    """How long something takes once it has been done before."""
    work()
    wait(device)
    start = perf_counter()
    for _ in range(times):
        work()
    wait(device)
    return 1000 * (perf_counter() - start) / times


def parts(edition: nl.Edition, players: int, games: int, device: torch.device) -> dict[str, float]:
    """The milliseconds of each part, for as many positions as there are games."""
    shape = Shape()
    weights = fresh_weights(shape, 1, device)
    compiled = device.type == "cuda"
    network = BoardNetwork(edition, shape, device, compiled=compiled)
    policy = TablePolicy(edition, players, network, device, compiled=compiled)
    table = Games(edition, players, games, 1, device)
    _, rows, masks = table.look()
    inputs = policy.read(rows, masks)
    found = {
        "features and masks": milliseconds(table.look, device),
        "reading them": milliseconds(lambda: policy.read(rows, masks), device),
    }
    with torch.no_grad():
        found["evaluating them"] = milliseconds(lambda: policy(weights, inputs, masks), device)
    kinds: dict[str, type[Network]] = {"plain": Network}
    if network_on(device) is not Network:
        kinds["fused"] = network_on(device)
    for name, kind in kinds.items():
        rounded = {key: value.detach().to(network.number) for key, value in weights.items()}
        trained = {key: value.requires_grad_() for key, value in rounded.items()}

        def forwards(kind: type[Network] = kind, weights: dict[str, torch.Tensor] = trained) -> torch.Tensor:
            logits, values = kind(weights, shape, torch)(network.board, inputs, network.actions)
            total: torch.Tensor = logits.float().square().mean() + values.float().square().mean()
            return total

        def both(forwards: Callable[[], torch.Tensor] = forwards) -> None:
            torch.autograd.backward(forwards())

        with torch.no_grad():
            found[f"{name} network, forwards"] = milliseconds(forwards, device)
        found[f"{name} network, both ways"] = milliseconds(both, device)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("edition", nargs="?", default="europe", choices=nl.EDITIONS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=8192, help="in flight")
    parser.add_argument("--steps", type=int, default=Plan(()).steps, help="decisions of each between updates")
    parser.add_argument("--epochs", type=int, default=Settings.epochs)
    parser.add_argument("--rollouts", type=int, default=12, help="that are counted")
    parser.add_argument("--device", choices=("auto", "cuda", "cpu"), default="auto")
    options = parser.parse_args()
    try:
        device = find_device(options.device)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    edition = nl.edition(options.edition)
    printed = Printed(title=f"{options.games:,} positions of {edition.name}, {device.type}")
    printed.add_column("part")
    printed.add_column("ms", justify="right")
    for part, took in parts(edition, options.players, options.games, device).items():
        printed.add_row(part, f"{took:.2f}")
    Console().print(printed)
    shape = Shape()
    plan = Plan(
        [(edition, options.players)],
        games=options.games,
        steps=options.steps,
        value_warm_up=0,
        sparring=0,  # which keeps the processor busy, and would be waited for
        settings=Settings(epochs=options.epochs, minibatch=options.games),
    )
    trainer = Trainer(plan, fresh_weights(shape, 1, device), shape, device, compiled=device.type == "cuda")
    begun = perf_counter()
    for _ in trainer.play(Limit(count=WARM_UP)):
        pass
    compiled, before = perf_counter(), trainer.decisions
    played = learnt = 0.0
    for report in trainer.play(Limit(count=options.rollouts)):
        played, learnt = played + report.play_seconds, learnt + report.learn_seconds
    whole = perf_counter() - compiled
    print(f"first {WARM_UP} rollouts, with compiling: {compiled - begun:.0f} s")
    rate = (trainer.decisions - before) / whole
    print(
        f"{rate:,.0f} decisions a second played and learnt from; playing took {played / whole:.0%} of the time"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
