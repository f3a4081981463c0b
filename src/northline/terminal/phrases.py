"""Events as sentences of one line, as one seat may know them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from northline.editions import Edition
from northline.editions.words import counted
from northline.rules.events import (
    CardDrawn,
    CardTaken,
    DeckRefilled,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegan,
    OpeningDone,
    Passed,
    RouteClaimed,
    StationBuilt,
    TicketsChosen,
    TicketsDrawn,
    TicketsKept,
    TunnelLeft,
    TunnelTried,
    TurnBegan,
)
from northline.terminal import names as n
from northline.terminal.palette import card, cards_in_words, name, player


class Narrator:
    """Tells events to one seat (None: to a spectator). With ``all_open`` nothing is hidden."""

    def __init__(
        self, edition: Edition, names: tuple[str, ...], seat: int | None, *, all_open: bool = False
    ) -> None:
        self._edition = edition
        self._names = names
        self._seat = seat
        self._all_open = all_open

    def tell(self, events: Iterable[Event]) -> list[Text]:
        """One line for each event worth telling; the two cards of a turn share one."""
        lines: list[Text] = []
        drawn: list[CardTaken | CardDrawn] = []

        def finish_draw() -> None:
            if drawn:
                lines.append(self._draw(drawn))
                drawn.clear()

        for event in events:
            if not self._all_open:
                event = event.seen_by(self._seat)
            if isinstance(event, CardTaken | CardDrawn):
                bonus = isinstance(event, CardDrawn) and event.bonus
                if drawn and (event.seat != drawn[0].seat or len(drawn) == 2 or bonus):
                    finish_draw()
                drawn.append(event)
                continue
            line = self._line(event)
            if line is not None or isinstance(event, TurnBegan):
                finish_draw()
            if line is not None:
                lines.append(line)
        finish_draw()
        return lines

    def _who(self, seat: int) -> Text:
        if seat == self._seat:
            return Text("You", style=player(self._names, seat).style)
        return player(self._names, seat)

    def _does(self, seat: int, verb: str, rest: str | Text = "") -> Text:
        """`You claim …` or `Ada claims …`."""
        endings = "" if seat == self._seat else "es" if verb.endswith("s") else "s"
        return Text.assemble(self._who(seat), f" {verb}{endings}", " " if rest else "", rest)

    def _draw(self, events: list[CardTaken | CardDrawn]) -> Text:
        """`Ada takes red and blue`, `You draw green`, `Ada draws 2 cards`."""
        s = "" if events[0].seat == self._seat else "s"
        line = Text.assemble(self._who(events[0].seat))
        if len(events) == 2 and all(isinstance(event, CardDrawn) and event.card is None for event in events):
            return Text.assemble(line, f" draw{s} 2 cards")
        verb = ""
        for event in events:
            line.append(" and" if verb else "")
            now = f" {'take' if isinstance(event, CardTaken) else 'draw'}{s}"
            line.append("" if now == verb else now)
            verb = now
            line.append_text(Text.assemble(" ", Text("a card") if event.card is None else card(event.card)))
        last = events[-1]
        return Text.assemble(line, " as a bonus" if isinstance(last, CardDrawn) and last.bonus else "")

    def _line(self, event: Event) -> Text | None:
        edition = self._edition
        match event:
            case RouteClaimed(seat, route, cards, points):
                what = f"{n.route_with_kind(edition, route)} with {cards_in_words(cards)}: "
                return Text.assemble(self._does(seat, "claim", what), (f"+{points}", "bold"))
            case TunnelTried(seat, route, laid, revealed, extra):
                return self._tunnel(seat, route, cards_in_words(laid), revealed, extra)
            case TunnelLeft(seat, route):
                return self._does(seat, "give", f"up the tunnel {n.ends(edition, edition.routes[route])}")
            case StationBuilt(seat, city, cards):
                city_name = edition.cities[city].name
                return self._does(seat, "build", f"a station in {city_name} with {cards_in_words(cards)}")
            case TicketsDrawn(seat, count, None):
                return self._does(seat, "draw", counted(count, "ticket"))
            case TicketsDrawn(seat, _, tickets):
                return self._does(seat, "draw", f"the tickets {self._tickets(tickets)}")
            case TicketsKept(seat, count, None):
                return self._does(seat, "keep", counted(count, "ticket"))
            case TicketsKept(seat, _, tickets) | TicketsChosen(seat, tuple() as tickets):
                return self._does(seat, "keep", self._tickets(tickets))
            case TicketsChosen(seat, None):
                return self._does(seat, "choose", "tickets")
            case OpeningDone(counts):
                kept = ", ".join(
                    f"{'you' if seat == self._seat else player(self._names, seat).plain} {count}"
                    for seat, count in enumerate(counts)
                )
                return Text(f"Tickets kept: {kept}")
            case DisplaySwept(cards):
                return Text(f"Too many locomotives: the {len(cards)} face-up cards are replaced")
            case DeckRefilled(count):
                return Text(f"The discard pile is shuffled into a new deck of {counted(count, 'card')}")
            case Passed(seat):
                return self._does(seat, "pass", "with nothing else to do")
            case LastRoundBegan(seat):
                line = self._does(seat, "start", "the last round: everyone gets one last turn")
                line.stylize("bold")
                return line
            case GameEnded():
                return Text("The game is over", style="bold")
            case _:
                return None

    def _tunnel(self, seat: int, route: int, laid: str, revealed: tuple[int, ...], extra: int) -> Text:
        shown = ", ".join(name(kind) for kind in revealed) or "nothing"
        cost = f"costs {counted(extra, 'card')} more" if extra else "costs no more"
        where = n.route_with_kind(self._edition, route)
        return self._does(seat, "dig", f"{where} with {laid}: {shown} turned over, {cost}")

    def _tickets(self, tickets: tuple[int, ...] | None) -> str:
        return ", ".join(n.ticket(self._edition, ticket) for ticket in tickets or ())
