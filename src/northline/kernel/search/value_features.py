"""The features from which the value model tells who will win: those of a leaf, and more about the standing.

Any position will do. Where somebody is choosing tickets or pays for a tunnel, planners choose first: what such a
position is worth is what they make of it. In the middle of a draw the turn is not over: a feature says so.
"""

from __future__ import annotations

from northline.kernel.core.bits import count, popcount, total
from northline.kernel.core.compiler import device_function
from northline.kernel.core.intrinsics import call_policy
from northline.kernel.core.layout import LEAF_FEATURES
from northline.kernel.rules.primitives import card_at
from northline.kernel.rules.score import score
from northline.kernel.rules.step import step
from northline.kernel.search.determinization import determinize
from northline.kernel.search.leaf_value import expected_gain, fill_leaf_features
from northline.strategy.codes import LOCO, OPENING, OVER, SECOND_CARD, TICKET_CHOICE, TUNNEL, TURN

OPEN_CARDS = -2
"""In place of a seat: nothing is hidden."""
SPECTATOR = -1
"""In place of a seat: what everybody may know."""
_NOW = LEAF_FEATURES
GAIN = LEAF_FEATURES + 2
"""The feature with the gain that the leaf value forecasts, in fifties of points."""


@device_function
def fill_value_features(tables, game, scratch, memory, result, rows, seat, priors, planner, weights):
    """Fill in a row of features for each seat; ``result`` becomes the score as of now.

    What the seat cannot see is dealt anew (``OPEN_CARDS``: nothing is), and choices that come before the next card or
    turn are made by planners: ``game`` changes. Where the game is over after that, there are no features.
    """
    if seat != OPEN_CARDS:
        determinize(tables, game, scratch, seat, priors)
    while game.phase == OPENING or game.phase == TICKET_CHOICE or game.phase == TUNNEL:
        step(tables, game, game, call_policy(planner, tables, game, scratch, memory))
    if game.phase == OVER:
        score(tables, game, scratch, result)
        return
    in_a_draw = game.phase == SECOND_CARD
    game.phase = TURN
    fill_leaf_features(tables, game, scratch, memory, result, rows)
    if in_a_draw:
        game.phase = SECOND_CARD
    for own in range(game.players):
        _standing(tables, game, result, rows[own], own, in_a_draw)
        rows[own, GAIN] = expected_gain(rows[own], weights) / 50.0
    _leads(game, result, rows)


@device_function
def _standing(tables, game, result, row, seat, in_a_draw):
    """What a seat has now, and how much of the game is left for it."""
    hand, several = game.hands[seat], 0
    for kind in range(LOCO):
        several += 1 if count(hand, kind) >= 3 else 0
    shown = 0
    for place in range(tables.display):
        shown += 1 if card_at(game.display, place) == LOCO else 0
    after = (seat - game.seat + game.players) % game.players
    held = popcount(game.tickets[seat])
    row[_NOW] = result.total[seat] / 50.0
    row[_NOW + 3] = result.routes[seat] / 50.0
    row[_NOW + 4] = result.tickets[seat] / 40.0
    row[_NOW + 5] = result.completed_count[seat] / 4.0
    row[_NOW + 6] = (held - result.completed_count[seat]) / 4.0
    row[_NOW + 7] = several / 4.0
    row[_NOW + 8] = 1.0 if in_a_draw and after == 0 else 0.0
    row[_NOW + 9] = 1.0 if game.turns_left >= 0 and after < game.turns_left else 0.0
    row[_NOW + 10] = game.deck_left / 50.0
    row[_NOW + 11] = game.ticket_count / 20.0
    row[_NOW + 12] = shown / 2.0
    row[_NOW + 13] = total(game.discards) / 50.0


@device_function
def _leads(game, result, rows):
    """By how much each seat is ahead of the best of the others: now, and as far as the leaf value can tell."""
    for own in range(game.players):
        now, later = 1e9, 1e9
        for other in range(game.players):
            if other != own:
                lead = rows[own, _NOW] - rows[other, _NOW]
                now = min(now, lead)
                later = min(later, lead + rows[own, GAIN] - rows[other, GAIN])
        rows[own, _NOW + 1] = now
        rows[own, _NOW + 14] = later
