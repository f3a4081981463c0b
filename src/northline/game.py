"""A game in progress: the position, its record and its chance in one convenient holder."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from northline.editions import Edition, EditionError
from northline.editions import edition as built_in
from northline.rules import notation
from northline.rules.actions import Action
from northline.rules.chance import Chance, Recorded, Recording, SplitMix, SystemChance
from northline.rules.engine import apply, legal_actions
from northline.rules.errors import IllegalAction
from northline.rules.events import Event
from northline.rules.record import Entry, Header, Record, RecordError, UnknownEdition, parse_record
from northline.rules.score import Standing, standings
from northline.rules.setup import new_game
from northline.rules.state import State
from northline.rules.view import View, view


class Game:
    """A game that can be played, watched, taken back, saved and loaded.

    >>> import northline as nl
    >>> game = nl.Game.new(nl.edition("nordic_countries"), players=2, seed=7)
    >>> game.to_act
    (0, 1)
    """

    def __init__(self, state: State, record: Record, chance: Chance, events: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.record = record
        self.setup_events = events
        """What was turned up while the game was set up."""
        self._chance = chance
        self._history: list[tuple[State, tuple[Event, ...]]] = []

    @classmethod
    def new(
        cls,
        edition: Edition,
        players: int = 2,
        seed: int | None = None,
        *,
        names: tuple[str, ...] = (),
        first: int | None = None,
        bots: tuple[str | None, ...] = (),
    ) -> Game:
        """Set up a game. With a seed it can be had again; without, the operating system's randomness decides."""
        if names and len(names) != players:
            raise ValueError(f"{players} players need {players} names, not {len(names)}")
        chance: Chance = SystemChance() if seed is None else SplitMix(seed)
        recording = Recording(chance)
        state, events = new_game(edition, players, recording, first)
        header = Header(
            edition=edition.id,
            digest=edition.digest,
            players=players,
            names=tuple(names) or tuple(f"Player {seat + 1}" for seat in range(players)),
            first=first,
            seed=seed,
            setup=tuple(recording.outcomes),
            bots=tuple(bots),
        )
        return cls(state, Record(header), chance, events)

    # Looking

    @property
    def edition(self) -> Edition:
        return self.state.edition

    @property
    def names(self) -> tuple[str, ...]:
        return self.record.header.names

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.state.to_act

    @property
    def history(self) -> tuple[tuple[State, tuple[Event, ...]], ...]:
        """For each action so far: the position before it, and what happened."""
        return tuple(self._history)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return legal_actions(self.state, seat)

    def view(self, seat: int | None) -> View:
        """What a seat may know now (None: a spectator)."""
        return view(self.state, seat)

    def standings(self) -> tuple[Standing, ...]:
        """Points and places as if the game ended now, the winner first."""
        return standings(self.state)

    def text(self, action: Action) -> str:
        """An action in notation."""
        return notation.format_action(self.edition, action)

    def _repr_svg_(self) -> str:
        """The game as it stands, in a notebook."""
        from northline.drawing.picture import position

        return position(self.state, names=self.names, width=960)

    # Playing

    def play(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Carry out an action, given as a value or as text, and return what happened."""
        if isinstance(action, str):
            action = notation.parse_action(self.edition, action)
        recording = Recording(self._chance)
        state, events = apply(self.state, action, recording, seat)
        self._history.append((self.state, events))
        self.record.entries.append(Entry(seat, self.text(action), tuple(recording.outcomes)))
        self.state = state
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether this seat did the last thing that was done, and nothing hidden was revealed by it."""
        if not self._history or self.record.entries[-1].seat != seat:
            return False
        entry, (_, events) = self.record.entries[-1], self._history[-1]
        return not entry.chance and not any(event.reveals for event in events)

    def undo(self, seat: int) -> None:
        """Take back this seat's last action."""
        if not self.can_undo(seat):
            raise IllegalAction(
                "UNDO", "only your own last action, with nothing revealed by it, can be taken back"
            )
        self.state, _ = self._history.pop()
        self.record.entries.pop()

    # Saving and loading

    def save(self, path: str | Path) -> None:
        """Write the record. The file is replaced as a whole: a crash leaves the old one or the new one."""
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
        """Read a record and replay it. Pass the edition if it is not one of the built-in ones."""
        try:
            with open(path, encoding="utf-8", newline="\n") as file:
                record = parse_record(file)
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not a record: it is not UTF-8 text") from None
        return cls.replay(record, edition)

    @classmethod
    def replay(cls, record: Record, edition: Edition | None = None) -> Game:
        """Play a record again, action by action, and be ready to go on."""
        header = record.header
        try:
            edition = edition or built_in(header.edition)
        except EditionError:
            raise UnknownEdition(
                f"the record was played on {header.edition!r}, which is not built in: pass that edition"
            ) from None
        if (edition.id, edition.digest) != (header.edition, header.digest):
            raise RecordError(
                f"the record was played on {header.edition} {header.digest}, and this is {edition.id} {edition.digest}"
            )
        recorded = Recorded(header.setup)
        try:
            state, events = new_game(edition, header.players, recorded, header.first)
        except ValueError as error:
            raise RecordError(f"the set-up does not replay: {error}") from None
        if recorded.left:
            raise RecordError("the set-up used fewer chance outcomes than were recorded")
        game = cls(state, Record(header), recorded, events)
        for number, entry in enumerate(record.entries, 1):
            game._replay_one(number, entry)
        used = len(header.setup) + sum(len(entry.chance) for entry in record.entries)
        game._chance = SystemChance() if header.seed is None else SplitMix(header.seed)
        if isinstance(game._chance, SplitMix):
            game._chance.skip(used)
        return game

    def _replay_one(self, number: int, entry: Entry) -> None:
        recorded = Recorded(entry.chance)
        self._chance = recorded
        try:
            self.play(entry.seat, entry.action)
        except ValueError as error:
            raise RecordError(f"action {number}, '{entry.action}', does not replay: {error}") from None
        if recorded.left:
            raise RecordError(
                f"action {number}, '{entry.action}', used fewer chance outcomes than were recorded"
            )
