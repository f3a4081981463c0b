"""The games for OpenSpiel. Importing this package registers ``northline`` with ``pyspiel``.

>>> import pyspiel
>>> import northline.envs.open_spiel
>>> game = pyspiel.load_game("northline(edition=nordic_countries,players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 776)

Needs the extra ``openspiel``.
"""

from northline.extras import how_to_install

try:
    import pyspiel as _pyspiel
except ImportError as _missing:
    raise ModuleNotFoundError(
        f"northline.envs.open_spiel needs OpenSpiel, which is not installed: {how_to_install('openspiel')}",
        name="pyspiel",
    ) from _missing

from northline.envs.open_spiel.evaluator import PlayoutEvaluator
from northline.envs.open_spiel.game import GAME_TYPE, NorthlineGame, NorthlineState

__all__ = ["NorthlineGame", "NorthlineState", "PlayoutEvaluator"]

if GAME_TYPE.short_name not in _pyspiel.registered_names():
    _pyspiel.register_game(GAME_TYPE, NorthlineGame)

del _pyspiel
