"""The lab: counts that fit the games, the same whoever works, and a page that needs nothing else."""

from __future__ import annotations

import csv
import json
import re
import xml.dom.minidom
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import northline as nl
from northline import kernel
from northline.arena.lab import Experiment, measure
from northline.arena.lab.charts import Axis, ramp, round_step
from northline.arena.lab.counting import CHUNK, WIN, count_chunk, count_games
from northline.arena.lab.findings import evaluate
from northline.arena.workers import Workers
from northline.cli import cli
from northline.rules import standings
from tests.toy import toy

GAMES = 120


@pytest.fixture(scope="module")
def counted():
    """The counts of some games, and the games themselves as positions of the reference engine."""
    edition = nl.edition("europe")
    experiment = Experiment(edition, 3, GAMES, ("greedy",), seed=5)
    seed = (5 * 0x9E3779B1) & (1 << 32) - 1
    played = kernel.playouts(edition, 3, GAMES, "greedy", seed, game_logs=True)
    states = [kernel.to_state(game, edition) for game in played.games]
    return experiment, count_chunk(experiment, 0), states, played


def test_routes_tickets_and_wins_are_counted_as_the_reference_scores_them(counted) -> None:
    experiment, counts, states, _ = counted
    routes, tickets = len(experiment.edition.routes), len(experiment.edition.tickets)
    claimed, kept, completed = np.zeros(routes, int), np.zeros(tickets, int), np.zeros(tickets, int)
    route_wins, ticket_wins = np.zeros(routes), np.zeros(tickets)
    for state in states:
        final = standings(state)
        winners = [standing.seat for standing in final if standing.place == 1]
        for standing in final:
            won = WIN / len(winners) if standing.seat in winners else 0
            for route in state.routes_of(standing.seat):
                claimed[route] += 1
                route_wins[route] += won
            for result in standing.breakdown.tickets:
                kept[result.ticket] += 1
                completed[result.ticket] += result.completed
                ticket_wins[result.ticket] += won
    assert counts["claimed"].tolist() == claimed.tolist()
    assert counts["kept"].tolist() == kept.tolist()
    assert counts["completed"].tolist() == completed.tolist()
    assert counts["route_wins"].tolist() == route_wins.tolist()
    assert counts["ticket_wins"].tolist() == ticket_wins.tolist()


def test_the_findings_fit_together(counted) -> None:
    experiment, counts, states, played = counted
    found = evaluate(experiment, counts)
    assert found.games == GAMES
    assert sum(found.rounds) == GAMES
    assert sum(one.wins for one in found.order) == pytest.approx(1)
    points = [standing.points for state in states for standing in standings(state)]
    assert sum(p * count for p, count, _ in found.points) == sum(points)
    assert sum(count for _, _, count in found.points) == int((played.places == 1).sum())
    mean = {habit.habit: habit for habit in found.habits}
    won = played.places == 1
    assert mean["points"].winners == pytest.approx(played.points[won].mean())
    assert mean["points"].others == pytest.approx(played.points[~won].mean())
    assert mean["points"].effect > 0.5
    assert mean["trains left"].others == pytest.approx(played.games["trains"][:, :3][~won].mean())
    assert (
        sum(color.paid for color in found.colors) >= sum(c.claimed for c in found.colors) + found.gray_spaces
    )
    for route in found.routes:
        if route.claimed:
            assert sum(route.tenths) == pytest.approx(1)
            assert 0 < route.early < 1


def test_all_chunks_and_workers_count_alike() -> None:
    experiment = Experiment(toy(), 2, 11_000, ("greedy",), threads=1)
    alone = count_games(experiment)
    assert int(alone["games"]) == 11_000 > 2 * CHUNK
    together = count_games(experiment, Workers(2))
    assert {name: part.tolist() for name, part in alone.items()} == {
        name: part.tolist() for name, part in together.items()
    }
    threads = Experiment(toy(), 2, 11_000, ("greedy",), threads=3)
    assert measure(threads).order == evaluate(experiment, alone).order
    first, second = count_chunk(experiment, 0), count_chunk(experiment, 1)
    assert first["points"].tolist() != second["points"].tolist()


def test_the_report_is_complete_and_needs_nothing_else(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        cli,
        ["lab", "northern_lights", "--games", "60", "--output", str(tmp_path / "out")],
        catch_exceptions=False,
    )
    assert result.exit_code == 0, result.output
    edition = nl.edition("northern_lights")
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    for picture in re.findall(r"<svg.*?</svg>", page, re.S):
        xml.dom.minidom.parseString(picture)
    assert page.count("<svg") > len(edition.routes)
    assert not re.search(r'(src|href)="', page)
    assert "nan" not in re.sub(r"isNaN", "", page)
    for ticket in edition.tickets:
        assert edition.cities[ticket.a].name in page
    numbers = json.loads((tmp_path / "out" / "lab.json").read_text(encoding="utf-8"))
    assert numbers["games"] == 60
    for name, rows in (("routes", edition.routes), ("tickets", edition.tickets)):
        with open(tmp_path / "out" / f"{name}.csv", encoding="utf-8", newline="") as file:
            assert [row["id"] for row in csv.DictReader(file)] == [thing.id for thing in rows]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["europe", "--policy", "psychic"], "there is no policy 'psychic'"),
        (["nordic_countries", "--players", "5"], "2 to 3 players, not 5"),
        (["europe", "--policy", "greedy", "--policy", "random", "--players", "3"], "one policy each"),
        (["atlantis"], "atlantis"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(cli, ["lab", *arguments])
    assert result.exit_code in (1, 2)
    assert sentence in result.output


def test_an_unwritable_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = CliRunner().invoke(
        cli, ["lab", "europe", "--games", "10", "--output", str(tmp_path / "file" / "out")]
    )
    assert result.exit_code == 1
    assert "Not a directory" in result.output


def test_axes_have_round_ticks() -> None:
    assert [round_step(step) for step in (0.13, 1, 3, 7, 26)] == pytest.approx([0.2, 1, 5, 10, 50])
    assert Axis(0, 1, 100, 0).at(0.25) == 75
    assert Axis(-7, 23, 0, 1).ticks() == [-5, 0, 5, 10, 15, 20]
    assert (ramp(0), ramp(0.5), ramp(1)) == ("#e8edf2", "#e0a93c", "#a03a2a")
