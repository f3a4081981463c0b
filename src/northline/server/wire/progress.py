"""Progress on the wire, sent beside the view: that of ``rules.analysis.progress``, with ids instead of indices."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from northline.editions import Edition
from northline.rules.analysis import progress as worked_out
from northline.rules.analysis.progress import Status


class TicketProgress(msgspec.Struct, frozen=True):
    ticket: str
    status: Status
    """Dead: whatever happens, the trains that are left do not suffice any more."""
    trains: int | None
    """How many more it takes at least, on the board as it is; null when there is no way on it."""
    way: list[str]
    """The routes to claim for that."""


class BonusProgress(msgspec.Struct, frozen=True):
    card: str
    counts: list[int | None]
    """How much each seat has of what the card counts; null where that is a secret."""
    leaders: list[int] | None
    """The seats that would score it now, all of them where they tie; null while somebody's count is a secret."""
    counted: list[list[str] | None]
    """What each count consists of: tickets, routes or countries; null where that is a secret."""


class Progress(msgspec.Struct, frozen=True):
    """How far one has come. A spectator has no tickets."""

    tickets: list[TicketProgress]
    offer: list[TicketProgress]
    """The tickets one is choosing from."""
    longest_paths: list[int]
    """In spaces, by seat."""
    bonuses: list[BonusProgress]


def progress_document(edition: Edition, known: worked_out.Progress) -> Progress:
    """The progress of a seat as it travels."""
    return Progress(
        tickets=_tickets(edition, known.tickets),
        offer=_tickets(edition, known.offer),
        longest_paths=list(known.longest_paths),
        bonuses=[_bonus(edition, bonus) for bonus in known.bonuses],
    )


def _bonus(edition: Edition, bonus: worked_out.BonusProgress) -> BonusProgress:
    return BonusProgress(
        card=edition.bonus_cards[bonus.card].id,
        counts=list(bonus.counts),
        leaders=None if bonus.leaders is None else list(bonus.leaders),
        counted=[None if names is None else list(names) for names in bonus.counted],
    )


def _tickets(edition: Edition, tickets: Iterable[worked_out.TicketProgress]) -> list[TicketProgress]:
    return [
        TicketProgress(
            ticket=edition.tickets[line.ticket].id,
            status=line.status,
            trains=line.trains,
            way=[edition.routes[route].id for route in line.path],
        )
        for line in tickets
    ]
