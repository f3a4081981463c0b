"""What the positions around chance events are worth to every seat: by the value model, or by games played to their end.

Tickets decide much, and there are few such events: planners finish many games from each position. Of cards there are a
hundred in a game, so for them the value model has to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from northline.analysis.chance_events import ChanceEvent, ticket_deck_shuffled
from northline.analysis.values import Evaluator
from northline.kernel.convert import from_state
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import play_on, seeds
from northline.rules import State

Numbers = NDArray[np.float64]
"""Values: chance to win and lead over the best of the others, by seat; in samples, a row for each value before that."""

_LEAST_GAMES = 2
"""From each case, however unlikely it is."""
_GAMES_PER_THREAD = 4


@dataclass(frozen=True)
class EventValue:
    """What a chance event was worth."""

    after: Numbers
    """What came about,"""
    expected: Numbers
    """and what could be expected."""
    after_variance: Numbers
    """How uncertain the first is, where games were played,"""
    expected_variance: Numbers
    """and the second, where cases were sampled, too."""


def by_model(events: Sequence[ChanceEvent], evaluator: Evaluator) -> list[EventValue]:
    """Return what events are worth by the model of luck, with all cards open."""
    chances = evaluator.for_luck([state for event in events for state in _positions(event)])
    values = iter(np.array([(each.win, each.leads) for each in chances]))
    found = []
    for event in events:
        after = _take(values, 1)
        found.append(_event_value(event, after, [_take(values, len(case.states)) for case in event.cases]))
    return found


def by_games(events: Sequence[ChanceEvent], games: int, threads: int | None = None) -> list[EventValue]:
    """Return what events are worth when planners play that many games to their end after what came about, and as many
    after what could have."""
    listed, sizes = [], []
    for event in events:
        size = [max(_LEAST_GAMES, round(games * case.probability)) for case in event.cases]
        states = [event.after] * games
        for case, number in zip(event.cases, size, strict=True):
            states += [case.states[place % len(case.states)] for place in range(number)]
        dealt = seeds(event.at + 1, len(states))  # those of an event do not depend on other events
        listed += [
            from_state(ticket_deck_shuffled(state, int(seed)), int(seed))
            for state, seed in zip(states, dealt, strict=True)
        ]
        sizes.append(size)
    if not events:
        return []
    edition = events[0].after.edition
    played = play_on(
        edition, np.array(listed), "planner", workers=Workers(threads), min_games=_GAMES_PER_THREAD
    )
    values = iter(np.stack((_shares(played.places), leads_of(played.points)), axis=1))
    found = []
    for event, size in zip(events, sizes, strict=True):
        after = _take(values, games)
        found.append(_event_value(event, after, [_take(values, number) for number in size]))
    return found


def _positions(event: ChanceEvent) -> list[State]:
    return [event.after, *(state for case in event.cases for state in case.states)]


def _take(values: Iterator[Numbers], number: int) -> Numbers:
    return np.array(list(islice(values, number)))


def _event_value(event: ChanceEvent, after: Numbers, cases: Sequence[Numbers]) -> EventValue:
    expected, variance = np.zeros(after.shape[1:]), np.zeros(after.shape[1:])
    for case, values in zip(event.cases, cases, strict=True):
        expected += case.probability * values.mean(axis=0)
        variance += case.probability**2 * _variance_of_mean(values)
    return EventValue(after.mean(axis=0), expected, _variance_of_mean(after), variance)


def _variance_of_mean(values: Numbers) -> Numbers:
    if len(values) == 1:
        return np.zeros(values.shape[1:])
    return np.asarray(values.var(axis=0, ddof=1) / len(values))


def _shares(places: NDArray[np.int8]) -> Numbers:
    first = (places == 1).astype(float)
    return np.asarray(first / first.sum(axis=1, keepdims=True))


def leads_of(points: NDArray[np.int32]) -> Numbers:
    """Each seat's points less the most that another seat has."""
    own = points.astype(float)
    best, second = np.sort(own, axis=1)[:, ::-1][:, :2].T[:, :, None]
    return np.asarray(np.where((own == best) & (best > second), own - second, own - best))
