"""Perft: how many positions a few actions lead to, from named positions. The counts are in ``<edition>.perft``.

The counts are exact. Any engine for these games can be checked against them, if it follows these definitions.

*Chance* is SplitMix64 as in ``northline.rules.chance``: add 0x9E3779B97F4A7C15 to the 64-bit state, mix it, and
``below(n)`` is (the high 32 bits × n) >> 32.

*Position* (players, seed, plies): set up a game with ``chance = SplitMix(seed)``, nobody named as the first player.
Then do so many plies: the seat is the lowest of those to act, its action is ``menu[dice.below(len(menu))]`` with
``dice = SplitMix(seed + 1000000)``, made once, and ``chance`` goes on from the set-up. The digest of the position is
the beginning of the SHA-256 of its document as JSON with sorted keys and no spaces.

*Perft* of a position to depth 0 is 1. To depth d it is the sum, over every action on the menu of the lowest seat to
act, of perft to depth d - 1 of the position after it. Each action is carried out with a chance of its own, newly
made: ``SplitMix(2026)``. A game that is over has no actions, so it adds nothing to greater depths.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from northline import rules
from northline.editions import Edition
from northline.rules.state import State

FOLDER = Path(__file__).parent
CHANCE_SEED = 2026
DICE_OFFSET = 1_000_000
MOST_NODES = 60_000
"""Depths are counted up to about so many nodes."""
QUICK_NODES = 5_000
"""Depths with at most so many are checked every time, the others in the long campaigns."""


@dataclass(frozen=True, slots=True)
class Line:
    """A named position and its counts to depth 1, 2, 3 …"""

    name: str
    players: int
    seed: int
    plies: int
    digest: str
    counts: tuple[int, ...]

    def __str__(self) -> str:
        counts = " ".join(map(str, self.counts))
        return f"{self.name:<20} {self.players:>7} {self.seed:>5} {self.plies:>5}  {self.digest}  {counts}"


def after(state: State, action: rules.Action) -> State:
    return rules.apply(state, action, rules.SplitMix(CHANCE_SEED))[0]


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    if state.over:
        return 0
    menu = rules.legal_actions(state, state.to_act[0])
    return sum(perft(after(state, action), depth - 1) for action in menu)


def divide(state: State, depth: int) -> str:
    """The count under each first action: where two engines differ, this shows the way there."""
    if state.over or depth == 0:
        return "  (no actions)"
    menu = rules.legal_actions(state, state.to_act[0])
    lines = [
        f"  {rules.format_action(state.edition, action)}: {perft(after(state, action), depth - 1)}"
        for action in menu
    ]
    return "\n".join(lines)


def random_game(edition: Edition, players: int, seed: int) -> Iterator[State]:
    """The positions after 0, 1, 2 … plies."""
    chance, dice = rules.SplitMix(seed), rules.SplitMix(seed + DICE_OFFSET)
    state, _ = rules.new_game(edition, players, chance)
    yield state
    while not state.over:
        menu = rules.legal_actions(state, state.to_act[0])
        state, _ = rules.apply(state, menu[dice.below(len(menu))], chance)
        yield state


def position(edition: Edition, players: int, seed: int, plies: int) -> State:
    for ply, state in enumerate(random_game(edition, players, seed)):
        if ply == plies:
            return state
    raise ValueError(f"the game with seed {seed} ends before ply {plies}")


def digest(state: State) -> str:
    text = json.dumps(state.to_dict(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# Files


def path_of(edition: Edition) -> Path:
    return FOLDER / f"{edition.id}.perft"


def read(edition: Edition) -> list[Line]:
    """The lines of an edition's file."""
    found = []
    for text in path_of(edition).read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, players, seed, plies, digest_, *counts = text.split()
            found.append(Line(name, int(players), int(seed), int(plies), digest_, tuple(map(int, counts))))
    return found


def write(edition: Edition) -> None:
    """Count anew and write the edition's file."""
    about = [f"Perft of {edition.name}.", "", *(__doc__ or "").splitlines()[2:]]
    comment = "\n".join(f"# {line}".rstrip() for line in about)
    heading = f"# {'name':<18} {'players':>7} {'seed':>5} {'plies':>5}  {'digest':<12}  depth 1, 2, 3 ..."
    lines = "\n".join(str(line) for line in _lines(edition))
    path_of(edition).write_text(f"{comment}\n\n{heading}\n{lines}\n", encoding="utf-8", newline="\n")


def _lines(edition: Edition) -> Iterator[Line]:
    """For every number of players: the start, and one position of every phase, from the second half of a game."""
    fewest, most = edition.rules.players
    for players in range(fewest, most + 1):
        seed = players
        states = list(random_game(edition, players, seed))
        chosen = {"opening": 0}
        for plies in range(len(states) // 2, len(states) - 1):
            chosen.setdefault(rules.view(states[plies], None).phase, plies)
        chosen["end"] = max(0, len(states) - 4)
        for phase, plies in chosen.items():
            state = states[plies]
            name = f"{players}p-{phase}"
            yield Line(name, players, seed, plies, digest(state), tuple(_counts(state)))


def _counts(state: State) -> Iterator[int]:
    """As deep as :data:`MOST_NODES` allows, judging by how fast the counts grow; five plies at most."""
    before = 1
    for depth in range(1, 6):
        count = perft(state, depth)
        yield count
        if count == 0 or count * max(2, count // before) > MOST_NODES:
            return
        before = count
