"""The final standings of a game, with every point explained."""

from __future__ import annotations

from northline.editions.model import Edition
from northline.game import Game
from northline.rules.analysis.planning import cheapest_path
from northline.rules.formats.standings import TicketDocument, standing_to_dict
from northline.rules.score import Breakdown, Standing, counted_for_bonus
from northline.server.wire.responses import BonusLine, BorrowedLine, FinalLine, TicketLine


def final_standings(game: Game) -> list[FinalLine]:
    """One line for each seat, the winner first."""
    return [_line(game, standing) for standing in game.standings()]


def _line(game: Game, standing: Standing) -> FinalLine:
    document = standing_to_dict(game.edition, standing, game.names[standing.seat])
    lengths = _usable(game, standing.seat, standing.breakdown)
    return FinalLine(
        place=document["place"],
        seat=document["seat"],
        name=document["name"],
        points=document["points"],
        ahead_by=document["ahead_by"],
        routes=document["routes"],
        tickets=[TicketLine(**line, path=_path(game.edition, line, lengths)) for line in document["tickets"]],
        stations=document["stations"],
        bonuses=[
            BonusLine(**line, counted=_counted(game, standing, bonus.card))
            for line, bonus in zip(document["bonus_cards"], standing.breakdown.bonuses, strict=True)
        ],
        borrowed=[BorrowedLine(**line) for line in document["borrowed"]],
        longest_path=document["longest_path"]["length"],
        longest_path_routes=document["longest_path"]["routes"],
    )


def _counted(game: Game, standing: Standing, card: int) -> list[str]:
    bonus = game.edition.bonus_cards[card]
    return list(counted_for_bonus(game.state, standing.seat, bonus, standing.breakdown))


def _usable(game: Game, seat: int, breakdown: Breakdown) -> list[int | None]:
    """The length of each route that a seat's tickets may use: its own and those its stations borrow."""
    borrowed = {line.route for line in breakdown.borrowed}
    return [
        route.length if owner == seat or index in borrowed else None
        for index, (route, owner) in enumerate(zip(game.edition.routes, game.state.owners, strict=True))
    ]


def _path(edition: Edition, line: TicketDocument, lengths: list[int | None]) -> list[str]:
    """The routes that connect the cities of a completed ticket."""
    if not line["completed"]:
        return []
    ticket = edition.tickets[edition.ticket_index[line["ticket"]]]
    path = cheapest_path(edition, lengths, ticket.a, ticket.b)
    return [] if path is None else [edition.routes[route].id for route in path.routes]
