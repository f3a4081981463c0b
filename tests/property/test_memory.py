"""What the table remembers is true, and is what each seat could have written down itself."""

from collections import Counter
from dataclasses import replace

import pytest

from northline import State, rules
from northline.editions import CARD_NAMES, Edition
from northline.rules.actions import DrawTickets, Retreat
from northline.rules.cards import holds
from northline.rules.events import (
    CardTaken,
    Event,
    OpeningDone,
    RouteClaimed,
    StationBuilt,
    TicketsChosen,
    TicketsDrawn,
    TicketsKept,
    TunnelLeft,
    TunnelTried,
)
from northline.rules.state import Opening
from tests.games import ANYTHING, CHOOSER, EVERYTHING, TABLES, play, seeds, table_name
from tests.property.secrets import viewers

KINDS = range(len(CARD_NAMES))
every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


class Notebook:
    """What somebody at the table writes down who sees only the events, as they are shown to a seat."""

    def __init__(self, start: State, seat: int | None) -> None:
        view = rules.view(start, seat)
        self.edition: Edition = start.edition
        self.seat = seat
        self.moves: list[list[list[int]]] = [[[] for _ in KINDS] for _ in range(view.players)]
        """By seat and kind: how many cards went in before everybody's eyes, or came out (negative), in order."""
        self.laid: tuple[int, ...] | None = None
        self.opening_offer = view.offer
        self.opening_kept = (0,) * view.players
        self.offered = [0] * view.players
        self.deck: list[int | None] = [None] * view.ticket_deck_size
        self.out: list[int] = []
        self.drawn = TicketsDrawn(0, 0, None)

    def write(self, event: Event, laid_under_the_deck: list[int]) -> None:
        """:param laid_under_the_deck: at the opening, how many tickets each seat lays there: that can be seen too."""
        match event:
            case CardTaken(seat=seat, card=card):
                self.moves[seat][card].append(1)
            case TunnelTried(seat=seat, laid=laid):
                self.laid = laid
                self._move(seat, laid, -1)
            case TunnelLeft(seat=seat):
                assert self.laid is not None
                self._move(seat, self.laid, 1)
                self.laid = None
            case RouteClaimed(seat=seat, cards=cards):
                laid, self.laid = self.laid or (0,) * len(cards), None
                self._move(seat, tuple(paid - before for paid, before in zip(cards, laid, strict=True)), -1)
            case StationBuilt(seat=seat, cards=cards):
                self._move(seat, cards, -1)
            case TicketsChosen(seat=seat, kept=kept) if seat == self.seat:
                self.refused_at_opening = [ticket for ticket in self.opening_offer if ticket not in kept]
            case OpeningDone(counts=counts):
                self.opening_kept = counts
                for seat, number in enumerate(laid_under_the_deck):
                    self.deck += self._put_away_at_opening(number) if seat == self.seat else [None] * number
            case TicketsDrawn(count=count):
                self.drawn = event
                del self.deck[:count]
            case TicketsKept(seat=seat, count=count, tickets=kept):
                self.offered[seat] += self.drawn.count
                bottom = self.edition.rules.ticket_refused == "bottom"
                if seat == self.seat:
                    refused = [ticket for ticket in self.drawn.tickets if ticket not in kept]
                    (self.deck if bottom else self.out).extend(refused)
                elif bottom:
                    self.deck += [None] * (self.drawn.count - count)

    def _put_away_at_opening(self, number: int) -> list[int]:
        under = [ticket for ticket in self.refused_at_opening if not self.edition.tickets[ticket].long][
            :number
        ]
        self.out += [ticket for ticket in self.refused_at_opening if ticket not in under]
        return under

    def _move(self, seat: int, cards: tuple[int, ...], sign: int) -> None:
        for kind in KINDS:
            self.moves[seat][kind].append(sign * cards[kind])

    def seen(self, seat: int) -> tuple[int, ...]:
        """More came out than were seen going in: the hand had others too, and none of those seen is left then."""
        found = []
        for moves in self.moves[seat]:
            sums = [sum(moves[:number]) for number in range(len(moves) + 1)]
            found.append(sums[-1] - min(sums))
        return tuple(found)

    def agrees_with(self, view: rules.View) -> None:
        assert view.seen == tuple(map(self.seen, range(view.players)))
        assert view.opening_kept == self.opening_kept
        assert view.offered == tuple(self.offered)
        assert view.known_ticket_deck == tuple(self.deck)
        put_away = [ticket for ticket in self.deck if ticket is not None] + self.out
        assert view.refused == tuple(sorted(put_away))


def shorts_refused(before: State, after: State) -> list[int]:
    """At the end of an opening: how many tickets each seat lays under the deck."""
    if not isinstance(before.phase, Opening) or before.edition.rules.opening_refused != "bottom":
        return [0] * before.players
    tickets = before.edition.tickets
    return [
        sum(not tickets[ticket].long and ticket not in held for ticket in offer)
        for offer, held in zip(before.phase.offers, after.tickets, strict=True)
    ]


@every_table
def test_each_seat_remembers_what_it_could_have_written_down_and_nothing_else(table):
    remembered = Counter()
    for seed in seeds(*table):
        for chooser in (EVERYTHING, CHOOSER["digger"]):
            start, _ = rules.new_game(*table, rules.SplitMix(seed))
            notebooks = [Notebook(start, seat) for seat in viewers(start)]
            for step in play(*table, seed, chooser):
                under = shorts_refused(step.before, step.after)
                for notebook in notebooks:
                    for event in step.events:
                        notebook.write(event.seen_by(notebook.seat), under)
                    notebook.agrees_with(rules.view(step.after, notebook.seat, menu=False))
                remembered["cards"] += any(map(any, step.after.seen))
                remembered["retreats"] += any(isinstance(event, TunnelLeft) for event in step.events)
                remembered["refused"] += any(step.after.refused)
                remembered["places"] += any(map(any, places_known(step.after)))
    assert remembered["cards"]
    edition = table[0]
    if edition.id == "tiny":  # a ticket at a time and no tunnels: there is nothing else to remember
        return
    assert remembered["refused"]
    if any(route.kind == "tunnel" for route in edition.routes):
        assert remembered["retreats"]
    if "bottom" in (edition.rules.opening_refused, edition.rules.ticket_refused):
        assert remembered["places"]


def places_known(state: State) -> list[list[bool]]:
    """By seat and place of the ticket deck: whether the seat knows which ticket lies there."""
    return [[known is not None for known in known_places(state, seat)] for seat in range(state.players)]


def known_places(state: State, seat: int) -> tuple[int | None, ...]:
    return rules.view(state, seat, menu=False).known_ticket_deck


@every_table
def test_what_is_remembered_is_true(table):
    for seed in seeds(*table):
        for chooser in (ANYTHING, CHOOSER["ticket collector"], CHOOSER["hoarder"]):
            for step in play(*table, seed + 5, chooser):
                state = step.after
                assert all(map(holds, state.hands, state.seen))
                for seat in range(state.players):
                    held = {ticket for tickets in state.tickets for ticket in tickets}
                    assert held.isdisjoint(state.refused[seat])
                    deck = zip(state.ticket_deck, known_places(state, seat), strict=True)
                    assert all(known in (None, ticket) for ticket, known in deck)


@every_table
def test_a_sample_deals_nobody_what_its_seat_knows_to_be_elsewhere(table):
    for step in play(*table, seed=9, chooser=CHOOSER["ticket collector"]):
        state = step.after
        for seat in range(state.players) if not state.over else ():
            world = rules.sample(rules.view(state, seat, menu=False), rules.SplitMix(seat))
            assert all(map(holds, world.hands, state.seen))
            with_others = {
                ticket for other, held in enumerate(world.tickets) if other != seat for ticket in held
            }
            assert with_others.isdisjoint(state.refused[seat])
            assert known_places(world, seat) == known_places(state, seat)


def test_a_ticket_that_somebody_draws_is_forgotten_by_whoever_put_it_there():
    start = State.from_dict(
        {
            "edition": "northern_lights",
            "players": 2,
            "to_act": 1,
            "ticket_deck": ["oslo-stockholm", "stockholm-helsinki"],
            "refused": [["stockholm-helsinki"], []],
        }
    )
    under_the_deck = start.edition.ticket_index["stockholm-helsinki"]
    assert known_places(start, 0) == (None, under_the_deck)
    assert known_places(start, 1) == (None, None)
    after, _ = rules.apply(start, DrawTickets(), rules.SplitMix(1))
    assert after.refused == ((), ())


def test_cards_laid_for_a_tunnel_and_taken_back_are_known():
    start = State.from_dict(
        {
            "edition": "europe",
            "players": 2,
            "hands": [{"orange": 4, "red": 1, "locomotive": 1}, {}],
            "seen": [{"orange": 1, "red": 1}, {}],
            "phase": "turn",
            "discards": {},
        }
    )
    tunnel = next(
        route
        for route in start.edition.routes
        if route.kind == "tunnel" and route.color < 0 and route.length == 3
    )
    for seed in range(50):
        claim = rules.parse_action(start.edition, f"claim {tunnel.id} orange*3")
        digging, _ = rules.apply(start, claim, rules.SplitMix(seed))
        if rules.view(digging, 1).phase == "tunnel":
            break
    assert digging.seen[0] == (0, 0, 0, 0, 0, 0, 0, 1, 0)
    back, _ = rules.apply(digging, Retreat(), rules.SplitMix(0))
    assert back.seen[0] == (0, 0, 3, 0, 0, 0, 0, 1, 0)


def test_impossible_memories_are_problems():
    state = State.from_dict(
        {"edition": "europe", "players": 2, "hands": [{"red": 1}, {}], "tickets": [["berlin-roma"], []]}
    )
    assert state.problems() == ()
    red, ticket = (0, 0, 0, 0, 0, 0, 0, 2, 0), state.edition.ticket_index["berlin-roma"]
    in_the_deck = state.ticket_deck[0]
    for memory in (
        {"seen": (red, state.seen[1])},
        {"seen": state.seen[:1]},
        {"refused": ((), (ticket,))},
        {"refused": ((in_the_deck,), (in_the_deck,))},
        {"refused": ((999,), ())},
        {"refused": (state.ticket_deck[1::-1], ())},
        {"opening_kept": (5, 0)},
        {"opening_kept": (1, 1)},
        {"opening_kept": (0, 0)},
    ):
        assert len(replace(state, **memory).problems()) == 1, memory


def test_an_old_document_remembers_nothing():
    """Its tickets count as kept at the opening, as far as they can be."""
    held = [
        "berlin-roma",
        "amsterdam-pamplona",
        "frankfurt-kobenhavn",
        "berlin-moskva",
        "palermo-constantinople",
    ]
    state = State.from_dict(
        {"edition": "europe", "players": 2, "hands": [{"red": 2}, {}], "tickets": [held, []]}
    )
    assert state.seen == ((0,) * 9, (0,) * 9)
    assert state.refused == ((), ())
    assert (state.opening_kept, state.offered) == ((4, 0), (1, 0))


@pytest.mark.parametrize(
    ("memory", "problem"),
    [
        ({"seen": [{"red": 3}, {}]}, "seen[0]: these must be among the cards of the hand"),
        (
            {"refused": [[], ["berlin-roma"]]},
            "refused[1]: a refused ticket is in the ticket deck or nowhere, not with a player",
        ),
        ({"opening_kept": [5, 0]}, "opening_kept[0]: this must be a whole number from 0 to 4"),
        ({"offered": [1]}, "offered: this must be a list with one entry for each of 2 players"),
    ],
)
def test_a_document_with_an_impossible_memory_is_refused(memory, problem):
    document = {
        "edition": "europe",
        "players": 2,
        "hands": [{"red": 2}, {}],
        "tickets": [["berlin-roma"], []],
    }
    with pytest.raises(rules.InvalidPosition) as refused:
        State.from_dict({**document, **memory})
    assert refused.value.problems == (problem,)
