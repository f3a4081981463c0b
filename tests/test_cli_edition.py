"""`northline edition check` and `northline edition show`."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

from northline.cli import cli
from northline.editions import EDITIONS, edition
from tests.toy import TOY_FILE, toy


def run(*arguments: str, columns: int = 80):
    return CliRunner().invoke(cli, list(arguments), env={"COLUMNS": str(columns)})


def test_check_of_a_good_file():
    result = run("edition", "check", str(TOY_FILE))
    assert result.exit_code == 0
    assert result.stdout == f"{TOY_FILE}: valid: 6 cities, 12 routes, 10 tickets, digest {toy().digest}\n"
    assert result.stderr == ""


def test_check_lists_every_problem_on_its_own_line(tmp_path):
    file = tmp_path / "bad.toml"
    text = TOY_FILE.read_text(encoding="utf-8")
    file.write_text(
        text.replace("trains  = 6", "trians = 6").replace('"red",   group', '"rde", group'), encoding="utf-8"
    )
    result = run("edition", "check", str(file))
    assert result.exit_code == 1
    assert result.stdout == ""
    first, second, third, fourth = result.stderr.splitlines()
    assert "rules.trains: Is missing" in first
    assert 'rules.trians: There is no such key. Did you mean "trains"?' in second
    assert "board.routes[0] (alpha-beta-1).color" in third
    assert "board.routes[2] (alpha-gamma-1).color" in fourth
    assert all(line.startswith(f"{file}:") for line in (first, second, third, fourth))


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_missing_file_gets_one_sentence(command):
    result = run("edition", command, "nowhere/none.toml")
    assert result.exit_code == 1
    assert result.stderr == "nowhere/none.toml: The file cannot be read: No such file or directory.\n"


def test_an_unknown_name_gets_a_suggestion():
    result = run("edition", "show", "nordic_country")
    assert result.exit_code == 1
    assert 'Did you mean "nordic_countries"?' in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("columns", [60, 80, 140])
@pytest.mark.parametrize("name", EDITIONS)
def test_show_has_everything_and_fits(name, columns):
    result = run("edition", "show", name, columns=columns)
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= columns
    words = result.stdout.split()
    game = edition(name)
    for thing in (*game.cities, *game.routes, *game.tickets, *game.bonus_cards):
        assert thing.id in words, "an id is shown whole, on one line"
    assert game.digest in result.stdout


def test_show_says_the_rules_in_words():
    europe = run("edition", "show", "europe", columns=140).stdout
    assert "2 to 5 players with 45 trains each." in europe
    assert "At set-up 1 long and 3 short, keep 2 or more; refused ones leave the game." in europe
    assert "3 locomotives face up: all face-up cards are replaced." in europe
    assert "Open routes of a double, by players: 1 with 2–3, 2 with 4–5." in europe
    assert "Ties: most completed tickets, fewest stations built, most bonus cards." in europe
    nordic = run("edition", "show", "nordic_countries", columns=140).stdout
    assert "Locomotives are wild on ferries and tunnels only." in nordic
    assert "On ferries any 3 cards pay for a space." in nordic
    assert "Stations" not in nordic
    lights = run("edition", "show", "northern_lights", columns=140).stdout
    assert "Up to two cards." in lights
    assert "a locomotive or a pair of one colour" in lights
    assert "Open routes of a triple, by players: 1 with 2, 2 with 3, 3 with 4–5." in lights
    assert "routes with an end in Norway" in lights
    assert "tunnel" not in lights


def test_show_of_a_file_takes_no_markup_from_it(tmp_path):
    file = tmp_path / "markup.toml"
    text = (
        TOY_FILE.read_text(encoding="utf-8")
        .replace('"Gammaville"', '"[bold]G[/]"')
        .replace('"Toy"', '"[/red]"')
    )
    file.write_text(text, encoding="utf-8")
    result = run("edition", "show", str(file))
    assert result.exit_code == 0
    assert "today [bold]G[/]" in result.stdout
    assert result.stdout.startswith("[/red] (toy)")


def test_the_installed_command_needs_no_unicode_terminal():
    result = subprocess.run(
        [sys.executable, "-m", "northline", "edition", "show", "europe"],
        capture_output=True,
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert b"K?benhavn" in result.stdout


def test_help_and_version():
    assert "edition" in run("--help").stdout
    assert run("--version").stdout.startswith("northline, version ")
    assert run("edition", "chekc").exit_code == 2
