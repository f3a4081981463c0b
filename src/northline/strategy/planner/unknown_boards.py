"""Traits for a board that nobody trained for: they follow from how long its games are and what a turn brings there.

What is weighed against the points of tickets and routes is measured in points, and where routes bring little, a turn
is worth little. In a short game other things matter than in a long one, so there are traits for both, and between
them every board has its mixture.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from math import log

from northline.strategy.board import Board
from northline.strategy.planner.traits import Traits

SHORT_GAME, LONG_GAME = 9.0, 30.0
"""Turns of a seat in games for which the traits of either kind are taken as they are."""
CARDS_A_TURN = 2.0
USUAL_POINTS = 2.0
"""What a turn brings on the boards between those where it brings much and those where it brings little."""
MEASURED_IN_POINTS = (
    "tempo",
    "claim",
    "rivalry",
    "locomotive",
    "card",
    "margin",
    "block",
    "haste",
    "train",
    "focus",
    "substitute",
    "thrift",
    "scarcity",
    "caution",
)
SCALING = 0.6
"""How much they follow the points of a turn: 0 not at all, 1 in proportion."""
MOST_SCALING = 2.0
"""They are never multiplied or divided by more, however strange a board is."""


def turns_of_a_game(board: Board) -> float:
    """The turns in which a seat draws cards for all its trains and claims routes with them."""
    return board.trains * (1.0 / board.claim_length + 1.0 / CARDS_A_TURN)


def points_of_a_turn(board: Board) -> float:
    """What a turn brings to two players who take the routes with most points for their turns."""
    routes = [
        (points / (1.0 + length / CARDS_A_TURN), points, length)
        for points, length in zip(board.route_points, board.route_length, strict=True)
    ]
    won, turns, spaces = 0.0, 0.0, 0
    for _, points, length in sorted(routes, reverse=True):
        if spaces >= 2 * board.trains:
            break
        won, turns, spaces = won + points, turns + 1.0 + length / CARDS_A_TURN, spaces + length
    return won / turns


def mixed(short: Traits, long: Traits, turns: float) -> Traits:
    """Traits between those for short and those for long games, for a game of so many turns.

    >>> mixed(Traits(tempo=2.0), Traits(tempo=4.0), turns=5.0).tempo
    2.0
    """
    share = (log(LONG_GAME) - log(turns)) / (log(LONG_GAME) - log(SHORT_GAME))
    share = min(1.0, max(0.0, share))
    ends = asdict(long), asdict(short)
    return Traits(**{name: (1.0 - share) * value + share * ends[1][name] for name, value in ends[0].items()})


def scaled(traits: Traits, points: float) -> Traits:
    """Traits for a board on which a turn brings so many points.

    >>> scaled(Traits(), points=USUAL_POINTS) == Traits()
    True
    """
    factor = max(points / USUAL_POINTS, 1e-9) ** SCALING
    factor = min(MOST_SCALING, max(1.0 / MOST_SCALING, factor))
    return replace(traits, **{name: factor * getattr(traits, name) for name in MEASURED_IN_POINTS})


def traits_for(board: Board, short: Traits, long: Traits) -> Traits:
    """The traits with which to play a board, from those for short and for long games."""
    return scaled(mixed(short, long, turns_of_a_game(board)), points_of_a_turn(board))
