"""The row of numbers that a seat sees: field by field what its view says, and nothing of what it does not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.rules import SplitMix, view
from northline.rules.claim import openness
from northline.rules.sample import sample
from northline.rules.state import State
from northline.rules.view import View
from tests.games import CHOOSER, TABLES, positions, table_name

PHASES = ("opening", "turn", "second_card", "tickets", "tunnel", "over")


def row_of(state: State, seat: int) -> np.ndarray:
    batch = kernel.Batch(state.edition, state.players, 1)
    batch.put(0, state)
    return batch.features([seat])[0]


def some_positions(edition: nl.Edition, players: int) -> list[State]:
    """Some positions of two games, and more of those in rare phases."""
    played = [*positions(edition, players, 3), *positions(edition, players, 4, CHOOSER["ticket collector"])]
    rare = [state for state in played if view(state, 0).phase in ("opening", "tickets", "tunnel", "over")]
    return played[::9] + rare[::7][:30]


def marks(things: tuple[int, ...], size: int) -> list[int]:
    return [int(thing in things) for thing in range(size)]


def expected(seen: View, state: State) -> dict[str, list[int]]:
    """The fields as the view has them, written down once more in plain Python."""
    edition, seat, players = seen.edition, seen.seat, seen.players
    assert seat is not None
    around = [(seat + place) % players for place in range(players)]
    routes, cities, tickets = len(edition.routes), len(edition.cities), len(edition.tickets)
    offered = edition.rules.most_offered
    tunnel = seen.tunnel
    kinds = range(9)
    is_open = openness(state, seat)  # what is claimed decides, and everybody sees that
    return {
        "phase": [int(name == seen.phase) for name in PHASES],
        "to_act": [int(s in seen.to_act) for s in around],
        "first": [int(s == seen.first) for s in around],
        "turns_left": [-1 if seen.turns_left is None else seen.turns_left],
        "passes": [seen.passes],
        "hand": list(seen.hand),
        "display": [seen.display.count(kind) for kind in kinds],
        "discards": list(seen.discards),
        "deck": [seen.deck_size],
        "ticket_deck": [seen.ticket_deck_size],
        "points": [seen.points[s] for s in around],
        "trains": [seen.trains[s] for s in around],
        "hand_sizes": [seen.hand_sizes[s] for s in around],
        "ticket_counts": [seen.ticket_counts[s] for s in around],
        "opening_kept": [seen.opening_kept[s] for s in around],
        "offered": [seen.offered[s] for s in around],
        "seen": [number for s in around for number in seen.seen[s]],
        "bonus_cards": marks(seen.bonus_cards, len(edition.bonus_cards)),
        "tickets": marks((*seen.own_tickets, *(seen.kept or ())), tickets),
        "offer": [
            int(place < len(seen.offer) and seen.offer[place] == ticket)
            for place in range(offered)
            for ticket in range(tickets)
        ],
        "refused": marks(seen.refused, tickets),
        "known_ticket_deck": [
            seen.known_ticket_deck.index(ticket) + 1 if ticket in seen.known_ticket_deck else 0
            for ticket in range(tickets)
        ],
        "owners": [int(owner == s) for s in around for owner in seen.owners],
        "open": [int(is_open(route)) for route in range(routes)],
        "stations": [int(c in seen.stations[s]) for s in around for c in range(cities)]
        if edition.rules.stations
        else [],
        "tunnel": [int(tunnel is not None and tunnel.route == route) for route in range(routes)],
        "laid": list(tunnel.laid) if tunnel else [0] * 9,
        "revealed": [tunnel.revealed.count(kind) if tunnel else 0 for kind in kinds],
        "extra": [tunnel.extra if tunnel else 0],
    }


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_field_is_what_the_view_says(table: tuple[nl.Edition, int]) -> None:
    edition, players = table
    fields = kernel.fields_of(edition, players)
    low, high = fields.bounds()
    for state in some_positions(edition, players):
        for seat in range(players):
            row = row_of(state, seat)
            wanted = expected(view(state, seat), state)
            found = {field.name: row[field.slice].tolist() for field in fields.fields}
            assert found == wanted
            assert ((low <= row) & (row <= high)).all()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_an_observation_depends_on_the_view_only(table: tuple[nl.Edition, int]) -> None:
    edition, players = table
    for number, state in enumerate(some_positions(edition, players)):
        for seat in range(players):
            twin = sample(view(state, seat), SplitMix(number))
            assert row_of(twin, seat).tobytes() == row_of(state, seat).tobytes()


def test_a_field_is_found_by_its_name() -> None:
    edition = nl.edition("europe")
    fields = kernel.fields_of(edition, 3)
    batch = kernel.Batch(edition, 3, 5)
    rows = batch.features()
    assert fields.part(rows, "owners").shape == (5, 3, len(edition.routes))
    assert fields.part(rows, "hand").sum(axis=1).tolist() == [4] * 5
    assert (np.abs(rows / fields.scales()) < 15).all()
    with pytest.raises(KeyError, match="there is no field 'weather'"):
        fields["weather"]


def test_the_page_describes_every_field_in_order() -> None:
    page = Path("docs/envs.md").read_text(encoding="utf-8")
    lines = [f"| `{field.name}` |" for field in kernel.fields_of(nl.edition("europe"), 2).fields]
    places = [page.find(line) for line in lines]
    assert -1 not in places, "a field is not on the page"
    assert places == sorted(places)
    assert f"version {kernel.FIELDS_VERSION}" in page
