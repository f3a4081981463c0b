"""What the greedy player sees and remembers, in plain Python. The kernel's records have fields of the same names."""

from __future__ import annotations

from collections.abc import Iterable

from northline.rules.chance import SplitMix
from northline.rules.claim import openness
from northline.rules.view import View
from northline.strategy.bitsets import WORD, bitset, bitset_words
from northline.strategy.board import Board
from northline.strategy.encoding import DRAW, KINDS, PAY, PHASES, STOP, TAKE
from northline.strategy.greedy.plan import MOST_DISTANCE


class Memory:
    """What a seat remembers from choice to choice: its plan, and the generator of its random choices."""

    def __init__(self, seat: int, board: Board, chance: SplitMix) -> None:
        self.seat, self.chance = seat, chance
        self.wanted = {(seat, word): 0 for word in range(board.words)}
        """The routes wanted, also those claimed since, as sets."""
        self.planned_for = {seat: 0}
        """The set of tickets for which they are wanted."""


class Position:
    """What a view shows, with room for intermediate results. Sets of routes are asked for by seat and word."""

    def __init__(self, view: View, board: Board, menu: Iterable[int]) -> None:
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        self.seat, self.players, self.phase = seat, view.players, PHASES[view.phase]
        self.turns_left = -1 if view.turns_left is None else view.turns_left
        self.ticket_count = view.ticket_deck_size
        self.deck_left, self.discards_left = view.deck_size, sum(view.discards)
        self.trains, self.hands = view.trains, {seat: view.hand}
        self.tickets = {seat: bitset(view.own_tickets)}
        self.offered = {seat: len(view.offer)}
        self.offers = {(seat, place): ticket for place, ticket in enumerate(view.offer)}
        self.stations = [bitset(cities) for cities in view.stations]
        is_open = openness(view, seat)
        self.open = _by_word(seat, filter(is_open, range(board.routes)), board)
        self.owned = {
            key: routes
            for other in range(view.players)
            for key, routes in _by_word(other, view.routes_of(other), board).items()
        }
        self._read_menu(board, menu)
        # Scratch
        self.missing = [0] * KINDS
        self.at_distance = [0] * (MOST_DISTANCE + 1)
        self.distance, self.via = [0] * board.cities, [0] * board.cities

    def _read_menu(self, board: Board, menu: Iterable[int]) -> None:
        """What is legal, from the numbers of the legal actions."""
        self.menu = frozenset(menu)
        self.can_draw, self.can_pay = DRAW in self.menu, PAY in self.menu
        self.takeable = bitset(number - TAKE for number in self.menu if TAKE <= number < STOP)
        self.station_colors = bitset(
            (number - board.station) % KINDS for number in self.menu if number >= board.station
        )
        self.claims = {(color, word): 0 for color in range(KINDS) for word in range(board.words)}
        self.claim_count = 0
        for number in self.menu:
            if board.claim <= number < board.station:
                route, color = divmod(number - board.claim, KINDS)
                self.claims[color, route // WORD] |= 1 << route % WORD
                self.claim_count += 1


def _by_word(seat: int, routes: Iterable[int], board: Board) -> dict[tuple[int, int], int]:
    return {(seat, word): some for word, some in enumerate(bitset_words(routes, board.words))}
