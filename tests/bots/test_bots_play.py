"""Every bot plays whole games by the rules, on every board, and chooses from nothing but what it may see."""

from __future__ import annotations

import pytest

import northline as nl
from northline.bots import Bot, make_bot
from northline.bots.greedy import GreedyBot
from northline.bots.planner import PlannerBot
from northline.bots.racer import RacerBot
from northline.rules import SplitMix
from northline.rules.actions import Keep
from tests.bots.playing import play
from tests.toy import tiny, toy

QUICK = (
    "random",
    "easy",
    "normal",
    "planner",
    "neural",
    "racer",
    "one-step",
    "long-route",
    "route-focused",
    "ticket-hungry",
)
BOARDS = [(name, n) for name in nl.EDITIONS for n in range(2, nl.edition(name).rules.players[1] + 1)]


@pytest.mark.parametrize(("name", "players"), BOARDS)
def test_every_bot_plays_to_the_end_on_every_board(name: str, players: int) -> None:
    for start in range(0, len(QUICK), players):
        specs = [QUICK[(start + seat) % len(QUICK)] for seat in range(players)]
        bots = [make_bot(spec, seed=start) for spec in specs]
        final, _ = play(nl.edition(name), bots, seed=start + players)
        assert not final.problems()


@pytest.mark.parametrize("spec", QUICK)
def test_small_boards_are_played_too(spec: str) -> None:
    for edition, players in ((toy(), 3), (tiny(), 2)):
        assert play(edition, [make_bot(spec, seed=n) for n in range(players)], seed=5)[0].over


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("name", [*nl.EDITIONS, "toy"])
def test_the_hidden_part_of_a_position_does_not_change_a_choice(name: str, spec: str) -> None:
    edition = toy() if name == "toy" else nl.edition(name)
    chance, other_chance = SplitMix(6), SplitMix(77)
    state, _ = nl.rules.new_game(edition, 2, chance)
    walker = GreedyBot(1)
    steps = 0
    while not state.over:
        seat = state.to_act[0]
        view = nl.rules.view(state, seat)
        if steps % 7 == 0:
            resampled = nl.rules.view(nl.rules.sample(view, other_chance), seat)
            chosen = make_bot(spec, seed=steps).choose(view)
            assert make_bot(spec, seed=steps).choose(resampled) == chosen
        state, _ = nl.rules.apply(state, walker.choose(view), chance, seat)
        steps += 1


# Who is stronger


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_planner_beats_the_racer_and_the_greedy_one(name: str) -> None:
    """How clearly is measured elsewhere; here it must only not be the other way round."""
    leads = []
    for seed in range(6):
        for other in (GreedyBot(seed), RacerBot()):
            bots: list[Bot] = [other, other]
            bots[seed % 2] = PlannerBot()
            final, _ = play(nl.edition(name), bots, seed)
            points = {standing.seat: standing.points for standing in nl.rules.standings(final)}
            leads.append(points[seed % 2] - points[1 - seed % 2])
    assert sum(leads) > 0
    assert sum(lead > 0 for lead in leads) >= 6


def test_the_racer_keeps_the_tickets_that_cost_least() -> None:
    edition = nl.edition("europe")
    offer = ["edinburgh-athina", "london-wien", "angora-kharkov", "smolensk-rostov"]
    others = ["lisboa-danzig", "berlin-roma", "paris-wien", "brest-venezia"]
    state = nl.State.from_dict({"edition": "europe", "phase": "opening", "offers": [offer, others]})
    kept = RacerBot().choose(nl.rules.view(state, 0))
    assert isinstance(kept, Keep)
    points = sorted(edition.tickets[edition.ticket_index[ticket]].points for ticket in offer)
    assert sorted(edition.tickets[ticket].points for ticket in kept.tickets) == points[:2]
