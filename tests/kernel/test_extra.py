"""Without the extra everything but the kernel works; with it, the first call says that it compiles."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from northline.extras import how_to_install

PLAY_A_GAME = """
import northline as nl
from northline import svg
from northline.bots import make_bot
from northline.cli import main
from northline.server import serve
from northline.server.http import app
from northline.terminal import session

game = nl.Game.new(nl.load_edition("tests/editions/toy.toml"), players=2, seed=7)
bots = [make_bot("greedy", seed=1), make_bot("random", seed=2)]
while not game.over:
    seat = game.to_act[0]
    game.play(seat, bots[seat].choose(game.view(seat)))
assert len(game.standings()) == 2
assert nl.edition("europe")._repr_svg_().startswith("<svg")
assert not {"numpy", "numba"} & {name for name, module in sys.modules.items() if module}
sys.argv = ["northline", "edition", "check", "tests/editions/toy.toml"]
main()
"""

STUDY = """
from northline.cli import main
sys.argv = ["northline", "lab", "europe"]
main()
"""

WHO_CAN_PLAY = """
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient
from northline.server.http.static_api import StaticApi
from northline.server.ops.settings import Settings
page = TestClient(Starlette(routes=[Route("/bots", StaticApi(Settings()).bots)]))
print(*(bot["name"] for bot in page.get("/bots").json()))
"""

COMPILE = """
import numpy as np
import northline as nl
from northline.kernel import entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.strategy.codes import KINDS
entry_points.payments_for(tables_of(nl.edition("europe")), np.uint64(3), 0, np.zeros(KINDS, np.uint64))
entry_points.payments_for(tables_of(nl.edition("europe")), np.uint64(3), 0, np.zeros(KINDS, np.uint64))
"""


def run(code: str, *without: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run some code, as if some modules were not installed."""
    root = Path(__file__).parents[2]
    hide = "".join(f"sys.modules[{name!r}] = None\n" for name in without)
    return subprocess.run(
        [sys.executable, "-c", f"import sys\n{hide}{code}"],
        capture_output=True,
        text=True,
        check=False,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), **environment},
    )


@pytest.mark.parametrize("missing", ["numpy", "numba"])
def test_without_the_extra_the_kernel_says_what_to_install(missing: str) -> None:
    done = run("import northline\nimport northline.kernel", missing)
    assert done.returncode
    assert "ImportError: northline.kernel needs NumPy and Numba" in done.stderr
    assert how_to_install("fast") in done.stderr


def test_without_the_extra_everything_else_works() -> None:
    done = run(PLAY_A_GAME, "numba", "llvmlite", "scipy")
    assert done.returncode == 0, done.stderr


def test_without_the_extra_the_laboratory_says_what_to_install() -> None:
    done = run(STUDY, "numba")
    assert done.returncode == 1
    assert done.stderr.startswith("Error: northline.kernel needs NumPy and Numba")
    assert "Traceback" not in done.stderr


def test_without_the_extra_the_server_offers_only_who_can_play() -> None:
    """A lobby that offers an opponent must be able to seat it."""
    with_it, without = (run(WHO_CAN_PLAY, *missing) for missing in ((), ("numba",)))
    assert with_it.returncode == without.returncode == 0, with_it.stderr + without.stderr
    assert set(with_it.stdout.split()) - set(without.stdout.split()) == {"expert", "search"}
    assert {"easy", "normal", "hard", "neural"} <= set(without.stdout.split())


def test_importing_northline_loads_neither() -> None:
    done = run("import northline\nassert not {'numpy', 'numba'} & set(sys.modules)")
    assert done.returncode == 0, done.stderr


def test_the_first_call_says_that_it_compiles_and_only_the_first(tmp_path: Path) -> None:
    first, second = (run(COMPILE, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2))
    assert first.returncode == second.returncode == 0, first.stderr + second.stderr
    assert first.stderr.count("compiling payments_for for this processor, which is done only once") == 1
    assert "northline warm-up" in first.stderr
    assert second.stderr == "", "what was compiled is kept on disk"
