"""Checks across the values of an edition: whether the board can be played by its rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import prod

from northline.editions import knobs
from northline.editions.model import (
    COLORS,
    GRAY,
    LOCOMOTIVE,
    BonusCard,
    City,
    Edition,
    Route,
    Ticket,
    TieBreaker,
)
from northline.editions.problems import Problems
from northline.editions.reader import UNKNOWN

NARROWS = {
    "completed_tickets": ("mark", "country", "max_points"),
    "routes": ("mark", "country", "kind", "length"),
}
"""The fields that may restrict a bonus card, by what it counts; other counts take none."""


def check_edition(edition: Edition, problems: Problems) -> None:
    """Add to ``problems`` everything that does not fit together."""
    check = _Check(edition, problems)
    check.ids()
    check.rules()
    check.supplies()
    check.points()
    check.cities()
    check.routes()
    check.track_groups()
    check.tickets()
    check.bonus_cards()
    check.scoring()


class _Check:
    def __init__(self, edition: Edition, problems: Problems) -> None:
        self.edition = edition
        self.rules_ = edition.rules
        self.problems = problems
        self.wrong = problems.add
        self.clean = problems.clean
        self.reported = problems.reported
        self.all_ends_known = all(UNKNOWN not in (route.a, route.b) for route in edition.routes)

    def ids(self) -> None:
        self._once("cities", self.edition.cities)
        self._once("routes", self.edition.routes)
        self._once("tickets", self.edition.tickets)
        self._once("bonus_cards", self.edition.bonus_cards)

    def _once(self, name: str, things: Sequence[City | Route | Ticket | BonusCard]) -> None:
        first: dict[str, int] = {}
        for index, thing in enumerate(things):
            if thing.id and first.setdefault(thing.id, index) != index:
                key = f"{_key(name, index, thing.id)}.id"
                self.wrong(key, f"board.{name}[{first[thing.id]}] has the same id; each needs its own.")

    def rules(self) -> None:
        rules = self.rules_
        dealt = rules.opening_offer
        if self.clean("rules.opening_tickets", "rules.opening_long_tickets", "rules.opening_keep"):
            if dealt == 0:
                self.wrong("rules.opening_tickets", "Every player needs at least one ticket at set-up.")
            elif rules.opening_keep > dealt:
                self.wrong(
                    "rules.opening_keep", f"{rules.opening_keep} must be kept, but only {dealt} are dealt."
                )
        if self.clean("rules.ticket_draw", "rules.ticket_keep") and rules.ticket_keep > rules.ticket_draw:
            self.wrong(
                "rules.ticket_keep",
                f"{rules.ticket_keep} must be kept, but only {rules.ticket_draw} are drawn.",
            )
        if self.clean("rules.sweep_at", "rules.display") and rules.sweep_at > rules.display:
            self.wrong(
                "rules.sweep_at",
                f"There are never {rules.sweep_at} locomotives among {rules.display} cards; use 0 for no sweep.",
            )
        if self.clean("rules.ferry_any_for_one") and rules.ferry_any_for_one == 1:
            self.wrong(
                "rules.ferry_any_for_one", "One card for one space is no bargain; use 2 or more, or 0."
            )
        if rules.ferry_any_for_one and rules.ferry_symbol == "locomotive_or_pair":
            self.wrong(
                "rules.ferry_symbol",
                "Pairs and ferry_any_for_one cannot be combined; choose one way to replace a locomotive.",
            )
        if self.clean("rules.last_round_at", "rules.trains") and rules.last_round_at >= rules.trains:
            self.wrong(
                "rules.last_round_at",
                f"Must be less than the {rules.trains} trains at the start, or the first turn ends the game.",
            )
        self._tie_breakers()
        if self.clean("rules.players"):
            self._open_tracks()

    def _tie_breakers(self) -> None:
        rules = self.rules_
        none = rules.bonus_cards == 0 or (
            not self.edition.bonus_cards and not self.reported("board.bonus_cards")
        )
        pointless: list[tuple[TieBreaker, str]] = []
        if self.clean("rules.stations") and rules.stations == 0:
            pointless.append(("fewest_stations", "stations"))
        if none and self.clean("rules.bonus_cards"):
            pointless.append(("bonus_cards", "bonus cards"))
        if self.clean("rules.tie_breakers"):
            for index, word in enumerate(rules.tie_breakers):
                for name, without in pointless:
                    if word == name:
                        message = f'Without {without}, "{word}" decides nothing; leave it out.'
                        self.wrong(f"rules.tie_breakers[{index}]", message)

    def _open_tracks(self) -> None:
        fewest, most = self.rules_.players
        names = {size: name for name, size in knobs.TRACK_GROUPS.items()}
        for size, players, _ in self.rules_.open_tracks:
            if not fewest <= players <= most:
                key = f"rules.open_tracks.{names[size]}.{players}"
                self.wrong(key, f"This game is for {fewest} to {most} players.")

    def supplies(self) -> None:
        """Whether the largest table can be dealt its cards and tickets."""
        rules = self.rules_
        if not self.clean("rules.players"):
            return
        most = rules.players[1]
        cards = sum(rules.deck)
        if (
            self.clean("rules.deck", "rules.hand", "rules.display")
            and cards < most * rules.hand + rules.display
        ):
            self.wrong(
                "rules.deck",
                f"Has {cards} cards; {most} hands of {rules.hand} and a display of {rules.display}"
                f" take {most * rules.hand + rules.display}.",
            )
        if not self.reported("board.tickets"):
            self._enough_tickets("rules.opening_tickets", rules.opening_tickets, long=False)
            self._enough_tickets("rules.opening_long_tickets", rules.opening_long_tickets, long=True)

    def _enough_tickets(self, knob: str, each: int, long: bool) -> None:
        if not self.clean(knob):
            return
        there = sum(ticket.long == long for ticket in self.edition.tickets)
        needed = self.rules_.players[1] * each
        if there < needed:
            what = "long" if long else "short"
            self.wrong(
                "board.tickets",
                f"Has {there} {what} tickets; {self.rules_.players[1]} players take {needed} at set-up.",
            )
        elif long and there and not each:
            self.wrong(knob, f"Is 0, so the {there} long tickets would never be dealt.")

    def points(self) -> None:
        """Every length of a route has points."""
        if self.reported("rules.points"):
            return
        known = dict(self.rules_.points)
        routes: dict[int, list[str]] = defaultdict(list)
        for route in self.edition.routes:
            if route.length and route.length not in known:
                routes[route.length].append(route.id)
        for length, ids in sorted(routes.items()):
            others = f" and {len(ids) - 1} more" if len(ids) > 1 else ""
            self.wrong("rules.points", f"Has no entry for length {length}, which {ids[0]}{others} has.")

    def cities(self) -> None:
        if not self.edition.routes and not self.reported("board.routes"):
            self.wrong("board.routes", "A board needs at least one route.")
        elif self.all_ends_known and self.edition.routes:
            joined = {end for route in self.edition.routes for end in (route.a, route.b)}
            for index, city in enumerate(self.edition.cities):
                if city.id and index not in joined and self._first(index):
                    self.wrong(_key("cities", index, city.id), "No route leads to this city.")

    def _first(self, index: int) -> bool:
        """Whether no earlier city has the same id; a later one is reported as a duplicate already."""
        ids = [city.id for city in self.edition.cities]
        return ids.index(ids[index]) == index

    def routes(self) -> None:
        for index, route in enumerate(self.edition.routes):
            key = _key("routes", index, route.id)
            if route.a == route.b != UNKNOWN:
                self.wrong(f"{key}.to", "A route must connect two different cities.")
            if self.clean("rules.trains") and route.length > self.rules_.trains:
                self.wrong(
                    f"{key}.length",
                    f"Nobody can claim {route.length} spaces with {self.rules_.trains} trains.",
                )
            if route.length and route.symbols > route.length:
                self.wrong(
                    f"{key}.ferry", f"{route.symbols} locomotive symbols do not fit on {route.length} spaces."
                )
            if route.any_for_one == 1:
                self.wrong(f"{key}.any_for_one", "One card for one is no bargain; use 2 or more.")
            elif route.any_for_one and route.kind != "regular":
                self.wrong(f"{key}.any_for_one", f"Works on regular routes only, and this is a {route.kind}.")
            if self.clean("rules.deck", "rules.locomotives_wild_on", "rules.ferry_any_for_one"):
                self._payable(route, key)

    def _payable(self, route: Route, key: str) -> None:
        """Whether all the cards in the box would pay for a route."""
        rules, deck = self.rules_, self.rules_.deck
        if route.color != GRAY and deck[route.color] == 0:
            self.wrong(f"{key}.color", f"The deck has no {COLORS[route.color]} cards.")
            return
        ferry = route.kind == "ferry"
        if route.any_for_one or (ferry and rules.ferry_any_for_one):
            return
        locomotives = deck[LOCOMOTIVE]
        if ferry and rules.ferry_symbol == "locomotive" and route.symbols > locomotives:
            self.wrong(f"{key}.ferry", f"Needs {route.symbols} locomotives; the deck has {locomotives}.")
            return
        colored = max(deck[:LOCOMOTIVE]) if route.color == GRAY else deck[route.color]
        wild = locomotives if route.kind in rules.locomotives_wild_on else 0
        if route.length - route.symbols > colored + wild:
            self.wrong(
                f"{key}.length", f"The deck can never pay for it: it has at most {colored + wild} such cards."
            )

    def track_groups(self) -> None:
        """Routes that join the same cities are one group, and a group joins the same cities."""
        together: dict[frozenset[int], list[int]] = defaultdict(list)
        groups: dict[str, list[int]] = defaultdict(list)
        for index, route in enumerate(self.edition.routes):
            if UNKNOWN not in (route.a, route.b) and route.a != route.b:
                together[frozenset((route.a, route.b))].append(index)
                if route.group:
                    groups[route.group].append(index)
        for members in together.values():
            self._parallel(members)
        for group, members in groups.items():
            ends = [frozenset((self.edition.routes[i].a, self.edition.routes[i].b)) for i in members]
            for index, pair in zip(members, ends, strict=True):
                if pair != ends[0]:
                    first = self.edition.routes[members[0]].id
                    self._wrong_group(index, f'"{group}" has {first}, which joins other cities.')
            if len(members) == 1 and len(together[ends[0]]) == 1 and self.all_ends_known:
                self._wrong_group(
                    members[0], f'No other route is in "{group}"; leave it out or add its twin.'
                )

    def _parallel(self, members: list[int]) -> None:
        first = self.edition.routes[members[0]]
        for index in members[1:]:
            route = self.edition.routes[index]
            if not route.group or route.group != first.group:
                self._wrong_group(index, f"{first.id} joins the same cities; give both the same group.")
        largest = max(knobs.TRACK_GROUPS.values())
        if len(members) > largest:
            self._wrong_group(members[largest], f"At most {largest} routes join the same cities.")

    def _wrong_group(self, index: int, message: str) -> None:
        self.wrong(f"{_key('routes', index, self.edition.routes[index].id)}.group", message)

    def tickets(self) -> None:
        areas = _areas(len(self.edition.cities), self.edition.routes)
        cities = self.edition.cities
        for index, ticket in enumerate(self.edition.tickets):
            key = _key("tickets", index, ticket.id)
            if UNKNOWN in (ticket.a, ticket.b):
                continue
            if ticket.a == ticket.b:
                self.wrong(f"{key}.to", "A ticket must name two different cities.")
            elif self.all_ends_known and areas[ticket.a] != areas[ticket.b]:
                self.wrong(key, f"There is no way from {cities[ticket.a].id} to {cities[ticket.b].id}.")
            for name, end in (("from", ticket.a), ("to", ticket.b)):
                if not cities[end].named:
                    self.wrong(f"{key}.{name}", "A city without a name on the board cannot be on a ticket.")

    def bonus_cards(self) -> None:
        cards = self.edition.bonus_cards
        drawn = self.rules_.bonus_cards
        readable = self.clean("rules.bonus_cards") and not self.reported("board.bonus_cards")
        if readable and drawn != "all" and drawn > len(cards):
            self.wrong("rules.bonus_cards", f"{drawn} are drawn for a game, but there are {len(cards)}.")
        for index, card in enumerate(cards):
            key = _key("bonus_cards", index, card.id)
            if not self.clean(f"{key}.counts"):
                continue
            allowed = NARROWS.get(card.counts, ())
            for name in ("mark", "country", "kind", "length", "max_points"):
                if getattr(card, name) and name not in allowed:
                    self.wrong(f"{key}.{name}", f'Does not go with counts = "{card.counts}".')
                elif getattr(card, name):
                    self._something_counts(card, name, f"{key}.{name}")

    def _something_counts(self, card: BonusCard, name: str, key: str) -> None:
        """Whether anything on the board is what a bonus card asks for."""
        edition = self.edition
        if name == "mark":
            self._one_of(
                key, card.mark, {mark for city in edition.cities for mark in city.marks}, "city has the mark"
            )
        elif name == "country":
            self._one_of(key, card.country, {city.country for city in edition.cities}, "city is in")
        elif name == "kind" and card.kind not in {route.kind for route in edition.routes}:
            self.wrong(key, f"No route is a {card.kind} one.")
        elif name == "length" and card.length not in {route.length for route in edition.routes}:
            self.wrong(key, f"No route has the length {card.length}.")
        elif name == "max_points" and all(ticket.points > card.max_points for ticket in edition.tickets):
            self.wrong(key, f"No ticket is worth {card.max_points} points or fewer.")

    def scoring(self) -> None:
        """Whether a game can be scored in a moment, whoever owns what at the end."""
        trains = self.rules_.trains
        if self.clean("rules.trains"):
            spaces = accumulate(sorted(route.length for route in self.edition.routes))
            owned = sum(taken <= trains for taken in spaces)
            if owned > knobs.MOST_OWNED_ROUTES:
                self.wrong(
                    "rules.trains",
                    f"With {trains} trains one player could own {owned} routes, and the most is"
                    f" {knobs.MOST_OWNED_ROUTES}; give each player fewer trains, or the board longer routes.",
                )
        if self.clean("rules.stations") and self.rules_.stations:
            self._ways_to_borrow()

    def _ways_to_borrow(self) -> None:
        neighbours: dict[int, set[int]] = defaultdict(set)
        for route in self.edition.routes:
            neighbours[route.a].add(route.b)
            neighbours[route.b].add(route.a)
        stations = self.rules_.stations
        most = sorted((len(cities) for cities in neighbours.values()), reverse=True)[:stations]
        ways = prod(count + 1 for count in most)
        if ways > knobs.MOST_WAYS_TO_BORROW:
            self.wrong(
                "rules.stations",
                f"With {stations} stations in cities of {', '.join(map(str, most))} neighbours there are {ways:,} ways"
                f" to use them, and the most is {knobs.MOST_WAYS_TO_BORROW:,}; use fewer stations, or join fewer cities"
                " to the same one.",
            )

    def _one_of(self, key: str, word: str, known: set[str], what: str) -> None:
        if word not in known:
            self.wrong(key, f'No {what} "{word}".{self.problems.nearest(word, sorted(known))}')


def _key(name: str, index: int, thing_id: str) -> str:
    return f"board.{name}[{index}] ({thing_id})" if thing_id else f"board.{name}[{index}]"


def _areas(cities: int, routes: Iterable[Route]) -> list[int]:
    """For each city the number of the connected component of the board that it is in."""
    area = list(range(cities))
    for route in routes:
        if UNKNOWN not in (route.a, route.b) and area[route.a] != area[route.b]:
            old, new = area[route.b], area[route.a]
            area = [new if name == old else name for name in area]
    return area
