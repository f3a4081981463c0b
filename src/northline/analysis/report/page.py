"""The report as one page that loads nothing else: chart, turning points and mistakes with board pictures, tables."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape

from northline.analysis.annotated import KINDS, AnnotatedGame, Decision, TurningPoint
from northline.analysis.judging.positions import state_at
from northline.analysis.report import findings
from northline.analysis.report.chart import chart, legend
from northline.analysis.report.style import STYLE
from northline.analysis.sentences import KIND_WORDS, VERDICT_SIGNS, Sentences, percent
from northline.drawing.board_layout import BoardLayout
from northline.drawing.picture import position
from northline.editions.untrusted import printable
from northline.game import Game
from northline.rules.actions import Action, BuildStation, Claim, Keep, Pay
from northline.rules.formats.notation import parse_action
from northline.rules.state import State, Tunnel

_LONGEST_NAME = 24
_PICTURE_WIDTH = 900
MOST_PICTURES = 24
"""Of decisions: a game of a beginner would make a page that no browser likes."""
_TABLE_ROWS = 40
"""Moments in the table of chances."""


def page(
    game: Game, document: AnnotatedGame, player: int | None = None, layout: BoardLayout | None = None
) -> str:
    """The page as text; with ``player``, with the decisions of that seat alone."""
    return _Page(game, document, player, layout).text()


class _Page:
    def __init__(
        self, game: Game, document: AnnotatedGame, player: int | None, layout: BoardLayout | None
    ) -> None:
        self._game, self._document, self._player, self._layout = game, document, player, layout
        self._names = [printable(name, _LONGEST_NAME) for name in document.names]
        self._words = Sentences(game.edition, self._names)

    def text(self) -> str:
        title = f"{' and '.join(self._names)}: {findings.title(self._game)}"
        return "\n".join(
            (
                '<!doctype html><html lang="en"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width,initial-scale=1">',
                f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
                f"<h1>{escape(findings.title(self._game))}</h1>",
                f"<p>{escape(findings.outcome(self._game, self._names))}</p>",
                *self._course(),
                *self._turning_points(),
                *self._summary(),
                *self._luck(),
                *self._decisions(),
                f'<p class="soft">{escape(self._colophon())}</p>',
                "</main></body></html>\n",
            )
        )

    def _course(self) -> Iterator[str]:
        yield "<section><h2>The course of the game</h2>"
        yield "<p>Everybody’s chance to win with all cards open, after each action.</p>"
        yield legend(self._names)
        yield chart(self._document, self._names)
        yield "<details><summary>The same as a table</summary>"
        heads = [f"{name}: {what}" for name in self._names for what in ("open", "own view", "points")]
        moments = self._document.moments
        step = max(1, len(moments) // _TABLE_ROWS)
        rows = []
        for moment in (*moments[:-1:step], moments[-1]):
            cells = [str(moment.at)]
            for seat in range(self._document.players):
                own = moment.own[seat]
                cells += [
                    percent(moment.open.win[seat]),
                    percent(own.win[seat]),
                    f"{moment.open.points[seat]:.0f}",
                ]
            rows.append(cells)
        about = "Chances with all cards open, chances as the player could see them, and expected points."
        yield _table(about, ["after action", *heads], rows)
        yield "</details></section>"

    def _turning_points(self) -> Iterator[str]:
        points = self._document.turning_points
        if not points:
            return
        yield "<section><h2>Turning points</h2>"
        for number, point in enumerate(points, 1):
            told = " ".join(self._words.reason(reason) for reason in point.reasons)
            cause = "Luck" if point.cause == "luck" else "A decision"
            swings = ", ".join(
                f"{self._names[seat]} {findings.signed(swing)}"
                for seat, swing in enumerate(point.swing)
                if round(100 * swing)
            )
            yield f"<article><h3>{number}. Action {point.at + 1}: {escape(told)}</h3>"
            yield f'<p class="soft">{cause}. Chances to win: {escape(swings)} points of percent.</p>'
            yield self._picture_of_point(point)
            yield "</article>"
        yield "</section>"

    def _picture_of_point(self, point: TurningPoint) -> str:
        state = state_at(self._game, point.at + 1)
        action = parse_action(self._game.edition, self._game.record.entries[point.at].action)
        return self._picture(state, [action], f"The board after action {point.at + 1}.")

    def _summary(self) -> Iterator[str]:
        if not self._document.summary:
            return
        yield "<section><h2>What was given away</h2>"
        heads = ["player", *(KIND_WORDS[kind] for kind in KINDS), "accuracy"]
        rows = []
        for summary in self._document.summary:
            given = [f"{100 * summary.given_away.get(kind, 0.0):.0f}" for kind in KINDS]
            accuracy = "–" if summary.accuracy is None else f"{summary.accuracy:.0f}"
            rows.append([self._names[summary.seat], *given, accuracy])
        yield _table("Chances to win, in points of percent, by what decisions were about.", heads, rows)
        told = [
            f"{self._names[summary.seat]}: {findings.tally(summary)}." for summary in self._document.summary
        ]
        yield f"<p>{escape(' '.join(told))}</p></section>"

    def _luck(self) -> Iterator[str]:
        if self._document.luck is None:
            return
        yield "<section><h2>Luck and skill</h2>"
        heads = ["player", "result", "at the start", "cards", "tickets", "tunnels", "skill", "error"]
        rows = [
            [
                self._names[seat],
                percent(luck.result),
                percent(luck.start),
                *map(findings.signed, (luck.luck.cards, luck.luck.tickets, luck.luck.tunnels, luck.skill)),
                f"±{round(100 * luck.error)}",
            ]
            for seat, luck in enumerate(self._document.luck.seats)
        ]
        yield _table("Each row adds up to the result, in points of percent.", heads, rows)
        yield "</section>"

    def _decisions(self) -> Iterator[str]:
        found = findings.faults(self._document, self._player)
        who = "" if self._player is None else f" of {self._names[self._player]}"
        yield f"<section><h2>{escape(f'Decisions{who} that gave something away')}</h2>"
        if not found:
            yield "<p>None that could be told from the best.</p>"
        pictured = sorted(found, key=lambda decision: -decision.loss)[:MOST_PICTURES]
        for decision in found:
            yield from self._decision(decision, decision in pictured)
        yield "</section>"

    def _decision(self, decision: Decision, pictured: bool) -> Iterator[str]:
        assert decision.best is not None
        name, made = self._names[decision.seat], self._words.action(decision.action)
        better = self._words.action(decision.best)
        yield f"<article><h3>Action {decision.at + 1}, {escape(name)}: {escape(made)}</h3>"
        loss = f"{findings.signed(-decision.loss)} {findings.error_of(decision)}"
        sign = VERDICT_SIGNS[decision.verdict]
        yield (
            f'<p><span class="verdict {decision.verdict}">{sign} {decision.verdict}</span>: {loss} points of percent. '
            f"Better: <strong>{escape(better)}</strong>.</p>"
        )
        yield f"<p>{escape(' '.join(self._words.reason(reason) for reason in decision.reasons))}</p>"
        if pictured:
            state = state_at(self._game, decision.at)
            action = parse_action(self._game.edition, decision.best)
            yield self._picture(
                state, [action], f"The board before action {decision.at + 1}; better: {better}."
            )
        yield "</article>"

    def _picture(self, state: State, actions: Sequence[Action], about: str) -> str:
        """A board with what actions are about highlighted; none for those that are about no place."""
        routes, cities = _places(state, actions)
        if not routes and not cities:
            return ""
        drawn = position(
            state,
            names=self._names,
            width=_PICTURE_WIDTH,
            routes=routes,
            cities=cities,
            layout=self._layout,
        )
        data = b64encode(drawn.encode()).decode()
        return f'<img loading="lazy" alt="{escape(about)}" src="data:image/svg+xml;base64,{data}">'

    def _colophon(self) -> str:
        settings = self._document.settings
        return (
            f"Level {settings.level}; positions valued by {settings.values}. A decision is called worse than another "
            "only where the difference is more than twice its standard error."
        )


def _places(state: State, actions: Sequence[Action]) -> tuple[list[str], list[str]]:
    """The ids of routes and cities that actions are about."""
    edition = state.edition
    routes, cities = [], []
    for action in actions:
        match action:
            case Claim(route):
                routes.append(edition.routes[route].id)
            case Pay() if isinstance(state.phase, Tunnel):
                routes.append(edition.routes[state.phase.route].id)
            case BuildStation(city):
                cities.append(edition.cities[city].id)
            case Keep(tickets):
                ends = [end for t in tickets for end in (edition.tickets[t].a, edition.tickets[t].b)]
                cities += [edition.cities[end].id for end in ends]
            case _:
                pass
    return routes, cities


def _table(about: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table><caption>{escape(about)}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
