"""What is secret stays secret: tickets, hands, choices, and what somebody can pay for."""

from __future__ import annotations

from typing import Any

import pytest

from northline import edition, rules
from northline.rules import Event, SplitMix, State
from northline.rules.actions import Keep
from northline.rules.events import OpeningDone, TicketsChosen, TicketsDrawn, TicketsKept
from northline.rules.state import Opening

EDITIONS = ("europe", "nordic_countries", "northern_lights")


def opening_game(name: str, players: int = 3) -> tuple[State, Opening]:
    state, _ = rules.new_game(edition(name), players, SplitMix(5))
    assert isinstance(state.phase, Opening)
    return state, state.phase


def keep(state: State, tickets: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    return rules.apply(state, Keep(tickets), SplitMix(1))


# The opening choice


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("name", EDITIONS)
def test_offers_and_choices_are_seen_by_their_owner_only(name: str) -> None:
    state, opening = opening_game(name)
    kept = opening.offers[1][:3]
    state, (chosen,) = keep(state, kept)
    assert isinstance(chosen, TicketsChosen)
    assert rules.view(state, 1).offer == opening.offers[1]
    assert rules.view(state, 1).kept == tuple(sorted(kept))
    for other in (0, 2, None):
        view = rules.view(state, other)
        assert view.kept is None
        assert not set(view.offer) & set(opening.offers[1])
        assert view.tickets[1] is None
        assert chosen.seen_by(other) == TicketsChosen(1, None)


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("name", EDITIONS)
def test_that_somebody_chose_is_public_how_many_they_kept_is_not_yet(name: str) -> None:
    state, opening = opening_game(name)
    few, _ = keep(state, opening.offers[1][:2])
    many, _ = keep(state, opening.offers[1])
    for other in (0, 2, None):
        assert rules.view(few, other).to_act == (0, 2)
        assert rules.view(few, other) == rules.view(many, other)


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("name", EDITIONS)
def test_when_all_have_chosen_the_numbers_are_public(name: str) -> None:
    state, opening = opening_game(name)
    events: tuple[Event, ...] = ()
    for seat, count in ((2, 2), (0, 3), (1, 4)):
        state, events = keep(state, opening.offers[seat][:count])
    assert OpeningDone((3, 4, 2)) in [event.seen_by(None) for event in events]
    assert rules.view(state, None).ticket_counts == (3, 4, 2)


@pytest.mark.rule("SET-12")
def test_the_order_of_choosing_changes_nothing() -> None:
    state, opening = opening_game("northern_lights")
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        after = state
        for seat in order:
            after, _ = keep(after, opening.offers[seat][1:3])
        ends.add((after.tickets, after.ticket_deck, after.to_act))
    assert len(ends) == 1


# Tickets


@pytest.mark.rule("TICKET-4")
@pytest.mark.parametrize("name", EDITIONS)
def test_tickets_are_secret_until_the_end_their_number_is_not(name: str) -> None:
    ids = [ticket.id for ticket in edition(name).tickets[-5:]]
    document: dict[str, Any] = {"edition": name, "tickets": [ids[:2], ids[2:]]}
    state = State.from_dict(document)
    for other in (0, None):
        view = rules.view(state, other)
        assert view.tickets[1] is None
        assert view.ticket_counts == (2, 3)
    assert rules.view(state, 1).tickets[1] == state.tickets[1]
    over = State.from_dict({**document, "phase": "over"})
    assert all(rules.view(over, anyone).tickets == over.tickets for anyone in (0, 1, None))


@pytest.mark.rule("TICKET-4", "TICKET-1")
@pytest.mark.parametrize("name", EDITIONS)
def test_tickets_drawn_and_kept_are_seen_by_the_player_only(name: str) -> None:
    state = State.from_dict({"edition": name})
    state, (drawn,) = rules.apply(state, rules.parse_action(state.edition, "tickets"), SplitMix(1))
    assert isinstance(drawn, TicketsDrawn)
    assert drawn.tickets is not None
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == drawn.seen_by(None) == TicketsDrawn(0, 3, None)
    assert rules.view(state, 0).offer == drawn.tickets
    assert rules.view(state, 1).offer == rules.view(state, None).offer == ()
    _, (kept, *_) = keep(state, drawn.tickets[:2])
    assert isinstance(kept, TicketsKept)
    assert kept.seen_by(1) == kept.seen_by(None) == TicketsKept(0, 2, None)


@pytest.mark.rule("TICKET-4")
def test_no_action_gives_a_kept_ticket_up() -> None:
    """Play a game through: what a seat holds only ever grows."""
    chance = SplitMix(11)
    state, _ = rules.new_game(edition("nordic_countries"), 2, chance)
    turns = 0
    while not state.over and turns < 600:
        seat = state.to_act[0]
        menu = rules.legal_actions(state, seat)
        after, _ = rules.apply(state, menu[chance.below(len(menu))], chance)
        assert all(set(before) <= set(now) for before, now in zip(state.tickets, after.tickets, strict=True))
        state, turns = after, turns + 1
    assert sum(len(held) for held in state.tickets) > 4


# Hands, and what they can pay for


@pytest.mark.rule("TICKET-4")
@pytest.mark.parametrize("name", EDITIONS)
def test_two_positions_that_differ_in_a_rivals_secrets_look_alike(name: str) -> None:
    """What the active player can pay for is a secret, and so the menu is."""
    ids = [ticket.id for ticket in edition(name).tickets[-2:]]
    display = ["white", "white", "black", "black", "green"]

    def position(hand: dict[str, int], ticket: str) -> State:
        return State.from_dict(
            {
                "edition": name,
                "to_act": 1,
                "hands": [{"yellow": 2}, hand],
                "tickets": [[], [ticket]],
                "ticket_deck": [],
                "display": display,
            }
        )

    rich = position({"red": 5, "locomotive": 3}, ids[0])
    poor = position({"red": 1, "blue": 2, "white": 2, "black": 3}, ids[1])
    assert len(rules.legal_actions(rich, 1)) > len(rules.legal_actions(poor, 1))
    for anyone in (0, None):
        assert rules.view(rich, anyone) == rules.view(poor, anyone)
        assert rules.view(rich, anyone).legal_actions == ()
    assert rules.view(rich, 1).legal_actions == rules.legal_actions(rich, 1)
