"""Learn a model of luck: what positions with all cards open are worth, in more detail than the value model knows.

It is for one board with one number of players, since it sees which routes and tickets a seat has. There are many such
details, and a game has but one result. So the model does not learn from results alone: a position's aim is for the most
part what an earlier model says of the next positions of its game, and only for the rest how the game ended (λ-returns).
That model was trained on the other half of the games, so that no result comes back to the position it came from.

    python -m tools.value_games --folder F --games 20000
    python -m tools.learn_luck --positions F --board europe --output src/northline/analysis/values/models/luck
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import northline as nl
from northline.analysis.values.inputs import detailed_inputs
from northline.analysis.values.model import Model, write_model
from northline.analysis.values.network import GAIN_SCALE, POINTS_SCALE, Network
from northline.kernel.core.layout import OPEN_FEATURES, VALUE_FEATURES
from northline.kernel.search.value_features import GAIN
from northline.kernel.value_features import Observer
from tools.value_games import CHUNK, Positions

HELD_BACK = 12
"""One game of so many is never learned from."""
LAMBDA = 0.6
"""The weight of all that comes after the next position."""
BATCH = 1024
POINTS_LOSS = 0.25
"""The weight of the squared error of points (in units of the correction) beside the cross-entropy of the winner."""
_WARM_UP, _NARROW, _FOR_SCALING = 100, 0.05, 20_000


@dataclass(frozen=True)
class Recipe:
    """How a network is trained."""

    inputs: int
    """Only the first ones are used."""
    widths: tuple[int, int] = (48, 32)
    epochs: int = 6
    rate: float = 1.5e-3
    decay: float = 0.2


FIRST = Recipe(VALUE_FEATURES, (64, 48), 6, 2e-3, 0.05)
"""For the first model, which learns from results: what the value model sees is enough for it."""
MERGED = 2
"""Networks that are trained with the last aims, and merged into one."""
ROUNDS = 2
"""Models with all inputs between the first and the one that is kept, each of which sets the aims of the next."""


@dataclass(frozen=True)
class Games:
    """Positions of one table, game by game in order, and how their games ended."""

    rows: Tensor
    now: Tensor
    points: Tensor
    shares: Tensor
    number: NDArray[np.int64]
    """Of the game."""

    def scaling(self) -> tuple[Tensor, Tensor]:
        """The mean of each input, and one over its standard deviation; sets are left as they are."""
        some = torch.arange(0, len(self.rows), max(1, len(self.rows) // _FOR_SCALING))
        seen = self.rows[some].float().reshape(-1, self.rows.shape[2])
        mean, spread = seen.mean(0), seen.std(0)
        scale = torch.where(spread > 1e-3, 1 / spread.clamp(min=_NARROW), torch.zeros_like(spread))
        mean[OPEN_FEATURES:], scale[OPEN_FEATURES:] = 0.0, 1.0
        return mean, scale


@dataclass(frozen=True)
class Aims:
    """What a network should say of positions: chances to win and final points, by seat."""

    win: Tensor
    points: Tensor


class LuckNetwork(nn.Module):
    """The network of the value model (``analysis/values/network.py``), for training."""

    def __init__(self, recipe: Recipe, mean: Tensor, scale: Tensor) -> None:
        super().__init__()
        seat, table = recipe.widths
        self.inputs = recipe.inputs
        self.mean, self.scale = mean[: self.inputs], scale[: self.inputs]
        self.seat = nn.Linear(recipe.inputs, seat)
        self.table = nn.Linear(2 * seat, table)
        self.output = nn.Linear(table, 2)
        with torch.no_grad():
            self.seat.weight[:, OPEN_FEATURES:] *= 0.2
            self.output.weight *= 0.1
            self.output.bias.zero_()

    def forward(self, rows: Tensor, now: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of winning and expected points, by position and seat."""
        seen = rows[..., : self.inputs].float()
        seats = torch.relu(self.seat((seen - self.mean) * self.scale))
        others = (seats.sum(1, keepdim=True) - seats) / (seats.shape[1] - 1)
        output = self.output(torch.relu(self.table(torch.cat((seats, others), 2))))
        points = now + GAIN_SCALE * seen[..., GAIN] + POINTS_SCALE * output[..., 1]
        return torch.log_softmax(output[..., 0], 1), points


def merged(networks: Sequence[LuckNetwork]) -> Network:
    """One network for NumPy that says what several say on average: their units lie side by side."""
    number, first = len(networks), networks[0]
    seats, tables = networks[0].seat.out_features, networks[0].table.out_features
    table_weights = torch.zeros(2, number, seats, number, tables)
    for place, network in enumerate(networks):
        table_weights[:, place, :, place] = network.table.weight.T.reshape(2, seats, tables)
    return Network(
        mean=_array(first.mean),
        scale=_array(first.scale),
        seat_weights=_array(torch.cat([network.seat.weight.T for network in networks], 1)),
        seat_bias=_array(torch.cat([network.seat.bias for network in networks])),
        table_weights=_array(table_weights.reshape(2 * number * seats, number * tables)),
        table_bias=_array(torch.cat([network.table.bias for network in networks])),
        output_weights=_array(torch.cat([network.output.weight.T for network in networks]) / number),
        output_bias=_array(sum((network.output.bias for network in networks), torch.zeros(2)) / number),
    )


def _array(weights: Tensor) -> NDArray[np.float64]:
    return weights.detach().numpy().astype(np.float64)


def read_games(folder: Path, board: str, players: int, most: int | None = None) -> Games:
    """The positions of a table, as far as their games go on, of so many games at most."""
    observer, parts = Observer(nl.edition(board), players), []
    files = sorted(folder.glob(f"{board}-{players}-[0-9][0-9][0-9].npz"))
    for place, file in enumerate(files[: None if most is None else most // CHUNK]):
        positions = Positions.load(file)
        inputs = detailed_inputs(observer, positions.games.copy())
        goes_on = inputs.over == 0
        number = positions.origin[goes_on] + CHUNK * place
        order = np.argsort(number, kind="stable")
        kept = (inputs.rows.astype(np.float16), inputs.now, positions.points, positions.shares)
        parts.append((*(array[goes_on][order] for array in kept), number[order]))
    rows, now, points, shares, number = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Games(torch.from_numpy(rows), _tensor(now), _tensor(points), _tensor(shares), number)


def _tensor(values: NDArray[np.float64]) -> Tensor:
    return torch.from_numpy(values.astype(np.float32))


def train(games: Games, which: Tensor, aims: Aims, recipe: Recipe, seed: int) -> LuckNetwork:
    """A network that has learned from some of the positions."""
    torch.manual_seed(seed)
    network = LuckNetwork(recipe, *games.scaling())
    optimizer = torch.optim.AdamW(network.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    steps = recipe.epochs * (len(which) // BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1.0, (step + 1) / _WARM_UP) * 0.5 * (1 + math.cos(math.pi * step / steps))
    )
    for _ in range(recipe.epochs):
        order = which[torch.randperm(len(which))]
        for start in range(0, len(order) - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            win, points = network(games.rows[some], games.now[some])
            entropy = -(aims.win[some] * win).sum(1).mean()
            squares = (((aims.points[some] - points) / POINTS_SCALE) ** 2).mean()
            optimizer.zero_grad()
            (entropy + POINTS_LOSS * squares).backward()
            optimizer.step()
            schedule.step()
    return network


@torch.no_grad()
def told(network: LuckNetwork, games: Games, which: Tensor) -> Aims:
    """What a network says of some positions."""
    parts = [network(games.rows[some], games.now[some]) for some in torch.split(which, 8 * BATCH)]
    return Aims(torch.cat([win.exp() for win, _ in parts]), torch.cat([points for _, points in parts]))


def returns(games: Games, said: Aims) -> Aims:
    """λ-returns: for each position a mean of what is said of the next ones, and of how the game ended."""
    last = np.append(games.number[1:] != games.number[:-1], True)
    win, points = games.shares.clone(), games.points.clone()
    for place in range(len(last) - 2, -1, -1):
        if not last[place]:
            win[place] = (1 - LAMBDA) * said.win[place + 1] + LAMBDA * win[place + 1]
            points[place] = (1 - LAMBDA) * said.points[place + 1] + LAMBDA * points[place + 1]
    return Aims(win, points)


def next_aims(games: Games, which: Tensor, aims: Aims, recipe: Recipe, seed: int) -> Aims:
    """The λ-returns by networks that learned from the other half of the games."""
    half = torch.from_numpy(games.number % 2 == 0)
    win, points = torch.empty_like(games.shares), torch.empty_like(games.points)
    for own in (True, False):
        network = train(games, which[half[which] == own], aims, recipe, seed)
        others = torch.where(half != own)[0]
        said = told(network, games, others)
        win[others], points[others] = said.win, said.points
    return returns(games, Aims(win, points))


def learned(games: Games, seed: int = 1) -> tuple[Network, float, float]:
    """The network for some games; its Brier score and its error in points of lead, on games held back."""
    apart = torch.from_numpy(games.number % HELD_BACK == 0)
    which, unseen = torch.where(~apart)[0], torch.where(apart)[0]
    recipe = Recipe(games.rows.shape[2])
    aims = next_aims(games, which, Aims(games.shares, games.points), FIRST, seed)
    for _ in range(ROUNDS):
        aims = next_aims(games, which, aims, recipe, seed)
    networks = [train(games, which, aims, recipe, seed + place) for place in range(MERGED)]
    said = [told(network, games, unseen) for network in networks]
    win, points = (torch.stack([getattr(one, key) for one in said]).mean(0) for key in ("win", "points"))
    off = (games.points[unseen] - points).numpy()
    return (
        merged(networks),
        float(((win - games.shares[unseen]) ** 2).mean()),
        float((off[:, 0] - off[:, 1]).std()),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--positions", type=Path, required=True, help="the folder of tools/value_games.py")
    parser.add_argument("--board", required=True, choices=nl.EDITIONS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, help="learn from so many games at most")
    parser.add_argument(
        "--noise",
        type=float,
        nargs=2,
        default=(0.4, 26.0),
        metavar=("WIN", "POINTS"),
        help="the spread of skill among equal planners with this model, as benchmarks/luck.py measures it",
    )
    parser.add_argument("--output", type=Path, required=True, help="the folder of the models of luck")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games = read_games(options.positions, options.board, options.players, options.games)
    network, brier, lead = learned(games, options.seed)
    number = len(np.unique(games.number))
    print(f"{options.board}: {number:,} games, Brier {brier:.4f}, lead ± {lead:.2f}", flush=True)
    model = Model(
        options.board,
        network,
        error=0.0,
        leads={},
        noise={options.players: tuple(options.noise)},
        board=nl.edition(options.board).digest,
    )
    options.output.mkdir(parents=True, exist_ok=True)
    (options.output / f"{options.board}-{options.players}.npz").write_bytes(write_model(model))


if __name__ == "__main__":
    main()
