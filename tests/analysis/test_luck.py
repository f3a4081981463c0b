"""Luck and skill add up to the result, and what could have happened is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from math import comb

import numpy as np
import pytest

import northline as nl
from northline.analysis.chance_events import chance_events
from northline.analysis.event_values import by_games, leads_of
from northline.analysis.luck import luck, luck_of_events
from northline.analysis.values import Evaluator
from northline.editions import Edition
from northline.rules import SplitMix
from northline.rules.actions import Claim, Draw, DrawTickets, Take
from northline.rules.cards import LOCOMOTIVE
from northline.rules.payment import paying_color
from tests.games import EVERYTHING, TABLE, table_name

SOME_TABLES = [
    TABLE[name] for name in ("europe-2p", "nordic_countries-3p", "northern_lights-4p", "toy-3p", "tiny-2p")
]


def played(edition: Edition, players: int, seed: int, most: int = 10_000) -> nl.Game:
    game = nl.Game.new(edition, players, seed)
    habit = SplitMix(seed)
    while not game.over and len(game.record.entries) < most:
        seat = game.to_act[0]
        game.play(seat, EVERYTHING.choose(game.state, game.legal_actions(seat), habit))
    return game


@pytest.mark.parametrize("table", SOME_TABLES, ids=table_name)
def test_luck_and_skill_add_up_to_the_result(table: tuple[Edition, int]) -> None:
    edition, players = table
    game = played(edition, players, 2)
    found = luck(game, Evaluator(edition, players), games=8)
    final = {standing.seat: standing for standing in game.standings()}
    for seat, account in enumerate(found.seats):
        points = account.points
        best = max(final[other].points for other in range(players) if other != seat)
        assert points.result == final[seat].points - best
        assert (account.result > 0) == (final[seat].place == 1)
        assert account.start + account.luck.total + account.skill == pytest.approx(account.result, abs=1e-12)
        assert points.start + points.luck.total + points.skill == pytest.approx(points.result, abs=1e-9)
        assert account.error >= 0
        assert points.error >= 0
    for part in ("cards", "tickets", "tunnels"):  # what one wins by luck, others lose
        assert sum(getattr(seat.luck, part) for seat in found.seats) == pytest.approx(0.0, abs=1e-9)


def test_a_game_that_is_not_over_ends_with_its_chances() -> None:
    game = played(nl.edition("europe"), 2, 3, most=40)
    evaluator = Evaluator(game.edition, 2)
    assert [seat.result for seat in luck(game, evaluator, games=2).seats] == list(
        evaluator.open(game.state).win
    )


@pytest.mark.parametrize("table", SOME_TABLES, ids=table_name)
def test_what_could_have_happened_adds_up_to_certainty(table: tuple[Edition, int]) -> None:
    kinds = Counter()
    for event in chance_events(played(*table, 2)):
        kinds[event.kind] += 1
        assert sum(case.probability for case in event.cases) == pytest.approx(1.0)
        for case in event.cases:
            assert case.states
            assert not case.exact or len(case.states) == 1
            assert all(state.problems() == () for state in case.states[:1])
    assert kinds["cards"] > 3


def test_single_cards_are_weighted_by_the_deck_as_it_was() -> None:
    game = played(nl.edition("nordic_countries"), 2, 4)
    checked = 0
    for event in chance_events(game):
        if event.at < 0 or not isinstance(game.parse(game.record.entries[event.at].action), Draw):
            continue
        before = game.history[event.at][0]
        pile = before.deck if any(before.deck) else before.discards
        assert event.seat is not None
        gained = [
            next(
                card
                for card in range(9)
                if case.states[0].hands[event.seat][card] > before.hands[event.seat][card]
            )
            for case in event.cases
        ]
        assert gained == [card for card in range(9) if pile[card]]
        assert [case.probability for case in event.cases] == [count / sum(pile) for count in pile if count]
        assert event.after in [case.states[0] for case in event.cases]
        checked += 1
    assert checked > 5


def test_tunnels_cost_more_as_often_as_the_deck_says() -> None:
    game = played(nl.edition("europe"), 2, 6)
    checked = 0
    for event in chance_events(game):
        if event.kind != "tunnels":
            continue
        before = game.history[event.at][0]
        claim = game.parse(game.record.entries[event.at].action)
        assert isinstance(claim, Claim)
        costly = {LOCOMOTIVE, paying_color(claim.cards)}
        matching, left = sum(before.deck[card] for card in costly if card is not None), sum(before.deck)
        if left < 3:
            continue
        assert event.cases[0].probability == pytest.approx(comb(left - matching, 3) / comb(left, 3))
        assert all(claim.route in state.routes_of(event.seat) for state in event.cases[0].states)
        for extra, case in enumerate(event.cases[1:], 1):
            assert {state.phase.extra for state in case.states} == {extra}  # type: ignore[union-attr]
        checked += 1
    assert checked


def test_tickets_that_were_put_under_the_deck_are_not_drawn_by_chance() -> None:
    game = played(nl.edition("nordic_countries"), 3, 5)
    checked = 0
    for event in chance_events(game):
        if event.at < 0 or not isinstance(game.parse(game.record.entries[event.at].action), DrawTickets):
            continue
        before = game.history[event.at][0]
        returned = {ticket for refused in before.refused for ticket in refused}
        for case in event.cases:
            for state in case.states:
                assert sorted((*state.phase.offer, *state.ticket_deck)) == sorted(before.ticket_deck)  # type: ignore[union-attr]
                assert not returned & set(state.phase.offer)  # type: ignore[union-attr]
        checked += 1
    assert checked


def test_the_luck_of_a_card_is_nothing_on_average() -> None:
    """Of all cards that can be drawn blind in a position, the luck adds up to nothing, by how likely each is."""
    game = played(nl.edition("northern_lights"), 2, 8, most=24)
    while not any(isinstance(action, Draw) for seat in game.to_act for action in game.legal_actions(seat)):
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[0])
    evaluator, seat = Evaluator(game.edition, 2), game.to_act[0]
    pile = game.state.deck
    worth, place = 0.0, 0
    for count in pile:
        if count:
            other = nl.Game.replay(game.record, chance=_Always(place))
            other.play(seat, Draw())
            worth += count / sum(pile) * luck_of_events(other, evaluator, games=2)[-1].win[0]
        place += count
    assert worth == pytest.approx(0.0, abs=1e-9)


class _Always:
    def __init__(self, number: int) -> None:
        self._number = number

    def below(self, n: int) -> int:
        return min(self._number, n - 1)


def test_the_luck_of_many_games_is_nothing_on_average() -> None:
    evaluator = Evaluator(*TABLE["tiny-2p"])
    lucks = [
        luck(played(*TABLE["tiny-2p"], seed), evaluator, games=8).seats[0].luck.total for seed in range(120)
    ]
    assert np.std(lucks) > 0
    assert abs(np.mean(lucks)) < 4 * np.std(lucks) / np.sqrt(len(lucks))


def test_tickets_are_worth_what_planners_make_of_them() -> None:
    """More games come to the same, within the errors that are told; and nobody's lead is another's."""
    game = played(nl.edition("nordic_countries"), 2, 7)
    events = [event for event in chance_events(game) if event.kind == "tickets"][:2]
    assert len(events) == 2
    few, many = by_games(events, 30, threads=1), by_games(events, 120, threads=1)
    for one, other in zip(few, many, strict=True):
        assert (one.after_variance > 0).all()
        assert (other.after_variance < one.after_variance).all()
        apart = np.abs(one.after - other.after)
        assert (apart < 4.5 * np.sqrt(one.after_variance + other.after_variance)).all()
        assert one.after[0].sum() == pytest.approx(1.0)
        assert one.after[1].sum() == pytest.approx(0.0)
    assert by_games(events[1:], 30, threads=1)[0].after.tolist() == few[1].after.tolist()


def test_leads_are_over_the_best_of_the_others() -> None:
    assert leads_of(np.array([[10, 30, 25], [7, 7, 1]])).tolist() == [[-20, 5, -5], [0, 0, -6]]


def test_nothing_that_comes_later_changes_what_an_event_is_worth() -> None:
    game = played(nl.edition("nordic_countries"), 2, 7, most=50)
    evaluator = Evaluator(game.edition, 2)
    whole = luck_of_events(game, evaluator, games=8)
    shorter = played(game.edition, 2, 7, most=30)
    part = luck_of_events(shorter, evaluator, games=8)
    assert part == whole[: len(part)]
    assert any(isinstance(shorter.parse(entry.action), Take) for entry in shorter.record.entries)
