"""Write anew what is generated: ``python -m tests.regenerate`` (or ``make generated``). Then look at what changed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tests.games import EDITIONS, TABLES
from tests.golden import playthrough
from tests.neural import golden as neural_inputs
from tests.perft import perft, tree


def main() -> None:
    for table in TABLES:
        playthrough.write(*table)
        _tell("played", playthrough.path_of(*table).name)
    for edition in EDITIONS:
        perft.write(edition)
        _tell("counted", perft.path_of(edition).name)
    tree.write()
    _tell("counted", tree.FILE.name)
    neural_inputs.write()
    _tell("computed", neural_inputs.FILE.name)
    if find_spec("tests.rule_table"):
        import_module("tests.rule_table").regenerate()
        _tell("wrote", "the table of rules")


def _tell(done: str, what: str) -> None:
    print(f"{done} {what}", flush=True)


if __name__ == "__main__":
    main()
