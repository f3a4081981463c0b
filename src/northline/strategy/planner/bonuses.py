"""Bonus cards: the value of progress towards them."""

from __future__ import annotations

from northline.strategy.codes import LONGEST_PATH, ROUTES
from northline.strategy.planner.paths import MINE, THEIRS
from northline.strategy.planner.traits import TRAIT


def set_bonus_values(board, s):
    """Set the value of one more route or ticket (``s.bonus_share``) or space of a path (``s.path_share``)."""
    s.path_share = 0.0
    for card in range(board.bonus_cards):
        if s.bonus_cards >> card & 1:
            lead = 0.0
            if board.bonus_counts[card] == ROUTES:
                lead = _lead_in_routes(board, s, card)
            s.bonus_share[card] = (
                s.traits[TRAIT.bonus]
                * board.bonus_points[card]
                / (6.0 + s.traits[TRAIT.contest] * lead * lead)
            )
            if board.bonus_counts[card] == LONGEST_PATH:
                s.path_share = s.traits[TRAIT.bonus] * board.bonus_points[card] / (0.45 * board.trains)


def _lead_in_routes(board, s, card):
    """The seat's lead, over the average opponent, in routes that a bonus card counts."""
    lead = 0.0
    for route in range(board.routes):
        if board.route_bonus[route] >> card & 1:
            if s.status[route] == MINE:
                lead += 1.0
            elif s.status[route] == THEIRS:
                lead -= 1.0 / (s.players - 1)
    return lead
