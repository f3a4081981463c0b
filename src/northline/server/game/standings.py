"""The final standings of a game, with every point explained."""

from __future__ import annotations

from northline.editions.model import Edition
from northline.game import Game
from northline.rules.analysis.planning import cheapest_path
from northline.rules.score import Breakdown, Standing, TicketResult
from northline.server.wire.responses import BonusLine, BorrowedLine, FinalLine, TicketLine


def final_standings(game: Game) -> list[FinalLine]:
    """One line for each seat, the winner first."""
    return [_line(game, standing) for standing in game.standings()]


def _line(game: Game, standing: Standing) -> FinalLine:
    edition, breakdown = game.edition, standing.breakdown
    lengths = _usable(game, standing.seat, breakdown)
    return FinalLine(
        place=standing.place,
        seat=standing.seat,
        name=game.names[standing.seat],
        points=standing.points,
        routes=breakdown.routes,
        tickets=[_ticket(edition, ticket, lengths) for ticket in breakdown.tickets],
        stations=breakdown.stations,
        bonuses=[
            BonusLine(edition.bonus_cards[bonus.card].id, bonus.count, bonus.points)
            for bonus in breakdown.bonuses
        ],
        borrowed=[
            BorrowedLine(edition.cities[borrowed.city].id, edition.routes[borrowed.route].id)
            for borrowed in breakdown.borrowed
        ],
        longest_path=breakdown.longest_path.length,
        longest_path_routes=[edition.routes[route].id for route in breakdown.longest_path.routes],
    )


def _usable(game: Game, seat: int, breakdown: Breakdown) -> list[int | None]:
    """The length of each route that a seat's tickets may use: its own and those its stations borrow."""
    borrowed = {line.route for line in breakdown.borrowed}
    return [
        route.length if owner == seat or index in borrowed else None
        for index, (route, owner) in enumerate(zip(game.edition.routes, game.state.owners, strict=True))
    ]


def _ticket(edition: Edition, result: TicketResult, lengths: list[int | None]) -> TicketLine:
    ticket = edition.tickets[result.ticket]
    path = cheapest_path(edition, lengths, ticket.a, ticket.b) if result.completed else None
    routes = [] if path is None else [edition.routes[route].id for route in path.routes]
    return TicketLine(ticket.id, result.completed, result.points, routes)
