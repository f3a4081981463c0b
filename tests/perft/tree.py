"""The whole tree of a small game, counted in two ways.

A node is a position reached by one particular sequence of actions and chance outcomes. *Decisions* are the nodes in
which somebody is to act (the lowest seat, where several are), *ends* those in which the game is over. Backwards: what
hangs under a position, remembered for each position. Forwards: how many ways lead to each position, ply by ply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from northline import rules
from northline.rules.actions import Action
from northline.rules.state import State
from tests.perft.perft import CHANCE_SEED
from tests.toy import tiny

FILE = Path(__file__).parent / "tiny.tree"

Outcomes = Callable[[State, Action], Iterable[State]]
"""The positions an action can lead to; one entry for each way chance can fall."""


@dataclass(frozen=True, slots=True)
class Size:
    decisions: int
    ends: int

    def __add__(self, other: Size) -> Size:
        return Size(self.decisions + other.decisions, self.ends + other.ends)


def fixed(seed: int) -> Outcomes:
    """Chance that starts afresh from a seed at every action: one outcome."""
    return lambda state, action: [rules.apply(state, action, rules.SplitMix(seed))[0]]


class _Odometer:
    """A chance that gives the numbers it was told to, then zeros, and notes how many there could have been."""

    def __init__(self, told: list[int]) -> None:
        self.given, self.limits = list(told), []

    def below(self, n: int) -> int:
        self.limits.append(n)
        if len(self.limits) > len(self.given):
            self.given.append(0)
        return self.given[len(self.limits) - 1]


def every_way(happen: Callable[[rules.Chance], State]) -> Iterator[State]:
    """What happens, once for every way chance can fall: like an odometer, the last number turns first."""
    told: list[int] = []
    while True:
        chance = _Odometer(told)
        yield happen(chance)
        told = chance.given
        while told and told[-1] + 1 == chance.limits[len(told) - 1]:
            told.pop()
        if not told:
            return
        told[-1] += 1


def every_deal() -> Iterator[State]:
    """The tiny edition set up in every way there is, as often as chance leads there."""
    return every_way(lambda chance: rules.new_game(tiny(), 2, chance)[0])


def one_deal() -> State:
    return rules.new_game(tiny(), 2, rules.SplitMix(1))[0]


def every_outcome(state: State, action: Action) -> Iterator[State]:
    return every_way(lambda chance: rules.apply(state, action, chance)[0])


def children(state: State, outcomes: Outcomes) -> Iterator[State]:
    for action in rules.legal_actions(state, state.to_act[0]):
        yield from outcomes(state, action)


def count_plainly(state: State, outcomes: Outcomes) -> Size:
    """Walk through every node."""
    if state.over:
        return Size(0, 1)
    return sum((count_plainly(child, outcomes) for child in children(state, outcomes)), Size(1, 0))


def count_backwards(state: State, outcomes: Outcomes, known: dict[State, Size]) -> Size:
    """Walk through every position once."""
    size = known.get(state)
    if size is None:
        size = Size(0, 1) if state.over else Size(1, 0)
        if not state.over:
            for child in children(state, outcomes):
                size += count_backwards(child, outcomes, known)
        known[state] = size
    return size


def count_forwards(starts: Iterable[State], outcomes: Outcomes) -> Size:
    """Ply by ply: the positions there, and in how many ways each is reached."""
    decisions = ends = 0
    ways = Counter(starts)
    while ways:
        next_ways: Counter[State] = Counter()
        for state, count in ways.items():
            if state.over:
                ends += count
                continue
            decisions += count
            for child in children(state, outcomes):
                next_ways[child] += count
        ways = next_ways
    return Size(decisions, ends)


# The file with the sizes

_ABOUT = f"""\
# The size of the whole game tree of the tiny edition: decisions and ends, see tests/perft/tree.py.
# one deal:      the game that SplitMix(1) sets up; every deal: each way of setting up, as often as chance leads there
# fixed:         each action is carried out with a new SplitMix({CHANCE_SEED})
# every outcome: each way chance can fall is a branch of its own
"""


def read() -> dict[str, Size]:
    """The sizes in the file by their names, such as ``one deal, fixed``."""
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, sizes = line.split(":")
            decisions, ends = sizes.split()
            found[name] = Size(int(decisions), int(ends))
    return found


def write() -> None:
    """Count anew and write the file."""
    sizes = {
        "one deal, fixed": count_forwards([one_deal()], fixed(CHANCE_SEED)),
        "one deal, every outcome": count_forwards([one_deal()], every_outcome),
        "every deal, every outcome": count_forwards(every_deal(), every_outcome),
    }
    lines = "".join(f"{name}: {size.decisions} {size.ends}\n" for name, size in sizes.items())
    FILE.write_text(f"{_ABOUT}\n{lines}", encoding="utf-8", newline="\n")
