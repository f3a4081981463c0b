"""A table in memory, with everybody who is connected to it: playing, sitting down, leaving.

Every change is made under the table's lock, in this order: work it out, write it to the database, apply it in memory,
broadcast it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Set
from dataclasses import replace
from functools import partial

from northline.server.cluster.messages import MomentEnded, StandInAgreed
from northline.server.db.rows import EntryKind, Room, SeatRow, seat_of
from northline.server.game.auto_play import AutoPlayer
from northline.server.game.connected_table import ConnectedTable
from northline.server.game.logged_game import LoggedGame, PendingEntry, results, start_entry
from northline.server.game.stored_table import locked
from northline.server.game.table_host import TableHost
from northline.server.game.waiting_room import bot_name
from northline.server.wire.protocol import Because, Why
from northline.server.wire.refusals import Refusal

logger = logging.getLogger("northline.server.table")

SUBSTITUTE_BOT = "greedy"
"""The bot that plays for somebody who left."""

Done = Callable[[int], None]


def _ignore(entry: int) -> None:
    """For callers who do not wait for an entry to be written."""


class LiveTable(ConnectedTable):
    """A table that somebody uses now. The registry makes sure that a process has no more than one of each."""

    def __init__(self, table_id: str, host: TableHost) -> None:
        super().__init__(table_id, host)
        self.auto_player = AutoPlayer(self, host)

    # Playing

    def holds(self, seat: int, player: str | None) -> bool:
        """Whether a player may act for a seat: it holds it, and no bot plays for it.

        Outside the lock the answer is a quick first check. :meth:`act` and :meth:`undo` ask again under the lock.
        """
        held = seat_of(self.seats[seat : seat + 1], player)
        return held == seat and self.seats[seat].bot is None

    @locked
    async def act(
        self, player: str | None, seat: int, action: str, acted_on: int, done: Done = _ignore
    ) -> int:
        """Carry out a player's action, chosen in position ``acted_on``. Return the number of its entry.

        ``done`` is told the number once the entry is in the database, before it is broadcast to others. The same
        message again changes nothing, and has the same number. Raise :class:`Refusal` if the player does not hold the
        seat by now, the position is stale, or the action is not legal.
        """
        return await self._append("action", seat, action, acted_on, self._unless_held(seat, player), done)

    @locked
    async def undo(self, player: str | None, seat: int, acted_on: int, done: Done = _ignore) -> int:
        """Take back a player's last action. As :meth:`act`."""
        return await self._append("undo", seat, "", acted_on, self._unless_held(seat, player), done)

    @locked
    async def act_for_bot(self, seat: int, action: str, acted_on: int, note: str) -> int:
        """Carry out a bot's action, unless the player has come back meanwhile. As :meth:`act`."""
        return await self._append("action", seat, action, acted_on, self._unless_bot(seat, True), note=note)

    @locked
    async def act_on_timeout(self, seat: int, action: str, acted_on: int, note: str) -> int:
        """Carry out an action for a player whose time is up, unless a bot plays by now. As :meth:`act`."""
        return await self._append("action", seat, action, acted_on, self._unless_bot(seat, False), note=note)

    def _unless_held(self, seat: int, player: str | None) -> Refusal | None:
        if self.holds(seat, player):
            return None
        return Refusal("not_seated", "you are only watching this table")

    def _unless_bot(self, seat: int, bot: bool) -> Refusal | None:
        if (self.seats[seat].bot is not None) == bot:
            return None
        return Refusal("stale", "this seat is being played by someone else now")

    async def _append(
        self,
        kind: EntryKind,
        seat: int,
        text: str,
        acted_on: int,
        refusal: Refusal | None,
        done: Done = _ignore,
        note: str = "",
    ) -> int:
        """Append an entry to the log, unless it is there already or there is a reason to refuse it."""
        logged = self._started()
        duplicate = logged.find_duplicate(kind, seat, text, acted_on)
        if duplicate is not None:
            done(duplicate)
            return duplicate
        if self.row.state == "closed":
            raise Refusal("table_closed", "this table is closed")
        if refusal is not None:
            raise refusal
        spent = self.time_spent(logged, seat)
        if kind == "undo":
            pending = logged.prepare_undo(seat, acted_on, spent)
        else:
            pending = logged.prepare_action(seat, text, acted_on, note, spent)
        await self._write(logged, pending)
        self._charge_clock(pending.entry)
        self._on_entry(partial(done, pending.entry.seq))
        if logged.over:
            self.row = replace(self.row, state="over")
            logger.info("game over", extra={"table": self.id})
            self._broadcast_table()
        self.auto_player.update()
        return pending.entry.seq

    async def _write(self, logged: LoggedGame, pending: PendingEntry) -> None:
        ending = results(logged.game, pending.step, self.seats) if pending.step else []
        rated_in = self.row.edition if self.row.rated else None
        await self._store.append(self.id, pending.entry, ending, rated_in)
        logged.commit(pending)

    def go_on(self, seat: int, seq: int) -> None:
        """Let bots go on after entry ``seq`` without waiting whether its player takes it back."""
        logged = self._started()
        if logged.seq == seq and logged.last.seat == seat:
            self.on_moment_ended(seq)
            self._host.bus.publish(MomentEnded(0, self.id, seq))

    def why(self, seat: int, question: Why) -> Because:
        """Why a seat cannot do something now."""
        return self.serializer(seat).because(self._started(), question)

    # Sitting down and leaving

    @locked
    async def sit(self, player: str, name: str, wanted: int | None = None) -> int:
        """Give a player a seat: the one it holds, the wanted one, or the first that is free. Return the seat.

        When that was the last free seat, the game begins. A bot that plays for the player gets up.
        """
        held = seat_of(self.seats, player)
        if held is not None:
            row = self.seats[held]
            if row.resigned and self.row.state == "playing":
                raise Refusal("resigned", "you have resigned from this game")
            if row.bot is not None and self.row.state == "playing":
                await self._change_seat(row, replace(row, bot=None))
                self.auto_player.update()
            await self._start_if_full()
            return held
        if self.row.state != "waiting":
            raise Refusal("already_started", "the game has already started: there is no free seat")
        free = [row for row in self.seats if row.free]
        if not free:
            raise Refusal("table_full", "every seat at this table is taken")
        await self._make_way_for(name)
        row = next((row for row in free if row.seat == wanted), free[0])
        await self._change_seat(row, SeatRow(row.seat, name=name, player=player))
        await self._start_if_full()
        return row.seat

    async def _make_way_for(self, name: str) -> None:
        """Refuse a name that another person has; a bot that has it takes another one."""
        for row in self.seats:
            if (row.name or "").casefold() == name.casefold():
                if row.player is not None:
                    raise Refusal("bad_name", "someone at this table already has that name")
                await self._change_seat(row, replace(row, name=bot_name(self._room, row.seat)))

    @locked
    async def change_room(self, change: Callable[[Room], Room]) -> None:
        """Change settings or seats before the game begins. When no seat is free then, it may begin."""
        if self.row.state != "waiting":
            raise Refusal("already_started", "the game has begun, or the table is closed")
        before, after = self._room, change(self._room)
        if after != before:
            await self._store.change_room(before, after)
            self.row, self.seats = after
            self._broadcast_table()
            self._reseat(before.seats)
        await self._start_if_full()

    @locked
    async def leave(self, player: str | None) -> None:
        """Give up a seat. Once the game has begun, a bot plays on until the player comes back."""
        row = self._held_by(player)
        if self.row.state == "waiting":
            before = self.seats
            await self._change_seat(row, SeatRow(row.seat))
            self._reseat(before)
            if all(seat.player is None for seat in self.seats):
                await self._store.close_table(self.id)
                self.row = replace(self.row, state="closed")
                self._broadcast_table()
        elif self.row.state == "playing" and row.bot is None:
            await self._change_seat(row, self.with_bot(row, SUBSTITUTE_BOT))
            self.auto_player.update()

    def _held_by(self, player: str | None) -> SeatRow:
        held = seat_of(self.seats, player)
        if held is None:
            raise Refusal("not_seated", "you do not have a seat at this table")
        return self.seats[held]

    @locked
    async def substitute_bot(self, seat: int, seq: int) -> None:
        """Let a bot play on for somebody, unless the game has moved on from position ``seq``."""
        row = self.seats[seat]
        if self._started().seq != seq or row.bot is not None:
            raise Refusal("stale", "the game has moved on since then")
        await self._change_seat(row, self.with_bot(row, SUBSTITUTE_BOT))
        self.auto_player.update()

    @locked
    async def resign(self, player: str | None) -> None:
        """Give up the game for good. A bot plays on for the sake of the others."""
        row = self._held_by(player)
        if self.row.state != "playing":
            raise Refusal(
                "not_started" if self.row.state == "waiting" else "game_over", "there is no game in progress"
            )
        if not row.resigned:
            playing_on = row if row.bot is not None else self.with_bot(row, SUBSTITUTE_BOT)
            await self._change_seat(row, replace(playing_on, resigned=True))
            self.auto_player.update()

    async def _change_seat(self, before: SeatRow, after: SeatRow) -> None:
        await self._store.change_seat(self.id, before, after)
        self.seats = tuple(after if row.seat == after.seat else row for row in self.seats)
        self._update_absences()
        self._broadcast_table()

    # Bots for people who are away

    @locked
    async def agree_to_stand_in(self, player: str | None, by: int, seat: int, on: bool) -> None:
        """Agree, or no longer, to let a bot play for an absent seat. When all who are here agree, it does."""
        if not self.holds(by, player):
            raise Refusal("not_seated", "you are only watching this table")
        if self.row.clock is not None or self.row.rated:
            raise Refusal("bad_message", "bots stand in where there are neither clocks nor ratings")
        if seat not in self._absences.agreements:
            raise Refusal("stale", "nobody has been away from that seat for long")
        self._absences.agree(seat, by, on)
        self._host.bus.publish(StandInAgreed(0, self.id, seat, by, on))
        self._broadcast_table()
        await self._seat_stand_ins()

    async def _seat_stand_ins_later(self) -> None:
        """Let bots play where everybody who is still here had agreed to it."""
        try:
            await self.run_with_lock_and_retry(self._seat_stand_ins)
        except Exception:  # the others can agree again
            logger.exception("no bot stood in", extra={"table": self.id})

    async def _seat_stand_ins(self) -> None:
        for seat in self._absences.agreed_by_all(self._people_here()):
            await self._change_seat(self.seats[seat], replace(self.seats[seat], bot=SUBSTITUTE_BOT))
            logger.info("a bot stands in", extra={"table": self.id})
        self.auto_player.update()

    def _people_here(self) -> Set[int]:
        connected = self._presence.connected(self.id)
        return {row.seat for row in self.seats if row.bot is None and row.seat in connected}

    def _update_absences(self) -> None:
        """Note who has gone and who is back, if somebody is here to wait for them.

        Where there are clocks or ratings, bots do not stand in by agreement.
        """
        here = self._people_here()
        waiting = here and self.row.state == "playing" and self.row.clock is None and not self.row.rated
        people = {row.seat for row in self.seats if row.player is not None and row.bot is None}
        self._absences.update(people - here if waiting else set())
        if self._absences.agreed_by_all(here):
            self._stand_in_task = asyncio.create_task(self._seat_stand_ins_later())

    @locked
    async def start(self) -> None:
        """Begin the game, if all seats are taken and it has not begun."""
        await self._start_if_full()

    async def _start_if_full(self) -> None:
        if self.row.state == "waiting" and not self.row.waits and not any(seat.free for seat in self.seats):
            await self._start()

    @locked
    async def start_for(self, player: str | None) -> None:
        """Begin the game, because its host says so. Once it has begun, this changes nothing."""
        if not self._room.is_host(player):
            raise Refusal("not_creator", "only the host of the table can do this")
        if self.row.state == "closed":
            raise Refusal("already_started", "the table is closed")
        if any(seat.free for seat in self.seats):
            raise Refusal("seats_free", "put bots on the free seats, or remove those seats")
        if self.row.state == "waiting":
            await self._start()

    async def _start(self) -> None:
        names = [seat.name or "" for seat in self.seats]
        bots = [seat.bot for seat in self.seats]
        entry = start_entry(self._edition(), names, bots, self._host.settings.chance())
        await self._store.append(self.id, entry, room=self._room)
        self.row = replace(self.row, state="playing")
        self._fold([entry])
        logger.info("game begins", extra={"table": self.id})
        self._update_absences()
        self._on_refolded()
        self.auto_player.update()

    async def link_rematch(self, table_id: str) -> None:
        """Broadcast at which table the rematch is played. It is in the database already."""
        async with self._lock:
            self.row = replace(self.row, next=table_id)
            self._broadcast_table()
