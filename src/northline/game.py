"""A game in progress: its position, its record and its source of randomness in one object."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import SupportsIndex, TypeVar

from northline.editions import Edition, EditionError
from northline.editions import edition as built_in
from northline.editions.untrusted import printable, shown
from northline.rules.actions import Action
from northline.rules.chance import Chance, Recorded, Recording, SplitMix, SystemChance
from northline.rules.engine import apply, legal_actions
from northline.rules.errors import IllegalAction
from northline.rules.events import Event
from northline.rules.formats import notation
from northline.rules.formats.record import Entry, Header, Record, RecordError, UnknownEdition, parse_record
from northline.rules.score import Standing, standings
from northline.rules.setup import new_game
from northline.rules.state import State
from northline.rules.view import View, view

_LONGEST_TEXT = 1000
"""Characters of a name or a bot."""
_LARGEST_SEED = 256
"""Bits, far more than tell games apart; a number of thousands of digits could not be read again."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was evaluated but not made yet; see :meth:`Game.prepare`."""

    entry: Entry
    """What the record will say."""
    state: State
    """The position that the action leads to."""
    events: tuple[Event, ...]


class Game:
    """A game that can be played, watched, undone, saved and loaded.

    Make one with :meth:`new`, :meth:`load` or :meth:`replay`. Seats are numbered from 0. First everybody chooses
    tickets, in any order; then the seats take turns:

    >>> import northline as nl
    >>> game = nl.Game.new(nl.edition("nordic_countries"), players=2, seed=7)
    >>> game.to_act
    (0, 1)
    >>> for seat in game.to_act:
    ...     events = game.play(seat, game.legal_actions(seat)[-1])
    >>> game.to_act
    (1,)
    >>> [game.text(action) for action in game.legal_actions(1)[:3]]
    ['draw', 'take purple', 'take blue']
    >>> game.play(1, "take purple")
    (CardTaken(seat=1, card=0, slot=2), CardTurnedUp(slot=2, card=5))

    What is not allowed is refused with the rule that forbids it:

    >>> game.play(0, "draw")
    Traceback (most recent call last):
        ...
    northline.rules.errors.IllegalAction: it is not your turn [TURN-1]
    """

    def __init__(self, state: State, record: Record, chance: Chance, events: tuple[Event, ...] = ()) -> None:
        self.state = state
        """The position now."""
        self.record = record
        """Everything that was done so far; ``str(game.record)`` is the text of the file."""
        self.setup_events = events
        """The cards that were turned up while the game was set up."""
        self._chance = chance
        self._history: list[tuple[State, tuple[Event, ...]]] = []

    @classmethod
    def new(
        cls,
        edition: Edition,
        players: SupportsIndex = 2,
        seed: SupportsIndex | None = None,
        *,
        names: Iterable[str] = (),
        first: SupportsIndex | None = None,
        bots: Iterable[str | None] = (),
        chance: Chance | None = None,
    ) -> Game:
        """Set up a game.

        :param players: how many; an edition says in ``rules.players`` how few and how many can play.
        :param seed: makes the game reproducible. Without one the operating system's randomness decides.
        :param names: one for each seat; "Player 1" and so on without them.
        :param first: the seat that takes the first turn; without it chance decides.
        :param bots: which bot plays each seat (None: a person), for the record only.
        :param chance: a source of randomness of your own; such a game has no seed.
        :raises ValueError: when players, names, bots and first seat do not go together.
        :raises TypeError: when one of them is not what it should be, such as a number for a name.
        """
        if not isinstance(edition, Edition):
            raise TypeError(
                f"a game needs an edition, such as northline.edition('europe'), not {shown(edition)}"
            )
        seats = whole_number(players, "the number of players")
        edition.check_players(seats)
        first_seat = None if first is None else whole_number(first, "the first seat")
        number = None if seed is None else _seed(seed)
        if number is not None and chance is not None:
            raise ValueError("a game has a seed or a chance of its own, not both")
        all_names = _names(names, seats) or tuple(f"Player {seat + 1}" for seat in range(seats))
        all_bots = _bots(bots, seats)
        chance = chance or (SystemChance() if number is None else SplitMix(number))
        recording = Recording(chance)
        state, events = new_game(edition, seats, recording, first_seat)
        header = Header(
            edition=edition.id,
            digest=edition.digest,
            players=seats,
            names=all_names,
            first=first_seat,
            seed=number,
            setup=tuple(recording.outcomes),
            bots=all_bots,
        )
        return cls(state, Record(header), chance, events)

    # Inspecting

    @property
    def edition(self) -> Edition:
        """The board and its rules."""
        return self.state.edition

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self.record.header.names

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: several while tickets are chosen at the start, none at the end."""
        return self.state.to_act

    @property
    def history(self) -> tuple[tuple[State, tuple[Event, ...]], ...]:
        """For each action so far the position before it and its events."""
        return tuple(self._history)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, in order, from the cards turned up at set-up on. What was undone is not there.

        Nobody at the table may see all of it: ``event.seen_by(seat)`` is what a seat may.
        """
        return (*self.setup_events, *(event for _, events in self._history for event in events))

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """The actions a seat can choose from, sorted; empty when it is not its turn.

        See :func:`northline.rules.legal_actions` for payments that are legal but not listed.
        """
        return legal_actions(self.state, seat)

    def view(self, seat: int | None) -> View:
        """What a seat may know now, with its menu (None: a spectator)."""
        return view(self.state, seat)

    def standings(self) -> tuple[Standing, ...]:
        """Points and places as if the game ended now, the winner first."""
        return standings(self.state)

    def text(self, action: Action) -> str:
        """An action in notation, such as ``claim bergen-oslo-1 red*4``."""
        return notation.format_action(self.edition, action)

    def parse(self, text: str) -> Action:
        """The action that a text in notation stands for, legal or not.

        :raises NotationError: when the text is not an action.
        """
        return notation.parse_action(self.edition, text)

    def _repr_svg_(self) -> str:
        """The game as it stands, in a notebook."""
        from northline.drawing.picture import position

        return position(self.state, names=self.names, width=960)

    # Playing

    def play(self, seat: SupportsIndex, action: Action | str) -> tuple[Event, ...]:
        """Carry out an action, given as a value or in notation, and return its events.

        :raises IllegalAction: when the rules do not allow it now; the game stays as it is.
        :raises NotationError: when the text is not an action.
        :raises TypeError: when the seat is not a whole number, or the action neither an action nor a text.
        """
        step = self.prepare(seat, action)
        self.commit(step)
        return step.events

    def prepare(self, seat: SupportsIndex, action: Action | str) -> Step:
        """Evaluate an action without making it: the game stays as it is until :meth:`commit`.

        For callers that must do something in between, such as writing the entry to a database.
        """
        seat = whole_number(seat, "a seat")
        if isinstance(action, str):
            action = self.parse(action)
        recording = Recording(self._chance)
        state, events = apply(self.state, action, recording, seat)
        return Step(Entry(seat, self.text(action), tuple(recording.outcomes)), state, events)

    def commit(self, step: Step) -> None:
        """Make the action that :meth:`prepare` has just evaluated."""
        self._history.append((self.state, step.events))
        self.record.entries.append(step.entry)
        self.state = step.state

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's and revealed nothing hidden."""
        if not self._history or self.record.entries[-1].seat != seat:
            return False
        entry, (_, events) = self.record.entries[-1], self._history[-1]
        return not entry.chance and not any(event.reveals for event in events)

    def undo(self, seat: int) -> None:
        """Take back this seat's last action.

        :raises IllegalAction: unless :meth:`can_undo`.
        """
        if not self.can_undo(seat):
            raise IllegalAction("UNDO", "no_undo")
        self.state, _ = self._history.pop()
        self.record.entries.pop()

    # Saving and loading

    def save(self, path: str | Path) -> None:
        """Write the record to a file, atomically: a crash leaves the old file or the new one."""
        path = Path(path)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(str(self.record))
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise

    @classmethod
    def load(cls, path: str | Path, edition: Edition | None = None) -> Game:
        """Read a record and replay it.

        :param edition: needed when the game was played on an edition that is not built in.
        :raises RecordError: when the file is not a record or does not replay.
        """
        try:
            with open(path, encoding="utf-8-sig", newline="\n") as file:
                record = parse_record(file)
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not a record: it is not UTF-8 text") from None
        return cls.replay(record, edition)

    @classmethod
    def replay(cls, record: Record, edition: Edition | None = None, chance: Chance | None = None) -> Game:
        """Play a record again, action by action; the game can then go on.

        :param edition: needed when the game was played on an edition that is not built in.
        :param chance: decides from there on; without it the record's own seed, or the operating system.
        :raises RecordError: when the record does not replay.

        >>> import northline as nl
        >>> game = nl.Game.new(nl.edition("europe"), seed=1)
        >>> nl.Game.replay(game.record).state == game.state
        True
        """
        header = record.header
        try:
            edition = edition or built_in(header.edition)
        except EditionError:
            raise UnknownEdition(
                f"the record was played on {shown(header.edition)}, which is not built in: pass that edition"
            ) from None
        if (edition.id, edition.digest) != (header.edition, header.digest):
            raise RecordError(
                f"the record was played on {printable(header.edition)} {printable(header.digest)},"
                f" and this is {edition.id} {edition.digest}"
            )
        recorded = Recorded(header.setup)
        try:
            state, events = new_game(edition, header.players, recorded, header.first)
        except ValueError as error:
            raise RecordError(f"the set-up does not replay: {error}") from None
        if recorded.left:
            raise RecordError("the set-up used fewer chance outcomes than were recorded")
        game = cls(state, Record(header), recorded, events)
        for entry in record.entries:
            game.replay_entry(entry)
        used = len(header.setup) + sum(len(entry.chance) for entry in record.entries)
        if chance is None and header.seed is not None:
            chance = SplitMix(header.seed)
            chance.skip(used)
        game._chance = chance or SystemChance()
        return game

    def replay_entry(self, entry: Entry) -> tuple[Event, ...]:
        """Play one entry of a record, with the chance outcomes it was recorded with.

        :raises RecordError: when the entry does not replay here.
        """
        number = len(self.record.entries) + 1
        recorded, chance = Recorded(entry.chance), self._chance
        self._chance = recorded
        try:
            events = self.play(entry.seat, entry.action)
        except ValueError as error:
            raise RecordError(
                f"action {number}, '{printable(entry.action)}', does not replay: {error}"
            ) from None
        finally:
            self._chance = chance
        if recorded.left:
            raise RecordError(
                f"action {number}, '{printable(entry.action)}', used fewer chance outcomes than were recorded"
            )
        return events


# What a record can hold is decided when a game is made, not when it is loaded.


def whole_number(value: SupportsIndex, what: str) -> int:
    """A number as a plain integer, NumPy's integers too; true and false are not meant as numbers.

    :raises TypeError: when it is none.
    """
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise TypeError(f"{what} must be a whole number, not {'None' if value is None else shown(value)}")


def _seed(value: SupportsIndex) -> int:
    seed = whole_number(value, "a seed")
    if seed.bit_length() > _LARGEST_SEED:
        raise ValueError(f"a seed has at most {_LARGEST_SEED} bits")
    return seed


def _names(given: Iterable[str], players: int) -> tuple[str, ...]:
    names = _one_a_seat(given, players, "name")
    return tuple(_text(name, "a name") for name in names)


def _bots(given: Iterable[str | None], players: int) -> tuple[str | None, ...]:
    bots = _one_a_seat(given, players, "bot")
    return tuple(None if bot is None else _text(bot, "a bot (None: a person)") for bot in bots)


def _one_a_seat(given: Iterable[_T], players: int, what: str) -> tuple[_T, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise TypeError(f"give a tuple with one {what} for each player, not {shown(given)}")
    values = tuple(given)
    if values and len(values) != players:
        raise ValueError(f"{players} players need {players} {what}s, not {len(values)}")
    return values


def _text(value: str, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a text, not {shown(value)}")
    if len(value) > _LONGEST_TEXT:
        raise ValueError(f"{what} has at most {_LONGEST_TEXT:,} characters, not {len(value):,}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{what} must be text that can be saved, not {shown(value)}") from None
    return str(value)
