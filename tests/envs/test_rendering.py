"""Pictures show what a seat may see; the global state has everything that any seat sees."""

from __future__ import annotations

import xml.dom.minidom
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test.state_test import state_test

import northline as nl
from northline.envs import NorthlineEnv, northline_v0
from northline.envs.rendering import RENDER_MODES, render
from northline.kernel import fields_of
from northline.rules import SplitMix, view
from northline.rules.sample import sample
from tests.envs.learners import MAKERS, story
from tests.games import positions

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("mode", RENDER_MODES)
def test_pictures_depend_on_what_the_seat_may_see_only(mode: str) -> None:
    state = positions(nl.edition("nordic_countries"), 3, 3)[40]
    for seat in range(3 if mode != "rgb_array" else 1):
        twin = sample(view(state, seat), SplitMix(seat))
        assert twin != state
        shown, also_shown = render(state, seat, mode), render(twin, seat, mode)
        assert np.array_equal(shown, also_shown) if mode == "rgb_array" else shown == also_shown


def test_pictures_show_ones_own_hand_and_tickets() -> None:
    state = positions(nl.edition("europe"), 2, 3)[60]
    ticket = state.edition.tickets[state.tickets[0][0]]
    text = render(state, 0, "ansi")
    assert ticket.id in text
    assert ticket.id not in render(state, 1, "ansi")
    owned = [state.edition.routes[route].id for route in state.routes_of(1)]
    assert owned
    assert all(route in " ".join(text.split()) for route in owned)
    picture = render(state, 0, "svg")
    assert isinstance(picture, str)
    xml.dom.minidom.parseString(picture)
    assert "Seat 0 holds" in picture
    assert picture != render(state, 1, "svg")


def test_pixels_are_pixels() -> None:
    env = gymnasium.make("northline/Northline-v0", edition="northern_lights", render_mode="rgb_array")
    env.reset(seed=1)
    pixels: Any = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert pixels.shape[1] == 960
    assert len(np.unique(pixels[::3, ::3] @ np.array([1 << 16, 1 << 8, 1]))) > 50, (
        "there are more colours on a board"
    )


@pytest.mark.parametrize("kind", MAKERS)
def test_every_environment_can_be_looked_at(kind: str) -> None:
    env = MAKERS[kind](render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    story(env, 12, seed=1)
    assert env.render() != before
    assert MAKERS[kind]().render() is None
    with pytest.raises(ValueError, match="there is no render mode 'human'; there are rgb_array, svg, ansi"):
        MAKERS[kind](render_mode="human")


def test_pettingzoo_accepts_the_state() -> None:
    state_test(northline_v0.env("europe", 3), northline_v0.env("europe", 3))


def test_the_state_has_all_hands_and_tickets() -> None:
    env = northline_v0.env("europe", 3)
    env.reset(seed=1)
    story(env, 30, seed=1)
    rows, fields, position = env.state(), fields_of(nl.edition("europe"), 3), env.position()
    assert rows in env.state_space
    assert fields.part(rows, "hand").tolist() == [list(hand) for hand in position.hands]
    for seat, held in enumerate(position.tickets):
        assert np.flatnonzero(fields.part(rows, "tickets")[seat]).tolist() == list(held)


def test_masks_through_the_wrappers_of_gymnasium() -> None:
    env = gymnasium.make("northline/Northline-v0", edition="europe")
    observation, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == observation["action_mask"].astype(bool).tolist()
    assert info["to_act"] == info["seat"]
    assert env.spec is not None
    assert gymnasium.make(env.spec).unwrapped.observation_space == env.observation_space
    plain = NorthlineEnv("europe")
    plain.reset(seed=1)
    masks = plain.action_masks()
    masks[:] = False
    assert plain.action_masks().any(), "the environment gave its own array away"
