"""Nobody learns what is none of their business: not from a view, not from an event, not from a refusal.

The main idea: take a position, deal everything that a seat cannot see anew, and the seat must not be able to tell
the two apart, to the last byte. Canaries look for the hidden things themselves.
"""

from dataclasses import fields
from itertools import chain, product

import pytest

from northline import rules
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
from northline.rules.events import CardDrawn, TicketsChosen, TicketsDrawn, TicketsKept
from northline.rules.state import Opening, Over, State, TicketChoice
from tests.games import ANYTHING, CHOOSER, EVERYTHING, TABLES, play, seeds, table_name
from tests.property.secrets import (
    PHASES,
    PHASES_WITHOUT_TUNNELS,
    OutOfReach,
    SameCards,
    another_world,
    cards_seen_drawn,
    dealt_anew,
    hidden_tickets,
    some_of_every_phase,
    viewers,
    what_is_seen,
    words_about_tickets,
)

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@every_table
def test_a_view_is_the_same_in_every_world_that_looks_the_same(table):
    seen = set()
    for seed, chooser in product(seeds(*table), (EVERYTHING, ANYTHING)):
        for state in some_of_every_phase(*table, seed, chooser):
            for seat in viewers(state):
                view = rules.view(state, seat)
                seen.add(view.phase)
                for make_world in (another_world, dealt_anew):
                    world = make_world(state, seat, seed)
                    assert world.problems() == ()
                    assert rules.view(world, seat) == view
                    assert what_is_seen(world, seat) == what_is_seen(state, seat)
    tunnels = any(route.kind == "tunnel" for route in table[0].routes)
    assert seen == set(PHASES if tunnels else PHASES_WITHOUT_TUNNELS)


def same_in_another_world(state: State, action: Action, world: State, seat: int) -> Action | None:
    """The action as everybody sees it: which tickets somebody keeps is hidden, only how many is not."""
    if isinstance(action, Keep):
        match world.phase:
            case Opening(offers=offers):
                return Keep(offers[seat][: len(action.tickets)])
            case TicketChoice(offer=offer):
                return Keep(offer[: len(action.tickets)])
    return action


@every_table
def test_an_action_looks_the_same_in_every_world_that_looks_the_same(table):
    """Events and the view afterwards, as far as chance shows the same cards to the one who looks."""
    compared = set()
    games = (play(*table, seed, EVERYTHING) for seed in seeds(*table))
    for number, step in enumerate(chain.from_iterable(games)):
        for seat in viewers(step.before):
            world = dealt_anew(step.before, seat, number)
            action = step.action
            if seat != step.seat:
                action = same_in_another_world(step.before, action, world, step.seat)
            chance = SameCards(world, cards_seen_drawn(step.events, seat))
            try:
                rules.check(world, step.seat, action)
                after, events = rules.apply(world, action, chance)
            except (rules.IllegalAction, OutOfReach):
                assert seat != step.seat or not isinstance(step.action, Keep | Stop | Retreat | Pass)
                continue  # the cards it takes are somewhere else in that world
            if come_to_light(step.after, seat) != come_to_light(after, seat):
                continue  # the worlds have stopped looking the same, as they should
            assert [e.seen_by(seat) for e in events] == [e.seen_by(seat) for e in step.events]
            assert what_is_seen(after, seat) == what_is_seen(step.after, seat)
            compared.add((type(step.action), seat == step.seat))
    assert compared >= {(kind, own) for kind in (Keep, Draw, Take) for own in (True, False)}
    if table[0].id != "tiny":  # there a claim refills the deck at once, and SameCards gives up
        assert (Claim, True) in compared


def come_to_light(state: State, seat: int | None) -> tuple[object, ...]:
    """What a seat learns of hidden things without a card being turned over.

    The tickets it draws itself; how many opening tickets each seat kept, once all have chosen; everything, at the end.
    """
    match state.phase:
        case TicketChoice(seat=drawer, offer=offer) if drawer == seat:
            return offer
        case Opening():
            return ()
        case Over():
            return (*state.hands, *state.tickets)
        case _:
            return (len(state.ticket_deck), *(len(held) for held in state.tickets))


@every_table
def test_a_blind_draw_looks_the_same_whatever_card_it_is(table):
    tried = 0
    for step in play(*table, seed=3, chooser=CHOOSER["anything"]):
        deck = step.before.deck
        if not isinstance(step.action, Draw) or not any(deck) or step.after.over:
            continue
        worlds = [
            rules.apply(step.before, Draw(), SameCards(step.before, [card]))
            for card in range(len(deck))
            if deck[card]
        ]
        for seat in viewers(step.before):
            stories = {repr([event.seen_by(seat) for event in events]) for _, events in worlds}
            views = {what_is_seen(after, seat) for after, _ in worlds}
            if seat == step.seat:
                assert len(stories) == len(worlds)
            else:
                assert len(stories) == len(views) == 1
        tried += len(worlds) > 1
    assert tried > 1


@every_table
def test_how_many_opening_tickets_somebody_kept_is_secret_until_all_have_chosen(table):
    edition, players = table
    start, _ = rules.new_game(edition, players, rules.SplitMix(4))
    choices = rules.legal_actions(start, 0)
    worlds = [rules.apply(start, keep, rules.SplitMix(0)) for keep in choices]
    for seat in viewers(start):
        stories = {repr([event.seen_by(seat) for event in events]) for _, events in worlds}
        views = {what_is_seen(after, seat) for after, _ in worlds}
        assert len(stories) == len(views) == (len(choices) if seat == 0 else 1)


# Canaries: hidden things never appear


@every_table
def test_no_hidden_ticket_is_named_in_a_view(table):
    for state in some_of_every_phase(*table, seed=6, chooser=CHOOSER["ticket collector"]):
        for seat in viewers(state):
            words = words_about_tickets(rules.view(state, seat).to_dict())
            assert [name for name in hidden_tickets(state, seat) if f'"{name}"' in words] == []
            assert [name for name in hidden_tickets(state, seat) if f" {name}" in words] == []


@every_table
def test_no_hidden_hand_is_in_a_view(table):
    """No field of a view equals a hand that is somebody else's secret."""
    for state in some_of_every_phase(*table, seed=6, chooser=CHOOSER["anything"]):
        for seat in viewers(state):
            view = rules.view(state, seat)
            shown = [value for field in fields(view) for value in _all_values(getattr(view, field.name))]
            open_cards = [state.discards, view.hand, *state.seen]
            for other, hand in enumerate(state.hands):
                if other != seat and not state.over and hand not in open_cards:
                    assert hand not in shown
                    assert view.hands[other] is None
            if state.deck not in open_cards and state.deck != hand:
                assert state.deck not in shown


def _all_values(value: object) -> list[object]:
    if isinstance(value, tuple):
        return [value, *(inner for part in value for inner in _all_values(part))]
    return [value]


@every_table
def test_only_the_owner_sees_a_card_or_a_ticket_in_an_event(table):
    secrets = {CardDrawn: "card", TicketsChosen: "kept", TicketsDrawn: "tickets", TicketsKept: "tickets"}
    met = set()
    for step in play(*table, seed=2, chooser=CHOOSER["ticket collector"]):
        for event in step.events:
            name = secrets.get(type(event))
            for seat in viewers(step.before):
                if name is None or seat == event.seat:
                    assert event.seen_by(seat) == event
                else:
                    met.add(type(event))
                    assert getattr(event.seen_by(seat), name) is None
    assert met == set(secrets)


@every_table
def test_a_menu_is_for_ones_own_eyes(table):
    for state in some_of_every_phase(*table, seed=8, chooser=EVERYTHING):
        for seat in range(state.players):
            assert rules.view(state, seat).legal_actions == rules.legal_actions(state, seat)
            assert bool(rules.view(state, seat).legal_actions) == (seat in state.to_act)
        assert rules.view(state, None).legal_actions == ()


# Refusals


def things_to_try(state: State, seed: int) -> list[Action]:
    """Actions good and bad: some of everybody's menus, and some that no menu has."""
    chance = rules.SplitMix(seed)
    edition = state.edition
    tries: list[Action] = [Draw(), Stop(), DrawTickets(), Retreat(), Pass(), Keep(())]
    tries += [Take(card) for card in range(9)]
    for hand in state.hands:
        some = tuple(chance.below(count + 1) for count in hand)
        for cards in (some, hand, tuple(count + 1 for count in hand)):
            tries += [Claim(chance.below(len(edition.routes)), cards) for _ in range(6)]
            tries += [BuildStation(chance.below(len(edition.cities)), cards), Pay(cards)]
    tickets = range(len(edition.tickets))
    tries += [Keep((ticket,)) for ticket in tickets]
    tries += [Keep((chance.below(len(tickets)), chance.below(len(tickets)))) for _ in range(6)]
    for seat in state.to_act:
        menu = rules.legal_actions(state, seat)
        tries += [menu[chance.below(len(menu))] for _ in range(8)]
    return tries


def answer(state: State, seat: int, action: Action) -> str:
    try:
        rules.check(state, seat, action)
    except rules.IllegalAction as refused:
        return f"{refused.rule}: {refused.why}"
    return "fine"


@every_table
def test_a_refusal_tells_nothing_about_other_hands(table):
    """What a seat is told when it tries something is the same in every world that looks the same to it."""
    answers = set()
    for number, state in enumerate(some_of_every_phase(*table, seed=7, chooser=EVERYTHING, most=3)):
        for seat in range(state.players):
            world = dealt_anew(state, seat, number)
            for action in things_to_try(state, number):
                told = answer(state, seat, action)
                assert answer(world, seat, action) == told
                answers.add(told)
    assert len(answers) > 10
