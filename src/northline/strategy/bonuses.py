"""Bonus cards: what coming nearer to one is worth."""

from __future__ import annotations

from northline.strategy.codes import LONGEST_PATH, ROUTES
from northline.strategy.paths import MINE, THEIRS
from northline.strategy.traits import BONUS, CONTEST


def share_bonuses(tables, s):
    """What one more route or ticket, or one more space of a path, is worth for the bonus cards that count them."""
    s.path_share = 0.0
    for card in range(tables.bonus_cards):
        if s.bonus_cards >> card & 1:
            lead = 0.0
            if tables.bonus_counts[card] == ROUTES:
                lead = _lead_in_routes(tables, s, card)
            s.bonus_share[card] = (
                s.traits[BONUS] * tables.bonus_points[card] / (6.0 + s.traits[CONTEST] * lead * lead)
            )
            if tables.bonus_counts[card] == LONGEST_PATH:
                s.path_share = s.traits[BONUS] * tables.bonus_points[card] / 20.0


def _lead_in_routes(tables, s, card):
    """How many routes more the seat has that a bonus card counts than the others on average."""
    lead = 0.0
    for route in range(tables.routes):
        if tables.route_bonus[route] >> card & 1:
            if s.status[route] == MINE:
                lead += 1.0
            elif s.status[route] == THEIRS:
                lead -= 1.0 / (s.players - 1)
    return lead
