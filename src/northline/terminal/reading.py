"""Parsing what a player types: an action, several payments to choose from, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass

from northline.rules import Action, NotationError, View, parse_action
from northline.rules.actions import BuildStation, Claim, Keep
from northline.rules.cards import CARD_NAMES
from northline.rules.claim import closed_because
from northline.rules.formats.notation import CARD_WORDS, parse_cards
from northline.terminal import names as n
from northline.terminal.menu import Menu, paid
from northline.terminal.palette import LETTERS
from northline.terminal.routes import lack

COMMANDS = {
    "help": "help",
    "?": "help",
    "h": "help",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
    "undo": "undo",
    "look": "look",
    "l": "look",
    "routes": "routes",
    "claims": "claims",
    "stations": "stations",
    "city": "city",
    "map": "map",
    "mine": "mine",
    "known": "known",
    "score": "score",
    "bonus": "bonus",
    "log": "log",
    "rules": "rules",
    "hint": "hint",
}
"""The commands by every word for them. None of these is a word of the notation."""

_CARD_WORDS = dict(zip(LETTERS, CARD_WORDS, strict=True))
_CARD = re.compile(rf"({'|'.join((*CARD_NAMES, *CARD_WORDS))})(\*\d+)?")


@dataclass(frozen=True, slots=True)
class Command:
    """A command that is not an action, with the rest of the line as its argument."""

    word: str
    rest: str


Meaning = Command | tuple[Action, ...]
"""A command, or actions: a single one, or several that differ in their payment."""


def read(view: View, menu: Menu, line: str) -> Meaning:
    """Parse a line.

    :raises NotationError: with a sentence that says what is wrong with it.
    """
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command:
        return Command(command, rest.strip())
    if view.phase in ("opening", "tickets") and re.fullmatch(r"[\d\s,]+|all", line.lower()):
        return (_keep(view, line),)
    if line.isascii() and line.isdigit():
        item = menu.item(int(line[:6]))
        if item is None:
            raise NotationError(f"there is no {line[:6]} on the menu")
        return item.actions
    return _notation(view, line)


def _keep(view: View, line: str) -> Keep:
    """Tickets by their numbers in the offer: `1 3`, or `all`."""
    if line.lower() == "all":
        return Keep(view.offer)
    numbers = [int(number[:6]) for number in line.replace(",", " ").split()]
    for number in numbers:
        if not 1 <= number <= len(view.offer):
            raise NotationError(
                f"there is no ticket {number} on offer: they are numbered 1 to {len(view.offer)}"
            )
    return Keep(tuple({view.offer[number - 1] for number in numbers}))


def _notation(view: View, line: str) -> tuple[Action, ...]:
    words = line.split()
    first = words[0].lower()
    if first in ("take", "claim", "station", "pay"):
        words = [words[0], *(_card_in_full(word) for word in words[1:])]
    try:
        return (parse_action(view.edition, " ".join(words)),)
    except NotationError:
        if first not in ("claim", "station") or len(words) == 1:
            raise
    cards_from = len(words)
    while cards_from > 1 and _CARD.fullmatch(words[cards_from - 1].lower()):
        cards_from -= 1
    place, cards = words[1:cards_from], [word.lower() for word in words[cards_from:]]
    if not place:
        raise NotationError(f"say where, after '{first}'")
    ways = _claims(view, place) if first == "claim" else _stations(view, place)
    if cards:
        wanted = parse_cards(cards)
        return tuple(w for w in ways if paid(w) == wanted) or (_with_cards(ways[0], wanted),)
    return ways


def _with_cards(action: Action, cards: tuple[int, ...]) -> Action:
    """The same action with other cards, for the rules to judge."""
    if isinstance(action, Claim):
        return Claim(action.route, cards)
    assert isinstance(action, BuildStation)
    return BuildStation(action.city, cards)


def _card_in_full(word: str) -> str:
    """Expand the letters that cards are shown with: `r*3` becomes `red*3`."""
    letter, star, count = word.partition("*")
    return _CARD_WORDS.get(letter.upper(), letter) + star + count


def _claims(view: View, place: list[str]) -> tuple[Action, ...]:
    """The claims on the menu for a route, or for the routes between two cities."""
    assert view.seat is not None
    index = view.edition.route_index.get(place[0].lower()) if len(place) == 1 else None
    routes = n.find_routes(view.edition, place) if index is None else [index]
    claims = [a for a in view.legal_actions if isinstance(a, Claim) and a.route in routes]
    if claims:
        different = n.without_equal_twins(view.edition, dict.fromkeys(claim.route for claim in claims))
        return tuple(claim for claim in claims if claim.route in different)
    name = n.ends(view.edition, view.edition.routes[routes[0]])
    open_ones = [route for route in routes if not closed_because(view, view.seat, route)]
    if not open_ones:
        closed = closed_because(view, view.seat, routes[0])
        raise NotationError(f"you cannot claim {name}: {closed.why if closed else ''}")
    if view.phase != "turn":
        raise NotationError("you cannot claim a route now")
    raise NotationError(f"you cannot pay for {name}: you lack {lack(view, open_ones[0]).plain}")


def _stations(view: View, place: list[str]) -> tuple[Action, ...]:
    city = n.find_city(view.edition, " ".join(place))
    ways = tuple(a for a in view.legal_actions if isinstance(a, BuildStation) and a.city == city)
    if not ways:
        raise NotationError(f"you cannot build a station in {view.edition.cities[city].name} right now")
    return ways
