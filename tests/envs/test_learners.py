"""The libraries that people train with take the environments as they are. Each is tried where it is installed."""

from __future__ import annotations

import importlib.util
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from northline.envs import NorthlineVectorEnv, northline_v0

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """Small networks are slower on several threads, and much slower on a busy machine."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'northline[learn]'")
    torch.set_num_threads(1)


def test_maskable_ppo_learns_on_one_game_and_on_many() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install 'northline[learn]'")
    learn = example("learn_sb3")
    learn.train("nordic_countries", "random", decisions=256, games=1)
    model = learn.train("nordic_countries", "random", decisions=16_384, games=64)
    assert learn.wins(model, "nordic_countries", "random", 100) > 0.7


def test_stable_baselines_never_sees_an_illegal_action() -> None:
    pytest.importorskip("stable_baselines3", reason="SB3 is not installed: pip install 'northline[learn]'")
    from northline.envs.stable_baselines import NorthlineVecEnv

    env = NorthlineVecEnv(NorthlineVectorEnv(8, "nordic_countries", 2, "random", reward="margin"))
    env.seed(3)
    seen = env.reset()
    plain = NorthlineVectorEnv(8, "nordic_countries", 2, "random", reward="margin")
    same, _ = plain.reset(seed=3)
    assert seen["observation"].tolist() == same["observation"].tolist()
    choice, ended = np.random.default_rng(1), 0
    for _ in range(120):
        masks = np.stack(env.env_method("action_masks"))
        actions = (choice.random(masks.shape) * masks).argmax(axis=1)
        seen, rewards, over, infos = env.step(actions)
        _, paid, *_ = plain.step(actions)
        assert rewards.tolist() == pytest.approx(paid.tolist())
        for game in np.flatnonzero(over):
            ended += 1
            assert infos[game]["place"] in (1, 2)
            assert set(infos[game]["terminal_observation"]) == {"observation", "action_mask"}
    assert ended >= 8


def test_torchrl_learns() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed: pip install 'northline[learn]'")
    means = example("learn_torchrl").train("nordic_countries", "random", decisions=2048)
    assert len(means) == 2
    assert all(math.isfinite(mean) for mean in means)


def test_torchrl_takes_the_pettingzoo_environment() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed: pip install 'northline[learn]'")
    from torchrl.envs import PettingZooWrapper

    env = PettingZooWrapper(northline_v0.env("nordic_countries", 2), use_mask=True, categorical_actions=True)
    env.set_seed(1)
    played = env.rollout(60)
    assert len(played) == 60, "a game ended early: an illegal action was chosen"


def test_rllib_learns() -> None:
    pytest.importorskip("ray.rllib", reason="RLlib is not installed: pip install 'northline[rllib]'")
    returns = example("learn_rllib").train("nordic_countries", "random", iterations=1, decisions=1024)
    assert all(math.isfinite(mean) for mean in returns)
