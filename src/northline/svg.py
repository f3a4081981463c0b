"""Boards and positions as SVG.

>>> import northline as nl
>>> from northline import svg
>>> svg.board(nl.edition("europe"))[:4]
'<svg'

``board`` draws an edition, ``position`` a state or a view, ``moment`` a game or a record after so many actions.
All three return the text of an SVG file and take the same options. ``load_layout`` reads the geometry of a map of your
own, made with ``python -m tools.layout``; pass it as ``layout``.
"""

from __future__ import annotations

from typing import Any

from northline.drawing.board_layout import BoardLayout, LayoutError, load_layout
from northline.drawing.picture import board, payable, position
from northline.editions import Edition
from northline.game import Game
from northline.rules.formats.record import Record
from northline.rules.view import view

__all__ = ["BoardLayout", "LayoutError", "board", "load_layout", "moment", "payable", "position"]


def moment(
    game: Game | Record,
    at: int | None = None,
    *,
    seat: int | None = None,
    edition: Edition | None = None,
    **options: Any,
) -> str:
    """A game after ``at`` actions, or as it stands; with ``seat``, the cities of that seat's tickets are ringed.

    ``edition`` is for a record of an edition that does not come with Northline; the other options are those of
    :func:`position`.
    """
    if isinstance(game, Record):
        game = Game.replay(game, edition)
    history = game.history
    at = len(history) if at is None else at
    if not 0 <= at <= len(history):
        raise ValueError(
            f"the game has {len(history)} actions, so a moment is from 0 to {len(history)}, not {at}"
        )
    state = game.state if at == len(history) else history[at][0]
    if seat is not None:
        held = view(state, seat).own_tickets
        tickets = [state.edition.tickets[ticket] for ticket in held]
        ends = {state.edition.cities[city].id for ticket in tickets for city in (ticket.a, ticket.b)}
        options["cities"] = sorted(ends | set(options.get("cities", ())))
    options.setdefault("names", game.names)
    options.setdefault("note", f"after {at} of {len(history)} actions")
    return position(state, **options)
