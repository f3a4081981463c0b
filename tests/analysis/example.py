"""The example of an annotated record: ``python -m tests.analysis.example`` makes it anew, from its game."""

from __future__ import annotations

import json
from pathlib import Path

import northline as nl
from tests.analysis.games import played

RECORD = Path(__file__).with_name("example.record.jsonl")
DOCUMENT = Path(__file__).with_name("example.json")
LEVEL = "quick"


def main() -> None:
    from northline.analysis.analyse import analysed

    if not RECORD.exists():
        played("nordic_countries", 2, 5, ("easy", "planner")).save(RECORD)
    document = analysed(nl.Game.load(RECORD), level=LEVEL).to_dict()
    lists = {
        key: value
        for key, value in document.items()
        if isinstance(value, list) and value and isinstance(value[0], dict)
    }
    # One line for each moment and each decision: so a change shows where it is.
    plain = json.dumps(
        {key: value for key, value in document.items() if key not in lists}, ensure_ascii=False
    )
    rows = [
        f"{json.dumps(key)}: [\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in value) + "\n]"
        for key, value in lists.items()
    ]
    DOCUMENT.write_text(",\n".join((plain[:-1], *rows)) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
