"""What the greedy player sees and remembers, in plain Python. The kernel's records have fields of the same names."""

from __future__ import annotations

from collections.abc import Iterable

from northline.rules.chance import SplitMix
from northline.rules.claim import openness
from northline.rules.state import NOBODY
from northline.rules.view import View
from northline.strategy.bitsets import WORD_MASK, WORD_SHIFT, bitset
from northline.strategy.board import MAX_DISTANCE, Board
from northline.strategy.codes import DRAW, KINDS, PAY, PHASES, STOP, TAKE


class Memory:
    """What a seat remembers from choice to choice: its plan, and the generator of its random choices."""

    def __init__(self, seat: int, board: Board, chance: SplitMix) -> None:
        self.seat, self.chance = seat, chance
        self.wanted = {(seat, word): 0 for word in range(board.words)}
        """The routes wanted, also those claimed since, as sets."""
        self.planned_for = {seat: 0}
        """The set of tickets for which they are wanted."""
        self.salt = {seat: 0}
        """What decides between equals: drawn anew with every plan."""


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
        self._read_routes(view, board)
        self._read_menu(board, menu)
        # Scratch
        self.missing = [0] * KINDS
        self.at_distance = [0] * (MAX_DISTANCE + 1)
        self.spaces_away, self.spaces_left = [0] * board.cities, [0] * board.routes
        self.path = [0] * board.cities
        self.offer_spaces = [0] * len(view.offer)

    def _read_routes(self, view: View, board: Board) -> None:
        """Who owns which routes, and which are open to the seat."""
        is_open = openness(view, self.seat)
        self.open = {(self.seat, word): 0 for word in range(board.words)}
        self.owned = {(seat, word): 0 for seat in range(view.players) for word in range(board.words)}
        for route, owner in enumerate(view.owners):
            if owner != NOBODY:
                self.owned[owner, route >> WORD_SHIFT] |= 1 << (route & WORD_MASK)
            elif is_open(route):
                self.open[self.seat, route >> WORD_SHIFT] |= 1 << (route & WORD_MASK)

    def _read_menu(self, board: Board, menu: Iterable[int]) -> None:
        """What is legal, from the numbers of the legal actions."""
        self.menu = frozenset(menu)
        self.can_draw, self.can_pay = DRAW in self.menu, PAY in self.menu
        self.claims = {(color, word): 0 for color in range(KINDS) for word in range(board.words)}
        self.claim_count = self.takeable = self.station_colors = 0
        for number in self.menu:
            if number >= board.station:
                self.station_colors |= 1 << (number - board.station) % KINDS
            elif number >= board.claim:
                route, color = divmod(number - board.claim, KINDS)
                self.claims[color, route >> WORD_SHIFT] |= 1 << (route & WORD_MASK)
                self.claim_count += 1
            elif TAKE <= number < STOP:
                self.takeable |= 1 << number - TAKE
