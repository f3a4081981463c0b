"""The report in the terminal: sparklines, turning points, decisions, luck; at most 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from northline.analysis.annotated import KINDS, AnnotatedGame, Decision, Verdict
from northline.analysis.report import findings
from northline.analysis.sentences import KIND_WORDS, VERDICT_SIGNS, Sentences, percent
from northline.editions.untrusted import printable
from northline.game import Game

WIDTH = 80
_BARS = "▁▂▃▄▅▆▇█"
_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold red")
_VERDICT_STYLES: dict[Verdict, str] = {
    "inaccuracy": "yellow",
    "mistake": "bold yellow",
    "blunder": "bold red",
}
_LONGEST_NAME = 16


def print_report(console: Console, game: Game, document: AnnotatedGame, player: int | None = None) -> None:
    """Print the analysis of a game; with ``player``, the decisions of that seat alone."""
    names = [printable(name, _LONGEST_NAME) for name in document.names]
    report = _Report(console, game, document, names)
    report.heading(findings.title(game))
    report.say(findings.outcome(game, names))
    report.course()
    report.turning_points()
    report.decisions(player)
    report.summary()
    report.luck()


def sparkline(values: Sequence[float], width: int) -> str:
    """Numbers from 0 to 1 as a line of bars, each the mean of its share of them.

    >>> sparkline([0.0, 0.5, 1.0], 3)
    '▁▅█'
    """
    width = min(width, len(values))
    bars = []
    for place in range(width):
        part = values[len(values) * place // width : len(values) * (place + 1) // width]
        mean = sum(part) / len(part)
        bars.append(_BARS[min(len(_BARS) - 1, max(0, round(mean * (len(_BARS) - 1))))])
    return "".join(bars)


class _Report:
    def __init__(self, console: Console, game: Game, document: AnnotatedGame, names: list[str]) -> None:
        self._console, self._game, self._document, self._names = console, game, document, names
        self._width = min(WIDTH, console.width)
        self._words = Sentences(game.edition, names)

    def heading(self, words: str) -> None:
        self._print(Text(words, style="bold"))

    def say(self, sentence: str | Text, indent: int = 0) -> None:
        """Print a sentence, with its later lines indented as the first."""
        text = sentence if isinstance(sentence, Text) else Text(sentence)
        for line in text.wrap(self._console, max(20, self._width - indent)):
            self._print(Text.assemble(" " * indent, line))

    def course(self) -> None:
        """Everybody's chance to win, as bars from left to right."""
        self._print(Text())
        self.heading("Chance to win, with all cards open")
        longest = max(map(len, self._names))
        for seat, name in enumerate(self._names):
            chances = [moment.open.win[seat] for moment in self._document.moments]
            line = sparkline(chances, self._width - longest - 18)
            ends = f"{percent(chances[0]):>4} {line} {percent(chances[-1]):>4}"
            self._print(Text.assemble("  ", (name.ljust(longest), self._style(seat)), "  ", ends))

    def turning_points(self) -> None:
        points = self._document.turning_points
        if not points:
            return
        self._print(Text())
        self.heading("Turning points")
        for point in points:
            told = " ".join(self._words.reason(reason) for reason in point.reasons)
            swings = ", ".join(
                f"{self._names[seat]} {findings.signed(swing)}"
                for seat, swing in enumerate(point.swing)
                if round(100 * swing)
            )
            cause = "luck" if point.cause == "luck" else "a decision"
            self._entry(point.at, Text(told))
            self.say(Text(f"{swings} ({cause})", style="dim"), 8)

    def decisions(self, player: int | None) -> None:
        """What gave something away, and what would have been better."""
        found = findings.faults(self._document, player)
        self._print(Text())
        who = "" if player is None else f" of {self._names[player]}"
        self.heading(f"Decisions{who} that gave something away")
        if not found:
            self.say("None that could be told from the best.", 2)
        for decision in found:
            self._decision(decision)

    def _decision(self, decision: Decision) -> None:
        assert decision.best is not None
        sign = VERDICT_SIGNS[decision.verdict]
        self._entry(
            decision.at,
            Text.assemble(
                (self._names[decision.seat], self._style(decision.seat)),
                f": {self._words.action(decision.action)} ",
                (f"{sign} {decision.verdict}", _VERDICT_STYLES.get(decision.verdict, "")),
                f", {findings.signed(-decision.loss)} {findings.error_of(decision)}",
            ),
        )
        self.say(Text.assemble(("Better: ", "bold"), f"{self._words.action(decision.best)}."), 8)
        self.say(" ".join(self._words.reason(reason) for reason in decision.reasons), 8)

    def summary(self) -> None:
        if not self._document.summary:
            return
        self._print(Text())
        self.heading("Given away, in points of percent")
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("")
        for kind in KINDS:
            table.add_column(KIND_WORDS[kind], justify="right")
        table.add_column("accuracy", justify="right")
        for summary in self._document.summary:
            cells = [f"{100 * summary.given_away.get(kind, 0.0):.0f}" for kind in KINDS]
            accuracy = "–" if summary.accuracy is None else f"{summary.accuracy:.0f}"
            name = Text(self._names[summary.seat], style=self._style(summary.seat))
            table.add_row(Text.assemble("  ", name), *cells, accuracy)
        self._console.print(table, width=self._width)
        for summary in self._document.summary:
            self.say(f"{self._names[summary.seat]}: {findings.tally(summary)}.", 2)

    def luck(self) -> None:
        if self._document.luck is None:
            return
        self._print(Text())
        self.heading("Luck and skill: where the result came from")
        for seat, luck in enumerate(self._document.luck.seats):
            name = Text(self._names[seat], style=self._style(seat))
            self.say(Text.assemble(name, f": {findings.luck_sum(luck)}"), 2)

    def _entry(self, at: int, told: Text) -> None:
        """A paragraph with the number of the position before it."""
        first, *rest = told.wrap(self._console, max(20, self._width - 8)) or [Text()]
        self._print(Text.assemble((f"{at:>6}", "dim"), "  ", first))
        for line in rest:
            self._print(Text.assemble(" " * 8, line))

    def _style(self, seat: int) -> str:
        return _STYLES[seat % len(_STYLES)]

    def _print(self, text: Text) -> None:
        text.rstrip()
        self._console.print(text, soft_wrap=True, highlight=False)
