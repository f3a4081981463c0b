"""Every kind of mistake in an edition file, with its key and what is said about it."""

# ruff: noqa: E501 (the table of mistakes reads best with one line for each)

import copy
import dataclasses
import pickle
import tomllib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from northline.editions import (
    EDITIONS,
    Edition,
    EditionError,
    Problem,
    edition,
    knobs,
    load_edition,
    parse_edition,
)
from northline.editions.model import Rules
from tests.toy import TINY_FILE, TOY_FILE, tiny, toy

TOY = TOY_FILE.read_text(encoding="utf-8")


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(EditionError) as caught:
        parse_edition(text)
    return caught.value.problems


def changed(*changes: tuple[str, str]) -> str:
    """The toy edition with pieces of its text replaced; each piece must be there once."""
    text = TOY
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


BETA = '{ id = "beta",    name = "Beta",    country = "East", at = [60.0, 12.0] }'
RED = 'length = 2, color = "red",   group = "alpha-beta" }'
FERRY = 'length = 2, color = "gray",  ferry = 1 }'
TUNNEL = 'length = 2, color = "blue",  tunnel = true }'
PLUS = 'length = 1, color = "green", bonus_draw = 2 }'
ANY = "any_for_one = 2 }"
HALT = '{ id = "alpha-halt",    from = "alpha", to = "halt",    length = 1, color = "gray" }'
TICKET = '{ id = "alpha-beta",    from = "alpha", to = "beta",    points = 2 }'
EXPRESS = '{ id = "express",     name = "Express",     points = 3, counts = "longest_path" }'
SAILOR = 'counts = "routes", kind = "ferry"'

# What is replaced, by what, the key of the one problem that follows, and words of its message.
MISTAKES = [
    # The file as a whole
    ("format = 1", "format = 2", "format", "reads format 1"),
    ("format = 1", "", "format", "missing"),
    ('id     = "toy"', 'id     = "Toy Town"', "id", "a-z, 0-9, _ and -"),
    ('id     = "toy"', 'id     = "-toy"', "id", "beginning with a letter"),
    ('name   = "Toy"', "name   = 7", "name", "a text in quotation marks, not 7"),
    ('name   = "Toy"', 'name   = " "', "name", "empty"),
    ('name   = "Toy"', f'name   = "{"x" * 61}"', "name", "the most is 60"),
    ('name   = "Toy"', 'name   = "To\\u001by"', "name", "cannot be printed"),
    ("format = 1", "format = 1\nauthor = 3", "author", "no such key"),
    ("format = 1", 'format = 1\natmosphere = "swamp"', "atmosphere", '"atlas", "winter" or "aurora"'),
    # Knobs
    ("trains  = 6", "", "rules.trains", "missing; it needs a whole number from 1 to 250"),
    ("trains  = 6", "trains = true", "rules.trains", "not true"),
    ("trains  = 6", "trains = 6.0", "rules.trains", "not 6.0"),
    ("trains  = 6", "trains = 0", "rules.trains", "too small"),
    ("trains  = 6", "trains = -6", "rules.trains", "too small"),
    ("trains  = 6", "trains = 0x" + "f" * 5000, "rules.trains", "a huge number is too large"),
    ("trains  = 6", "trains = [6]", "rules.trains", "not a list"),
    ("trains  = 6", "trains = 1979-05-27", "rules.trains", "not a date or time"),
    ("hand    = 2", "hands   = 2", "rules.hands", 'Did you mean "hand"?'),
    ("display = 3", "display = 0", "rules.display", "from 1 to 20"),
    ("players = [2, 3]", "players = 3", "rules.players", "not 3"),
    ("players = [2, 3]", "players = [2, 3, 4]", "rules.players", "a list of 3"),
    ("players = [2, 3]", "players = [1, 3]", "rules.players", "from 2 to 5; 1 is not"),
    ("players = [2, 3]", "players = [2, 6]", "rules.players", "6 is not"),
    ("players = [2, 3]", "players = [2, true]", "rules.players", "true is not"),
    ("players = [2, 3]", "players = [3, 2]", "rules.players", "write [2, 3]"),
    ("opening_keep         = 1", "opening_keep = 4", "rules.opening_keep", "only 3 are dealt"),
    ("opening_keep         = 1", "opening_keep = 0", "rules.opening_keep", "too small"),
    ("ticket_keep          = 1", "ticket_keep = 3", "rules.ticket_keep", "only 2 are drawn"),
    ('"bottom"', '"botom"', "rules.opening_refused", 'Did you mean "bottom"?'),
    ("sweep_at                         = 2", "sweep_at = 4", "rules.sweep_at", "never 4 locomotives among 3 cards"),
    ("may_stop_after_first_card        = false", "may_stop_after_first_card = 0",
     "rules.may_stop_after_first_card", "true or false"),
    ('["regular", "ferry", "tunnel"]', '"ferry"', "rules.locomotives_wild_on", "a list of words"),
    ('["regular", "ferry", "tunnel"]', '["ferry", "tunel"]', "rules.locomotives_wild_on[1]", '"tunnel"'),
    ("ferry_any_for_one   = 2", "ferry_any_for_one = 1", "rules.ferry_any_for_one", "no bargain"),
    ('ferry_symbol        = "locomotive"', 'ferry_symbol = "locomotive_or_pair"', "rules.ferry_symbol", "choose one"),
    ("last_round_at = 1", "last_round_at = 6", "rules.last_round_at", "less than the 6 trains"),
    ('"longest_route"]', '"completed_tickets"]', "rules.tie_breakers[3]", "twice"),
    ('"longest_route"]', '"luck"]', "rules.tie_breakers[3]", 'not "luck"'),
    ("stations       = 2", "stations = 0", "rules.tie_breakers[1]", "Without stations"),
    ("bonus_cards   = 2", "bonus_cards = 0", "rules.tie_breakers[2]", "Without bonus cards"),
    ("bonus_cards   = 2", "bonus_cards = 13", "rules.bonus_cards", "there are 12"),
    ("bonus_cards   = 2", 'bonus_cards = "some"', "rules.bonus_cards", 'not "some"'),
    # Tables of the rules
    ("green      = 5", "grean = 5\ngreen = 5", "rules.deck.grean", "no such key"),
    ("blue       = 6", "blue = -1", "rules.deck.blue", "too small"),
    ("3 = 4\n", "3 = 4\nfour = 7\n", "rules.points.four", "the length of a route"),
    ("3 = 4\n", "", "rules.points", "no entry for length 3, which delta-gamma has"),
    ("3 = 4\n", "3 = -4\n", "rules.points.3", "too small"),
    ("triple = { 2 = 1, 3 = 2 }", "triple = { 2 = 4 }", "rules.open_tracks.triple.2", "too large"),
    ("triple = { 2 = 1, 3 = 2 }", "triple = { 4 = 1 }", "rules.open_tracks.triple.4", "for 2 to 3 players"),
    ("triple = { 2 = 1, 3 = 2 }", "triple = { 9 = 1 }", "rules.open_tracks.triple.9", "a number of players"),
    ("triple = { 2 = 1, 3 = 2 }", "quadruple = { 2 = 1 }", "rules.open_tracks.quadruple", "no such key"),
    # Cities
    (BETA, BETA.replace("60.0", "90.1"), "board.cities[1] (beta).at", "latitude 90.1"),
    (BETA, BETA.replace("12.0", "-181"), "board.cities[1] (beta).at", "longitude -181"),
    (BETA, BETA.replace("12.0", "nan"), "board.cities[1] (beta).at", "longitude nan"),
    (BETA, BETA.replace("12.0", "inf"), "board.cities[1] (beta).at", "longitude inf"),
    (BETA, BETA.replace("12.0", '"12"'), "board.cities[1] (beta).at", 'not "12"'),
    (BETA, BETA.replace("12.0", "true"), "board.cities[1] (beta).at", "not true"),
    (BETA, BETA.replace(", 12.0", ""), "board.cities[1] (beta).at", "a list of 1"),
    (BETA, BETA.replace('country = "East", ', ""), "board.cities[1] (beta).country", "missing"),
    (BETA, BETA.replace("at =", 'marks = "capital", at ='), "board.cities[1] (beta).marks", "a list of words"),
    (BETA, BETA.replace("at =", 'marks = ["a", "a"], at ='), "board.cities[1] (beta).marks[1]", "twice"),
    (BETA, BETA + ',\n{ id = "beta", name = "B", country = "East", at = [1, 1] }',
     "board.cities[2] (beta).id", "board.cities[1] has the same id"),
    (BETA, BETA + ',\n{ id = "zeta", name = "Z", country = "East", at = [1, 1] }',
     "board.cities[2] (zeta)", "No route leads to this city"),
    (BETA, BETA + ", 7", "board.cities[2]", "a table in braces, not 7"),
    # Routes
    (RED, RED.replace('"red"', '"rde"'), "board.routes[0] (alpha-beta-1).color", 'Did you mean "red"?'),
    (RED, RED.replace('"red"', '"white"'), "board.routes[0] (alpha-beta-1).color", "deck has no white cards"),
    (RED, RED.replace("2", "0"), "board.routes[0] (alpha-beta-1).length", "from 1 to 30"),
    (RED, RED.replace("length = 2, ", ""), "board.routes[0] (alpha-beta-1).length", "missing"),
    (HALT, HALT.replace('"halt",  ', '"alpha",'), "board.routes[5] (alpha-halt).to", "two different cities"),
    (HALT, HALT.replace('"halt",  ', '"hallt",'), "board.routes[5] (alpha-halt).to", 'Did you mean "halt"?'),
    (HALT, HALT.replace('"gray"', '"gray", group = "lone"'), "board.routes[5] (alpha-halt).group", "No other"),
    (HALT, HALT.replace("alpha-halt", "alpha/halt"), "board.routes[5].id", "is not a valid id"),
    (HALT, HALT.replace("alpha-halt", "delta-halt"), "board.routes[10] (delta-halt).id", "same id"),
    (FERRY, FERRY.replace("ferry = 1", "ferry = 3"), "board.routes[6] (beta-delta).ferry", "fit on 2 spaces"),
    (FERRY, FERRY.replace("ferry = 1", "ferry = 0"), "board.routes[6] (beta-delta).ferry", "from 1"),
    (FERRY, FERRY.replace("ferry = 1", "ferry = true"), "board.routes[6] (beta-delta).ferry", "not true"),
    (TUNNEL, TUNNEL.replace("tunnel", "ferry = 1, tunnel"), "board.routes[7] (beta-epsilon).tunnel", "not both"),
    (TUNNEL, TUNNEL.replace("tunnel", "tunel"), "board.routes[7] (beta-epsilon).tunel", '"tunnel"'),
    (PLUS, PLUS.replace("bonus_draw = 2", "bonus_draw = -2"), "board.routes[8] (delta-epsilon).bonus_draw", "small"),
    (ANY, "any_for_one = 1 }", "board.routes[11] (epsilon-gamma).any_for_one", "no bargain"),
    (ANY, "any_for_one = 2, tunnel = true }", "board.routes[11] (epsilon-gamma).any_for_one", "a tunnel"),
    # Tickets
    (TICKET, TICKET.replace('"beta", ', '"alpha",'), "board.tickets[3] (alpha-beta).to", "two different cities"),
    (TICKET, TICKET.replace('"beta", ', '"betta",'), "board.tickets[3] (alpha-beta).to", 'Did you mean "beta"?'),
    (TICKET, TICKET.replace('"beta", ', '"halt",'), "board.tickets[3] (alpha-beta).to", "without a name"),
    (TICKET, TICKET.replace("points = 2", "points = 0"), "board.tickets[3] (alpha-beta).points", "too small"),
    (TICKET, TICKET.replace("points = 2", "points = 2, long = 1"), "board.tickets[3] (alpha-beta).long", "not 1"),
    (TICKET, TICKET.replace('"alpha-beta"', '"gamma-delta"'), "board.tickets[8] (gamma-delta).id", "same id"),
    ("opening_tickets      = 2", "opening_tickets = 3", "board.tickets", "7 short tickets; 3 players take 9"),
    ("opening_long_tickets = 1", "opening_long_tickets = 2", "board.tickets", "3 long tickets; 3 players take 6"),
    ("opening_long_tickets = 1", "", "rules.opening_long_tickets", "never be dealt"),
    # Bonus cards
    (EXPRESS, EXPRESS.replace("longest_path", "longest_trip"), "board.bonus_cards[0] (express).counts", "longest_path"),
    (EXPRESS, EXPRESS.replace("3, ", "3, length = 1, "), "board.bonus_cards[0] (express).length", "not go with"),
    (EXPRESS, EXPRESS.replace('"express"', '"globe"'), "board.bonus_cards[1] (globe).id", "same id"),
    (SAILOR, 'counts = "routes", max_points = 2', "board.bonus_cards[7] (sailor).max_points", "not go with"),
    (SAILOR, 'counts = "routes", country = "Eest"', "board.bonus_cards[7] (sailor).country", '"Eest"'),
    (SAILOR, 'counts = "routes", mark = "artic"', "board.bonus_cards[7] (sailor).mark", 'Did you mean "arctic"?'),
    (SAILOR, 'counts = "routes", length = 5', "board.bonus_cards[7] (sailor).length", "No route has the length 5"),
    (SAILOR, 'counts = "routes", kind = "fery"', "board.bonus_cards[7] (sailor).kind", 'Did you mean "ferry"?'),
    (SAILOR, 'counts = "completed_tickets", kind = "ferry"', "board.bonus_cards[7] (sailor).kind", "not go with"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "words"), MISTAKES, ids=lambda value: value[:40])
def test_one_mistake_is_told_once(old, new, key, words):
    (problem,) = problems(changed((old, new)))
    assert problem.key == key
    assert words in problem.message


def test_a_misspelt_key_that_must_be_there_is_told_from_both_sides():
    found = problems(changed((BETA, BETA.replace("country", "county"))))
    assert [(p.key, p.message) for p in found] == [
        ("board.cities[1] (beta).country", "Is missing; it needs a text in quotation marks."),
        ("board.cities[1] (beta).county", 'There is no such key. Did you mean "country"?'),
    ]


def test_a_group_joins_the_same_cities_and_all_routes_between_them():
    found = problems(changed((RED, RED.replace('"alpha-beta"', '"alpha-gamma"'))))
    told = {p.key: p.message for p in found}
    assert "alpha-beta-1 joins the same cities" in told["board.routes[1] (alpha-beta-2).group"]
    assert "which joins other cities" in told["board.routes[2] (alpha-gamma-1).group"]


def test_four_routes_between_two_cities_are_too_many():
    extra = '{ id = "alpha-gamma-4", from = "gamma", to = "alpha", length = 1, color = "red", group = "alpha-gamma" }'
    (problem,) = problems(changed((HALT, f"{HALT},\n{extra}")))
    assert problem.key == "board.routes[6] (alpha-gamma-4).group"
    assert "At most 3" in problem.message


def test_routes_too_long_for_trains_or_cards():
    (problem,) = problems(changed(("trains  = 6", "trains = 3")))
    assert problem.key == "board.routes[11] (epsilon-gamma).length"
    assert "3 trains" in problem.message
    lone = HALT.replace("length = 1", "length = 4").replace('"gray"', '"green"')
    text = changed(
        (HALT, lone),
        ("green      = 5", "green = 2"),
        ("red        = 6", "red = 9"),
        ('["regular", "ferry", "tunnel"]', '["ferry", "tunnel"]'),
    )
    (problem,) = problems(text)
    assert problem.key == "board.routes[5] (alpha-halt).length"
    assert "at most 2 such cards" in problem.message


def test_ferries_need_locomotives_in_the_deck():
    text = changed(("ferry_any_for_one   = 2", ""), ("locomotive = 3", "locomotive = 1"))
    (problem,) = problems(text)
    assert problem.key == "board.routes[10] (delta-halt).ferry"
    assert "the deck has 1" in problem.message
    assert parse_edition(
        text.replace('ferry_symbol        = "locomotive"', 'ferry_symbol = "locomotive_or_pair"')
    )


def test_the_deck_must_be_enough_for_the_largest_table():
    (problem,) = problems(changed(("hand    = 2", "hand = 6")))
    assert problem == Problem(
        "rules.deck", "Has 20 cards; 3 hands of 6 and a display of 3 take 21.", problem.line
    )
    assert parse_edition(changed(("hand    = 2", "hand = 5")))


def test_a_ticket_must_be_possible():
    island = 'cities = [\n{ id = "isle", name = "Isle", country = "East", at = [1, 1] },'
    port = '{ id = "isle-port", from = "isle", to = "port", length = 1, color = "red" },'
    text = changed(
        ("cities = [", f'{island}\n{{ id = "port", name = "Port", country = "East", at = [1, 2] }},'),
        ("routes = [", f"routes = [\n{port}"),
        (TICKET, TICKET.replace('"beta", ', '"isle",')),
    )
    (problem,) = problems(text)
    assert problem.key == "board.tickets[3] (alpha-beta)"
    assert problem.message == "There is no way from alpha to isle."


@pytest.mark.parametrize("name", ["rules", "rules.deck", "rules.points", "board"])
def test_a_missing_table_is_told_once(name):
    document = tomllib.loads(TOY)
    *parents, last = name.split(".")
    inside = document
    for parent in parents:
        inside = inside[parent]
    del inside[last]
    (problem,) = problems(written(document))
    assert (problem.key, problem.message) == (name, "Is missing; it needs a table.")


def test_no_routes():
    start, end = TOY.index("routes = ["), TOY.index("tickets = [")
    found = problems(TOY[:start] + "routes = []\n" + TOY[end:])
    assert ("board.routes", "A board needs at least one route.") in {(p.key, p.message) for p in found}


def test_all_problems_are_told_together():
    text = changed(
        ("trains  = 6", "trains = 0"),
        ("hand    = 2", "hnad = 2"),
        (BETA, BETA.replace("60.0", "100")),
        (RED, RED.replace('"red"', '"scarlet"')),
        (TICKET, TICKET.replace('"beta", ', '"betta",')),
        ("opening_tickets      = 2", "opening_tickets = 3"),
    )
    assert [p.key for p in problems(text)] == [
        "rules.trains",
        "rules.hnad",
        "board.cities[1] (beta).at",
        "board.routes[0] (alpha-beta-1).color",
        "board.tickets[3] (alpha-beta).to",
        "board.tickets",
    ]


def test_problems_have_their_lines():
    lines = TOY.splitlines()
    for old, new, key, _ in MISTAKES:
        text = changed((old, new))
        for problem in problems(text):
            if problem.line is not None and problem.key == key and "(" in key:
                thing = key.partition("(")[2].partition(")")[0]
                assert f'"{thing}"' in text.splitlines()[problem.line - 1]
    (problem,) = problems(changed(("trains  = 6", "trains = 0")))
    assert problem.line == lines.index("trains  = 6") + 1
    (problem,) = problems(changed((HALT, HALT.replace('"halt",  ', '"hallt",'))))
    assert HALT in lines[problem.line - 1]


def test_the_error_says_it_all_and_can_be_sent_between_processes():
    with pytest.raises(EditionError) as caught:
        parse_edition(changed(("trains  = 6", "trains = 0"), ("hand    = 2", "hnad = 2")), source="my.toml")
    told = str(caught.value).splitlines()
    assert [line.partition(" ")[0].rpartition(":")[0].rpartition(":")[0] for line in told] == ["my.toml"] * 2
    assert told[1].endswith('rules.hnad: There is no such key. Did you mean "hand"?')
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.problems) == (str(caught.value), caught.value.problems)


# Files that are no editions at all


def test_files_that_cannot_be_read(tmp_path):
    for path in (tmp_path / "none.toml", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(EditionError, match="cannot be read"):
            load_edition(path)


def test_a_file_that_is_not_utf8(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes("format = 1\nname = 'Ålborg'".encode("latin-1"))
    with pytest.raises(EditionError, match="UTF-8") as caught:
        load_edition(path)
    assert caught.value.problems[0].line == 2


def test_a_byte_order_mark_and_windows_lines_do_no_harm(tmp_path):
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TOY.replace("\n", "\r\n").encode())
    assert load_edition(path) == toy()


def test_a_slip_in_the_toml_has_its_line():
    (problem,) = problems(changed(("trains  = 6", "trains 6")))
    assert "not TOML" in problem.message
    assert problem.line == TOY.splitlines().index("trains  = 6") + 1


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "{ a = " * 50_000,
        "a = " + "9" * 100_000,
        ".".join(["a"] * 50_000) + " = 1",
        "[" + " . ".join(['"a.\\""'] * 50_000) + "]",
        'a = "' + "\\n" * 200_000 + '"',
        "x" * 600_000,
        "\n".join(f"k{i} = 1" for i in range(30_000)),
        "[board]\ncities = [" + "{}," * 100_000 + "]",
        "[board]\ncities = [" + "{}," * 250 + "]",
        f'id = "{"a" * 400_000}"',
        f'{"b" * 400_000} = 1',
    ],
    ids=["lists", "tables", "digits", "dots", "quoted dots", "escapes", "large", "keys", "cities", "empty cities", "id", "key"],
)  # fmt: skip
def test_monstrous_files_give_an_error(text):
    """And soon: some of them would keep a careless reader busy for minutes."""
    found = problems(text)
    assert len(found) <= 1001
    assert all(len(str(problem)) < 400 for problem in found)


# Editions as values


@pytest.mark.parametrize(
    ("wrong", "right"), [("nordic", "nordic_countries"), ("Europa", "europe"), ("north", "northern_lights")]
)
def test_near_names_are_suggested(wrong, right):
    with pytest.raises(EditionError, match=f'Did you mean "{right}"'):
        edition(wrong)


def test_unknown_names_are_answered_with_the_known():
    with pytest.raises(
        EditionError, match='the editions are "europe", "nordic_countries" and "northern_lights"'
    ):
        edition("../../etc/passwd")


@pytest.mark.parametrize("name", EDITIONS)
def test_built_in_editions_are_the_same_every_time(name):
    assert edition(name) is edition(name)
    assert edition(name).id == name


@pytest.mark.parametrize("game", [*map(edition, EDITIONS), toy(), tiny()], ids=lambda game: game.id)
def test_something_may_be_worked_out_while_an_edition_is_pickled(game):
    """As when a server sends a view to a bot's process, and its other thread asks for what was never asked before."""

    class Meddler:
        def __reduce__(self):
            object.__setattr__(again, "worked_out", True)
            return str, ()

    again = pickle.loads(pickle.dumps(game))
    object.__setattr__(again, "meddler", Meddler())
    sent = pickle.loads(pickle.dumps(again))
    assert again.worked_out
    assert sent == game
    assert not hasattr(sent, "worked_out")


@pytest.mark.parametrize("game", [*map(edition, EDITIONS), toy(), tiny()], ids=lambda game: game.id)
def test_equality_hash_and_pickle(game):
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert hash(again) == hash(game)
    assert (again.cities, again.routes, again.rules) == (game.cities, game.routes, game.rules)


def test_the_digest_is_of_what_play_depends_on():
    same = [
        (BETA, BETA.replace('"Beta"', '"Bêta"')),
        (BETA, BETA.replace("60.0, 12.0", "61, 13")),
        (EXPRESS, EXPRESS.replace('"Express"', '"Fast"')),
        ("# Set-up", "# Setting up"),
        ("format = 1", 'format = 1\natmosphere = "winter"'),
    ]
    other = [
        (RED, RED.replace("length = 2", "length = 3")),
        (TICKET, TICKET.replace("points = 2", "points = 3")),
        (EXPRESS, EXPRESS.replace("points = 3", "points = 4")),
        ("sweep_at                         = 2", "sweep_at = 3"),
        ('marks = ["capital"]', 'marks = ["capital", "arctic"]'),
    ]
    assert {parse_edition(changed(change)).digest for change in same} == {toy().digest}
    digests = {parse_edition(changed(change)).digest for change in other}
    assert len(digests | {toy().digest}) == len(other) + 1


def test_what_a_file_says_is_what_the_edition_is():
    rules = toy().rules
    assert rules.players == (2, 3)
    assert rules.deck == (0, 6, 0, 0, 5, 0, 0, 6, 3)
    assert rules.points == ((1, 1), (2, 2), (3, 4), (4, 7))
    assert rules.open_tracks == ((2, 2, 1), (2, 3, 2), (3, 2, 1), (3, 3, 2))
    assert (rules.opening_refused, rules.ticket_refused, rules.bonus_cards) == ("bottom", "out", 2)
    cities = {city.id: city for city in toy().cities}
    assert (cities["delta"].lat, cities["delta"].lon, cities["delta"].marks) == (
        58,
        12,
        ("arctic", "capital"),
    )
    assert (cities["gamma"].modern, cities["gamma"].named, cities["halt"].named) == (
        "Gammaville",
        True,
        False,
    )
    assert {route.kind for route in toy().routes} == {"regular", "ferry", "tunnel"}
    assert [ticket.long for ticket in toy().tickets] == [True] * 3 + [False] * 7


def test_knobs_not_named_have_their_defaults():
    rules = tiny().rules
    assert (rules.ticket_keep, rules.sweep_at, rules.stations, rules.bonus_cards) == (1, 0, 0, "all")
    assert rules.locomotives_wild_on == ("regular", "ferry", "tunnel")
    assert "sweep_at" not in TINY_FILE.read_text(encoding="utf-8")


def test_the_file_can_set_every_knob():
    settable = {*knobs.NUMBERS, *knobs.FLAGS, *knobs.CHOICES, *knobs.LISTS}
    tables = {"players", "deck", "points", "open_tracks", "bonus_cards"}
    assert settable | tables == {field.name for field in dataclasses.fields(Rules)}


# Anything at all


def written(value: object) -> str:
    """A document as TOML, everything inline: enough for tests."""
    if isinstance(value, dict):
        return "\n".join(f"{quoted(key)} = {inline(entry)}" for key, entry in value.items())
    raise TypeError(value)


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)} = {inline(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return quoted(value) if isinstance(value, str) else repr(value)


def quoted(text: str) -> str:
    return '"' + "".join(f"\\U{ord(letter):08X}" for letter in text) + '"'


def test_writing_keeps_the_edition():
    assert parse_edition(written(tomllib.loads(TOY))) == toy()


VALUES = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-3, 40),
        st.sampled_from([-(10**30), 10**30, float("nan"), float("inf"), 1.5]),
        st.sampled_from(
            ["", "all", "red", "gray", "alpha", "beta", "ferry", "arctic", "alpha-beta", "West", "[bold]"]
        ),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["id", "2", "double", "red", "x"]), inner, max_size=3),
    ),
    max_leaves=4,
)


def tried(text: str) -> Edition | EditionError:
    try:
        return parse_edition(text)
    except EditionError as error:
        return error


def places(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, entry in inside for place in places(entry, (*path, key)))]


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_no_change_of_a_file_does_worse_than_an_error(data):
    document = copy.deepcopy(tomllib.loads(TOY))
    for _ in range(data.draw(st.integers(1, 4))):
        *path, last = data.draw(st.sampled_from([place for place in places(document) if place]))
        inside = document
        for key in path:
            inside = inside[key]
        how = data.draw(st.sampled_from(["change", "remove", "add"]))
        if how == "change":
            inside[last] = data.draw(VALUES)
        elif how == "remove":
            del inside[last]
        elif isinstance(inside, dict):
            inside[data.draw(st.text("abc_ \n[]", max_size=5))] = data.draw(VALUES)
        else:
            inside.append(copy.deepcopy(inside[last]))
    game = tried(written(document))
    if isinstance(game, EditionError):
        assert game.problems
        assert len(str(game).splitlines()) == len(game.problems)
        assert str(game).replace("\n", "").isprintable()
    else:
        assert all(0 <= end < len(game.cities) for r in (*game.routes, *game.tickets) for end in (r.a, r.b))
        assert game.route_points
        assert pickle.loads(pickle.dumps(game)) == game


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TOY)), st.integers(0, 40), st.text(max_size=10))
def test_no_edit_of_the_text_does_worse_than_an_error(start, length, new):
    game = tried(TOY[:start] + new + TOY[start + length :])
    assert not isinstance(game, EditionError) or game.problems
