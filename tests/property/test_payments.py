"""Payments that no menu offers: check and apply agree on every one, and nothing gets lost."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from northline import rules
from northline.rules.actions import Action, BuildStation, Claim, Pay
from northline.rules.state import State, Tunnel, Turn
from tests.games import CHOOSER, TABLES, positions
from tests.property.invariants import look_at


@cache
def turns() -> list[State]:
    """Positions with hands small and large, from every edition."""
    return [
        state
        for edition, players in TABLES
        if players == edition.rules.players[0]
        for chooser in ("hoarder", "digger")
        for state in positions(edition, players, 3, CHOOSER[chooser])
        if isinstance(state.phase, Turn | Tunnel)
    ]


@st.composite
def cards_of(draw, hand):
    """Part of a hand, rarely a card more than it has: mostly one colour with locomotives, sometimes any mix."""
    most = [count + (draw(st.integers(0, 30)) == 0) for count in hand]
    if draw(st.booleans()):
        color = draw(st.integers(0, len(hand) - 2))
        most = [count if card in (color, len(hand) - 1) else 0 for card, count in enumerate(most)]
    return tuple(draw(st.integers(0, min(count, 9))) for count in most)


@st.composite
def attempts(draw):
    state = draw(st.sampled_from(turns()))
    (seat,) = state.to_act
    cards = draw(cards_of(state.hands[seat]))
    if isinstance(state.phase, Tunnel):
        return state, Pay(cards)
    routes = [index for index, route in enumerate(state.edition.routes) if route.length <= sum(cards)]
    if routes and draw(st.integers(0, 4)):
        return state, Claim(draw(st.sampled_from(routes)), cards)
    return state, BuildStation(draw(st.integers(0, len(state.edition.cities) - 1)), cards)


def legal(state: State, action: Action) -> bool:
    try:
        rules.check(state, state.to_act[0], action)
    except rules.IllegalAction:
        return False
    return True


def applied(state: State, action: Action, seed: int) -> State | None:
    try:
        return rules.apply(state, action, rules.SplitMix(seed))[0]
    except rules.IllegalAction:
        return None


@settings(max_examples=800)
@given(attempts(), st.integers(0, 2**32))
def test_check_and_apply_agree_on_any_payment(attempt, seed):
    state, action = attempt
    after = applied(state, action, seed)
    assert (after is not None) == legal(state, action)
    if after is not None:
        look_at(after)


def test_some_payments_off_the_menu_are_legal_and_some_are_not():
    """So the test above has something to decide: wasteful payments are allowed where the rules allow them."""
    chance = rules.SplitMix(1)
    verdicts = set()
    for state in turns()[::3]:
        (seat,) = state.to_act
        menu = set(rules.legal_actions(state, seat))
        claims = [action for action in menu if isinstance(action, Claim)]
        for claim in claims[:20]:
            more = list(claim.cards)
            more[chance.below(9)] += 1
            more[chance.below(9)] += 1
            for cards in (tuple(more), tuple(reversed(claim.cards))):
                action = Claim(claim.route, cards)
                if action not in menu:
                    verdict = legal(state, action)
                    verdicts.add(verdict)
                    assert (applied(state, action, 1) is not None) == verdict
    assert verdicts == {True, False}
