"""Everything that reads files and texts from outside: only the errors that are documented come out, in a few words
that a terminal can print, and nothing takes for ever."""

import json

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from northline import Game, InvalidPosition, NotationError, RecordError, State, edition, rules
from northline.arena.games import play_deal
from northline.arena.log import FILE, Log, LogError
from northline.arena.schedule import Schedule
from northline.bots import BotError, check_bot
from northline.cli import cli
from northline.drawing.board_layout import LayoutError, layout_of, load_layout, parse_layout
from northline.editions import EditionError, load_edition, parse_edition, problems, untrusted
from northline.rules.formats.json_text import JsonError, parse_json
from tests.toy import TOY_FILE, toy

LONGEST_MESSAGE = 40_000
"""Characters: a hundred problems of an edition, each with its key and a sentence or two."""

NASTY = [
    "\x1b[2J\x1b[31m",
    "\ud800",
    "\u202e",
    "\x9b31m",
    "\x00",
    "x" * 100_000,
    "\ufeff",
    "é",
    "a\nb",
    "nan",
]
DEEP = "[" * 990 + "]" * 990
DIGITS = "9" * 5000


def deep_list() -> list[object]:
    deep: list[object] = []
    for _ in range(2000):
        deep = [deep]
    return deep


def assert_polite(error: Exception) -> None:
    message = str(error)
    assert message
    assert len(message) < LONGEST_MESSAGE
    for line in message.split("\n"):
        assert line.isprintable(), repr(line)


# One by one


def test_a_hundred_thousand_mistakes_are_counted_and_a_few_are_told(monkeypatch):
    compared = []
    monkeypatch.setattr(
        rules.errors, "closest", lambda word, known: compared.append(word) or untrusted.closest(word, known)
    )
    document = {"edition": "europe", "routes": {f"nowhere-{n}": 0 for n in range(100_000)}}
    with pytest.raises(InvalidPosition) as caught:
        State.from_dict(document)
    assert_polite(caught.value)
    assert len(caught.value.problems) == 21
    assert caught.value.problems[-1] == "… and 99,980 more"
    assert len(compared) <= 20


def test_long_ids_that_look_alike_are_compared_a_few_times_only(monkeypatch):
    compared = []
    monkeypatch.setattr(
        problems, "closest", lambda word, known: compared.append(word) or untrusted.closest(word, known)
    )
    text = TOY_FILE.read_text(encoding="utf-8")
    wrong = "".join(
        f'{{ id = "r{n}", from = "{"ab" * 18}{n:04}", to = "{"ba" * 18}{n:04}", length = 1, color = "gray" }},\n'
        for n in range(250)
    )
    with pytest.raises(EditionError) as caught:
        parse_edition(text.replace("routes = [\n", f"routes = [\n{wrong}", 1))
    assert_polite(caught.value)
    assert len(caught.value.problems) == problems.MOST_PROBLEMS + 1
    assert len(compared) <= problems.MOST_SUGGESTIONS


def test_a_word_far_too_long_for_a_slip_of_the_pen_is_not_compared():
    assert untrusted.closest("brest-pari" * 10_000, ["brest-paris"]) is None


def test_a_tie_breaker_is_reported_on_its_own_line_and_another_rule_is_not_suggested():
    text = TOY_FILE.read_text(encoding="utf-8").replace('"longest_route"]', '"longest_path"]')
    with pytest.raises(EditionError) as caught:
        parse_edition(text)
    (problem,) = caught.value.problems
    assert problem.line is not None
    assert "longest_path" in text.split("\n")[problem.line - 1]
    assert "Did you mean" not in problem.message


@pytest.mark.parametrize(
    "value",
    [deep_list(), 10**5000, "\ud800", "\x1b[31m", None, 1.5, True],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize(
    "key", ["edition", "tickets", "routes", "bonus_cards", "players", "display", "tunnel", "?"]
)
def test_no_value_of_a_document_upsets_its_reader(key, value):
    for holder in (value, [value], [[value], [value]], {"red": value}):
        for phase in ("turn", "tunnel"):
            try:
                State.from_dict({"edition": "europe", "phase": phase, key: holder})
            except InvalidPosition as error:
                assert_polite(error)


@pytest.mark.parametrize(
    "action", [None, 7, b"draw", ["draw"], "\x1b[31m", "claim \x1b[31m red", "keep \ud800", "take"]
)
def test_what_is_no_action_is_a_notation_error(action):
    with pytest.raises(NotationError) as caught:
        rules.parse_action(edition("europe"), action)
    assert_polite(caught.value)


@pytest.mark.parametrize("players", [0, 1, -1, 6, 10**6])
def test_only_as_many_players_as_the_edition_is_for(players):
    with pytest.raises(InvalidPosition, match="players: this must be a whole number from 2 to 5"):
        State.from_dict({"edition": "europe", "players": players})


def test_lists_of_other_lengths_do_not_make_other_numbers_of_players():
    with pytest.raises(InvalidPosition, match=r"hands: .* each of 2 to 5 players"):
        State.from_dict({"edition": "europe", "hands": [{}] * 100_000})


def test_more_cards_than_there_are_in_the_box_are_refused_in_the_deck_too():
    with pytest.raises(InvalidPosition, match=r"deck: .* more red cards"):
        State.from_dict({"edition": "europe", "deck": {"red": 9999}})
    with pytest.raises(InvalidPosition, match=r"deck: .* more red cards"):
        State.from_dict({"edition": "europe", "hands": [{"red": 1}, {}], "deck": {"red": 12}})
    assert State.from_dict({"edition": "europe", "deck": {"red": 3}}).deck == (0,) * 7 + (3, 0)


def test_the_usual_display_has_no_gaps_where_there_are_cards():
    text = TOY_FILE.read_text(encoding="utf-8").replace("display = 3", "display = 14")
    board = parse_edition(text.replace("sweep_at                         = 2", "sweep_at = 0"))
    state = State.from_dict({}, board)
    assert None not in state.display
    assert state.problems() == ()


# JSON


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[" * 100_000, "nested too deeply|not JSON"),
        (DIGITS, "too many digits"),
        ('"\\ud800"', "half of a character"),
        ('"\ud800"', "half of a character"),
        ("NaN", "NaN, which is not a number"),
        ("-Infinity", "Infinity"),
        ("", "is not JSON"),
        ("{'a': 1}", "is not JSON"),
    ],
    ids=lambda value: repr(value[:12]),
)
def test_json_that_is_refused(text, why):
    with pytest.raises(JsonError, match=why) as caught:
        parse_json(text)
    assert_polite(caught.value)


def test_json_that_is_read():
    assert parse_json('\ufeff["\\ud83d\\ude82", "Å"]') == ["🚂", "Å"]


# Whole files

SMALL = Game.new(toy(), 2, seed=3, names=("Ada", "Bo"))
RECORD = str(SMALL.record).encode()
LAYOUT = str(layout_of(toy())).encode()
TOY = TOY_FILE.read_bytes()


def load_log(data: bytes, folder):
    (folder / FILE).write_bytes(data)
    return Log.read(folder, lambda name: toy())


def tournament(folder) -> bytes:
    schedule = Schedule(toy(), 2, ("random", "greedy"), 2)
    log = Log.create(folder, schedule, "toy")
    log.add(0, play_deal(schedule, 0))
    return (folder / FILE).read_bytes()


READERS = {
    "record": (RECORD, lambda data, path: Game.load(path, toy()), RecordError),
    "edition": (TOY, lambda data, path: load_edition(path), EditionError),
    "geometry": (LAYOUT, lambda data, path: load_layout(path, toy()), LayoutError),
    "tournament": (None, lambda data, path: load_log(data, path.parent), LogError),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("read")


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    return {
        name: tournament(tmp_path_factory.mktemp("log")) if data is None else data
        for name, (data, _, _) in READERS.items()
    }


def read(reader: str, data: bytes, folder) -> object:
    """What the reader makes of a file; its one documented error is checked, and any other comes out."""
    _, load, refused = READERS[reader]
    path = folder / f"{reader}.file"
    path.write_bytes(data)
    try:
        return load(data, path)
    except refused as error:
        assert_polite(error)
        return None


@pytest.mark.parametrize("reader", READERS)
def test_a_good_file_is_read_with_a_byte_order_mark_and_without(reader, good, folder):
    assert read(reader, good[reader], folder) is not None
    assert read(reader, b"\xef\xbb\xbf" + good[reader], folder) is not None


@pytest.mark.parametrize("reader", READERS)
@settings(max_examples=120)
@given(data=st.data())
def test_a_file_that_was_tampered_with_is_read_or_refused(reader, good, folder, data):
    text = good[reader]
    nasty = st.sampled_from([*NASTY, DEEP, DIGITS, "{}", "null", "1e999", '"', "\\ud800", "-1", "true"])
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 20)))
        text = text[:start] + data.draw(nasty).encode("utf-8", "surrogatepass") + text[end:]
    read(reader, text, folder)


def values(document, path=()):
    if path:
        yield path
    if isinstance(document, dict | list):
        for key, inner in document.items() if isinstance(document, dict) else enumerate(document):
            yield from values(inner, (*path, key))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(NASTY) | st.just(10**400),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NASTY), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("reader", ["record", "geometry", "tournament"])
@settings(max_examples=200)
@given(data=st.data())
def test_a_file_with_other_values_is_read_or_refused(reader, good, folder, data):
    text = good[reader].decode()
    lines = [text] if reader == "geometry" else text.splitlines()
    documents = [json.loads(line) for line in lines]
    document = data.draw(st.sampled_from(documents))
    *way, last = data.draw(st.sampled_from(list(values(document))))
    holder = document
    for key in way:
        holder = holder[key]
    holder[last] = data.draw(ANYTHING)
    found = read(reader, "\n".join(json.dumps(line) for line in documents).encode(), folder)
    if isinstance(found, Game):
        found.save(folder / "again.jsonl")  # what loads can be saved
        assert Game.load(folder / "again.jsonl", toy()).state == found.state


@settings(max_examples=200)
@given(st.text(max_size=30) | st.sampled_from(NASTY))
def test_any_text_is_a_bot_or_refused(text):
    try:
        check_bot(text)
    except BotError as error:
        assert_polite(error)


def test_a_path_of_a_geometry_holds_nothing_but_a_path():
    """It becomes part of an SVG picture as it is."""
    document = layout_of(toy()).to_dict()
    document["background"]["land"] = 'M0 0"/><script>alert(1)</script>'
    with pytest.raises(LayoutError, match="the path of a layer"):
        parse_layout(json.dumps(document), toy())


# The command line


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", "--all", "FILE"),
        ("score", "FILE"),
        ("score", "--json", "FILE"),
        ("draw", "FILE"),
        ("play", "--resume", "FILE"),
        ("edition", "check", "FILE"),
        ("edition", "show", "FILE"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize(
    "text",
    [
        "\x1b[2Jnothing",
        '{"northline":1,"edition":"\\u001b[2J"}',
        str(SMALL.record).replace("Ada", "\\u001b[2JAda"),
        str(SMALL.record).replace("Ada", "\\u009b2JAda"),
        str(SMALL.record).replace("Ada", "\\ud800"),
        str(SMALL.record).replace('"bots":[]', '"bots":["\\u001b[2J",null]'),
        str(SMALL.record) + '{"seat":0,"action":"keep \\u001b[2J","chance":[]}\n',
        TOY.decode().replace('name   = "Toy"', 'name   = "\\u001b[2J"'),
        TOY.decode().replace("[rules]", "[rules]\n\"\\u001b[2J\" = 1\n'\x7f' = 2"),
    ],
    ids=range(9),
)
def test_no_command_prints_the_control_characters_of_a_file(arguments, text, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "FILE").write_bytes(text.encode("utf-8", "surrogatepass"))
    command = [str(tmp_path / word) if word == "FILE" else word for word in arguments]
    if arguments[0] in ("replay", "score", "play"):
        command += ["--edition", str(TOY_FILE)]
    done = CliRunner().invoke(cli, command, input="quit\n")
    assert done.exit_code in (0, 1, 2)
    assert done.exception is None or isinstance(done.exception, SystemExit)
    for line in done.output.split("\n"):
        assert all(letter.isprintable() for letter in line), repr(line)
