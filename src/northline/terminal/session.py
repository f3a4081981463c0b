"""A game at one terminal: people at the keyboard, bots on the other seats, and a record saved after every action."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from northline.bots import Bot
from northline.bots.child import ProgramFailed
from northline.bots.choice import NotAnAction, read_choice
from northline.bots.event_feed import EventFeed
from northline.game import Game
from northline.rules import Action, IllegalAction, NotationError, View, check
from northline.terminal.answers import Answers
from northline.terminal.menu import Menu, menu_for, payment_label, short_menu
from northline.terminal.palette import player, printable
from northline.terminal.phrases import Narrator
from northline.terminal.position import offer_sheet, position
from northline.terminal.reading import Command, read
from northline.terminal.results import results, verdict
from northline.terminal.screen import Screen

_LEAVING = ("q", "quit", "exit")


class PlayerLeft(Exception):
    """Somebody leaves the game, which is saved."""


class BotFailed(Exception):
    """A bot failed, or chose an action that is not legal."""


class NotSaved(Exception):
    """The record could not be written."""


class Session:
    """Plays a game to its end, or until somebody leaves."""

    def __init__(
        self,
        game: Game,
        path: Path,
        screen: Screen,
        bots: dict[int, Bot],
        *,
        pace: float = 0.0,
        confirm: bool = True,
    ) -> None:
        self.game = game
        self.path = path
        self.screen = screen
        self._bots = bots
        self._feed = EventFeed(game, bots)
        self._pace = pace
        self._confirm = confirm
        self._people = [seat for seat in range(game.state.players) if seat not in bots]
        self._told = {seat: self._last_act_of(seat) for seat in (*self._people, None)}
        """How many actions of the game's history each person, or a spectator, has been told of."""
        self._at_keyboard: int | None = None
        if len(self._people) == 1:
            self._at_keyboard = self._people[0]

    def run(self) -> None:
        """Play until the game is over. Raises PlayerLeft when somebody leaves before."""
        while not self.game.over:
            seat = self._next_seat()
            if seat in self._bots:
                self._bot_turn(seat)
            else:
                self._person_acts(seat)
        self._show_end()
        for seat in self._bots:
            with self._blaming_bot(seat):
                self._feed.catch_up(seat)

    def dismiss_bots(self) -> None:
        """The game is over, or left: bots with processes of their own end them."""
        for bot in self._bots.values():
            if hasattr(bot, "close"):
                bot.close()

    def save(self) -> None:
        try:
            self.game.save(self.path)
        except OSError as error:
            raise NotSaved(f"the game cannot be saved in {self.path}: {error.strerror or error}") from None

    def _next_seat(self) -> int:
        """The seat that acts now. While all choose tickets, the person at the keyboard comes first."""
        waiting = self.game.to_act
        return self._at_keyboard if self._at_keyboard in waiting else waiting[0]

    # Bots

    def _bot_turn(self, seat: int) -> None:
        """Let a bot act until it is somebody else's turn."""
        while self._next_seat() == seat:
            with self._blaming_bot(seat):
                self._feed.catch_up(seat)
                view = self.game.view(seat)
                action = read_choice(view, self._bots[seat].choose(view))
                check(self.game.state, seat, action)
            self._play(seat, action)
            if self.game.over:
                break
        if len(self._people) <= 1:
            listener = self._people[0] if self._people else None
            if self._tell(listener):
                self.screen.pause(self._pace)

    @contextmanager
    def _blaming_bot(self, seat: int) -> Iterator[None]:
        name = printable(self.game.names[seat])
        try:
            yield
        except NotAnAction as error:
            raise BotFailed(f"the bot {name} {error}") from error
        except ProgramFailed as error:
            raise BotFailed(f"the bot {name} cannot go on: {error}") from error
        except Exception as error:  # a bot can be anybody's
            raise BotFailed(f"the bot {name} crashed: {type(error).__name__}: {error}") from error

    # People

    def _person_acts(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat)
        action = self._decide(seat)
        if action is None:
            return
        self._play(seat, action)
        self._tell(seat)
        self._offer_undo(seat)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between people at one keyboard, so that nobody sees another's hand."""
        if self._at_keyboard == seat:
            return
        if self._at_keyboard is not None:
            self.screen.clear()
        self._at_keyboard = seat
        name = printable(self.game.names[seat])
        self.screen.show(Rule())
        self._ask(f"Hand the keyboard to {name}. {name}, press Enter when no one else is looking: ")
        self.screen.clear()

    def _decide(self, seat: int) -> Action | None:
        """Ask until there is a legal action; None when the last one was undone instead."""
        view = self.game.view(seat)
        menu = menu_for(view)
        answers = Answers(self.game, seat, self.screen, menu)
        self._show_table(view, menu)
        while True:
            line = self._ask(f"{printable(self.game.names[seat])}> ")
            if not line:
                self.screen.say("Type a number from the menu, an action, or help.", "dim")
                continue
            try:
                meaning = read(view, menu, line)
                if isinstance(meaning, Command):
                    if meaning.word == "quit":
                        raise PlayerLeft
                    if meaning.word == "undo":
                        self._undo(seat)
                        return None
                    if meaning.word == "look":
                        self._show_table(view, menu)
                    else:
                        answers.give(meaning)
                    continue
                action = meaning[0] if len(meaning) == 1 else self._choose_payment(view, meaning)
                if action is not None:
                    check(self.game.state, seat, action)
                    return action
            except IllegalAction as error:
                self.screen.complain(error.why)
            except NotationError as error:
                self.screen.complain(str(error))

    def _choose_payment(self, view: View, ways: tuple[Action, ...]) -> Action | None:
        """Ask which cards to pay with; None when the player goes back."""
        self.screen.say("Which cards do you pay with?")
        for number, way in enumerate(ways, 1):
            self.screen.show(Text.assemble((f"{number:>3} ", "bold"), payment_label(view, ways, way)))
        while True:
            line = self._ask("Number (Enter for 1, b to go back): ").lower()
            if not line:
                return ways[0]
            if line in ("b", "back"):
                return None
            if line in _LEAVING:
                raise PlayerLeft
            if line.isascii() and line.isdigit() and 1 <= int(line[:6]) <= len(ways):
                return ways[int(line[:6]) - 1]
            self.screen.complain(f"type a number from 1 to {len(ways)}, or b")

    def _offer_undo(self, seat: int) -> None:
        """Offer to undo an action that revealed nothing, and wait before the screen is cleared for somebody else."""
        turn_is_over = self.game.over or self._next_seat() != seat
        if not turn_is_over:
            return
        undoable = self.game.can_undo(seat) and self._confirm
        others_look_next = len(self._people) > 1 and not self.game.over
        while undoable or others_look_next:
            line = self._ask(
                "Enter to continue, undo to take it back: " if undoable else "Enter to continue: "
            ).lower()
            if line == "undo" or (line == "u" and undoable):
                self._undo(seat)
                return
            if line in _LEAVING:
                raise PlayerLeft
            if not line:
                return
            self.screen.complain("press Enter to continue" + (", or type undo" if undoable else ""))

    def _undo(self, seat: int) -> None:
        try:
            self.game.undo(seat)
        except IllegalAction as error:
            self.screen.complain(error.why)
            return
        self.save()
        for listener, told in self._told.items():
            self._told[listener] = min(told, len(self.game.history))
        self.screen.say("Taken back.", "bold")

    # People and bots

    def _play(self, seat: int, action: Action) -> None:
        self.game.play(seat, action)
        self.save()

    def _tell(self, listener: int | None) -> bool:
        """Print what happened since this listener was last told; False when there was nothing to print."""
        history = self.game.history
        events = [event for _, happened in history[self._told[listener] :] for event in happened]
        self._told[listener] = len(history)
        lines = Narrator(self.game.edition, self.game.names, listener).tell(events)
        for line in lines:
            self.screen.show(Padding(line, (0, 0, 0, 2), expand=False))
        return bool(lines)

    def _last_act_of(self, seat: int | None) -> int:
        """Where to start telling after a break: a person hears again what happened since they last acted."""
        entries = self.game.record.entries
        own = [number for number, entry in enumerate(entries, 1) if seat in (entry.seat, None)]
        return own[-1] if own else 0

    def _ask(self, prompt: str) -> str:
        try:
            return self.screen.ask(prompt)
        except EOFError:
            self.screen.show(Text())
            raise PlayerLeft from None

    # Output

    def _show_table(self, view: View, menu: Menu) -> None:
        assert view.seat is not None
        game = self.game
        title = Text.assemble(f"{game.edition.name} · ", player(game.names, view.seat), f", {_task(view)}")
        self.screen.show(Rule(title, align="left"))
        self.screen.show(position(view, game.names, game.record.header.bots))
        if view.phase in ("opening", "tickets"):
            self.screen.show(offer_sheet(view))
        else:
            around = 15 + view.players + len(view.own_tickets) + len(view.bonus_cards)
            rows = max(3, min(12, self.screen.height - around))
            self.screen.show(Text(), short_menu(menu, self.screen.width, rows))
        if len(game.history) < 2 * view.players:
            self.screen.say(
                "Type a number or an action. help explains, hint suggests a move, map shows the board, quit saves.",
                "dim",
            )

    def _show_end(self) -> None:
        if len(self._people) > 1:
            self.screen.clear()
        elif self._people:
            self._tell(self._people[0])
        state, names = self.game.state, self.game.names
        self.screen.show(Rule(Text("The final scores", style="bold"), align="left"))
        self.screen.show(results(state, names), Text(), verdict(state, names))


def _task(view: View) -> str:
    match view.phase:
        case "opening":
            return "choose your first tickets"
        case "tickets":
            return "choose which tickets to keep"
        case "second_card":
            return "draw your second card"
        case "tunnel":
            return "the tunnel costs extra: pay or give it up"
        case _:
            return "your last turn" if view.turns_left is not None else "your turn"
