"""Playing a map thousands of times with bots, and saying what it is like while that goes on."""

from __future__ import annotations

from collections.abc import Iterator

from northline.arena.lab.counting import Counts, Experiment, count_chunk
from northline.arena.lab.findings import Findings, evaluate
from northline.editions import Edition

GAMES = 10_000
POLICY = "greedy"
"""Who plays: it plays ten thousand games in a second."""
STRONG = "planner"
"""Plays better, and forty times as slowly. The two often differ on which tickets are gifts and which are traps:
``python -m benchmarks.workshop players`` shows how much of that is chance."""
CHUNKS = {POLICY: 500, STRONG: 50}
"""Games between two looks."""


def playtest(
    edition: Edition,
    players: int | None = None,
    games: int = GAMES,
    seed: int = 0,
    threads: int | None = None,
    policy: str = POLICY,
) -> Iterator[Findings]:
    """Play games and yield what they say so far, each time twice as many have been played; the last is of all.

    :param players: seats at the table; by default the fewest that the edition allows.
    :raises TooLarge: for an edition that does not fit into the kernel.
    """
    experiment = Experiment(
        edition,
        players or edition.rules.players[0],
        games,
        (policy,),
        seed,
        threads,
        min(CHUNKS.get(policy, 50), games),
    )
    total: Counts = {}
    told_at = 1
    for number in range(experiment.chunks):
        counts = count_chunk(experiment, number)
        total = {name: total[name] + part if name in total else part for name, part in counts.items()}
        if number + 1 in (told_at, experiment.chunks):
            told_at *= 2
            yield evaluate(experiment, total)


def last_of(findings: Iterator[Findings]) -> Findings:
    """The findings of all games."""
    last = None
    for last in findings:  # noqa: B007
        pass
    assert last is not None
    return last
