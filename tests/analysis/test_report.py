"""`northline analyse`: the report in the terminal, the page and the document; bad files get one sentence."""

import json
import re
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console
from tools import page_examples

import northline as nl
from northline.analysis import analyse as analysis_module
from northline.analysis.annotated import AnnotatedGame
from northline.analysis.reason_codes import REASONS
from northline.analysis.report.page import page
from northline.analysis.report.terminal import print_report, sparkline
from tests.analysis.example import DOCUMENT, RECORD
from tests.analysis.games import SMALL, cut, played
from tests.terminal.command import northline
from tests.toy import TOY_FILE

pytest.importorskip("numba")


@pytest.fixture
def small_budget(monkeypatch):
    monkeypatch.setitem(analysis_module.LEVELS, "quick", SMALL)


@pytest.fixture(scope="module")
def example():
    return nl.Game.load(RECORD), AnnotatedGame.from_json(DOCUMENT.read_text(encoding="utf-8"))


def terminal_report(game, document, player=None, width=80):
    out = StringIO()
    print_report(Console(file=out, width=width, highlight=False), game, document, player)
    return out.getvalue()


class Page(HTMLParser):
    """What a reader of the page gets: its text, and what it would load from elsewhere."""

    def __init__(self, text):
        super().__init__()
        self.words, self.loads, self.headings, self.alts, self.tags = [], [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        self.tags.append(tag)
        self.loads += [values[key] for key in ("src", "href") if key in values]
        self.alts += [values["alt"]] if tag == "img" else []

    def handle_data(self, data):
        self.words.append(data)

    @property
    def text(self):
        return " ".join(self.words)


def test_the_terminal_report_fits_a_terminal(example):
    game, document = example
    report = terminal_report(game, document)
    assert max(map(len, report.splitlines())) <= 80
    assert "\x1b" not in report
    for heading in ("Chance to win", "Turning points", "Decisions that gave something away", "accuracy"):
        assert heading in report
    faults = [d for d in document.decisions if d.verdict in ("inaccuracy", "mistake", "blunder")]
    assert faults, "the example should have something to show"
    assert report.count("Better: ") == len(faults)


def test_the_terminal_report_of_one_player(example):
    game, document = example
    for seat, name in enumerate(document.names):
        report = terminal_report(game, document, seat)
        assert f"Decisions of {name}" in report
        own = [d for d in document.decisions if d.seat == seat and d.best and d.loss >= 0.05]
        assert report.count("Better: ") == len(own)


def test_sparklines_are_as_wide_as_asked():
    assert sparkline([0.0, 1.0] * 50, 10) == "▄" * 10 or set(sparkline([0.0, 1.0] * 50, 10)) <= set("▄▅")
    assert sparkline([0.0, 1.0], 10) == "▁█"


def test_the_page_is_complete_and_loads_nothing(example):
    game, document = example
    read = Page(page(game, document))
    assert all(address.startswith("data:image/svg+xml;base64,") for address in read.loads)
    assert read.alts
    assert all(read.alts)
    assert "script" not in read.tags
    for decision in document.decisions:
        for reason in decision.reasons:
            assert reason.code not in read.text
    assert "Better:" in read.text
    assert "Ada" in read.text
    chart = re.search(r"<svg class=\"chart\".*?</svg>", page(game, document), re.DOTALL)
    assert chart is not None
    lines = ElementTree.fromstring(chart[0]).findall("path[@stroke-dasharray]")
    assert len(lines) == document.players


def test_names_cannot_write_into_the_page_or_the_terminal(example):
    _game, document = example
    from dataclasses import replace

    hostile = ("<script>alert(1)</script>\x1b[31m", 'B" onload="x')
    renamed = nl.Game.load(RECORD)
    renamed.record.header = replace(renamed.record.header, names=hostile)
    changed = replace(document, names=hostile)
    text = page(renamed, changed)
    assert "<script" not in text
    assert "\x1b" not in text
    assert 'onload="x' not in text
    assert "\x1b" not in terminal_report(renamed, changed)


@pytest.mark.usefixtures("small_budget")
def test_the_command_prints_a_report(tmp_path):
    file = tmp_path / "game.jsonl"
    game = cut(played("nordic_countries", 2), 8)
    game.save(file)
    done = northline("analyse", file, "--level", "quick", "--player", "ada", "--threads", 1)
    assert done.exit_code == 0, done.output
    assert "The game is not over" in done.stdout
    assert "Decisions of Ada" in done.stdout


@pytest.mark.usefixtures("small_budget")
def test_the_command_writes_a_document_and_a_page(tmp_path):
    file, html = tmp_path / "game.jsonl", tmp_path / "game.html"
    played("toy", 2, seed=4).save(file)
    done = northline(
        "analyse", file, "--edition", TOY_FILE, "--level", "quick", "--json", "--html", html, "--threads", 1
    )
    assert done.exit_code == 0, done.output
    document = AnnotatedGame.from_dict(json.loads(done.stdout))
    assert document.complete
    assert document.over
    assert Page(html.read_text(encoding="utf-8")).text.count("Luck") <= 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.html", "game.jsonl"]


@pytest.mark.usefixtures("small_budget")
def test_what_is_interrupted_leaves_nothing_half_written(tmp_path, monkeypatch):
    file, html = tmp_path / "game.jsonl", tmp_path / "game.html"
    played("toy", 2, seed=4).save(file)

    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("northline.analysis.report.page.chart", interrupted)
    done = northline(
        "analyse", file, "--edition", TOY_FILE, "--level", "quick", "--html", html, "--threads", 1
    )
    assert done.exit_code == 1
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def spoiled(tmp_path, change):
    lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "spoiled.jsonl"
    file.write_text("".join(change(lines)), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda lines: [], "is not a valid record: the record is empty"),
        (lambda lines: lines[:1], "has no actions"),
        (lambda lines: ["\x00\x1b[2J" * 10], "is not a valid record: line 1 is not JSON"),
        (lambda lines: [lines[0].replace("nordic_countries", "atlantis"), *lines[1:]], "not built in"),
        (lambda lines: [re.sub('"digest":"[^"]*"', '"digest":"0"', lines[0]), *lines[1:]], "was played on"),
        (lambda lines: [*lines[:20], *lines[21:]], "does not replay"),
        (lambda lines: [lines[0], lines[1][:20] + "\n", *lines[2:]], "line 2 is not JSON"),
    ],
)
def test_bad_files_get_one_sentence(tmp_path, change, sentence):
    done = northline("analyse", spoiled(tmp_path, change))
    assert done.exit_code == 1
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "\x1b" not in done.stderr
    assert not done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence", "code"),
    [
        (["--player", "Zoe"], "name one of them, or a number from 1 to 2, not 'Zoe'", 2),
        (["--player", "3"], "from 1 to 2, not '3'", 2),
        (["--level", "perfect"], "'perfect' is not one of 'quick', 'normal', 'deep'", 2),
        (["--html", "nowhere/page.html"], "cannot be written: there is no folder", 1),
    ],
)
def test_bad_arguments_get_one_sentence(arguments, sentence, code):
    done = northline("analyse", RECORD, *arguments)
    assert done.exit_code == code
    assert sentence in done.stderr


@pytest.mark.usefixtures("small_budget")
def test_the_examples_of_the_page_run(tmp_path):
    cut(played("nordic_countries", 2), 6).save(tmp_path / "game.jsonl")
    page_examples.run(Path(__file__).parents[2] / "docs" / "analysis.md", tmp_path)


def test_the_page_lists_every_reason():
    text = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \| .+ \|$", text, re.MULTILINE))
    for code, values in REASONS.items():
        assert rows[code] == ", ".join(f"`{name}`" for name in values)
