"""Validation of positions: play never reaches a bad one, but documents, storage and bugs might."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from northline.rules import cards as c
from northline.rules.cards import CARD_NAMES, NO_CARDS, Cards
from northline.rules.claim import track_limits
from northline.rules.state import NOBODY, Opening, State, Tunnel, offers_in


def problems(state: State) -> tuple[str, ...]:
    """Everything that is wrong with a position, one sentence each."""
    found = list(_shape(state))
    if found:
        return tuple(found)  # the other questions make sense only when there is one entry a seat
    checks = (_cards, _display, _tickets, _trains_and_points, _tracks, _stations, _phase, _memory)
    return tuple(problem for check in checks for problem in check(state))


def _shape(state: State) -> Iterator[str]:
    edition, players = state.edition, state.players
    try:
        edition.check_players(players)
    except ValueError as error:
        yield str(error)
    for name in ("tickets", "trains", "stations", "points", "seen", "refused", "opening_kept", "offered"):
        if len(getattr(state, name)) != players:
            yield f"{name} has {len(getattr(state, name))} entries for {players} players"
    if len(state.owners) != len(edition.routes):
        yield f"owners has {len(state.owners)} entries for {len(edition.routes)} routes"
    if len(state.display) != edition.rules.display:
        yield f"the display has {len(state.display)} places, not {edition.rules.display}"
    for cards in (*state.hands, *state.seen, state.deck, state.discards):
        if len(cards) != len(CARD_NAMES) or min(cards) < 0:
            yield f"{cards} is not a count of each kind of card"
    if not all(NOBODY <= owner < players for owner in state.owners):
        yield "a route is owned by a seat that does not exist"


def _cards(state: State) -> Iterator[str]:
    """No card is missing and none is there twice."""
    total = c.plus(state.deck, state.discards)
    for cards in _cards_elsewhere(state):
        total = c.plus(total, cards)
    for name, there, box in zip(CARD_NAMES, total, state.edition.rules.deck, strict=True):
        if there != box:
            yield f"there are {there} {name} cards, and the box has {box}"


def _cards_elsewhere(state: State) -> Iterator[Cards]:
    yield from state.hands
    yield from (c.of(card) for card in state.display if card is not None)
    if isinstance(state.phase, Tunnel):
        yield state.phase.laid
        yield from (c.of(card) for card in state.phase.revealed)


def _display(state: State) -> Iterator[str]:
    if None in state.display and (state.deck != NO_CARDS or state.discards != NO_CARDS):
        yield "the display has gaps although there are cards to fill them (DRAW-7)"


def _tickets(state: State) -> Iterator[str]:
    places = [*state.tickets, *offers_in(state.phase), state.ticket_deck]
    there = Counter(ticket for place in places for ticket in place)
    tickets, rules = state.edition.tickets, state.edition.rules
    for ticket, times in there.items():
        if not 0 <= ticket < len(tickets):
            yield f"there is no ticket {ticket}"
        elif times > 1:
            yield f"the ticket {tickets[ticket].id} is there {times} times"
    for seat, held in enumerate(state.tickets):
        if list(held) != sorted(held):
            yield f"the tickets of seat {seat} are not in ascending order"
        if sum(tickets[t].long for t in held) > rules.opening_long_tickets:
            yield f"seat {seat} holds more long tickets than it was dealt (SET-6)"
    if any(tickets[ticket].long for ticket in state.ticket_deck):
        yield "a long ticket is in the ticket deck (SET-8)"


def _trains_and_points(state: State) -> Iterator[str]:
    edition = state.edition
    for seat in range(state.players):
        routes = state.routes_of(seat)
        trains = edition.rules.trains - sum(edition.routes[route].length for route in routes)
        points = sum(edition.route_points[route] for route in routes)
        if state.trains[seat] != trains:
            yield f"seat {seat} has {state.trains[seat]} trains, and its routes leave it {trains}"
        if trains < 0:
            yield f"the routes of seat {seat} take more trains than it had (CLAIM-3)"
        if state.points[seat] != points:
            yield f"seat {seat} has {state.points[seat]} points, and its routes are worth {points} (END-7)"


def _tracks(state: State) -> Iterator[str]:
    edition, owners = state.edition, state.owners
    for route, (others, most) in enumerate(track_limits(edition, state.players)):
        if not others or route > min(others):
            continue  # look at each track group once, from its first route
        taken = [owners[track] for track in (route, *others) if owners[track] != NOBODY]
        group = edition.routes[route].group
        if len(set(taken)) < len(taken):
            yield f"somebody owns two routes of {group} (CLAIM-6)"
        if len(taken) > most:
            yield f"{len(taken)} routes of {group} are claimed in a game of {state.players} (CLAIM-7/8/9)"


def _stations(state: State) -> Iterator[str]:
    seen = Counter(city for cities in state.stations for city in cities)
    for city, times in seen.items():
        if not 0 <= city < len(state.edition.cities):
            yield f"there is no city {city}"
        elif times > 1:
            yield f"{state.edition.cities[city].id} has {times} stations (STATION-2)"
    for seat, cities in enumerate(state.stations):
        if len(cities) > state.edition.rules.stations:
            yield f"seat {seat} has built {len(cities)} stations (STATION-2)"
        if list(cities) != sorted(cities):
            yield f"the stations of seat {seat} are not in ascending order"


def _phase(state: State) -> Iterator[str]:
    phase = state.phase
    if any(not 0 <= seat < state.players for seat in state.to_act):
        yield "it is the turn of a seat that does not exist"
    if not 0 <= state.passes <= state.players:
        yield f"{state.passes} turns in a row were passed by {state.players} players (TURN-3)"
    if state.turns_left is not None and not 0 <= state.turns_left <= state.players:
        yield f"{state.turns_left} turns are left for {state.players} players (END-1)"
    if state.turns_left == 0 and not state.over:
        yield "no turns are left and the game is not over (END-1)"
    if isinstance(phase, Opening):
        if len(phase.offers) != state.players or len(phase.kept) != state.players:
            yield "the opening does not have one offer a seat"
        elif any(
            not set(kept or ()) <= set(offer) for offer, kept in zip(phase.offers, phase.kept, strict=True)
        ):
            yield "a seat keeps tickets it was not offered (SET-6)"
        if not state.to_act:
            yield "all have chosen their tickets and nobody has the turn (SET-12)"
    if isinstance(phase, Tunnel):
        if not 0 <= phase.route < len(state.owners) or state.edition.routes[phase.route].kind != "tunnel":
            yield "a tunnel is being dug where there is none"
        elif state.owners[phase.route] != NOBODY:
            yield "a tunnel is being dug that is claimed (CLAIM-1)"
        if not 1 <= phase.extra <= len(phase.revealed):
            yield f"{len(phase.revealed)} turned-over cards cannot cost {phase.extra} more (TUNNEL-2)"


def _memory(state: State) -> Iterator[str]:
    edition = state.edition
    with_somebody = {ticket for place in (*state.tickets, *offers_in(state.phase)) for ticket in place}
    for seat in range(state.players):
        for name, seen, held in zip(CARD_NAMES, state.seen[seat], state.hands[seat], strict=True):
            if seen > held:
                yield f"seat {seat} is known to hold {seen} {name} cards and holds {held}"
        refused = state.refused[seat]
        if list(refused) != sorted(refused):
            yield f"the tickets that seat {seat} refused are not in ascending order"
        for ticket in refused:
            if not 0 <= ticket < len(edition.tickets):
                yield f"there is no ticket {ticket}"
            elif ticket in with_somebody:
                yield f"seat {seat} believes {edition.tickets[ticket].id} refused, and somebody has it"
        kept_since = len(state.tickets[seat]) - state.opening_kept[seat]
        if not 0 <= state.opening_kept[seat] <= edition.rules.opening_offer:
            yield f"seat {seat} kept {state.opening_kept[seat]} of {edition.rules.opening_offer} opening tickets"
        elif not 0 <= kept_since <= state.offered[seat]:
            yield (
                f"seat {seat} has {len(state.tickets[seat])} tickets, of which {state.opening_kept[seat]} are from the"
                f" opening, and drew {state.offered[seat]} since"
            )
    for ticket, times in Counter(ticket for refused in state.refused for ticket in refused).items():
        if times > 1:
            yield f"{times} seats are said to know where ticket {ticket} is, and only the last to refuse it can"
