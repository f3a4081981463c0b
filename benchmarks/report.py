"""What a campaign found: tables in Markdown, the numbers as JSON, and a picture of strength against budget.

python -m benchmarks.report results --out docs/ladder --picture docs/pictures/search.svg
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.ladders import Ladder, Rung, ladders_of
from benchmarks.published import PublishedGame, games_in, write

import northline as nl
from northline.arena.statistics import Mean, Observation, mean_of, share_of, win_share

T = TypeVar("T")

ALL = "all"
"""In place of an edition: what was found on all boards together."""
_BOARDS = (*nl.EDITIONS, ALL)


@dataclass(frozen=True)
class Row:
    """A match between two kinds of bots, seen from the first kind."""

    part: str
    edition: str
    bots: tuple[str, ...]
    games: int
    won: float
    """How often a seat of the first kind wins."""
    low: float
    high: float
    lead: float
    """Of the best of the first kind over the best of the others."""
    lead_low: float
    lead_high: float
    place: float
    points: tuple[float, float]
    """Of the first kind, and of the others, on average."""

    @property
    def first(self) -> str:
        return short(self.bots[0])

    @property
    def other(self) -> str:
        return short(self.bots[-1])

    @property
    def share(self) -> str:
        return f"{100 * self.won:.1f} ({100 * self.low:.1f}–{100 * self.high:.1f})"


def short(spec: str) -> str:
    """A bot spec without what does not matter for strength."""
    return spec.replace(",threads=1", "")


def rows_of(games: Iterable[PublishedGame]) -> list[Row]:
    """All matches but those of the ladder; those of the search and of ``expert`` also for all boards together."""
    matches: dict[tuple[str, str, tuple[str, ...]], list[PublishedGame]] = defaultdict(list)
    for game in games:
        if game.part != "ladder":
            matches[game.part, game.edition, game.bots].append(game)
        if game.part in ("search", "timed"):
            matches[game.part, ALL, game.bots].append(game)
    return [_row(*match, found) for match, found in matches.items()]


def read_results(results: Path) -> tuple[list[Row], list[Ladder]]:
    """What an earlier report found, from its results.json."""
    found = json.loads(results.read_text(encoding="utf-8"))
    rows = [
        Row(**{**row, "bots": tuple(row["bots"]), "points": tuple(row["points"])}) for row in found["matches"]
    ]
    return rows, [_ladder(ladder) for ladder in found["ladders"]]


def _ladder(found: dict[str, Any]) -> Ladder:
    def rung(one: dict[str, Any]) -> Rung:
        return Rung(**{**one, **{name: Mean(**one[name]) for name in ("wins", "place", "points")}})

    return Ladder(**{**found, "rungs": tuple(rung(one) for one in found["rungs"])})


def merge(before: Iterable[T], now: Iterable[T], key: Callable[[T], object]) -> list[T]:
    """The findings of both; those of now replace those of before with the same key."""
    return list({key(one): one for findings in (before, now) for one in findings}.values())


def _row(part: str, edition: str, bots: tuple[str, ...], games: list[PublishedGame]) -> Row:
    wins, leads, places, mine, others = [], [], [], [], []
    for game in games:
        first = [seat for seat, bot in enumerate(game.seating) if bot == bots[0]]
        rest = [seat for seat, bot in enumerate(game.seating) if bot != bots[0]]
        won = sum(win_share(game.places, seat) for seat in first)
        lead = max(game.points[seat] for seat in first) - max(game.points[seat] for seat in rest)
        # A deal of the same number on another board is another deal.
        deal = game.deal * len(nl.EDITIONS) + nl.EDITIONS.index(game.edition)
        wins.append(Observation(deal, 0, (game.turn,), won / len(first)))
        leads.append(Observation(deal, 0, (game.turn,), lead))
        places.append(_mean(game.places[seat] for seat in first))
        mine.append(_mean(game.points[seat] for seat in first))
        others.append(_mean(game.points[seat] for seat in rest))
    won_share, mean_lead = share_of(wins), mean_of(leads)
    return Row(
        part=part,
        edition=edition,
        bots=bots,
        games=len(games),
        won=won_share.value,
        low=won_share.low,
        high=won_share.high,
        lead=mean_lead.value,
        lead_low=mean_lead.low,
        lead_high=mean_lead.high,
        place=_mean(places),
        points=(_mean(mine), _mean(others)),
    )


# Tables


def name_of(edition: str) -> str:
    return "all boards" if edition == ALL else nl.edition(edition).name


def markdown_table(head: Iterable[str], lines: Iterable[Iterable[object]]) -> str:
    columns = list(head)
    rows = [f"| {' | '.join(columns)} |", f"| {' | '.join('---' for _ in columns)} |"]
    rows += [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]
    return "\n".join(rows) + "\n"


def search_table(rows: list[Row]) -> str:
    found = [r for r in rows if r.part in ("search", "tree")]
    found.sort(key=lambda r: (_BOARDS.index(r.edition), r.part, budget_of(r)))
    lines = [(name_of(r.edition), r.first, r.other, r.games, r.share, f"{r.lead:+.1f}") for r in found]
    return markdown_table(("edition", "bot", "against", "games", "wins % (95 %)", "lead"), lines)


def levels_table(rows: list[Row], *parts: str) -> str:
    """Some of one kind among others of another kind, with the share of wins that would be even."""

    def of_one_kind(row: Row) -> str:
        return f"{row.bots.count(row.bots[0])} {row.first}"

    def of_others(row: Row) -> str:
        return f"{row.bots.count(row.bots[-1])} {row.other}"

    found = sorted(
        (r for r in rows if r.part in parts),
        key=lambda r: (name_of(r.edition), len(r.bots), of_others(r), of_one_kind(r)),
    )
    lines = [
        (
            name_of(r.edition),
            len(r.bots),
            of_one_kind(r),
            of_others(r),
            r.games,
            r.share,
            f"{100 / len(r.bots):.0f}",
            f"{r.place:.2f}",
            f"{r.points[0]:.0f} : {r.points[1]:.0f}",
        )
        for r in found
    ]
    head = (
        "edition",
        "players",
        "of one kind",
        "others",
        "games",
        "each wins % (95 %)",
        "even",
        "place",
        "points",
    )
    return markdown_table(head, lines)


def ladder_table(ladder: Ladder) -> str:
    """How often the bot of a row finishes ahead of that of a column."""
    bots = [rung.bot for rung in ladder.rungs]
    lines = [
        (
            short(rung.bot),
            f"{100 * rung.wins.value:.1f} ({100 * rung.wins.low:.1f}–{100 * rung.wins.high:.1f})",
            f"{rung.place.value:.2f}",
            f"{rung.points.value:.0f}",
            *(_ahead(rung, bot) for bot in bots),
        )
        for rung in ladder.rungs
    ]
    head = f"{ladder.games:,} games, every two bots met in {ladder.fewest:,} or more of them.\n\n"
    return head + markdown_table(("bot", "wins % (95 %)", "place", "points", *map(short, bots)), lines)


def _ahead(rung: Rung, other: str) -> str:
    return f"{100 * rung.ahead[other]:.0f}" if other in rung.ahead else "–"


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed)


def page(rows: list[Row], ladders: list[Ladder]) -> str:
    """All that was played; a part that was not is left out."""
    have = {row.part for row in rows}
    text = "# Results\n\nMade by `benchmarks/report.py` from what `benchmarks/campaign.py` played. "
    text += "Every deal was played once for each way to sit around the table, those with a search among several once.\n"
    if have & {"search", "tree"}:
        text += "\n## Search\n\n" + search_table(rows)
    if have & {"levels", "expert", "timed"}:
        text += "\n## Levels\n\nOne player of a level, all others of the level below. `expert:playouts=48` stands for "
        text += "`expert`, with a fraction of its time.\n\n" + levels_table(rows, "levels", "expert", "timed")
    if ladders:
        text += "\n## The ladder\n\nAll bots, in every line-up of as many different ones as there are seats. "
        text += "On the right: how often the row's bot finishes ahead of the column's, in %, ties halved.\n"
    for ladder in ladders:
        text += f"\n### {name_of(ladder.edition)}, {ladder.players} players\n\n" + ladder_table(ladder)
    return text


def as_json(rows: list[Row], ladders: list[Ladder]) -> str:
    found = {"matches": [asdict(row) for row in rows], "ladders": [asdict(ladder) for ladder in ladders]}
    return json.dumps(found, indent=1) + "\n"


# The picture

_FEWEST_DRAWN = 10
"""Games. The intervals of fewer would be all that one sees."""


def draw(rows: list[Row], path: Path) -> None:
    """Wins against the planner and the lead over it, by budget, with 95 % intervals, where there are games enough."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (wins, leads) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    drawn = [r for r in rows if r.part == "search" and r.games >= _FEWEST_DRAWN]
    for number, edition in enumerate(_BOARDS):
        found = [r for r in drawn if r.edition == edition]
        found.sort(key=budget_of)
        budgets = [budget_of(r) * (1 + 0.04 * (number - 1.5)) for r in found]  # so that bars stay apart
        for axes, values in (
            (wins, [(100 * r.won, 100 * r.low, 100 * r.high) for r in found]),
            (leads, [(r.lead, r.lead_low, r.lead_high) for r in found]),
        ):
            spread = [[value - low for value, low, _ in values], [high - value for value, _, high in values]]
            middles = [value for value, _, _ in values]
            style = {"color": "black", "linewidth": 2.5} if edition == ALL else {"linewidth": 1, "alpha": 0.7}
            axes.errorbar(budgets, middles, yerr=spread, fmt="o-", capsize=3, label=name_of(edition), **style)
    budgets = sorted({budget_of(r) for r in drawn})
    for axes, even, name in ((wins, 50, "wins against the planner in %"), (leads, 0, "lead in points")):
        axes.set_xscale("log", base=2)
        axes.set_xticks(budgets, [str(budget) for budget in budgets])
        axes.minorticks_off()
        axes.axhline(even, color="#999999", linestyle=":", linewidth=1)
        axes.grid(axis="y", color="#dddddd")
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_xlabel("playouts for a choice")
        axes.set_ylabel(f"{name}, 95 % interval")
    wins.set_ylim(0, 100)
    wins.legend(frameon=False, loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def budget_of(row: Row) -> int:
    return int(row.bots[0].partition("playouts=")[2].partition(",")[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument(
        "games",
        type=Path,
        nargs="+",
        help="the folder of a campaign, or a file of published games; or several",
    )
    parser.add_argument("--out", type=Path, required=True, help="a folder for results.md and results.json")
    parser.add_argument(
        "--beside", type=Path, help="results.json of an earlier report, for matches not played again"
    )
    parser.add_argument("--picture", type=Path, help="where to draw strength against budget")
    parser.add_argument("--publish", type=Path, help="a file for all games, one a line")
    options = parser.parse_args()
    games = [game for source in options.games for game in games_in(source)]
    rows, ladders = rows_of(games), ladders_of(games)
    if options.beside:
        rows_before, ladders_before = read_results(options.beside)
        rows = merge(rows_before, rows, lambda row: (row.part, row.edition, row.bots))
        ladders = merge(ladders_before, ladders, lambda ladder: (ladder.edition, ladder.players))
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "results.md").write_text(page(rows, ladders), encoding="utf-8")
    (options.out / "results.json").write_text(as_json(rows, ladders), encoding="utf-8")
    if options.publish:
        write(options.publish, games)
    if options.picture:
        draw(rows, options.picture)


if __name__ == "__main__":
    main()
