"""The feature row of a view, in plain Python: number by number what the kernel writes for the same seat."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from northline.features.layout import fields_of
from northline.rules.claim import openness
from northline.rules.state import NOBODY
from northline.rules.view import View
from northline.strategy import codes


def view_row(view: View) -> NDArray[np.int16]:
    """Return the feature row of the seat that a view belongs to.

    >>> import northline as nl
    >>> game = nl.Game.new(nl.edition("europe"), players=2, seed=1)
    >>> row = view_row(game.view(0))
    >>> int(fields_of(game.edition, 2).part(row, "hand").sum())  # four cards
    4

    :raises ValueError: for the view of a spectator, who has no hand and no tickets.
    """
    if view.seat is None:
        raise ValueError("a spectator has no feature row: it is for the view of a seat")
    fields = fields_of(view.edition, view.players)
    row = np.zeros(fields.size, np.int16)
    part = {field.name: row[field.slice].reshape(field.shape) for field in fields.fields}
    from_me = [(view.seat + place) % view.players for place in range(view.players)]
    part["phase"][codes.PHASES[view.phase]] = 1
    for place, seat in enumerate(from_me):
        part["to_act"][place] = seat in view.to_act
        part["first"][place] = seat == view.first
        part["seen"][place] = view.seen[seat]
        if view.edition.rules.stations:
            part["stations"][place, list(view.stations[seat])] = 1
    for name, by_seat in (
        ("points", view.points),
        ("trains", view.trains),
        ("hand_sizes", view.hand_sizes),
        ("ticket_counts", view.ticket_counts),
        ("opening_kept", view.opening_kept),
        ("offered", view.offered),
    ):
        part[name][:] = [by_seat[seat] for seat in from_me]
    part["turns_left"][:] = -1 if view.turns_left is None else view.turns_left
    part["passes"][:] = view.passes
    part["deck"][:], part["ticket_deck"][:] = view.deck_size, view.ticket_deck_size
    part["hand"][:], part["discards"][:] = view.hand, view.discards
    for card in view.display:
        if card is not None:
            part["display"][card] += 1
    part["bonus_cards"][list(view.bonus_cards)] = 1
    _put_tickets(view, part)
    _put_routes(view, part)
    return row


def _put_tickets(view: View, part: dict[str, NDArray[np.int16]]) -> None:
    part["tickets"][[*view.own_tickets, *(view.kept or ())]] = 1
    part["offer"][range(len(view.offer)), list(view.offer)] = 1
    part["refused"][list(view.refused)] = 1
    for place, ticket in enumerate(view.known_ticket_deck):
        if ticket is not None:
            part["known_ticket_deck"][ticket] = place + 1


def _put_routes(view: View, part: dict[str, NDArray[np.int16]]) -> None:
    assert view.seat is not None
    for route, owner in enumerate(view.owners):
        if owner != NOBODY:
            part["owners"][(owner - view.seat) % view.players, route] = 1
    is_open = openness(view, view.seat)
    part["open"][:] = [is_open(route) for route in range(len(view.owners))]
    if view.tunnel is not None:
        part["tunnel"][view.tunnel.route] = 1
        part["laid"][:], part["extra"][:] = view.tunnel.laid, view.tunnel.extra
        for card in view.tunnel.revealed:
            part["revealed"][card] += 1
