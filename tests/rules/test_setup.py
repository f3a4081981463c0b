"""Setting up a game: what a case cannot say, because it starts from a position."""

from __future__ import annotations

from collections import Counter

import pytest

from northline import edition, rules
from northline.rules import SplitMix, State
from northline.rules.cards import CARD_NAMES, LOCOMOTIVE, Cards
from northline.rules.events import CardTurnedUp, DisplaySwept
from northline.rules.state import Opening

PLAYERS = {"europe": (2, 5), "nordic_countries": (2, 3), "northern_lights": (2, 5)}
GAMES = [(name, count) for name, (fewest, most) in PLAYERS.items() for count in range(fewest, most + 1)]


def new_game(name: str, players: int, seed: int = 1, first: int | None = None) -> State:
    return rules.new_game(edition(name), players, SplitMix(seed), first)[0]


def opening(state: State) -> Opening:
    assert isinstance(state.phase, Opening)
    return state.phase


class StackedDeck:
    """A chance that deals these cards first, from a full deck, then leaves the rest to a seed."""

    def __init__(self, deck: Cards, cards: list[str]) -> None:
        self._deck = list(deck)
        self._cards = [CARD_NAMES.index(card) for card in cards]
        self._rest = SplitMix(1)

    def below(self, n: int) -> int:
        if not self._cards:
            return self._rest.below(n)
        card = self._cards.pop(0)
        assert n == sum(self._deck)
        place = sum(self._deck[:card])
        self._deck[card] -= 1
        return place


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_game_can_be_set_up_for_every_number_of_players(name: str, players: int) -> None:
    state = new_game(name, players)
    assert state.players == players
    assert state.problems() == ()


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize(
    ("name", "players"),
    [(name, count) for name, (fewest, most) in PLAYERS.items() for count in (fewest - 1, most + 1)],
)
def test_no_game_for_fewer_or_more_players(name: str, players: int) -> None:
    with pytest.raises(ValueError, match="players, not"):
        new_game(name, players)


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(
    ("name", "trains"), [("europe", 45), ("nordic_countries", 40), ("northern_lights", 40)]
)
def test_trains(name: str, trains: int) -> None:
    assert new_game(name, 3).trains == (trains,) * 3


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize(
    ("name", "locomotives", "total"),
    [("europe", 14, 110), ("nordic_countries", 14, 110), ("northern_lights", 18, 114)],
)
def test_the_deck(name: str, locomotives: int, total: int) -> None:
    state = new_game(name, 2)
    places = [*state.hands, state.deck, state.discards]
    everywhere = [sum(counts) for counts in zip(*places, strict=True)]
    for card in state.display:
        assert card is not None
        everywhere[card] += 1
    assert everywhere == [12] * 8 + [locomotives]
    assert sum(everywhere) == total


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_four_cards_in_each_hand_and_five_face_up(name: str, players: int) -> None:
    state = new_game(name, players)
    assert [sum(hand) for hand in state.hands] == [4] * players
    assert len(state.display) == 5
    assert None not in state.display


@pytest.mark.rule("SET-4")
def test_hands_differ_from_game_to_game() -> None:
    assert len({new_game("europe", 2, seed).hands for seed in range(20)}) == 20


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize(
    ("name", "short", "long"), [("europe", 40, 6), ("nordic_countries", 46, 0), ("northern_lights", 55, 0)]
)
def test_tickets_in_the_box(name: str, short: int, long: int) -> None:
    kinds = Counter(ticket.long for ticket in edition(name).tickets)
    assert (kinds[False], kinds[True]) == (short, long)


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(
    ("name", "short", "long"), [("europe", 3, 1), ("nordic_countries", 5, 0), ("northern_lights", 4, 0)]
)
@pytest.mark.parametrize("seed", range(3))
def test_tickets_dealt(name: str, short: int, long: int, seed: int) -> None:
    tickets = edition(name).tickets
    for players in range(PLAYERS[name][0], PLAYERS[name][1] + 1):
        offers = opening(new_game(name, players, seed)).offers
        assert len(offers) == players
        for offer in offers:
            kinds = Counter(tickets[ticket].long for ticket in offer)
            assert (kinds[False], kinds[True]) == (short, long)


@pytest.mark.rule("SET-5", "SET-6")
@pytest.mark.parametrize(("name", "left"), [("nordic_countries", 46 - 15), ("northern_lights", 55 - 12)])
def test_the_tickets_not_dealt_are_the_ticket_deck(name: str, left: int) -> None:
    state = new_game(name, 3)
    dealt = [ticket for offer in opening(state).offers for ticket in offer]
    assert len(state.ticket_deck) == left
    assert sorted((*dealt, *state.ticket_deck)) == list(range(len(state.edition.tickets)))


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("players", range(2, 6))
def test_long_tickets_not_dealt_leave_the_game(players: int) -> None:
    state = new_game("europe", players)
    tickets = state.edition.tickets
    dealt = [ticket for offer in opening(state).offers for ticket in offer]
    assert len(state.ticket_deck) == 40 - 3 * players
    assert not any(tickets[ticket].long for ticket in state.ticket_deck)
    assert sum(tickets[ticket].long for ticket in dealt) == players


@pytest.mark.rule("SET-9")
@pytest.mark.parametrize(
    ("name", "stations"), [("europe", 3), ("nordic_countries", 0), ("northern_lights", 0)]
)
def test_stations(name: str, stations: int) -> None:
    state = new_game(name, 2)
    assert state.edition.rules.stations == stations
    assert state.stations == ((), ())


@pytest.mark.rule("SET-10")
def test_nordic_always_has_the_globetrotter() -> None:
    for seed in range(5):
        state = new_game("nordic_countries", 2, seed)
        assert [state.edition.bonus_cards[card].id for card in state.bonus_cards] == ["globetrotter"]


@pytest.mark.rule("SET-10")
def test_northern_lights_draws_four_of_eleven_bonus_cards_for_all_to_see() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(330):
        state = new_game("northern_lights", 2, seed)
        assert len(set(state.bonus_cards)) == 4
        assert rules.view(state, None).bonus_cards == state.bonus_cards
        drawn.update(state.bonus_cards)
    assert set(drawn) == set(range(11))
    assert all(90 <= times <= 150 for times in drawn.values()), drawn  # each is expected 120 times


@pytest.mark.rule("SET-11")
@pytest.mark.parametrize("name", PLAYERS)
def test_the_first_player_is_drawn_at_random(name: str) -> None:
    firsts = Counter(opening(new_game(name, 3, seed)).first for seed in range(150))
    assert set(firsts) == {0, 1, 2}
    assert all(30 <= times <= 70 for times in firsts.values()), firsts  # each is expected 50 times


@pytest.mark.rule("SET-11")
@pytest.mark.parametrize("first", range(3))
def test_the_first_player_can_be_named(first: int) -> None:
    assert {opening(new_game("europe", 3, seed, first)).first for seed in range(10)} == {first}


@pytest.mark.rule("SET-11")
@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_must_be_at_the_table(first: int) -> None:
    with pytest.raises(ValueError, match="first seat"):
        new_game("europe", 3, 1, first)


# Sweeps

HANDS = ["red"] * 4 + ["blue"] * 4
THREE = ["locomotive", "white", "locomotive", "white", "locomotive"]
FOUR = ["locomotive", "locomotive", "locomotive", "locomotive", "white"]
GOOD = ["locomotive", "white", "locomotive", "white", "white"]


@pytest.mark.rule("DRAW-4")
def test_europe_sweeps_at_set_up_again_and_again() -> None:
    europe = edition("europe")
    chance = StackedDeck(europe.rules.deck, [*HANDS, *THREE, *FOUR, *GOOD])
    state, events = rules.new_game(europe, 2, chance)
    assert [CARD_NAMES[card] for card in state.display if card is not None] == GOOD
    assert state.discards[LOCOMOTIVE] == 7
    assert sum(state.discards) == 10
    swept = [
        [CARD_NAMES[card] for card in event.cards] for event in events if isinstance(event, DisplaySwept)
    ]
    assert swept == [THREE, FOUR]
    assert sum(isinstance(event, CardTurnedUp) for event in events) == 15
    assert state.problems() == ()


@pytest.mark.rule("DRAW-4")
@pytest.mark.parametrize("name", ["nordic_countries", "northern_lights"])
def test_the_others_do_not_sweep_at_set_up(name: str) -> None:
    chance = StackedDeck(edition(name).rules.deck, [*HANDS, *FOUR])
    state, events = rules.new_game(edition(name), 2, chance)
    assert [CARD_NAMES[card] for card in state.display if card is not None] == FOUR
    assert not any(isinstance(event, DisplaySwept) for event in events)


class Highest:
    """A rigged chance: always the last card there is, which is a locomotive while there is one."""

    def below(self, n: int) -> int:
        return n - 1


@pytest.mark.rule("DRAW-5")
def test_a_rigged_chance_cannot_sweep_for_ever() -> None:
    """Six cards, three of them locomotives, and locomotives always on top: a sweep could help but never does."""
    outside = {
        "deck": {"locomotive": 1, "black": 1},
        "display": ["locomotive", "red", "locomotive", "blue", "blue"],
    }
    rest = dict(zip(CARD_NAMES, edition("europe").rules.deck, strict=True))
    for card in ("locomotive", "black", *outside["display"]):
        rest[card] -= 1
    state = State.from_dict({"edition": "europe", "hands": [{}, rest], **outside})
    assert state.problems() == ()
    take_red = rules.parse_action(state.edition, "take red")
    after, events = rules.apply(state, take_red, Highest())
    assert sum(isinstance(event, DisplaySwept) for event in events) == 1000
    assert after.display.count(LOCOMOTIVE) == 3
    assert after.to_act == (0,)
    assert after.problems() == ()
