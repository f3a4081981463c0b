"""Stepping through a recorded game."""

from __future__ import annotations

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from northline.game import Game
from northline.rules import State, view
from northline.terminal.palette import player, printable
from northline.terminal.phrases import Narrator
from northline.terminal.position import add_own, bonus_lines, display, players, position
from northline.terminal.results import results, verdict
from northline.terminal.screen import Screen


class Replay:
    """Shows each position of a game: as one seat saw it, or with everything open (``seat`` None)."""

    def __init__(self, game: Game, seat: int | None, screen: Screen) -> None:
        self._game = game
        self._seat = seat
        self._screen = screen
        self._positions = [*(state for state, _ in game.history), game.state]
        self._narrator = Narrator(game.edition, game.names, seat, all_open=seat is None)

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._positions) - 1

    def print_all(self) -> None:
        """Print all events, then the final position and the points."""
        for number in range(1, self.last + 1):
            for line in self._happened(number):
                self._screen.show(Text.assemble((f"{number:>4}  ", "dim"), line))
        self._show_position(self._game.state)
        self._show_end()

    def step_through(self) -> None:
        """Show one position after the other, as the user asks for them."""
        number = 0
        self._show(number)
        while True:
            try:
                line = self._screen.ask(f"{number}/{self.last}, Enter on, p back, number, q quit: ").lower()
            except EOFError:
                self._screen.show(Text())
                return
            wanted = _wanted(line, number)
            if line in ("q", "quit", "exit"):
                return
            if wanted is None:
                self._screen.complain("press Enter or n to go on, p to go back, or type a number or q")
            elif wanted > self.last and line in ("", "n"):
                self._screen.complain("this is the end of the record; p goes back, q leaves")
            elif not 0 <= wanted <= self.last:
                self._screen.complain(f"the positions are numbered from 0 to {self.last}")
            else:
                number = wanted
                self._show(number)

    def _happened(self, number: int) -> list[Text]:
        return self._narrator.tell(self._game.history[number - 1][1])

    def _show(self, number: int) -> None:
        if number:
            entry = self._game.record.entries[number - 1]
            action = "keep …" if entry.hidden_from(self._seat) else entry.action
            title = f"{number} of {self.last} · {printable(self._game.names[entry.seat])}: {action}"
        else:
            title = f"{self._game.edition.name}, before the first action"
        self._screen.show(Rule(Text(title), align="left"))
        for line in self._happened(number) if number else []:
            self._screen.show(Padding(line, (0, 0, 0, 2), expand=False))
        self._show_position(self._positions[number])
        if number == self.last:
            self._show_end()

    def _show_position(self, state: State) -> None:
        names = self._game.names
        seen = view(state, self._seat)
        if self._seat is not None:
            self._screen.show(position(seen, names))
            return
        self._screen.show(players(seen, names))
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row("Display", display(seen))
        for seat in range(state.players):
            add_own(table, view(state, seat), player(names, seat))
        if state.bonus_cards and state.over:
            table.add_row("Bonus", Text("\n").join(bonus_lines(seen, names)))
        self._screen.show(table)

    def _show_end(self) -> None:
        if self._game.over:
            state, names = self._game.state, self._game.names
            self._screen.show(results(state, names), Text(), verdict(state, names))


def _wanted(line: str, number: int) -> int | None:
    """The number of the position that a line asks for; None when it asks for none."""
    if line in ("", "n"):
        return number + 1
    if line == "p":
        return max(0, number - 1)
    return int(line[:9]) if line.isascii() and line.isdigit() else None
