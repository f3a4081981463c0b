"""Hints for learners: a good move for whoever asks, and the reason for it."""

from __future__ import annotations

import asyncio

from northline.bots.advice import explain
from northline.rules.view import view
from northline.server.db.rows import seat_of
from northline.server.game.bot_pool import BotPool
from northline.server.game.live_table import LiveTable
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import Hint


async def hint(table: LiveTable, player: str | None, bots: BotPool, bot: str) -> Hint:
    """Let a bot choose for a player, from what the player's seat may see. The move is not made.

    Raise :class:`Refusal` unless the table has hints and it is the player's turn.
    """
    seat = seat_of(table.seats, player)
    if seat is None:
        raise Refusal("not_seated", "you do not have a seat at this table")
    if not table.row.hints:
        raise Refusal("no_hints", "hints are off at this table")
    if table.logged is None:
        raise Refusal("not_started", "the game has not started yet")
    game, seq, state = table.logged.game, table.logged.seq, table.logged.game.state
    if state.over:
        raise Refusal("game_over", "the game is over")
    if seat not in state.to_act:
        raise Refusal("not_your_turn", "you can only ask for a hint on your own turn")
    customer = table.customer._replace(person=player or table.id)
    action, _ = await bots.choose(bot, state, seat, customer, game.events)
    given = await asyncio.to_thread(explain, view(state, seat), game.parse(action))
    edition = game.edition
    return Hint(
        seq=seq,
        action=action,
        bot=bot,
        reason=given.reason,
        tickets=[edition.tickets[ticket].id for ticket in given.tickets],
        routes=[edition.routes[route].id for route in given.routes],
        points=given.points,
    )
