"""What must hold over many games: everything dealt or drawn is as likely as it should be, and no seat is favoured.

The seeds are fixed, so these tests always see the same games; the limits are such that a fair kernel would fail one of
them in ten thousand.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chi2, chi2_contingency, chisquare

import northline as nl
from northline import kernel
from northline.strategy import codes

GAMES = 20_000
UNLIKELY = 1e-4


@pytest.fixture(scope="module")
def dealt() -> dict[str, kernel.Batch]:
    return {
        name: kernel.Batch(nl.edition(name), nl.edition(name).rules.players[1], GAMES, seeds=11)
        for name in nl.EDITIONS
    }


def cards(words: NDArray[Any]) -> NDArray[np.int64]:
    """Packed cards as nine counts."""
    shifts = np.arange(0, 7 * codes.KINDS, 7, dtype=np.uint64)
    return ((words[..., None] >> shifts) & np.uint64(127)).astype(np.int64)


def is_fair(seen: NDArray[Any], expected: NDArray[Any] | None = None) -> bool:
    return bool(chisquare(seen, expected).pvalue > UNLIKELY)


def test_the_measure_itself_would_notice() -> None:
    fair = np.full(8, 2500)
    assert is_fair(fair + np.array([30, -30, 20, -20, 10, -10, 0, 0]))
    assert not is_fair(fair + np.array([300, -300, 0, 0, 0, 0, 0, 0]))


@pytest.mark.parametrize("name", ["nordic_countries", "northern_lights"])
def test_each_card_of_the_deck_is_as_likely_in_every_place(name: str, dealt: dict[str, kernel.Batch]) -> None:
    """Without sweeps, all cards that are dealt are like cards from the whole deck."""
    deck = np.array(nl.edition(name).rules.deck)
    display = dealt[name].games["display"]
    for place in range(nl.edition(name).rules.display):
        card = (display >> np.uint64(4 * place) & np.uint64(15)).astype(np.int64)
        assert is_fair(np.bincount(card, minlength=9), GAMES * deck / deck.sum())
    # A hand of several cards: their number varies less than independent ones would, by a known factor.
    for seat in range(dealt[name].players):
        held = cards(dealt[name].games["hands"][:, seat]).sum(axis=0)
        size = int(held.sum()) // GAMES
        expected = GAMES * size * deck / deck.sum()
        measure = ((held - expected) ** 2 / expected).sum() * (deck.sum() - 1) / (deck.sum() - size)
        assert chi2.sf(measure, 8) > UNLIKELY


def test_all_colours_are_as_likely_where_sweeps_make_locomotives_rarer(
    dealt: dict[str, kernel.Batch],
) -> None:
    card = (dealt["europe"].games["display"] & np.uint64(15)).astype(np.int64)
    seen = np.bincount(card, minlength=9)
    assert is_fair(seen[:8])
    deck = nl.edition("europe").rules.deck
    assert 0.6 < seen[8] / (GAMES * deck[8] / sum(deck)) < 1


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_each_ticket_is_as_likely_for_every_seat(name: str, dealt: dict[str, kernel.Batch]) -> None:
    edition, games = nl.edition(name), dealt[name].games
    long = [number for number, ticket in enumerate(edition.tickets) if ticket.long]
    short = [number for number, ticket in enumerate(edition.tickets) if not ticket.long]
    for seat in range(dealt[name].players):
        for place in range(int(games["offered"][0, seat])):
            seen = np.bincount(games["offers"][:, seat, place], minlength=len(edition.tickets))
            offered = long if place < edition.rules.opening_long_tickets else short
            assert seen[offered].sum() == GAMES
            assert is_fair(seen[offered])
    on_top = games["ticket_deck"][np.arange(GAMES), games["ticket_top"].astype(np.int64)]
    assert is_fair(np.bincount(on_top, minlength=len(edition.tickets))[short])


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_every_seat_is_as_likely_to_begin(name: str, dealt: dict[str, kernel.Batch]) -> None:
    assert is_fair(np.bincount(dealt[name].games["first"], minlength=dealt[name].players))


def test_each_bonus_card_is_as_likely(dealt: dict[str, kernel.Batch]) -> None:
    edition = nl.edition("northern_lights")
    number, drawn = len(edition.bonus_cards), edition.rules.bonus_cards
    assert drawn is not None
    sets = dealt["northern_lights"].games["bonus_cards"]
    seen = np.array([int((sets >> card & 1).sum()) for card in range(number)])
    expected = GAMES * drawn / number
    measure = ((seen - expected) ** 2 / expected).sum() * (number - 1) / (number - drawn)
    assert chi2.sf(measure, number - 1) > UNLIKELY


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_a_blind_draw_takes_any_card_that_is_left(name: str) -> None:
    """In the middle of the game, from whatever deck there is then."""
    batch = kernel.Batch(nl.edition(name), 2, GAMES // 2, seeds=5)
    for _ in range(50):
        batch.step(batch.choices("random"))
    games = batch.games
    drawing = batch.masks()[:, codes.DRAW] & (games["deck_left"] > 0)
    seat = games["seat"].astype(np.int64)
    rows = np.arange(len(games))
    deck = cards(games["deck"])
    before = cards(games["hands"][rows, seat])
    batch.step(np.where(drawing, codes.DRAW, -1))
    drawn = (cards(games["hands"][rows, seat]) - before)[drawing]
    assert (drawn.sum(axis=1) == 1).all()
    assert drawing.sum() > GAMES // 6
    share = deck[drawing] / deck[drawing].sum(axis=1, keepdims=True)
    surplus = (drawn - share).sum(axis=0) / np.sqrt((share * (1 - share)).sum(axis=0))
    assert abs(surplus).max() < 4.3


@pytest.mark.parametrize(
    ("name", "players"), [("europe", 4), ("nordic_countries", 3), ("northern_lights", 2)]
)
def test_whoever_begins_wins_as_often_in_every_seat(name: str, players: int) -> None:
    """Turn the table, and nothing changes: by how far a seat is from the first one, not by its number."""
    played = kernel.playouts(nl.edition(name), players, 8000, "greedy", seed=1)
    winners, seats = np.nonzero(played.places == 1)
    first = played.games["first"][winners].astype(np.int64)
    wins = np.zeros((players, players), np.int64)
    np.add.at(wins, (first, (seats - first) % players), 1)
    assert wins.sum() >= 8000
    assert chi2_contingency(wins).pvalue > UNLIKELY
    assert is_fair(np.bincount(seats, minlength=players))


@pytest.mark.parametrize(("name", "players"), [("europe", 3), ("nordic_countries", 2)])
def test_a_player_does_as_well_in_every_seat(name: str, players: int) -> None:
    points = []
    for seat in range(players):
        policies = ["greedy" if other == seat else "random" for other in range(players)]
        played = kernel.playouts(nl.edition(name), players, 4000, policies, seed=10 + seat)
        assert (played.places[:, seat] == 1).mean() > 0.99
        points.append(played.points[:, seat].astype(np.float64))
    for one in points[1:]:
        error = np.hypot(one.std(), points[0].std()) / np.sqrt(4000)
        assert abs(one.mean() - points[0].mean()) < 4.3 * error
