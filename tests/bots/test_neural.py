"""The learned player with an untrained network: what it may see, what it chooses, and what it refuses."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.bots import BotError, make_bot
from northline.bots.greedy import GreedyBot
from northline.neural.inputs import InputReader
from northline.neural.network import Network
from northline.neural.policy import assess
from northline.rules import SplitMix
from northline.rules.actions import Claim
from tests.bots.playing import play, some_states
from tests.games import TABLES, table_name
from tests.neural import networks
from tests.processes import run_python


@pytest.fixture
def spec(tmp_path: Path) -> str:
    return f"neural:weights={networks.file(tmp_path)}"


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_plays_to_the_end_on_every_board(table: tuple[nl.Edition, int], spec: str) -> None:
    edition, players = table
    final, _ = play(edition, [make_bot(spec), *(GreedyBot(seat) for seat in range(1, players))], seed=players)
    assert final.over
    assert not final.problems()


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_it_chooses_what_the_network_makes_of_the_kernels_rows(name: str, spec: str) -> None:
    edition = nl.edition(name)
    bot, model = make_bot(spec), networks.model()
    reader, network = InputReader(edition, 3), Network(model.weights, model.shape)
    batch = kernel.Batch(edition, 3, 1)
    for state in some_states(edition, 3):
        batch.put(0, state)
        masks = batch.masks()
        logits, _ = network(reader.board, reader(batch.features(), masks), masks.shape[1])
        liked = np.where(masks[0], logits[0], -np.inf)
        chosen = bot.choose(nl.rules.view(state, state.to_act[0]))
        best = np.flatnonzero(liked >= liked.max() - 1e-3).tolist()
        assert chosen in [batch.actions.to_reference(state, number) for number in best]


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_hidden_part_of_a_position_does_not_change_a_choice(name: str, spec: str) -> None:
    other_chance, bot, at_random = SplitMix(77), make_bot(spec), f"{spec},temperature=1"
    for number, state in enumerate(some_states(nl.edition(name), 2)):
        seat = state.to_act[0]
        view = nl.rules.view(state, seat)
        resampled = nl.rules.view(nl.rules.sample(view, other_chance), seat)
        assert bot.choose(resampled) == bot.choose(view)
        choices = {make_bot(at_random, seed=number).choose(seen) for seen in (view, resampled)}
        assert len(choices) == 1


def test_another_seed_changes_nothing_without_a_temperature(spec: str) -> None:
    for state in some_states(nl.edition("europe"), 2, every=9):
        view = nl.rules.view(state, state.to_act[0])
        assert len({make_bot(spec, seed=seed).choose(view) for seed in range(3)}) == 1


def test_a_temperature_makes_choices_as_likely_as_the_network_says(tmp_path: Path) -> None:
    file = networks.file(tmp_path)
    state = next(iter(some_states(nl.edition("northern_lights"), 2)))
    view = nl.rules.view(state, 0)
    assessment = assess(view, networks.model())
    bot = make_bot(f"neural:weights={file},temperature=0.5", seed=4)
    draws = 600
    found = Counter(bot.choose(view) for _ in range(draws))
    for action, chance in zip(assessment.actions, assessment.chances(0.5), strict=True):
        assert abs(found[action] - draws * chance) < 5 * (draws * chance) ** 0.5 + 3
    cold = make_bot(f"neural:weights={file},temperature=0.00001", seed=4)
    assert {cold.choose(view) for _ in range(20)} == {assessment.favourite}


def test_twins_are_claimed_equally_often() -> None:
    """Of two gray routes side by side the network likes one as well as the other."""
    edition, model = nl.edition("europe"), networks.model()
    preferred: Counter[bool] = Counter()
    for seed in range(6):
        for state in some_states(edition, 4, seed, every=2):
            assessment = assess(nl.rules.view(state, state.to_act[0]), model)
            alike: dict[object, list[int]] = {}
            for place, action in enumerate(assessment.actions):
                if isinstance(action, Claim):
                    route = edition.routes[action.route]
                    alike.setdefault((route.a, route.b, route.color, action.cards), []).append(place)
            for places in alike.values():
                if len(places) == 2:
                    (one, other), ties = places, assessment.ties
                    assert abs(assessment.logits[one] - assessment.logits[other]) < 1e-4
                    preferred[ties[one] > ties[other]] += 1
    assert min(preferred.values()) > 20
    assert abs(preferred[True] - preferred[False]) < 5 * preferred.total() ** 0.5


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("temperature=-1", "a temperature is 0 or more, not -1.0"),
        ("temperature=nan", "a temperature is 0 or more, not nan"),
        ("temperature=warm", "needs a number, not 'warm'"),
        ("weights=missing.npz", "the network missing.npz cannot be read: No such file or directory"),
        ("weights=pyproject.toml", "the network pyproject is damaged or no network"),
    ],
)
def test_bad_options_are_refused_in_one_sentence(options: str, sentence: str) -> None:
    with pytest.raises(BotError) as refusal:
        make_bot(f"neural:{options}")
    assert sentence in str(refusal.value)


def test_its_first_move_needs_no_compiler(tmp_path: Path) -> None:
    code = (
        "import sys, northline as nl; from northline.bots import make_bot\n"
        "game = nl.Game.new(nl.edition('europe'), 2, seed=1)\n"
        f"game.play(0, make_bot('neural:weights={networks.file(tmp_path).as_posix()}').choose(game.view(0)))\n"
        "print([name for name in ('numba', 'torch', 'northline.kernel') if name in sys.modules])"
    )
    assert run_python(code) == "[]\n"
