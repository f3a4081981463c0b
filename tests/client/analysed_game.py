"""A finished game whose analysis is kept already, in the database of a server for tests.

The record and the analysis in `data` are real: Ada was played by the racer and Bruno by greedy, and ``python -m
tests.client.analysed_game`` plays and analyses it again.
"""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import northline as nl
from northline.analysis.annotated import VERSION
from northline.bots import make_bot
from northline.server.db.analyses import AnalysisKey, keep_analysis
from northline.server.db.archive import record_to_log
from northline.server.db.rows import SeatRow, TableRow
from northline.server.db.store import Store

DATA = Path(__file__).parent / "data"
RECORD, ANALYSIS = DATA / "analysed-game.jsonl", DATA / "analysed-game.json"
TABLE = "analysed"


def keep_in(database: Path) -> None:
    """Put the game and its analysis into a new database, in a thread: a test's browser has an event loop running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _keep_in(database)).result()


async def _keep_in(database: Path) -> None:
    game = nl.Game.load(RECORD)
    header = game.record.header
    row = TableRow(
        id=TABLE,
        edition=header.edition,
        digest=header.digest,
        open=True,
        code="code",
        state="over",
        rated=False,
        created=1.0,
        changed=2.0,
    )
    seats = [
        SeatRow(seat, name=name, bot=bot or "racer")
        for seat, (name, bot) in enumerate(zip(header.names, header.bots, strict=True))
    ]
    store = await Store.open(str(database))
    try:
        await store.create_table(row, seats, log=record_to_log(game.record))
        document = gzip.compress(ANALYSIS.read_bytes())
        key = AnalysisKey(TABLE, VERSION, "normal")
        await store.database.write(partial(keep_analysis, key=key, document=document))
    finally:
        await store.close()


def write() -> None:
    """Play the game and analyse it; that takes a minute."""
    from northline.analysis.analyse import analysed

    game = nl.Game.new(
        nl.edition("nordic_countries"), 2, seed=11, names=("Ada", "Bruno"), bots=(None, "greedy")
    )
    players = make_bot("racer", 1), make_bot("greedy", 2)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, players[seat].choose(game.view(seat)))
    game.save(RECORD)
    RECORD.chmod(0o644)
    ANALYSIS.write_text(analysed(game).to_json(), encoding="utf-8")


if __name__ == "__main__":
    write()
