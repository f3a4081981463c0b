"""Boards and positions as SVG.

:func:`board` draws an edition, :func:`position` a state or a view, :func:`moment` a game or a record after so many
actions. All three return the text of an SVG file and take the same options:

>>> import northline as nl
>>> from northline import svg
>>> svg.board(nl.edition("europe"), theme="dark", ticket="brest-venezia")[:4]
'<svg'

:func:`load_layout` reads the geometry of a map of your own, made with ``northline edition layout``; pass it as
``layout``. :func:`payable` names the routes that a seat can claim, to be highlighted as ``routes``. :func:`preview`
draws the picture that a link to a game is shown with. :func:`png` renders any picture for places that do not take SVG.
"""

from __future__ import annotations

from typing import Any

from northline.drawing.board_layout import BoardLayout, LayoutError, load_layout
from northline.drawing.picture import board, payable, position
from northline.drawing.preview import PreviewLine, preview
from northline.drawing.raster import png
from northline.editions import Edition
from northline.game import Game
from northline.rules.formats.record import Record
from northline.rules.view import view

__all__ = [
    "BoardLayout",
    "LayoutError",
    "PreviewLine",
    "board",
    "load_layout",
    "moment",
    "payable",
    "png",
    "position",
    "preview",
]


def moment(
    game: Game | Record,
    at: int | None = None,
    *,
    seat: int | None = None,
    edition: Edition | None = None,
    **options: Any,
) -> str:
    """Draw a game after ``at`` actions, or as it stands.

    :param at: from 0 to the number of actions in the game.
    :param seat: put a ring around the cities of this seat's tickets.
    :param edition: needed for the record of an edition that is not built in.
    :param options: those of :func:`position`.
    :raises ValueError: when the game has no such moment.

    >>> import northline as nl
    >>> game = nl.Game.new(nl.edition("northern_lights"), players=2, seed=1)
    >>> "after 0 of 0 actions" in moment(game, 0)
    True
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
