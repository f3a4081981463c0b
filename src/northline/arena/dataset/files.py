"""The files of a data set. A part is complete when its table of seats is there, which is written last.

Everything is written beside its place and then moved there, so whatever is there is whole; work that was interrupted
goes on with the parts that are missing.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from northline.arena.dataset.plan import FORMAT, DatasetPlan
from northline.arena.dataset.playing import Columns, play_part
from northline.arena.workers import Lost, Workers
from northline.editions import Edition, edition
from northline.extras import how_to_install
from northline.rules.formats.record import Record, parse_record

PLAN = "dataset.json"
RECORDS, DECISIONS, SEATS = "records", "decisions", "seats"


class DatasetError(ValueError):
    """A folder has no data set, or another one, or something that is needed is not installed."""


def make_dataset(
    plan: DatasetPlan,
    folder: Path,
    workers: Workers | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
) -> None:
    """Make the parts of a data set that are missing in a folder; ``on_progress`` is told how many games are there.

    :raises DatasetError: when the folder has another data set, or pyarrow is not installed.
    """
    _parquet()
    _begin(plan, folder)
    missing = [part for part in range(plan.parts) if not _path(folder, SEATS, part).exists()]
    done = plan.games - sum(len(plan.games_of(part)) for part in missing)
    on_progress(done)
    work = (workers or Workers()).run(_make_part, (plan, folder), missing)
    for part, result in work:
        if isinstance(result, Lost):
            raise DatasetError(f"the process that played part {part} died, twice")
        done += len(plan.games_of(part))
        on_progress(done)


def read_plan(folder: Path, load_edition: Callable[[str], Edition] = edition) -> DatasetPlan:
    """Return the plan of the data set in a folder; ``load_edition`` is given the id of its edition."""
    document = _document(folder)
    board = load_edition(document["edition"])
    if board.digest != document["digest"]:
        raise DatasetError(f"{folder} was made with another version of the board {board.name}")
    return DatasetPlan(
        board,
        document["players"],
        document["games"],
        tuple(document["bots"]),
        document["seed"],
        document["part_size"],
    )


def read_records(folder: Path) -> Iterator[Record]:
    """Yield the records of all games that are there, in order."""
    for path in sorted((folder / RECORDS).glob("part-*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines: list[str] = []
            for line in file:
                if line.startswith('{"northline"') and lines:
                    yield parse_record(lines)
                    lines = []
                lines.append(line)
            yield parse_record(lines)


def read_table(folder: Path, name: str = DECISIONS, part: int | None = None) -> Any:
    """Return a table, ``decisions`` or ``seats``, as a ``pyarrow.Table``: of all parts, or of one."""
    if name not in (DECISIONS, SEATS):
        raise DatasetError(f"there is no table '{name}'; there are {DECISIONS} and {SEATS}")
    _document(folder)
    return _parquet().read_table(folder / name if part is None else _path(folder, name, part))


def _make_part(shared: tuple[DatasetPlan, Path], part: int) -> None:
    plan, folder = shared
    played = play_part(plan, part)
    with _moved_there(_path(folder, RECORDS, part)) as fresh, gzip.GzipFile(fresh, "wb", mtime=0) as file:
        for record in played.records:
            file.write(record.encode())
    _write_table(played.decisions, _path(folder, DECISIONS, part))
    _write_table(played.seats, _path(folder, SEATS, part))


def _write_table(columns: Columns, path: Path) -> None:
    import pyarrow

    with _moved_there(path) as fresh:
        _parquet().write_table(pyarrow.table(columns), fresh, compression="zstd")


@contextmanager
def _moved_there(path: Path) -> Iterator[Path]:
    """Give a path beside another one, and move the file there when it is written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    try:
        yield fresh
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def _begin(plan: DatasetPlan, folder: Path) -> None:
    """Write the plan, or check that the folder has this one."""
    if (folder / PLAN).exists():
        if _document(folder) != plan.to_dict():
            raise DatasetError(
                f"{folder} has a data set with other settings: name another folder, or repeat the command of that one"
            )
        return
    with _moved_there(folder / PLAN) as fresh:
        fresh.write_text(json.dumps(plan.to_dict(), indent=1) + "\n", encoding="utf-8", newline="\n")


def _document(folder: Path) -> dict[str, Any]:
    try:
        document = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise DatasetError(f"{folder} has no data set: there is no readable {PLAN} in it") from None
    if not isinstance(document, dict) or document.get("northline") != "dataset":
        raise DatasetError(f"{folder / PLAN} does not describe a data set of Northline")
    if document.get("format") != FORMAT:
        raise DatasetError(f"{folder} was made by another version of Northline")
    return document


def _path(folder: Path, kind: str, part: int) -> Path:
    suffix = "jsonl.gz" if kind == RECORDS else "parquet"
    return folder / kind / f"part-{part:05}.{suffix}"


def _parquet() -> Any:
    try:
        from pyarrow import parquet
    except ImportError:
        raise DatasetError(
            f"data sets need pyarrow, which is not installed: {how_to_install('arena')}"
        ) from None
    return parquet
