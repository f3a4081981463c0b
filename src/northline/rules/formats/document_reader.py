"""Reading an untrusted JSON document: every value is checked, and every problem recorded with its key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from northline.editions.model import Edition
from northline.editions.untrusted import printable, shown
from northline.rules.cards import CARD_NAMES, COLORS, LOCOMOTIVE, NO_CARDS, Cards
from northline.rules.errors import did_you_mean
from northline.rules.state import NOBODY

_T = TypeVar("_T")
_LARGEST = 10_000
"""No count in a game is greater than this."""

MOST_PROBLEMS = 20
"""More are counted, and not told one by one."""


class Problems:
    """What is wrong with a document: the first problems in words, and how many more there are."""

    def __init__(self) -> None:
        self._told: list[str] = []
        self._more = 0

    @property
    def full(self) -> bool:
        """Whether a further problem would not be told: then it need not be put into words with care."""
        return len(self._told) >= MOST_PROBLEMS

    def add(self, problem: str) -> None:
        if self.full:
            self._more += 1
        else:
            self._told.append(problem)

    def told(self) -> tuple[str, ...]:
        """One sentence for each problem; empty when there is none."""
        return (*self._told, f"… and {self._more:,} more") if self._more else tuple(self._told)


class Reader:
    """Reads values of a document. What is wrong is recorded in ``problems`` and replaced by a placeholder."""

    def __init__(
        self,
        document: Mapping[str, Any],
        edition: Edition,
        prefix: str = "",
        problems: Problems | None = None,
    ) -> None:
        self.document = document
        self.edition = edition
        self.prefix = prefix
        self.problems = Problems() if problems is None else problems

    def problem(self, key: str, what: str) -> None:
        self.problems.add(f"{self.prefix}{key}: {what}")

    def unknown(self, key: str, what: str, name: object, known: Iterable[str]) -> None:
        """Record a name that does not exist, with the one that was probably meant."""
        hint = did_you_mean(name, known) if isinstance(name, str) and not self.problems.full else ""
        self.problem(key, f"{what}{hint}")

    def get(self, key: str, default: Any) -> Any:
        return self.document.get(key, default)

    def only(self, known: Sequence[str]) -> None:
        for key in self.document:
            if key not in known:
                shown_key = printable(key) if isinstance(key, str) else shown(key)
                self.unknown(shown_key, "there is no such key", key, known)

    def within(self, key: str) -> Reader:
        inner = self.get(key, {})
        if not isinstance(inner, dict):
            self.problem(key, "this must be an object")
            inner = {}
        return Reader(inner, self.edition, f"{self.prefix}{key}.", self.problems)

    # Numbers and seats

    def number(self, key: str, *, default: int, most: int, least: int = 0) -> int:
        return self._number(key, self.get(key, default), least, most, default)

    def numbers(
        self, key: str, players: int, default: Sequence[int], *, least: int, most: int | None
    ) -> tuple[int, ...]:
        given = self._one_a_seat(key, players, list(default))
        return tuple(
            self._number(f"{key}[{seat}]", value, least, most, default[seat])
            for seat, value in enumerate(given)
        )

    def _number(self, key: str, value: Any, least: int, most: int | None, instead: int) -> int:
        most = _LARGEST if most is None else most
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problem(key, f"this must be a whole number from {least} to {most}")
            return instead
        return value

    def players(self) -> int:
        """How many players there are: said by the document, or inferred from its lists."""
        fewest, most = self.edition.rules.players
        if "players" in self.document:
            return self.number("players", default=fewest, least=fewest, most=most)
        for key in ("hands", "tickets", "trains", "stations", "points", "offers"):
            entries = self.get(key, None)
            if isinstance(entries, list) and entries:
                if not fewest <= len(entries) <= most:
                    self.problem(
                        key, f"this must be a list with one entry for each of {fewest} to {most} players"
                    )
                    return fewest
                return len(entries)
        return fewest

    def seat_to_act(self, players: int) -> int:
        given = self.get("to_act", 0)
        if isinstance(given, list):  # several seats only while opening tickets are chosen
            given = given[0] if given else 0
        return self._number("to_act", given, 0, players - 1, 0)

    def _one_a_seat(self, key: str, players: int, default: list[Any]) -> list[Any]:
        given = self.get(key, default)
        if not isinstance(given, list) or len(given) != players:
            self.problem(key, f"this must be a list with one entry for each of {players} players")
            return default
        return given

    def each_seat(
        self, key: str, players: int, read: Callable[[str, Any], _T], default: _T
    ) -> tuple[_T, ...]:
        if key not in self.document:
            return (default,) * players
        given = self._one_a_seat(key, players, [])
        found = tuple(read(f"{key}[{seat}]", value) for seat, value in enumerate(given))
        return found or (default,) * players

    # Things of the game

    def cards(self, key: str, value: Any) -> Cards:
        if not isinstance(value, dict):
            self.problem(key, "cards are an object such as {'red': 3, 'locomotive': 1}")
            return NO_CARDS
        for name in value:
            if name not in CARD_NAMES:
                self.problem(
                    key, f"{shown(name)} is not a card: the cards are {', '.join(COLORS)} and locomotive"
                )
        return tuple(self._number(f"{key}.{name}", value.get(name, 0), 0, None, 0) for name in CARD_NAMES)

    def card_list(self, key: str, value: Any) -> tuple[int, ...]:
        if not isinstance(value, list) or not all(
            isinstance(card, str) and card in CARD_NAMES for card in value
        ):
            self.problem(key, f"this must be a list of cards: {', '.join(COLORS)} and locomotive")
            return ()
        if len(value) > sum(self.edition.rules.deck):
            self.problem(key, "these are more cards than there are in the box")
            return ()
        return tuple(CARD_NAMES.index(card) for card in value)

    def display(self, left: Cards) -> tuple[int | None, ...]:
        """The display; when the document has none, one card of each kind that is left, then more of the colours."""
        places = self.edition.rules.display
        if "display" not in self.document:
            return _usual_display(left, places)
        given = self.get("display", [])
        if not isinstance(given, list) or len(given) > places:
            self.problem("display", f"this must be a list of at most {places} cards, null for a gap")
            return (None,) * places
        named = self.card_list("display", [card for card in given if card is not None])
        cards = iter(named)
        shown_or_gap = [None if card is None else next(cards, None) for card in given]
        return (*shown_or_gap, *(None,) * (places - len(given)))

    def ids(self, key: str, value: Any, index: Mapping[str, int], what: str) -> tuple[int, ...]:
        if not isinstance(value, list):
            self.problem(key, f"this must be a list of {what} ids")
            return ()
        found = []
        for name in value:
            known = index.get(name) if isinstance(name, str) else None
            if known is None:
                self.unknown(key, f"there is no {what} {shown(name)}", name, index)
            else:
                found.append(known)
        if len(set(found)) < len(found):
            self.problem(key, f"a {what} is named twice")
        return tuple(found)

    def tickets(self, key: str, value: Any) -> tuple[int, ...]:
        """Tickets in the order given."""
        return self.ids(key, value, self.edition.ticket_index, "ticket")

    def ticket_set(self, key: str, value: Any) -> tuple[int, ...]:
        return _sorted(self.tickets(key, value))

    def ticket_set_or_none(self, key: str, value: Any) -> tuple[int, ...] | None:
        return None if value is None else self.ticket_set(key, value)

    def city_set(self, key: str, value: Any) -> tuple[int, ...]:
        return _sorted(self.ids(key, value, self.edition.city_index, "city"))

    def owners(self, players: int) -> tuple[int, ...]:
        owners = [NOBODY] * len(self.edition.routes)
        given = self.get("routes", {})
        if not isinstance(given, dict):
            self.problem(
                "routes", "routes are an object such as {'bergen-oslo-1': 0}: the seat that owns each"
            )
            given = {}
        for name, seat in given.items():
            for route in self.ids("routes", [name], self.edition.route_index, "route"):
                owners[route] = self._number(f"routes.{name}", seat, 0, players - 1, NOBODY)
        self._within_trains(owners, players)
        return tuple(owners)

    def _within_trains(self, owners: list[int], players: int) -> None:
        """Nobody has more spaces than trains. That is also what bounds the search for a longest path."""
        spaces = Counter[int]()
        for route, owner in zip(self.edition.routes, owners, strict=True):
            spaces[owner] += route.length
        trains = self.edition.rules.trains
        for seat in range(players):
            if spaces[seat] > trains:
                self.problem(
                    "routes",
                    f"seat {seat} owns {spaces[seat]} spaces and never had more than {trains} trains",
                )


def _usual_display(left: Cards, places: int) -> tuple[int | None, ...]:
    """One card of each kind, then colours in turn, then locomotives; gaps only when no card is left to fill them."""
    rounds = [(turn, card) for card, count in enumerate(left) for turn in range(min(count, places))]
    rounds.sort(key=lambda place: (place[0] > 0 and place[1] == LOCOMOTIVE, place))
    shown_cards = [card for _, card in rounds[:places]]
    return (*shown_cards, *(None,) * (places - len(shown_cards)))


def _sorted(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(numbers))
