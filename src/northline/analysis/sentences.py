"""English sentences for what an analysis found: for the terminal and for pages. Other clients have their own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from northline.analysis.annotated import Reason, Verdict
from northline.editions.model import Edition
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Pay,
    Retreat,
    Stop,
    Take,
)
from northline.rules.cards import CARD_NAMES
from northline.rules.formats.notation import parse_action

__all__ = [
    "Sentences",
]

VERDICT_WORDS: Mapping[Verdict, str] = {
    "forced": "forced",
    "best": "best",
    "equal": "as good as any",
    "good": "good",
    "inaccuracy": "inaccuracy",
    "mistake": "mistake",
    "blunder": "blunder",
}
VERDICT_SIGNS: Mapping[Verdict, str] = {
    "forced": "",
    "best": "!",
    "equal": "",
    "good": "",
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
}
"""As in chess: they do not rely on colours."""
KIND_WORDS = {
    "tickets": "choosing tickets",
    "routes": "routes and stations",
    "cards": "cards",
    "timing": "timing",
}

_Words = Callable[[Any], str]


class Sentences:
    """Puts the analysis of one game into words."""

    def __init__(self, edition: Edition, names: Sequence[str]) -> None:
        self._edition, self._names = edition, names
        self._routes = edition.route_index
        self._cities = edition.city_index
        self._tickets = edition.ticket_index

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self._names[seat]

    def route(self, name: str) -> str:
        """`Bergen–Oslo`; where there are several, with the colour."""
        edition, index = self._edition, self._routes[name]
        route = edition.routes[index]
        ends = f"{edition.cities[route.a].name}–{edition.cities[route.b].name}"
        twins = [other for other in edition.routes if {other.a, other.b} == {route.a, route.b}]
        distinct = len({other.color for other in twins}) > 1
        return f"{ends} ({color_name(route.color)})" if distinct else ends

    def ticket(self, name: str) -> str:
        """`Bergen–Oslo`."""
        ticket = self._edition.tickets[self._tickets[name]]
        return f"{self._edition.cities[ticket.a].name}–{self._edition.cities[ticket.b].name}"

    def city(self, name: str) -> str:
        """The name of a city."""
        return self._edition.cities[self._cities[name]].name

    def action(self, text: str) -> str:
        """An action in words: `claim Bergen–Oslo (red)`, `take a red card`."""
        return self._action(parse_action(self._edition, text))

    def _action(self, action: Action) -> str:
        edition = self._edition
        match action:
            case Keep(tickets):
                named = [self.ticket(edition.tickets[ticket].id) for ticket in tickets]
                return f"keep {_listed(named)}" if named else "keep no ticket"
            case Draw():
                return "draw a card from the deck"
            case Take(card):
                return f"take {_a(CARD_NAMES[card])}"
            case Stop():
                return "take no second card"
            case Claim(route, cards):
                return f"claim {self.route(edition.routes[route].id)} with {_cards(cards)}"
            case BuildStation(city):
                return f"build a station in {edition.cities[city].name}"
            case DrawTickets():
                return "draw new tickets"
            case Pay(cards):
                return f"pay {_cards(cards)} more for the tunnel"
            case Retreat():
                return "give up the tunnel"
            case Pass():
                return "pass"

    def reason(self, reason: Reason) -> str:
        """A reason as one sentence."""
        return _SENTENCES[reason.code](self, reason.values)


def color_name(color: int) -> str:
    """`red`, or `grey` for routes of any colour."""
    return CARD_NAMES[color] if 0 <= color < len(CARD_NAMES) else "grey"


def percent(chance: float) -> str:
    """A chance in whole percent: `62%`."""
    return f"{round(100 * chance)}%"


def _a(card: str) -> str:
    return f"{'an' if card[0] in 'aeiou' else 'a'} {card} card" if card != "locomotive" else "a locomotive"


def _cards(cards: Sequence[int]) -> str:
    named = []
    for name, count in zip(CARD_NAMES, cards, strict=True):
        if count:
            plural = f"{name}s" if name == "locomotive" and count > 1 else name
            named.append(f"{count} {plural}")
    return _listed(named)


def _listed(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _turns(number: int) -> str:
    return "one turn" if number == 1 else f"{number} turns"


def _more_turns(number: int) -> str:
    return "one more turn" if number == 1 else f"{number} more turns"


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


_SENTENCES: Mapping[str, Callable[[Sentences, Mapping[str, Any]], str]] = {
    "completes_ticket": lambda s, v: (
        f"It completes the ticket {s.ticket(v['ticket'])} ({_points(v['points'])}) at once."
    ),
    "serves_ticket": lambda s, v: (
        f"{s.route(v['route'])} is on the way of the ticket {s.ticket(v['ticket'])}."
    ),
    "ticket_more_often": lambda s, v: (
        f"The ticket {s.ticket(v['ticket'])} is then completed in {percent(v['chance'])} of games, "
        f"instead of {percent(v['instead'])}."
    ),
    "ticket_worth_keeping": lambda s, v: (
        f"The ticket {s.ticket(v['ticket'])} ({_points(v['points'])}) is worth keeping: "
        f"it is completed in {percent(v['chance'])} of games."
    ),
    "ticket_too_dear": lambda s, v: (
        f"The ticket {s.ticket(v['ticket'])} ({_points(v['points'])}) costs more than it brings: "
        f"it is completed in {percent(v['chance'])} of games."
    ),
    "rival_may_take": lambda s, v: (
        f"Otherwise {s.name(v['seat'])} takes {s.route(v['route'])} in {percent(v['chance'])} of games."
    ),
    "blocks_rival": lambda s, v: (
        f"{s.route(v['route'])} is in {s.name(v['seat'])}'s way: it costs about {_points(v['points'])} there."
    ),
    "scores_points": lambda s, v: f"{s.route(v['route'])} brings {_points(v['points'])} at once.",
    "route_not_needed": lambda s, v: (
        f"{s.route(v['route'])} was not needed for any ticket, and took {v['length']} trains."
        if v["length"] > 1
        else f"{s.route(v['route'])} was not needed for any ticket."
    ),
    "card_for_route": lambda s, v: f"{_a(v['card']).capitalize()} is needed for {s.route(v['route'])}.",
    "card_not_needed": lambda s, v: f"{_a(v['card']).capitalize()} was of little use.",
    "tunnel_risk": lambda s, v: (
        f"The tunnel {s.route(v['route'])} costs more than the hand can pay in {percent(v['chance'])} of cases."
    ),
    "plan_costs_turns": lambda s, v: f"The plan for all tickets then takes {_turns(v['turns'])} less.",
    "new_tickets_pay": lambda s, v: f"There is time for new tickets: about {_turns(v['turns'])} are left.",
    "no_time_for_tickets": lambda s, v: (
        f"There is hardly time for new tickets: about {_turns(v['turns'])} are left."
    ),
    "end_is_near": lambda s, v: f"The end is near: about {_turns(v['turns'])} are left.",
    "more_points": lambda s, v: f"It brings about {_points(v['points'])} more in the end.",
    "wins_more_often": lambda s, v: (
        f"Strong players then win {percent(v['chance'])} of games, instead of {percent(v['instead'])}."
    ),
    "took_route": lambda s, v: f"{s.name(v['seat'])} takes {s.route(v['route'])}.",
    "built_station": lambda s, v: f"{s.name(v['seat'])} builds a station in {s.city(v['city'])}.",
    "kept_tickets": lambda s, v: (
        f"{s.name(v['seat'])} keeps {v['count']} ticket{'' if v['count'] == 1 else 's'}."
    ),
    "drew_tickets": lambda s, v: f"{s.name(v['seat'])} draws new tickets.",
    "drew_card": lambda s, v: f"{s.name(v['seat'])} draws {_a(v['card'])} from the deck.",
    "took_card": lambda s, v: f"{s.name(v['seat'])} takes {_a(v['card'])}.",
    "tunnel_costs_more": lambda s, v: (
        f"The tunnel {s.route(v['route'])} costs {s.name(v['seat'])} {v['cards']} more "
        f"card{'' if v['cards'] == 1 else 's'}."
    ),
    "tunnel_left": lambda s, v: f"{s.name(v['seat'])} gives up the tunnel {s.route(v['route'])}.",
    "stopped": lambda s, v: f"{s.name(v['seat'])} takes no second card.",
    "passed": lambda s, v: f"{s.name(v['seat'])} passes.",
    "ticket_completed": lambda s, v: (
        f"{s.name(v['seat'])} completes {s.ticket(v['ticket'])} ({_points(v['points'])})."
    ),
    "ticket_costs_turns": lambda s, v: (
        f"{s.name(v['seat'])}'s ticket {s.ticket(v['ticket'])} now costs {_more_turns(v['turns'])}."
    ),
    "ticket_lost": lambda s, v: (
        f"{s.name(v['seat'])} can no longer complete {s.ticket(v['ticket'])} ({_points(v['points'])})."
    ),
    "last_round": lambda s, v: f"{s.name(v['seat'])} begins the last round.",
    "game_ends": lambda s, v: "The game is over.",
}
