"""The rules of an edition in English sentences, generated from its knobs."""

from __future__ import annotations

from collections import Counter

from northline.editions.model import CARD_NAMES, LOCOMOTIVE, BonusCard, Edition, Rules

REFUSED = {"bottom": "go under the deck", "out": "leave the game"}
SIZES = {2: "double", 3: "triple"}
COUNTS = {
    "completed_tickets": "completed tickets",
    "routes": "routes",
    "countries": "countries reached",
    "longest_path": "longest path, in spaces",
    "locomotives_in_hand": "locomotives in hand, plus one for each pair of one colour",
    "trains_left": "trains left",
}
TIE_BREAKERS = {
    "completed_tickets": "most completed tickets",
    "fewest_stations": "fewest stations built",
    "bonus_cards": "most bonus cards",
    "longest_route": "longest single route",
}


def counted(number: int, thing: str, things: str = "") -> str:
    """``1 city``, ``2 cities``."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def rules_in_words(edition: Edition) -> list[tuple[str, list[str]]]:
    """Headings, each with its sentences. Rules that do not matter on this board are left out.

    >>> from northline.editions import edition
    >>> dict(rules_in_words(edition("europe")))["Stations"]
    ['3 for each player, for 1, 2, 3 cards.', '4 points for each not built.']
    """
    rules = edition.rules
    parts = [
        ("Set-up", _set_up(rules)),
        ("Tickets", _tickets(rules)),
        ("Drawing", _drawing(rules)),
        ("Claiming", _claiming(edition)),
        ("Stations", _stations(rules)),
        ("End", _end(edition)),
    ]
    return [(heading, sentences) for heading, sentences in parts if sentences]


def bonus_in_words(card: BonusCard) -> str:
    """What a bonus card is for: ``routes with an end in Norway``."""
    words = [COUNTS[card.counts]]
    if card.kind:
        words = [{"ferry": "ferries", "tunnel": "tunnels", "regular": "regular routes"}[card.kind]]
    if card.length:
        words.append(f"of {counted(card.length, 'space')}")
    if card.max_points:
        words.append(f"worth {card.max_points} or less")
    if card.mark:
        words.append(f"with an end marked {card.mark}")
    if card.country:
        words.append(f"with an end in {card.country}")
    return " ".join(words)


def _set_up(rules: Rules) -> list[str]:
    fewest, most = rules.players
    players = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    return [
        f"{players} players with {counted(rules.trains, 'train')} each.",
        f"{counted(sum(rules.deck), 'card')}: {_deck(rules)}.",
        f"{counted(rules.hand, 'card')} in hand, {rules.display} face up.",
    ]


def _deck(rules: Rules) -> str:
    """``12 of each colour, 14 locomotives``, or each kind by name where they differ."""
    colors = rules.deck[:LOCOMOTIVE]
    if len(set(colors)) == 1:
        parts = [f"{colors[0]} of each colour"]
    else:
        parts = [f"{count} {name}" for count, name in zip(colors, CARD_NAMES, strict=False) if count]
    locomotives = rules.deck[LOCOMOTIVE]
    return ", ".join([*parts, *([counted(locomotives, "locomotive")] if locomotives else [])])


def _tickets(rules: Rules) -> list[str]:
    dealt = f"{rules.opening_tickets}"
    if rules.opening_long_tickets:
        dealt = f"{rules.opening_long_tickets} long and {rules.opening_tickets} short"
    return [
        f"At set-up {dealt}, keep {rules.opening_keep} or more;"
        f" refused ones {REFUSED[rules.opening_refused]}.",
        f"Later draw {rules.ticket_draw}, keep {rules.ticket_keep} or more;"
        f" refused ones {REFUSED[rules.ticket_refused]}.",
    ]


def _drawing(rules: Rules) -> list[str]:
    sentences = ["Up to two cards." if rules.may_stop_after_first_card else "Two cards."]
    if not rules.deck[LOCOMOTIVE]:
        return sentences
    if rules.display_locomotive_is_whole_draw:
        sentences.append("A face-up locomotive counts as both cards.")
    else:
        sentences.append("A face-up locomotive counts as one card.")
    if rules.sweep_at:
        sentences.append(f"{counted(rules.sweep_at, 'locomotive')} face up: all face-up cards are replaced.")
    return sentences


def _claiming(edition: Edition) -> list[str]:
    rules = edition.rules
    points = ", ".join(f"{length} → {value}" for length, value in _points_of(edition))
    sentences = [f"Points by length: {points}."]
    kinds = {route.kind for route in edition.routes}
    tame = kinds - set(rules.locomotives_wild_on)
    if not rules.deck[LOCOMOTIVE]:
        pass
    elif not tame:
        sentences.append("Locomotives are wild.")
    elif tame == kinds:
        sentences.append("Locomotives are never wild.")
    else:
        where = {"regular": "regular routes", "ferry": "ferries", "tunnel": "tunnels"}
        names = [where[kind] for kind in ("regular", "ferry", "tunnel") if kind in kinds - tame]
        sentences.append(f"Locomotives are wild on {' and '.join(names)} only.")
    if "ferry" in kinds:
        ways = ["a locomotive"] if rules.deck[LOCOMOTIVE] else []
        if rules.ferry_symbol == "locomotive_or_pair":
            ways.append("a pair of one colour")
        if ways and any(route.symbols for route in edition.routes):
            sentences.append(f"A locomotive symbol of a ferry takes {' or '.join(ways)}.")
        if rules.ferry_any_for_one:
            sentences.append(f"On ferries any {rules.ferry_any_for_one} cards pay for a space.")
    if "tunnel" in kinds:
        sentences.append(f"A tunnel turns over {counted(rules.tunnel_reveal, 'card')}.")
    return sentences + _open_tracks(edition)


def _points_of(edition: Edition) -> list[tuple[int, int]]:
    lengths = {route.length for route in edition.routes}
    return [(length, value) for length, value in edition.rules.points if length in lengths]


def _open_tracks(edition: Edition) -> list[str]:
    """``Doubles: 1 open with 2–3 players, 2 with 4–5.``"""
    groups = Counter(route.group for route in edition.routes if route.group)
    fewest, most = edition.rules.players
    sentences = []
    for size in sorted(set(groups.values())):
        limits = {players: routes for group, players, routes in edition.rules.open_tracks if group == size}
        tables: dict[int, list[int]] = {}
        for players in range(fewest, most + 1):
            tables.setdefault(limits.get(players, size), []).append(players)
        spans = [
            f"{routes} with {players[0]}" + (f"–{players[-1]}" if len(players) > 1 else "")
            for routes, players in tables.items()
        ]
        sentences.append(f"Open routes of a {SIZES[size]}, by players: {', '.join(spans)}.")
    return sentences


def _stations(rules: Rules) -> list[str]:
    if not rules.stations:
        return []
    costs = ", ".join(str(number) for number in range(1, rules.stations + 1))
    return [
        f"{rules.stations} for each player, for {costs} cards.",
        f"{counted(rules.station_points, 'point')} for each not built.",
    ]


def _end(edition: Edition) -> list[str]:
    rules = edition.rules
    few = f"{counted(rules.last_round_at, 'train')} or fewer" if rules.last_round_at else "No trains"
    sentences = [f"{few} left: one last round."]
    if rules.bonus_cards != "all" and edition.bonus_cards:
        verb = "is" if rules.bonus_cards == 1 else "are"
        sentences.append(
            f"{rules.bonus_cards} of the {len(edition.bonus_cards)} bonus cards {verb} in a game."
        )
    if rules.tie_breakers:
        sentences.append(f"Ties: {', '.join(TIE_BREAKERS[name] for name in rules.tie_breakers)}.")
    return sentences
