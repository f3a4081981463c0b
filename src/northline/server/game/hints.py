"""Advice for learners: a good move for whoever asks, and what it is good for."""

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
    """A bot chooses from what the seat may know, in a process of its own; the move is not made."""
    seat = seat_of(table.seats, player)
    if seat is None:
        raise Refusal("not_seated", "you have no seat at this table")
    if not table.row.hints:
        raise Refusal("no_hints", "this table was set up without hints")
    if table.play is None:
        raise Refusal("not_started", "the game has not begun")
    game, seq, state = table.play.game, table.play.seq, table.play.game.state
    if state.over:
        raise Refusal("game_over", "the game is over")
    if seat not in state.to_act:
        raise Refusal("not_your_turn", "a hint is for the one who is to act")
    action, _ = await bots.choose(bot, state, seat)
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
