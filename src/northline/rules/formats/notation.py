"""Notation: actions as text, such as ``claim bergen-oslo-1 red*3 loco``. ``docs/notation.md`` describes all of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from northline.editions.model import Edition
from northline.editions.untrusted import printable, shown
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
from northline.rules.cards import CARD_NAMES, COLORS, Cards
from northline.rules.errors import NotationError, did_you_mean

_WORDS: dict[type[Action], str] = {
    Keep: "keep",
    Draw: "draw",
    Take: "take",
    Stop: "stop",
    Claim: "claim",
    BuildStation: "station",
    DrawTickets: "tickets",
    Pay: "pay",
    Retreat: "retreat",
    Pass: "pass",
}
_ALONE: dict[str, Action] = {
    "draw": Draw(),
    "stop": Stop(),
    "tickets": DrawTickets(),
    "retreat": Retreat(),
    "pass": Pass(),
}
CARD_WORDS = (*COLORS, "loco")
"""The word for each kind of card in notation; ``locomotive`` is read too."""
_CARDS_BY_WORD = {word: card for words in (CARD_NAMES, CARD_WORDS) for card, word in enumerate(words)}
_CARDS = re.compile(r"([a-z]+)(?:\*([0-9]{1,3}))?", re.ASCII)
_MOST_CARDS = 999


def format_action(edition: Edition, action: Action) -> str:
    """An action in notation; :func:`parse_action` reads it back.

    >>> from northline.editions import edition
    >>> format_action(edition("europe"), Claim(0, (0, 0, 0, 0, 0, 0, 0, 0, 3)))
    'claim amsterdam-bruxelles loco*3'
    """
    word = _WORDS[type(action)]
    match action:  # what menus have most of comes first
        case Claim(route, cards):
            return f"{word} {edition.routes[route].id} {format_cards(cards)}"
        case BuildStation(city, cards):
            return f"{word} {edition.cities[city].id} {format_cards(cards)}"
        case Keep(tickets):
            return " ".join((word, *(edition.tickets[ticket].id for ticket in tickets)))
        case Take(card):
            return f"{word} {CARD_WORDS[card]}"
        case Pay(cards):
            return f"{word} {format_cards(cards)}"
        case _:
            return word


@lru_cache(maxsize=1 << 12)
def format_cards(cards: Cards) -> str:
    """Cards in notation.

    >>> format_cards((0, 0, 0, 0, 0, 0, 0, 3, 1))
    'red*3 loco'
    """
    named = zip(CARD_WORDS, cards, strict=True)
    return " ".join(word if count == 1 else f"{word}*{count}" for word, count in named if count)


def parse_action(edition: Edition, text: str) -> Action:
    """The action that a text in notation stands for, legal or not.

    :raises NotationError: with a sentence that says what is wrong with the text.

    >>> from northline.editions import edition
    >>> parse_action(edition("europe"), "take red")
    Take(card=7)
    >>> parse_action(edition("europe"), "claim brest-pari red*3")
    Traceback (most recent call last):
        ...
    northline.rules.errors.NotationError: there is no route 'brest-pari'; did you mean 'brest-paris'?
    """
    if not isinstance(text, str):
        raise NotationError(f"an action is a text, such as 'draw', not {shown(text)}")
    word, *rest = text.lower().split() or [""]
    if word in _ALONE:
        if rest:
            raise NotationError(f"'{word}' stands alone, without '{printable(rest[0])}'")
        return _ALONE[word]
    match word:
        case "keep":
            return Keep(tuple(_find(ticket, edition.ticket_index, "ticket") for ticket in rest))
        case "take":
            if len(rest) != 1 or rest[0] not in _CARDS_BY_WORD:
                raise NotationError(f"'take' needs one card: {_listed(CARD_WORDS)}")
            return Take(_CARDS_BY_WORD[rest[0]])
        case "claim":
            place, *cards = _at_least_one(rest, "claim", "route")
            return Claim(_find(place, edition.route_index, "route"), parse_cards(cards))
        case "station":
            place, *cards = _at_least_one(rest, "station", "city")
            return BuildStation(_find(place, edition.city_index, "city"), parse_cards(cards))
        case "pay":
            return Pay(parse_cards(rest))
        case _:
            raise NotationError(f"an action begins with {_listed(_WORDS.values())}, not '{printable(word)}'")


def names_tickets(text: str) -> bool:
    """Whether an action, given in notation, names tickets: those that a player keeps are secret."""
    return text.split(maxsplit=1)[:1] == [_WORDS[Keep]]


def parse_cards(words: Iterable[str]) -> Cards:
    """The cards that words such as ``red*3`` and ``loco`` stand for.

    :raises NotationError: when a word is no card, or there is none.
    """
    counts = [0] * len(CARD_NAMES)
    for word in words:
        match = _CARDS.fullmatch(word)
        if not match or match[1] not in _CARDS_BY_WORD:
            raise NotationError(
                f"'{printable(word)}' is not a card: write {_listed(CARD_WORDS)}, or several as red*3"
            )
        counts[_CARDS_BY_WORD[match[1]]] += int(match[2] or 1)
    if not any(counts):
        raise NotationError("this action needs cards, such as red*3 loco")
    if max(counts) > _MOST_CARDS:  # the text of the action could not be read back
        raise NotationError(f"no game has more than {_MOST_CARDS} cards of one kind")
    return tuple(counts)


def _at_least_one(words: list[str], action: str, what: str) -> list[str]:
    if not words:
        raise NotationError(f"'{action}' needs a {what} and cards, such as red*3 loco")
    return words


def _find(word: str, index: Mapping[str, int], what: str) -> int:
    found = index.get(word)
    if found is None:
        raise NotationError(f"there is no {what} '{printable(word)}'{did_you_mean(word, index)}")
    return found


def _listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}"
