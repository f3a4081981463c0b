"""Whole analyses: on every board, without knowing the future, and by nothing but the view of whoever decides."""

import pytest

import northline as nl
from northline.analysis.analyse import Progress, analyse, analysed
from northline.analysis.annotated import FAULTS, AnnotatedGame
from northline.analysis.judging import judge as judging
from northline.analysis.judging.judge import judge
from northline.analysis.judging.levels import Level
from northline.analysis.judging.positions import candidates, choice_at, choices_of, state_at
from northline.analysis.judging.valuing import by_evaluator
from northline.analysis.values import Evaluator
from northline.neural.policy import assess
from northline.neural.weights import load_model
from northline.rules.actions import Draw, DrawTickets, Keep, Take
from tests.analysis.example import DOCUMENT, LEVEL, RECORD
from tests.analysis.games import SMALL, cut, played
from tests.property.secrets import dealt_anew

pytest.importorskip("numba")


@pytest.mark.parametrize(
    ("name", "players", "actions"),
    [
        ("tiny", 2, None),
        ("toy", 3, None),
        ("europe", 2, 14),
        ("nordic_countries", 3, 12),
        ("northern_lights", 2, 14),
    ],
)
def test_every_board_is_analysed(name, players, actions):
    game = played(name, players)
    game = game if actions is None else cut(game, actions)
    *news, document = analyse(game, level=SMALL, threads=1)
    assert isinstance(document, AnnotatedGame)
    assert document.complete
    assert AnnotatedGame.from_dict(document.to_dict()).to_dict() == document.to_dict()
    assert document.over == (actions is None)
    assert actions is None or document.luck is None
    entries = game.record.entries
    assert [decision.action for decision in document.decisions] == [entry.action for entry in entries]
    for decision in document.decisions:
        menu = {
            game.text(action)
            for action in choice_at(
                state_at(game, decision.at), decision.at, decision.seat, decision.action
            ).view.legal_actions
        }
        tried = {alternative.action for alternative in decision.alternatives}
        assert tried <= menu | {decision.action}
        assert (decision.best is not None) == (decision.loss > 0)
        assert (decision.verdict == "forced") == (not decision.alternatives)
        assert decision.verdict not in FAULTS or decision.reasons
        if decision.best is not None:
            assert decision.alternatives[0].action == decision.best != decision.action
            assert decision.loss > 2 * decision.error
    for moment in document.moments:
        assert sum(moment.open.win) == pytest.approx(1)
    shares = [part.share for part in news if isinstance(part, Progress)]
    assert shares == sorted(shares)
    assert shares[0] > 0
    assert shares[-1] <= 1
    first = next(part for part in news if isinstance(part, AnnotatedGame))
    assert not first.complete
    assert first.moments == document.moments
    assert not first.decisions


def test_nothing_that_comes_later_changes_what_is_said_of_a_moment():
    game = played("toy", 2, seed=4)
    whole = analysed(game, level=SMALL, threads=1)
    for actions in (1, 7, len(game.record.entries) - 3):
        part = analysed(cut(game, actions), level=SMALL, threads=1)
        assert part.moments == whole.moments[: actions + 1]
        assert part.decisions == whole.decisions[:actions]


def test_the_example_is_what_the_analysis_says():
    """The first actions of it: what comes later has no part in them. ``python -m tests.analysis.example`` writes it."""
    example = AnnotatedGame.from_json(DOCUMENT.read_text(encoding="utf-8"))
    document = analysed(cut(nl.Game.load(RECORD), 5), level=LEVEL)
    for ours, theirs in zip(document.decisions, example.decisions, strict=False):
        assert (ours.action, ours.verdict, ours.best) == (theirs.action, theirs.verdict, theirs.best)
        assert ours.loss == pytest.approx(theirs.loss, abs=1e-4)
    for moment, other in zip(document.moments, example.moments, strict=False):
        assert moment.open.win == pytest.approx(other.open.win, abs=1e-4)


def test_threads_do_not_change_an_analysis():
    game = cut(played("toy", 2, seed=5), 12)
    assert analysed(game, level=SMALL, threads=1) == analysed(game, level=SMALL, threads=2)


@pytest.mark.parametrize("name", ["toy", "nordic_countries"])
def test_a_decision_is_judged_by_the_view_of_its_seat_alone(name):
    game = played(name, 2, seed=2)
    valuing = by_evaluator(Evaluator(game.edition, 2))
    phases = set()
    for at, entry in list(enumerate(game.record.entries))[:40:3]:
        state = state_at(game, at)
        worlds = [
            state,
            dealt_anew(state, entry.seat, seed=at),
            dealt_anew(state, entry.seat, seed=at + 1000),
        ]
        judged = [
            judge([choice_at(world, at, entry.seat, entry.action)], SMALL, valuing, threads=1)[0]
            for world in worlds
        ]
        assert len({str((j.best, j.loss, j.alternatives())) for j in judged}) == 1, at
        phases.add(judged[0].choice.view.phase)
    assert len(phases) > 1


def test_a_move_that_throws_the_game_away_is_a_blunder():
    """In the last turn of a close game, whoever can claim a long route and draws a card instead loses."""
    edition = nl.edition("europe")
    document = {
        "edition": "europe",
        "players": 2,
        "routes": {"marseille-paris": 1},
        "hands": [{"locomotive": 8}, {}],
        "trains": [20, 2],
        "turns_left": 1,
    }
    state = nl.State.from_dict(document)
    choice = choice_at(state, 0, 0, "draw")
    level = Level("test", 4, 4, 8, 40, 4)
    found = judge([choice], level, by_evaluator(Evaluator(edition, 2)), threads=1)[0]
    assert found.best is not None
    assert choice.text_of(found.best).startswith("claim")
    assert found.loss.gap > 0.2


def test_choices_keep_the_payment_that_was_made():
    game = played("nordic_countries", 2)
    for choice in choices_of(game):
        assert choice.text_of(choice.made) == choice.text
        assert choice.action_of(choice.made) == choice.action


def test_an_unknown_level_is_refused():
    with pytest.raises(ValueError, match="quick, normal, deep, not 'perfect'"):
        analyse(played("tiny"), level="perfect")


def test_what_is_tried_is_what_planners_propose_and_the_learned_player_likes_best():
    game = played("northern_lights", 2, seed=4)
    limited = 0
    for choice in list(choices_of(game))[:60:4]:
        if choice.forced:
            continue
        tried = candidates(choice)
        assert tried[0] == choice.made
        assert len(tried) == len(set(tried))
        assert set(tried) <= set(choice.menu)
        everything = list(choice.menu)
        favourite = assess(choice.view, load_model(game.edition)).favourite
        if isinstance(favourite, Draw | Take | DrawTickets | Keep):
            assert any(choice.menu[number] == favourite for number in tried)
        limited += len(tried) < len(everything)
    assert limited > 3, "most decisions have more moves than are worth trying"


def test_whole_games_are_played_until_a_serious_gap_is_clear(monkeypatch):
    game = played("europe", 2, seed=2)
    choices = list(choices_of(game))[6:40]
    level = Level("test", 2, 2, 4, 4, 4)

    def rounds_of(clear):
        monkeypatch.setattr(judging, "_CLEAR", clear)
        found = judge(choices, level, by_evaluator(Evaluator(game.edition, 2)), threads=1)
        for judgement in found:
            if judgement.whole_games is None:  # nobody is accused without games that were played to their end
                assert judgement.loss.gap < judging.SERIOUS
        return {len(each.whole_games.games) // (2 * level.whole_games) for each in found if each.whole_games}

    assert rounds_of(clear=0.0) == {1}, "some games are always played"
    assert judging.MOST_ROUNDS in rounds_of(clear=1e9), "and more of them for what is not clear"
