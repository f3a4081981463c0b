"""From a TOML document to an edition, value by value.

Single values are checked here, values together in the validator. The edition that comes out of a bad document holds
placeholders (city -1, length 0) and never leaves the package.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, get_args

from northline.editions import knobs
from northline.editions.model import (
    BONUS_COUNTS,
    CARD_NAMES,
    COLORS,
    GRAY,
    Atmosphere,
    BonusCard,
    Cards,
    City,
    Edition,
    Kind,
    Route,
    Rules,
    Ticket,
)
from northline.editions.problems import Problems
from northline.editions.toml_table import TomlTable
from northline.editions.untrusted import shown

FORMAT = 1
UNKNOWN = -1
"""The placeholder for the index of a city that does not exist."""

COLOR_INDEX: dict[str, int] = {"gray": GRAY, **{color: index for index, color in enumerate(COLORS)}}

_ATMOSPHERES: tuple[Atmosphere, ...] = get_args(Atmosphere)


def read_edition(document: dict[str, object], problems: Problems) -> Edition:
    """Build the edition, adding to ``problems`` what is wrong with single values."""
    root = TomlTable(document, "", problems)
    file_format = root.whole("format", 1, 10**6)
    if file_format not in (0, FORMAT):
        root.wrong("format", f"Is {file_format}; this version of Northline reads format {FORMAT}.")
    edition_id, name = root.word("id"), root.text("name")
    atmosphere = root.choice("atmosphere", _ATMOSPHERES, "atlas")
    rules_table, board = root.table("rules"), root.table("board")
    root.finish()
    rules = _rules(rules_table)
    cities = _cities(board)
    edition = Edition(
        id=edition_id,
        name=name,
        cities=cities,
        routes=_routes(board, cities),
        tickets=_tickets(board, cities),
        bonus_cards=_bonus_cards(board),
        rules=rules,
        atmosphere=atmosphere or "atlas",
    )
    board.finish()
    return edition


def _rules(table: TomlTable) -> Rules:
    values: dict[str, Any] = {"players": _players(table)}
    for name, (low, high) in knobs.NUMBERS.items():
        values[name] = table.whole(name, low, high, knobs.DEFAULTS[name])
    for name in knobs.FLAGS:
        values[name] = table.flag(name, knobs.DEFAULTS[name])
    for name, options in knobs.CHOICES.items():
        values[name] = table.choice(name, options, knobs.DEFAULTS[name])
    for name, options in knobs.LISTS.items():
        values[name] = table.choices(name, options, knobs.DEFAULTS[name])
    values["deck"] = _deck(table.table("deck"))
    values["points"] = _points(table.table("points"))
    values["open_tracks"] = _open_tracks(table.table("open_tracks", optional=True))
    if table.values.get("bonus_cards", "all") == "all":
        values["bonus_cards"] = "all"
        table.finish(["bonus_cards"])
    else:
        values["bonus_cards"] = table.whole("bonus_cards", 0, knobs.MOST_BONUS_CARDS)
        table.finish()
    return Rules(**values)


def _players(table: TomlTable) -> tuple[int, int]:
    least, most = knobs.SEATS
    wanted = f"the fewest and the most players, such as [{least}, {most}]"
    pair = table.pair("players", wanted)
    if pair is None:
        return knobs.SEATS
    fewest, largest = pair
    for number in pair:
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
            table.wrong("players", f"Needs {wanted}, from {least} to {most}; {shown(number)} is not.")
            return knobs.SEATS
    assert isinstance(fewest, int)
    assert isinstance(largest, int)
    if fewest > largest:
        table.wrong("players", f"The fewest players come first: write [{largest}, {fewest}].")
        return knobs.SEATS
    return fewest, largest


def _deck(table: TomlTable) -> Cards:
    deck = tuple(table.whole(name, 0, knobs.MOST_CARDS_OF_A_KIND, 0) for name in CARD_NAMES)
    table.finish()
    return deck


def _points(table: TomlTable) -> tuple[tuple[int, int], ...]:
    points = {}
    for name in _numbers(table, 1, knobs.LONGEST_ROUTE, "the length of a route"):
        points[int(name)] = table.whole(name, 0, knobs.MOST_POINTS)
    return tuple(sorted(points.items()))


def _open_tracks(table: TomlTable) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for name, size in knobs.TRACK_GROUPS.items():
        by_players = table.table(name, optional=True)
        counts = _numbers(by_players, *knobs.SEATS, "a number of players")
        found.extend((size, int(players), by_players.whole(players, 1, size)) for players in counts)
    table.finish()
    return tuple(sorted(found))


def _numbers(table: TomlTable, low: int, high: int, what: str) -> list[str]:
    """The keys of a table whose keys are whole numbers."""
    names = {str(number) for number in range(low, high + 1)}
    for name in table.values:
        if name not in names:
            table.wrong(name, f"Each key here is {what}: a whole number from {low} to {high}.")
    return [name for name in table.values if name in names]


def _cities(board: TomlTable) -> tuple[City, ...]:
    cities = []
    for table in board.tables("cities", knobs.MOST_CITIES):
        lat, lon = _place(table)
        city = City(
            id=table.word("id"),
            name=table.text("name"),
            country=table.text("country"),
            lat=lat,
            lon=lon,
            modern=table.text("modern", ""),
            named=table.flag("named", True),
            marks=table.words("marks"),
        )
        table.finish()
        cities.append(city)
    return tuple(cities)


def _place(table: TomlTable) -> tuple[float, float]:
    wanted = "latitude and longitude in degrees, such as [59.91, 10.75]"
    pair = table.pair("at", wanted)
    degrees = []
    for value, limit, what in zip(pair or (), (90, 180), ("latitude", "longitude"), strict=False):
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            table.wrong("at", f"Needs {wanted}, not {shown(value)}.")
        elif not -limit <= value <= limit:  # not a number is not between them either
            table.wrong("at", f"The {what} {shown(value)} is not between -{limit} and {limit}.")
        else:
            degrees.append(float(value))
    return (degrees[0], degrees[1]) if len(degrees) == 2 else (0.0, 0.0)


def _routes(board: TomlTable, cities: tuple[City, ...]) -> tuple[Route, ...]:
    indices = {city.id: index for index, city in reversed(list(enumerate(cities)))}
    routes = []
    for table in board.tables("routes", knobs.MOST_ROUTES):
        color = table.choice("color", tuple(COLOR_INDEX))
        kind, symbols = _kind(table)
        route = Route(
            id=table.word("id"),
            a=_city(table, "from", indices),
            b=_city(table, "to", indices),
            length=table.whole("length", 1, knobs.LONGEST_ROUTE),
            color=GRAY if color is None else COLOR_INDEX[color],
            kind=kind,
            symbols=symbols,
            group=table.word("group", ""),
            bonus_draw=table.whole("bonus_draw", 0, 20, 0),
            any_for_one=table.whole("any_for_one", 0, 20, 0),
        )
        table.finish()
        routes.append(route)
    return tuple(routes)


def _kind(table: TomlTable) -> tuple[Kind, int]:
    tunnel = table.flag("tunnel", False)
    symbols = table.whole("ferry", 1, knobs.LONGEST_ROUTE, 0)
    if table.has("ferry"):
        if tunnel:
            table.wrong("tunnel", "A route is a ferry or a tunnel, not both.")
        return "ferry", symbols
    return ("tunnel" if tunnel else "regular"), 0


def _tickets(board: TomlTable, cities: tuple[City, ...]) -> tuple[Ticket, ...]:
    indices = {city.id: index for index, city in reversed(list(enumerate(cities)))}
    tickets = []
    for table in board.tables("tickets", knobs.MOST_TICKETS):
        ticket = Ticket(
            id=table.word("id"),
            a=_city(table, "from", indices),
            b=_city(table, "to", indices),
            points=table.whole("points", 1, knobs.MOST_POINTS),
            long=table.flag("long", False),
        )
        table.finish()
        tickets.append(ticket)
    return tuple(tickets)


def _city(table: TomlTable, name: str, indices: dict[str, int]) -> int:
    before = len(table.problems.found)
    city = table.text(name)
    if len(table.problems.found) > before:
        return UNKNOWN
    if city not in indices:
        hint = table.problems.nearest(city, indices)
        table.wrong(name, f"There is no city with the id {shown(city)}.{hint}")
        return UNKNOWN
    return indices[city]


def _bonus_cards(board: TomlTable) -> tuple[BonusCard, ...]:
    kinds: Collection[Kind] = get_args(Kind)
    cards = []
    for table in board.tables("bonus_cards", knobs.MOST_BONUS_CARDS, optional=True):
        card = BonusCard(
            id=table.word("id"),
            name=table.text("name"),
            points=table.whole("points", 1, knobs.MOST_POINTS),
            counts=table.choice("counts", BONUS_COUNTS) or "routes",
            mark=table.word("mark", ""),
            country=table.text("country", ""),
            kind=table.choice("kind", kinds) or "" if table.has("kind") else "",
            length=table.whole("length", 1, knobs.LONGEST_ROUTE, 0),
            max_points=table.whole("max_points", 1, knobs.MOST_POINTS, 0),
        )
        table.finish(["kind"])
        cards.append(card)
    return tuple(cards)
