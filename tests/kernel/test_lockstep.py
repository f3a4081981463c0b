"""The kernel plays the very same game as the reference engine: position, menu and score, after every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import northline as nl
from northline.editions import Edition
from northline.kernel import entries, layout
from northline.kernel.convert import from_state
from northline.kernel.layout import WORK
from northline.kernel.tables import tables_of
from northline.rules import SplitMix, apply, legal_actions, new_game
from northline.rules.cards import NO_CARDS, of
from northline.rules.state import State, Turn
from tests.kernel.choosers import CHOOSERS
from tests.kernel.lockstep import Pair, play_together
from tests.toy import tiny, toy

EDITIONS = {"tiny": tiny, "toy": toy, **{name: lambda name=name: nl.edition(name) for name in nl.EDITIONS}}


def _tables() -> Iterator[tuple[str, int]]:
    for name, edition in EDITIONS.items():
        fewest, most = edition().rules.players
        yield from ((name, players) for players in range(fewest, most + 1))


TABLES = list(_tables())


def campaign(edition: Edition, players: int, games: int, first_seed: int) -> Counter[str]:
    """So many games of every kind of player."""
    corners: Counter[str] = Counter()
    for kind, chooser in enumerate(CHOOSERS.values()):
        for seed in range(first_seed, first_seed + games):
            corners += play_together(
                Pair(edition, players, seed), chooser, SplitMix(1000 * seed + kind), most_steps=1500
            )
    return corners


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_engines_play_the_same_game(name: str, players: int) -> None:
    games = 25 if name in ("tiny", "toy") else 1
    corners = campaign(EDITIONS[name](), players, games, first_seed=0)
    assert corners["games"] > 6 * games
    assert corners["claims"]
    assert corners["refilled decks"]


def test_small_boards_reach_every_corner() -> None:
    corners = campaign(toy(), 2, 25, first_seed=500) + campaign(tiny(), 2, 25, first_seed=500)
    for corner in (
        "sweeps",
        "empty decks",
        "gaps in the display",
        "tunnels paid",
        "failed tunnels",
        "passes",
    ):
        assert corners[corner] > 3, corner


def random_position(edition: Edition, players: int, seed: int) -> State:
    """A position in the middle of a game, with payments in it that the kernel itself would not make."""
    chance, choice = SplitMix(seed), SplitMix(seed + 1)
    state, _ = new_game(edition, players, chance)
    for _ in range(choice.below(160)):
        if state.over:
            break
        seat = state.to_act[choice.below(len(state.to_act))]
        menu = legal_actions(state, seat)
        state, _ = apply(state, menu[choice.below(len(menu))], chance, seat)
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_engines_go_on_alike_from_any_position(name: str, players: int) -> None:
    for seed in range(30):
        pair = Pair.at(random_position(EDITIONS[name](), players, seed), seed=seed + 7)
        play_together(pair, CHOOSERS["random"], SplitMix(seed), most_steps=12)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_engines_end_alike_when_nothing_can_be_done(name: str, players: int) -> None:
    """Positions without a card to draw or a ticket to be had, and hardly any in the hands: everybody passes soon."""
    corners: Counter[str] = Counter()
    edition = EDITIONS[name]()
    for seed in range(20):
        choice = SplitMix(seed)
        state, _ = new_game(edition, players, choice)
        state = replace(
            state,
            phase=Turn(choice.below(players)),
            hands=tuple(of(choice.below(9), choice.below(2)) for _ in range(players)),
            deck=NO_CARDS,
            discards=NO_CARDS,
            display=(None,) * edition.rules.display,
            ticket_deck=(),
        )
        corners += play_together(Pair.at(state, seed), CHOOSERS["random"], choice)
    assert corners["forced ends"] == corners["games"] == 20
    assert corners["shared victories"]


@pytest.mark.parametrize(("name", "players"), [("nordic_countries", 2), ("northern_lights", 3), ("toy", 3)])
def test_asking_price_by_price_finds_the_same_claims(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board whose sets of payable routes would be too large is asked price by price: the menu stays the same."""
    edition = EDITIONS[name]()
    games = np.array([from_state(random_position(edition, players, seed)) for seed in range(150)])
    in_sets = tables_of(edition)
    with monkeypatch.context() as patch:
        patch.setattr(layout, "MOST_CASES", 0)
        by_price = tables_of.__wrapped__(edition)
    assert by_price["by_price"][0]
    assert not in_sets["by_price"][0]
    masks = []
    for tables in (in_sets, by_price):
        mask = np.zeros((len(games), int(tables["actions"][0])), np.uint8)
        counts = np.zeros(len(games), np.int64)
        entries.mask_games(tables, games, np.zeros(1, WORK), 0, mask, counts, 0, len(games))
        assert (mask.sum(axis=1) == counts).all()
        masks.append(mask)
    assert (masks[0] == masks[1]).all()


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_long_campaign(name: str, players: int) -> None:
    small = name in ("tiny", "toy")
    corners = campaign(EDITIONS[name](), players, 2000 if small else 60, first_seed=10_000)
    print(name, players, dict(corners))
    assert corners["games"] > (12_000 if small else 350)
