"""Bots: the registry, that games end, who wins, and that a bot chooses from what it may see."""

import pytest

import northline as nl
from northline.bots import Bot, BotError, bot_names, make_bot
from northline.bots.greedy import GreedyBot
from northline.bots.random import RandomBot
from northline.rules import SplitMix
from northline.rules.actions import BuildStation, DrawTickets, Keep
from tests.bots.playing import play
from tests.toy import tiny, toy

# The registry

BUILT_IN = (
    "easy",
    "expert",
    "greedy",
    "hard",
    "long-route",
    "neural",
    "normal",
    "one-step",
    "planner",
    "racer",
    "random",
    "route-focused",
    "search",
    "ticket-hungry",
)


def test_the_built_in_bots_are_known() -> None:
    assert set(BUILT_IN) <= set(bot_names())
    assert isinstance(make_bot("greedy"), GreedyBot)
    assert isinstance(make_bot("random:seed=3"), RandomBot)


def test_the_built_in_bots_are_known_without_installed_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("northline.bots._installed", dict)
    assert bot_names() == BUILT_IN
    assert isinstance(make_bot("greedy"), GreedyBot)


def test_a_seed_in_the_spec_comes_first() -> None:
    view = nl.Game.new(nl.edition("europe"), 2, seed=1).view(0)

    def choices(bot: Bot) -> list[object]:
        return [bot.choose(view) for _ in range(8)]

    assert choices(make_bot("random:seed=3", seed=9)) == choices(make_bot("random", seed=3))
    assert choices(make_bot("random", seed=9)) != choices(make_bot("random", seed=3))


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("gready", "there is no bot 'gready'; did you mean 'greedy'?"),
        ("xyzzy", f"there is no bot 'xyzzy'; there are: {', '.join(BUILT_IN)}"),
        ("", f"there is no bot ''; there are: {', '.join(BUILT_IN)}"),
        ("search:playouts=-3", "the bot 'search:playouts=-3' cannot be made: a budget is not negative"),
        ("random:sed=3", "the bot 'random' has no option 'sed'; did you mean 'seed'?"),
        ("random:seed=many", "the option 'seed' of the bot 'random' needs a whole number, not 'many'"),
        ("random:seed", "an option of a bot is written name=value, not 'seed'"),
    ],
)
def test_a_bad_spec_is_refused_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(spec)
    assert str(caught.value) == sentence
    assert isinstance(caught.value, ValueError)


# Playing


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_greedy_beats_random(name: str) -> None:
    edition = nl.edition(name)
    wins = 0
    for seed in range(12):
        seat = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[seat] = GreedyBot(seed)
        final, _ = play(edition, bots, seed)
        wins += nl.rules.standings(final)[0].seat == seat
    assert wins >= 11


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, n) for name in nl.EDITIONS for n in range(2, nl.edition(name).rules.players[1] + 1)],
)
def test_games_between_greedy_bots_end_in_sensible_time(name: str, players: int) -> None:
    final, actions = play(nl.edition(name), [GreedyBot(seed) for seed in range(players)], seed=players)
    assert actions <= 90 * players
    assert min(final.trains) <= nl.edition(name).rules.last_round_at, "somebody used their trains up"
    completed = sum(standing.breakdown.completed for standing in nl.rules.standings(final))
    assert completed >= players


@pytest.mark.parametrize("seed", range(6))
def test_small_boards_are_played_to_the_end_too(seed: int) -> None:
    for edition, players in ((toy(), 2), (toy(), 3), (tiny(), 2)):
        final, _ = play(edition, [GreedyBot(seed) for _ in range(players)], seed)
        assert final.over
        assert not final.problems()


def test_greedy_builds_stations_only_for_tickets_and_draws_tickets_rarely() -> None:
    stations = draws = 0
    for seed in range(6):
        chance = SplitMix(seed)
        state, _ = nl.rules.new_game(nl.edition("europe"), 4, chance)
        bots = [GreedyBot(seed + seat) for seat in range(4)]
        while not state.over:
            seat = state.to_act[0]
            action = bots[seat].choose(nl.rules.view(state, seat))
            stations += isinstance(action, BuildStation)
            draws += isinstance(action, DrawTickets)
            state, _ = nl.rules.apply(state, action, chance)
        for standing in nl.rules.standings(state):
            unused = len(state.stations[standing.seat]) - len(standing.breakdown.borrowed)
            assert unused <= 1
    assert 1 <= stations <= 6 * 4 * 2
    assert draws <= 6 * 4 * 2


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play(nl.edition(name), [GreedyBot(4), RandomBot(4)], seed=2) for _ in range(2)]
    assert games[0] == games[1]


def test_tickets_on_one_way_are_kept_and_a_far_one_is_refused() -> None:
    """London–Wien lies on the way from Edinburgh to Athína; Angora–Kharkov does not."""
    edition = nl.edition("europe")
    offer = ["edinburgh-athina", "london-wien", "angora-kharkov", "smolensk-rostov"]
    others = ["lisboa-danzig", "berlin-roma", "paris-wien", "brest-venezia"]
    state = nl.State.from_dict({"edition": "europe", "phase": "opening", "offers": [offer, others]})
    kept = GreedyBot().choose(nl.rules.view(state, 0))
    assert isinstance(kept, Keep)
    assert [edition.tickets[ticket].id for ticket in kept.tickets] == ["edinburgh-athina", "london-wien"]


# Honesty


@pytest.mark.parametrize("name", [*nl.EDITIONS, "toy"])
@pytest.mark.parametrize("spec", ["greedy", "random"])
def test_the_hidden_part_of_a_position_does_not_change_a_choice(name: str, spec: str) -> None:
    edition = toy() if name == "toy" else nl.edition(name)
    chance, other_chance = SplitMix(6), SplitMix(77)
    state, _ = nl.rules.new_game(edition, 2, chance)
    steps = 0
    while not state.over and steps < 150:
        seat = state.to_act[0]
        view = nl.rules.view(state, seat)
        resampled = nl.rules.view(nl.rules.sample(view, other_chance), seat)
        chosen = make_bot(spec, seed=steps).choose(view)
        assert make_bot(spec, seed=steps).choose(resampled) == chosen
        state, _ = nl.rules.apply(state, chosen, chance)
        steps += 1
