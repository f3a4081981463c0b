"""The compiled engine: the same rules as :mod:`northline.rules`, at tens of thousands of games a second.

>>> from northline import edition, kernel
>>> played = kernel.playouts(edition("europe"), players=2, games=1000, policies="random", seed=1)
>>> played.points.shape
(1000, 2)

Needs NumPy and Numba, the extra ``fast``.
"""

from northline.extras import how_to_install

try:
    import numba as _numba
    import numpy as _numpy
except ImportError as _missing:
    raise ImportError(
        f"northline.kernel needs NumPy and Numba, which are not installed: {how_to_install('fast')}"
    ) from _missing

from northline.features.layout import VERSION as FIELDS_VERSION
from northline.features.layout import Field, Fields, fields_of
from northline.kernel.actions import ActionTable, actions
from northline.kernel.batch import Batch
from northline.kernel.convert import chance_of, from_state, from_view, to_state
from northline.kernel.core.edition_tables import TooLarge, tables_of
from northline.kernel.core.layout import GAME, RESULT
from northline.kernel.observations.observation import OBSERVATION
from northline.kernel.players import KERNEL_PLAYERS, KernelPlayer
from northline.kernel.playouts import POLICIES, Playouts, play_on, playouts, seeds

__all__ = [
    "FIELDS_VERSION",
    "GAME",
    "KERNEL_PLAYERS",
    "OBSERVATION",
    "POLICIES",
    "RESULT",
    "ActionTable",
    "Batch",
    "Field",
    "Fields",
    "KernelPlayer",
    "Playouts",
    "TooLarge",
    "actions",
    "chance_of",
    "fields_of",
    "from_state",
    "from_view",
    "play_on",
    "playouts",
    "seeds",
    "tables_of",
    "to_state",
]

del _numba, _numpy
