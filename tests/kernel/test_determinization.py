"""Determinizations: what is dealt must look the same to the seat, and be as likely as it should be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chisquare

import northline as nl
from northline.editions import Edition
from northline.kernel.beliefs import ticket_priors
from northline.kernel.convert import from_state, to_state
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.playouts import seeds
from northline.kernel.search.determinization import determinize
from northline.rules import SplitMix, new_game, view
from northline.rules.actions import Keep
from northline.rules.problems import problems
from northline.rules.state import Opening, Over
from tests.games import CHOOSER, EVERYTHING, TABLES, positions, table_name
from tests.kernel.positions import planner_position

UNLIKELY = 1e-4


def dealt(edition: Edition, game: NDArray[Any], seat: int, number: int) -> NDArray[Any]:
    games, scratch = np.repeat(game, number), np.zeros(1, layout.SCRATCH)
    games["chance"] = seeds(3, number)
    priors = ticket_priors(edition, game)[0]
    for index in range(number):
        determinize(tables_of(edition)[0], games[index], scratch[0], seat, priors)
    return games


@pytest.mark.parametrize(
    ("name", "players"), [("europe", 4), ("nordic_countries", 3), ("northern_lights", 5)]
)
@pytest.mark.parametrize("steps", [0, 70, 150])
def test_a_deal_looks_the_same_to_the_seat(name: str, players: int, steps: int) -> None:
    edition = nl.edition(name)
    game = planner_position(name, players, steps)
    seat = int(game[0]["seat"])
    seen = view(to_state(game[0], edition), seat)
    for other in dealt(edition, game, seat, 20):
        state = to_state(other, edition)
        assert problems(state) == ()
        assert view(state, seat) == seen


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_deal_respects_what_the_seat_remembers(table: tuple[Edition, int]) -> None:
    """Cards seen in a hand stay there, and refused tickets where they were put."""
    edition, _ = table
    remembered = 0
    for chooser in (EVERYTHING, CHOOSER["ticket collector"]):
        for state in positions(*table, seed=5, chooser=chooser)[::7]:
            if isinstance(state.phase, Opening | Over):
                continue  # there are two tests of the opening above and below, and nothing is dealt at the end
            seat = state.to_act[0]
            seen = view(state, seat)
            remembered += bool(seen.refused)
            for other in dealt(edition, np.array([from_state(state)]), seat, 4):
                world = to_state(other, edition)
                assert problems(world) == ()
                assert view(world, seat) == seen
    assert remembered or edition.id == "tiny"


def test_long_tickets_are_shared_out_when_short_ones_are_scarce() -> None:
    """All kept everything: each of the others must hold the one long ticket that it was dealt."""
    edition = nl.edition("europe")
    state, _ = new_game(edition, 5, SplitMix(6))
    for seat in range(5):
        assert isinstance(state.phase, Opening)
        state, _ = nl.rules.apply(state, Keep(tuple(sorted(state.phase.offers[seat]))), SplitMix(1), seat)
    seat = state.to_act[0]
    for game in dealt(edition, np.array([from_state(state)]), seat, 50):
        assert problems(to_state(game, edition)) == ()


def test_opening_offers_are_dealt_to_seats_that_chose_before() -> None:
    """The seats before may have chosen: that is hidden, and they choose again in each deal."""
    edition = nl.edition("europe")
    state, _ = new_game(edition, 3, SplitMix(4))
    state, _ = nl.rules.apply(state, nl.rules.legal_actions(state, 0)[0], SplitMix(1), 0)
    games = dealt(edition, np.array([from_state(state)]), 2, 30)
    assert (games["seat"] == 2).all()
    assert (games["kept"] == 0).all()
    own = tuple(state.phase.offers[2])  # type: ignore[union-attr]
    for game in games:
        offers = game["offers"][:3, : len(own)].tolist()
        assert tuple(offers[2]) == own
        assert len({ticket for offer in offers for ticket in offer}) == 3 * len(own)
        long = [sum(edition.tickets[ticket].long for ticket in offer) for offer in offers]
        assert long == [edition.rules.opening_long_tickets] * 3


def test_every_hidden_card_is_as_likely_in_another_hand() -> None:
    game = planner_position("northern_lights", 3, 60)
    seat = int(game[0]["seat"])
    other = (seat + 1) % 3
    hidden = game[0]["deck"]
    for hand in (s for s in range(3) if s != seat):
        hidden += game[0]["hands"][hand] - game[0]["seen"][hand]
    pool = np.array([int(hidden) >> 7 * kind & 127 for kind in range(9)])
    known = game[0]["seen"][other]
    hands = dealt(nl.edition("northern_lights"), game, seat, 3000)["hands"][:, other] - known
    shifts = np.arange(0, 63, 7, dtype=np.uint64)
    held = (hands[:, None] >> shifts & np.uint64(127)).astype(int)
    size = held[0].sum()
    assert size > 0
    expected = len(hands) * size * pool / pool.sum()
    # Cards of one hand exclude each other, so counts vary less than the test expects: it errs on the safe side.
    assert chisquare(held.sum(axis=0), expected).pvalue > UNLIKELY


def test_a_ticket_along_somebodys_railway_is_more_likely_theirs() -> None:
    name = "nordic_countries"
    edition = nl.edition(name)
    game = planner_position(name, 2, 110)
    seat = int(game[0]["seat"])
    other = 1 - seat
    weights = ticket_priors(edition, game)[0, other]
    truly = [t for t in range(len(edition.tickets)) if int(game[0]["tickets"][other]) >> t & 1]
    known = int(game[0]["tickets"][seat] | game[0]["refused"][seat])
    hidden = [t for t in range(len(edition.tickets)) if not known >> t & 1]
    games = dealt(edition, game, seat, 400)
    held = np.array([[int(g["tickets"][other]) >> t & 1 for t in hidden] for g in games]).mean(axis=0)
    by_weight = np.argsort(weights[hidden])
    assert held[by_weight[-5:]].mean() > 3 * held[by_weight[:20]].mean()
    # And it is a good guess: what the seat really holds is found far more often than by chance.
    by_chance = len(truly) / len(hidden)
    assert held[[hidden.index(t) for t in truly]].mean() > 1.5 * by_chance


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_deal_looks_the_same_to_seats_that_wait_and_to_spectators(table: tuple[Edition, int]) -> None:
    edition, players = table
    for state in positions(*table, seed=7, chooser=CHOOSER["ticket collector"])[2::5]:
        if isinstance(state.phase, Over):
            continue
        for seat in (*range(players), -1):
            if isinstance(state.phase, Opening):
                continue  # others choose anew in each deal
            seen = view(state, None if seat < 0 else seat, menu=False)
            for other in dealt(edition, np.array([from_state(state)]), seat, 2):
                world = to_state(other, edition)
                assert problems(world) == ()
                assert view(world, None if seat < 0 else seat, menu=False) == seen


def test_who_has_chosen_at_the_opening_waits_for_the_others() -> None:
    edition = nl.edition("europe")
    state, _ = new_game(edition, 3, SplitMix(4))
    state, _ = nl.rules.apply(state, nl.rules.legal_actions(state, 0)[0], SplitMix(1), 0)
    for seat, next_to_choose in ((0, 1), (-1, 0)):
        for game in dealt(edition, np.array([from_state(state)]), seat, 4):
            assert game["seat"] == next_to_choose
            assert (game["kept"][:3] != 0).tolist() == [seat == 0, False, False]
