"""Environments for learning: PettingZoo, Gymnasium, and Gymnasium for thousands of games at once, self-play included.

>>> from northline.envs import northline_v0
>>> env = northline_v0.env(edition="nordic_countries", players=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'

All stand on the kernel and share one layout of observations (``docs/envs.md``). Importing this package registers
``northline/Northline-v0`` and ``northline/NorthlineSelfPlay-v0`` with Gymnasium. ``northline.envs.open_spiel`` is the
game for OpenSpiel. Needs the extra ``envs``.
"""

from northline.extras import how_to_install

try:
    import gymnasium as _gymnasium
    import pettingzoo as _pettingzoo
except ImportError as _missing:
    raise ImportError(
        f"northline.envs needs Gymnasium and PettingZoo, which are not installed: {how_to_install('envs')}"
    ) from _missing

from northline.envs.aec import NorthlineAEC
from northline.envs.game_batch import Snapshot
from northline.envs.opponents import Opponent, Policy
from northline.envs.rewards import REWARDS, Reward
from northline.envs.self_play import NorthlineSelfPlayEnv
from northline.envs.single import NorthlineEnv
from northline.envs.vector import BatchPolicy, NorthlineVectorEnv
from northline.kernel import FIELDS_VERSION as OBSERVATION_VERSION

__all__ = [
    "OBSERVATION_VERSION",
    "REWARDS",
    "BatchPolicy",
    "NorthlineAEC",
    "NorthlineEnv",
    "NorthlineSelfPlayEnv",
    "NorthlineVectorEnv",
    "Opponent",
    "Policy",
    "Reward",
    "Snapshot",
]

ENV_ID = "northline/Northline-v0"
SELF_PLAY_ID = "northline/NorthlineSelfPlay-v0"

if ENV_ID not in _gymnasium.registry:
    _gymnasium.register(
        ENV_ID,
        entry_point="northline.envs.single:NorthlineEnv",
        vector_entry_point="northline.envs.vector:NorthlineVectorEnv",
    )
    _gymnasium.register(SELF_PLAY_ID, vector_entry_point="northline.envs.self_play:NorthlineSelfPlayEnv")

del _gymnasium, _pettingzoo
