"""The counts in the perft files hold; where one does not, the message shows the counts under each first action."""

import pytest

from tests.games import EDITIONS
from tests.perft import perft

LINES = [(edition, line) for edition in EDITIONS for line in perft.read(edition)]


def name_of(value):
    return value.name if isinstance(value, perft.Line) else value.id


def check(edition, line, depths):
    state = perft.position(edition, line.players, line.seed, line.plies)
    assert perft.digest(state) == line.digest, "the position itself is another one"
    for depth in depths:
        wanted, found = line.counts[depth - 1], perft.perft(state, depth)
        if found != wanted:
            pytest.fail(
                f"{edition.id} {line.name}: perft to depth {depth} is {found}, the file says {wanted}.\n"
                f"Under each first action:\n{perft.divide(state, depth)}"
            )


def quick(line):
    return [depth for depth, count in enumerate(line.counts, 1) if count <= perft.QUICK_NODES]


@pytest.mark.parametrize(("edition", "line"), LINES, ids=name_of)
def test_the_counts_hold(edition, line):
    check(edition, line, quick(line))


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "line"), LINES, ids=name_of)
def test_the_deep_counts_hold(edition, line):
    check(edition, line, set(range(1, len(line.counts) + 1)) - set(quick(line)))


@pytest.mark.parametrize("edition", EDITIONS, ids=name_of)
def test_every_number_of_players_is_counted(edition):
    fewest, most = edition.rules.players
    assert {line.players for line in perft.read(edition)} == set(range(fewest, most + 1))


def test_there_is_no_file_without_an_edition():
    assert {path.stem for path in perft.FOLDER.glob("*.perft")} == {edition.id for edition in EDITIONS}


def test_a_wrong_count_is_told_with_a_count_for_each_first_action():
    edition, line = LINES[0]
    wrong = perft.Line(line.name, line.players, line.seed, line.plies, line.digest, (line.counts[0] + 1,))
    with pytest.raises(pytest.fail.Exception, match=r"the file says[\s\S]*keep [a-z-]+ [a-z-]+: 1"):
        check(edition, wrong, [1])
