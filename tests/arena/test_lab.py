"""The lab: counts that fit the games, the same whoever works, and a page that needs nothing else."""

from __future__ import annotations

import csv
import json
import re
import xml.dom.minidom
from pathlib import Path
from statistics import NormalDist

import numpy as np
import pytest
from click.testing import CliRunner

import northline as nl
from northline import kernel
from northline.arena.lab import Experiment, measure
from northline.arena.lab.charts import Axis, ramp, round_step
from northline.arena.lab.counting import CHUNK, WIN, count_chunk, count_games
from northline.arena.lab.files import write_report
from northline.arena.lab.findings import VERSION, _decides, evaluate
from northline.arena.lab.headlines import headlines, route_name, who_played
from northline.arena.lab.intervals import mean_of
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
    assert edition.name in result.output
    assert "computer players (planner in every seat)" in result.output
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


# Headlines


def per_game_decisions(played: kernel.Playouts, route: int) -> list[float]:
    """What each game says about a route, game by game: the owner's share of the win less that of the others."""
    found = []
    for game, places in zip(played.games, played.places, strict=True):
        owners = [seat for seat in range(3) if int(game["owned"][seat][route >> 6]) >> (route & 63) & 1]
        wins = [(place == 1) / (places == 1).sum() for place in places]
        others = [won for seat, won in enumerate(wins) if seat not in owners]
        found.append(wins[owners[0]] - np.mean(others) if owners else 0.0)
    return found


def test_what_a_route_decides_is_the_mean_over_games(counted) -> None:
    """A second way to compute it: from the games themselves, not from sums."""
    experiment, counts, _, played = counted
    for index, route in enumerate(evaluate(experiment, counts).routes[:30]):
        games = np.array(per_game_decisions(played, index))
        assert route.decides.value == pytest.approx(games.mean())
        among = len(experiment.edition.routes)
        half = NormalDist().inv_cdf(1 - 0.025 / among) * games.std(ddof=1) / np.sqrt(GAMES)
        assert route.decides.high - route.decides.value == pytest.approx(half)


def simulated(random: np.random.Generator, claimed: float, decides: float, games: int) -> dict[str, int]:
    """Counts of one route in two-player games, of which it decides a known share of those where it is claimed."""
    owned = random.random(games) < claimed
    handed = random.random(games) < decides / claimed
    won = owned & (handed | (random.random(games) < 0.5))
    wins = WIN * int(won.sum())
    return {"claimed": int(owned.sum()), "route_wins": wins, "route_win_squares": WIN * wins}


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """In simulated games with a known truth, for one route and for the most striking of forty."""
    random, games, routes = np.random.default_rng(1), 2000, 40
    alone = together = 0
    experiment = Experiment(nl.edition("europe"), 2, games)
    for _ in range(200):
        counts = [simulated(random, 0.6, 0.1, games) for _ in range(routes)]
        arrays = {name: np.array([one[name] for one in counts]) for name in counts[0]}
        found = [_decides(experiment, arrays, route, games) for route in range(routes)]
        together += all(one.low <= 0.1 <= one.high for one in found)
        wins = counts[0]["route_wins"] / WIN
        one = mean_of(2 * wins - counts[0]["claimed"], counts[0]["claimed"], games)
        alone += one.low <= 0.1 <= one.high
    assert 180 <= alone <= 199, "95 % of the intervals of one route"
    assert together >= 188, "95 % or more of all intervals together: the limit is one failure in ten thousand"


def test_where_nothing_is_special_no_headline_says_so() -> None:
    """Random players and few games: whatever stands out does so by chance."""
    found = measure(Experiment(nl.edition("nordic_countries"), 2, 300, ("random",), seed=3))
    kinds = {headline.kind for headline in headlines(found)}
    assert "length" in kinds
    assert not kinds & {"first seat", "never"}, "300 games cannot tell"


def test_headlines_are_supported_by_their_intervals() -> None:
    found = measure(Experiment(nl.edition("europe"), 2, 4000, seed=1))
    told = headlines(found)
    assert 3 <= len(told) <= 7
    assert [one.strength for one in told] == sorted((one.strength for one in told), reverse=True)
    for one in told:
        assert one.number.low <= one.number.value <= one.number.high
        if one.kind == "decides":
            assert one.number.low > 0
            assert one.subject in {route.id for route in found.routes}
        if one.kind in ("gift", "trap"):
            assert one.number.excludes(found.even)
    assert "planner in every seat" in who_played(found)


def test_a_mixed_table_has_no_headlines_about_routes_and_tickets() -> None:
    """The greedy player wins; that its routes go with winning says nothing about the board."""
    found = measure(Experiment(nl.edition("nordic_countries"), 2, 1000, ("greedy", "random")))
    assert not {headline.kind for headline in headlines(found)} & {"decides", "gift", "trap"}


def test_the_numbers_of_a_report_have_a_version_and_name_things_by_their_ids(tmp_path: Path) -> None:
    edition = nl.edition("europe")
    found = measure(Experiment(edition, 2, 2000, seed=1))
    write_report(tmp_path, edition, found)
    document = json.loads((tmp_path / "lab.json").read_text(encoding="utf-8"))
    assert document["version"] == VERSION
    assert "planner in every seat" in document["true_of"]
    routes, tickets = {route.id for route in edition.routes}, {ticket.id for ticket in edition.tickets}
    assert set(document["bottlenecks"]) | set(document["never_claimed"]) <= routes
    assert set(document["gifts"]) | set(document["traps"]) <= tickets
    assert not set(document["gifts"]) & set(document["traps"])
    assert [one["sentence"] for one in document["headlines"]] == [one.sentence for one in headlines(found)]
    assert set(document["routes"][0]["decides"]) == {"value", "low", "high"}
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.index('class="headlines"') < page.index("<section>")
    assert "not what causes what" in page


def test_tracks_beside_each_other_are_told_apart() -> None:
    """Of two tracks the second may be left alone, though the cities are joined in every game."""
    found = measure(Experiment(nl.edition("nordic_countries"), 2, 2000))
    built = {route.name for route in found.routes if route.claimed}
    for headline in headlines(found):
        if headline.kind == "never":
            assert next(route for route in found.routes if route.id == headline.subject).name not in built
    names = [route_name(found, route) for route in found.routes]
    assert any("(one of 2 tracks)" in name or "(red)" in name for name in names)
