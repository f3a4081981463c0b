"""Imports point one way, and the core stays light."""

import ast
import sys
from pathlib import Path

import pytest

import northline
from tests.property.test_purity import run_python

SOURCE = Path(northline.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

BELOW = {
    "editions": set(),
    "rules": {"editions"},
    "game": {"editions", "rules"},
    "drawing": {"editions", "rules", "game"},
    "strategy": {"editions", "rules"},
    "kernel": {"editions", "rules", "game", "strategy"},
    "bots": {"editions", "rules", "game", "drawing", "strategy", "kernel"},
    "svg": {"editions", "rules", "game", "drawing"},
    "terminal": {"editions", "rules", "game", "bots"},
    "envs": {"editions", "rules", "game", "drawing", "strategy", "kernel", "bots"},
    "arena": {"editions", "rules", "game", "drawing", "strategy", "kernel", "bots"},
    "server": {"editions", "rules", "game", "drawing", "strategy", "kernel", "bots", "envs", "arena"},
}
"""For each room the rooms it may import from. The commands, the command line and the package itself sit on top."""
TOP = {"commands", "cli", "__init__", "__main__"}
STANDARD_LIBRARY_ONLY = {"editions", "rules", "game", "strategy"}


def room(path: Path) -> str:
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def imported(path: Path) -> set[str]:
    """The full names of all modules that a file imports anywhere, also inside functions.

    One hook may look up: `_repr_svg_`, by which things show themselves in a notebook, asks for a picture when called.
    """
    names = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    hooks = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "_repr_svg_"
    ]
    inside_hooks = {part for hook in hooks for part in ast.walk(hook)}
    for node in ast.walk(tree):
        if node in inside_hooks:
            continue
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively: write the full name"
            assert node.module is not None
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def rooms_of(names: set[str]) -> set[str]:
    return {name.split(".")[1] for name in names if name.startswith("northline.")}


def faults(path: Path, names: set[str]) -> set[str]:
    """What a file imports and should not."""
    here = room(path)
    if here in TOP:
        return set()
    wrong = {f"northline.{other}" for other in rooms_of(names) - BELOW[here] - {here}}
    if "northline" in names:
        wrong.add("northline")
    if here in STANDARD_LIBRARY_ONLY:
        outside = {name.split(".")[0] for name in names} - {"northline"}
        wrong |= outside - sys.stdlib_module_names
    return wrong


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path):
    assert room(path) in BELOW.keys() | TOP, "a new room: say in BELOW what it may import"
    assert faults(path, imported(path)) == set()


def test_the_check_of_imports_finds_faults():
    rules_file = SOURCE / "rules" / "state.py"
    assert faults(rules_file, {"northline.game.Game"}) == {"northline.game"}
    assert faults(rules_file, {"numpy"}) == {"numpy"}
    assert faults(rules_file, {"northline.editions.model.Edition", "json"}) == set()
    assert faults(SOURCE / "editions" / "model.py", {"northline.rules.State"}) == {"northline.rules"}


def test_importing_northline_imports_no_heavy_library():
    heavy = ("numpy", "numba", "starlette", "uvicorn", "msgspec", "sqlalchemy", "click", "rich")
    code = f"import sys, northline; print([name for name in {heavy} if name in sys.modules])"
    assert run_python(code) == "[]\n"
