"""What must be true of every position and of every step, counted here anew and not with the engine's own checks."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from northline import rules
from northline.editions import CARD_NAMES, LOCOMOTIVE
from northline.rules.state import NOBODY, Opening, State, TicketChoice, Tunnel, Turn
from tests.games import Step


def look_at(state: State) -> None:
    """Everything that must be true of a position."""
    assert state.problems() == ()
    cards_are_conserved(state)
    tickets_are_where_they_may_be(state)
    trains_and_points_follow_from_the_routes(state)
    tracks_are_shared_fairly(state)
    the_display_is_as_full_as_can_be(state)
    for seat in range(state.players):
        menu_is_in_order(state, seat)


def look_at_step(step: Step) -> None:
    """Everything that must be true of an action and what it led to."""
    look_at(step.after)
    before, after, seat = step.before, step.after, step.seat
    assert step.action in step.menu
    assert tickets_in_the_game(after) <= tickets_in_the_game(before), "a ticket came back"
    for other in range(before.players):
        assert set(before.tickets[other]) <= set(after.tickets[other]), "a kept ticket went away"
        assert after.points[other] >= before.points[other]
        assert after.trains[other] <= before.trains[other]
        if other != seat:
            assert after.hands[other] == before.hands[other], "a hand changed in somebody else's turn"
            assert after.trains[other] == before.trains[other]
            assert after.stations[other] == before.stations[other]
    assert sum(a != b for a, b in zip(before.owners, after.owners, strict=True)) <= 1
    if isinstance(after.phase, Turn) and not isinstance(before.phase, Opening):
        assert after.phase.seat == (seat + 1) % before.players, "play goes round by seat"
    if not isinstance(after.phase, Turn | Opening) and not after.over:
        assert after.to_act == (seat,), "who has begun something goes on with it"
    if before.turns_left is not None and isinstance(after.phase, Turn):
        assert after.turns_left == before.turns_left - 1


def cards_are_conserved(state: State) -> None:
    there = Counter(card for card in state.display if card is not None)
    piles = [*state.hands, state.deck, state.discards]
    if isinstance(state.phase, Tunnel):
        piles.append(state.phase.laid)
        there.update(state.phase.revealed)
    for pile in piles:
        assert all(count >= 0 for count in pile)
        there.update(dict(enumerate(pile)))
    assert [there[card] for card in range(len(CARD_NAMES))] == list(state.edition.rules.deck)


def tickets_in_the_game(state: State) -> set[int]:
    return set(_every_ticket(state))


def _every_ticket(state: State) -> list[int]:
    piles = [*state.tickets, state.ticket_deck]
    if isinstance(state.phase, Opening):
        piles += state.phase.offers
    if isinstance(state.phase, TicketChoice):
        piles.append(state.phase.offer)
    return list(chain.from_iterable(piles))


def tickets_are_where_they_may_be(state: State) -> None:
    edition, every = state.edition, _every_ticket(state)
    assert len(set(every)) == len(every), "a ticket is in two places"
    apart = {index for index, ticket in enumerate(edition.tickets) if ticket.long}
    assert not apart & set(state.ticket_deck), "a ticket dealt apart is in the ticket deck"
    if edition.rules.opening_refused == edition.rules.ticket_refused == "bottom":
        gone = set(range(len(edition.tickets))) - set(every)
        assert gone <= apart, "a ticket got lost"


def trains_and_points_follow_from_the_routes(state: State) -> None:
    edition = state.edition
    worth = dict(edition.rules.points)
    for seat in range(state.players):
        lengths = [edition.routes[r].length for r, owner in enumerate(state.owners) if owner == seat]
        assert state.trains[seat] + sum(lengths) == edition.rules.trains
        assert state.trains[seat] >= 0
        assert state.points[seat] == sum(worth[length] for length in lengths)
        assert len(state.stations[seat]) <= edition.rules.stations
    built = list(chain.from_iterable(state.stations))
    assert len(set(built)) == len(built), "a city has two stations"


def tracks_are_shared_fairly(state: State) -> None:
    """Between two cities nobody owns two routes, and no more than the edition allows are taken."""
    most = {
        size: tracks for size, players, tracks in state.edition.rules.open_tracks if players == state.players
    }
    tracks = Counter((min(route.a, route.b), max(route.a, route.b)) for route in state.edition.routes)
    taken: dict[tuple[int, int], list[int]] = {}
    for route, owner in zip(state.edition.routes, state.owners, strict=True):
        if owner != NOBODY:
            taken.setdefault((min(route.a, route.b), max(route.a, route.b)), []).append(owner)
    for cities, owners in taken.items():
        size = tracks[cities]
        assert len(set(owners)) == len(owners) <= most.get(size, size)


def the_display_is_as_full_as_can_be(state: State) -> None:
    """DRAW-7: no gap while there are cards. DRAW-4, DRAW-5: no sweep is due that could help."""
    rules_, display = state.edition.rules, state.display
    spare = sum(state.deck) + sum(state.discards)
    assert None not in display or spare == 0
    if (
        rules_.sweep_at
        and display.count(LOCOMOTIVE) >= rules_.sweep_at
        and not isinstance(state.phase, Tunnel)
    ):
        colored = spare - state.deck[LOCOMOTIVE] - state.discards[LOCOMOTIVE]
        colored += sum(card not in (None, LOCOMOTIVE) for card in display)
        cards = min(len(display), spare + len(display) - display.count(None))
        assert cards - colored >= rules_.sweep_at, "a sweep is due and could help"


def menu_is_in_order(state: State, seat: int) -> None:
    menu = rules.legal_actions(state, seat)
    assert bool(menu) == (seat in state.to_act), "who is to act has something to do, and nobody else"
    assert list(menu) == sorted(menu, key=rules.sort_key)
    assert len(set(menu)) == len(menu)


def every_menu_action_works(state: State, seed: int) -> None:
    """Each is accepted by check and by apply, and leads to a position without problems."""
    for seat in state.to_act:
        for number, action in enumerate(rules.legal_actions(state, seat)):
            rules.check(state, seat, action)
            after, events = rules.apply(state, action, rules.SplitMix(seed + number))
            assert after.problems() == ()
            assert events, "something happened"
