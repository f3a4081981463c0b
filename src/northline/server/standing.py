"""The final table, with every point explained."""

from __future__ import annotations

from northline.game import Game
from northline.rules.score import Standing
from northline.server.answers import BonusLine, FinalLine, TicketLine


def final_table(game: Game) -> list[FinalLine]:
    return [_line(game, standing) for standing in game.standings()]


def _line(game: Game, standing: Standing) -> FinalLine:
    edition, breakdown = game.edition, standing.breakdown
    return FinalLine(
        place=standing.place,
        seat=standing.seat,
        name=game.names[standing.seat],
        points=standing.points,
        routes=breakdown.routes,
        tickets=[
            TicketLine(edition.tickets[ticket.ticket].id, ticket.completed, ticket.points)
            for ticket in breakdown.tickets
        ],
        stations=breakdown.stations,
        bonuses=[
            BonusLine(edition.bonus_cards[bonus.card].id, bonus.count, bonus.points)
            for bonus in breakdown.bonuses
        ],
        longest_path=breakdown.longest_path.length,
    )
