"""Imports point one way, and the core stays light."""

import ast
import sys
from pathlib import Path

import pytest

import northline
from tests.processes import run_python

SOURCE = Path(northline.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

CORE = {"editions", "rules", "game"}
PLAYERS = CORE | {"processes", "extras", "drawing", "strategy", "features", "neural", "kernel"}
"""What players may import, and everything that rests on them."""
BELOW = {
    "editions": set(),
    "geography": {"editions"},
    "processes": set(),
    "extras": set(),
    "rules": {"editions"},
    "game": {"editions", "rules"},
    "drawing": CORE,
    "strategy": {"editions", "rules"},
    "layout": CORE | {"geography", "drawing"},
    "printing": CORE | {"drawing"},
    "features": {"editions", "rules", "strategy"},
    "neural": {"editions", "rules", "strategy", "features"},
    "kernel": CORE | {"processes", "extras", "strategy", "features"},
    "bots": PLAYERS,
    "learning": CORE | {"extras", "strategy", "features", "neural", "kernel"},
    "analysis": PLAYERS | {"bots"},
    "svg": CORE | {"drawing"},
    "terminal": CORE | {"bots"},
    "envs": PLAYERS | {"bots", "learning"},
    "arena": PLAYERS | {"bots"},
    "workshop": PLAYERS | {"bots", "arena", "geography", "layout"},
    "server": PLAYERS | {"bots", "analysis", "arena", "geography", "layout", "printing", "workshop"},
}
"""For each room the rooms it may import from. The commands, the command line and the package itself sit on top."""
TOP = {"commands", "cli", "__init__", "__main__"}
DOOR = ""
"""Stands for the modules that lie directly in a room, beside its sub-rooms."""
BELOW_INSIDE: dict[str, dict[str, set[str]]] = {
    "rules": {
        DOOR: set(),
        "formats": {DOOR},
        "analysis": {DOOR},
    },
    "strategy": {
        DOOR: set(),
        "planner": {DOOR},
        "greedy": {DOOR},
    },
    "bots": {
        DOOR: set(),
        "published": {DOOR},
        "network_search": {DOOR},
    },
    "kernel": {
        "core": set(),
        "rules": {"core"},
        "observations": {"core", "rules"},
        "policies": {"core", "rules"},
        "search": {"core", "rules", "policies"},
        DOOR: {"core", "rules", "observations", "policies", "search"},
        "cuda": {"core", "rules", "observations", "policies", DOOR},
    },
    "server": {
        "wire": set(),
        "cluster": set(),
        "ops": {"wire"},
        "db": {"wire", "cluster"},
        "game": {"wire", "cluster", "ops", "db"},
        "ws": {"wire", "ops", "db", "game"},
        "http": {"wire", "ops", "db", "game", "ws"},
        DOOR: {"wire", "ops", "db", "game", "ws", "http"},
    },
}
"""For each sub-room the sub-rooms of the same room that it may import from when it is loaded. Inside a function it may
look up: ``state.to_dict()`` asks the formats, ``playouts(device="cuda")`` the GPU."""
STANDARD_LIBRARY_ONLY = {"editions", "rules", "game", "strategy"}


def parts(path: Path) -> tuple[str, ...]:
    return path.relative_to(SOURCE).with_suffix("").parts


def room(path: Path) -> str:
    return parts(path)[0]


def sub_room(names: tuple[str, ...]) -> str:
    """The sub-room of a module (``("kernel", "rules", "menu")``), or the door of its room."""
    return names[1] if len(names) > 1 and names[1] in BELOW_INSIDE[names[0]] else DOOR


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


def imported_when_loaded(path: Path) -> set[str]:
    """The same without what is imported inside functions or for type checkers only."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        f"{node.module}.{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


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


def faults_inside(path: Path, names: set[str]) -> set[str]:
    """What a file imports from another sub-room of its room and should not."""
    here = parts(path)
    if here[0] not in BELOW_INSIDE or here[-1] == "__init__":
        return set()
    below = BELOW_INSIDE[here[0]]
    prefix = f"northline.{here[0]}."
    allowed = below[sub_room(here)] | {sub_room(here)}
    return {
        name
        for name in names
        if name.startswith(prefix) and sub_room(tuple(name.split(".")[1:])) not in allowed
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_inside_a_room_point_one_way(path):
    here = parts(path)
    if here[0] in BELOW_INSIDE and len(here) > 2:
        assert here[1] in BELOW_INSIDE[here[0]], "a new sub-room: say in BELOW_INSIDE what it may import"
    assert faults_inside(path, imported_when_loaded(path)) == set()


def test_the_check_of_imports_finds_faults():
    wire, layout = SOURCE / "server" / "wire" / "events.py", SOURCE / "kernel" / "core" / "layout.py"
    assert faults_inside(wire, {"northline.server.db.rows.SeatRow"}) == {"northline.server.db.rows.SeatRow"}
    assert faults_inside(layout, {"northline.kernel.entries"}) == {"northline.kernel.entries"}
    assert faults_inside(layout, {"northline.kernel.core.bits.size", "northline.rules.cards"}) == set()
    rules_file = SOURCE / "rules" / "state.py"
    assert faults(rules_file, {"northline.game.Game"}) == {"northline.game"}
    assert faults(rules_file, {"numpy"}) == {"numpy"}
    assert faults(rules_file, {"northline.editions.model.Edition", "json"}) == set()
    assert faults(SOURCE / "editions" / "model.py", {"northline.rules.State"}) == {"northline.rules"}


TESTS = Path(__file__).parents[1]
TEST_FOLDERS = sorted(file.parent for file in TESTS.glob("*/__init__.py"))


def borrowed_from_tests(path: Path) -> set[str]:
    """What a file imports from a module of tests: helpers belong in a module of their own."""
    names = {name for name in imported_when_loaded(path) if name.startswith("tests.")}
    return {name for name in names if any(part.startswith("test_") for part in name.split(".")[:-1])}


@pytest.mark.parametrize("folder", TEST_FOLDERS, ids=lambda folder: folder.name)
def test_helpers_are_not_imported_from_modules_of_tests(folder):
    for path in folder.glob("*.py"):
        assert borrowed_from_tests(path) == set(), path


def test_the_check_of_helpers_finds_faults(tmp_path):
    file = tmp_path / "test_b.py"
    file.write_text(
        "from tests.a.test_a import helper\nfrom tests.a.helpers import test_data\n", encoding="utf-8"
    )
    assert borrowed_from_tests(file) == {"tests.a.test_a.helper"}


def test_importing_northline_imports_no_heavy_library():
    heavy = ("numpy", "numba", "starlette", "uvicorn", "msgspec", "sqlalchemy", "click", "rich")
    code = f"import sys, northline; print([name for name in {heavy} if name in sys.modules])"
    assert run_python(code) == "[]\n"


def test_the_network_needs_numpy_and_nothing_else() -> None:
    code = (
        "import sys, numpy; before = {name.split('.')[0] for name in sys.modules}\n"
        "from northline.bots.neural import NeuralBot; import northline.neural.policy\n"
        "after = {name.split('.')[0] for name in sys.modules}\n"
        "print(sorted(after - before - set(sys.stdlib_module_names)))"
    )
    assert run_python(code) == "['northline']\n"
