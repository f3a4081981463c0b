"""``python -m tools.layout EDITION``: compute the geometry of a board."""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

from northline.commands.common import open_edition
from northline.drawing import check
from northline.editions import EDITIONS
from northline.layout.lay_out import lay_out
from northline.layout.problem import Tuning, read_tuning
from northline.layout.solve import ROUNDS

BUILT_IN = Path(__file__).parents[2] / "src" / "northline" / "drawing" / "geometry"


TUNING = Path(__file__).parent / "tuning"


def tuning_for(name: str) -> Tuning:
    """The tuning of a built-in edition, if there is a file for it."""
    path = TUNING / f"{name}.toml"
    return read_tuning(path) if path.exists() else Tuning()


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.layout", description="Compute the geometry of a board."
    )
    parser.add_argument("edition", help="europe, nordic_countries, northern_lights, or a file of your own")
    parser.add_argument("-o", "--output", type=Path, help="where to write; else beside the edition")
    parser.add_argument("--tuning", type=Path, help="a file of changes by hand")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how long to look for a better layout")
    options = parser.parse_args()
    edition = open_edition(options.edition)
    tuning = read_tuning(options.tuning) if options.tuning else tuning_for(edition.id)
    made = lay_out(edition, tuning, options.rounds, say=lambda line: print(line, file=sys.stderr))
    output = options.output
    if output is None:
        built_in = options.edition in EDITIONS
        output = (
            BUILT_IN / f"{edition.id}.json"
            if built_in
            else Path(options.edition).with_suffix(".geometry.json")
        )
    output.write_text(str(made), encoding="utf-8")
    size = len(gzip.compress(str(made).encode()))
    faults = check.problems(edition, made)
    for fault in faults:
        print(fault)
    print(f"{output}: {made.view[2]:.0f} × {made.view[3]:.0f}, {size} bytes compressed, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
