"""The coach: hints for whoever is to act, and a remark on one's last turn, with the reasons for them."""

from __future__ import annotations

import asyncio

from northline.bots.advice import explain
from northline.game import Game
from northline.rules.view import view
from northline.server.db.rows import seat_of
from northline.server.game.bot_pool import BotPool
from northline.server.game.live_table import LiveTable
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import CoachRemark, Hint


async def hint(table: LiveTable, player: str | None, bots: BotPool, bot: str) -> Hint:
    """Let a bot choose for a player, from what the player's seat may see. The move is not made.

    Raise :class:`Refusal` unless the table has hints and it is the player's turn.
    """
    seat, game, seq = _coached(table, player)
    state = game.state
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


async def remark(table: LiveTable, player: str | None, bots: BotPool, bot: str) -> CoachRemark:
    """Say what a bot would have done in a player's last turn, from what the player could know then.

    Raise :class:`Refusal` unless the table has hints and the player's turn is over.
    """
    seat, game, seq = _coached(table, player)
    if seat in game.state.to_act:
        raise Refusal("not_your_turn", "the coach says something once your turn is over")
    own = [number for number, entry in enumerate(game.record.entries) if entry.seat == seat]
    if not own:
        raise Refusal("not_started", "you have done nothing yet")
    state, done = game.history[own[-1]][0], game.record.entries[own[-1]].action
    events = (*game.setup_events, *(event for _, told in game.history[: own[-1]] for event in told))
    customer = table.customer._replace(person=player or table.id)
    instead, _ = await bots.choose(bot, state, seat, customer, events)
    given = await asyncio.to_thread(explain, view(state, seat), game.parse(instead))
    edition = game.edition
    return CoachRemark(
        seq=seq,
        action=done,
        same=instead == done,
        instead=instead,
        reason=given.reason,
        tickets=[edition.tickets[ticket].id for ticket in given.tickets],
        routes=[edition.routes[route].id for route in given.routes],
        points=given.points,
    )


def _coached(table: LiveTable, player: str | None) -> tuple[int, Game, int]:
    """The seat, the game and the position of a player who may be coached; raise :class:`Refusal` for others."""
    seat = seat_of(table.seats, player)
    if seat is None:
        raise Refusal("not_seated", "you do not have a seat at this table")
    if not table.row.hints:
        raise Refusal("no_hints", "hints are off at this table")
    if table.logged is None:
        raise Refusal("not_started", "the game has not started yet")
    if table.logged.over:
        raise Refusal("game_over", "the game is over")
    return seat, table.logged.game, table.logged.seq
