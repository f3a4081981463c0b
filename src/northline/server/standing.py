"""The final table, with every point explained, as a document."""

from __future__ import annotations

from typing import Any

from northline.game import Game
from northline.rules.score import Standing


def standings_document(game: Game) -> list[dict[str, Any]]:
    return [_standing(game, standing) for standing in game.standings()]


def _standing(game: Game, standing: Standing) -> dict[str, Any]:
    edition, breakdown = game.edition, standing.breakdown
    return {
        "place": standing.place,
        "seat": standing.seat,
        "name": game.names[standing.seat],
        "points": standing.points,
        "routes": breakdown.routes,
        "tickets": [
            {
                "ticket": edition.tickets[ticket.ticket].id,
                "completed": ticket.completed,
                "points": ticket.points,
            }
            for ticket in breakdown.tickets
        ],
        "stations": breakdown.stations,
        "bonuses": [
            {"card": edition.bonus_cards[bonus.card].id, "count": bonus.count, "points": bonus.points}
            for bonus in breakdown.bonuses
        ],
        "longest_path": breakdown.longest_path.length,
    }
