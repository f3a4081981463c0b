"""What the network reads of a position, worked out from the feature row of a seat.

The same functions serve NumPy, when a bot chooses, and PyTorch, when thousands of games are learnt from: ``xp`` is
either module, and only what both have is used. Rows come first in every array.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from northline.editions.model import Edition
from northline.features.layout import fields_of
from northline.neural.board_inputs import MAX_PLAYERS, BoardInputs, board_inputs
from northline.neural.distances import FAR, Links
from northline.neural.ways import Wanted, Ways, find_ways
from northline.strategy import codes
from northline.strategy.board import board_of
from northline.strategy.codes import KINDS, LOCO

VERSION = 1
"""Goes up when the same position makes other inputs: weights are for one version."""

ROUTE_INPUTS = 28 + 28
TICKET_INPUTS = 17
TABLE_INPUTS = 211
_OPPONENTS = MAX_PLAYERS - 1
_HALF_TURNS_TO_CLAIM = 2
"""A claim takes a turn, in which two cards could be drawn: costs are counted in cards."""

Distances = Callable[[Any, Links], Any]


@dataclass(frozen=True)
class Inputs:
    """Positions with one board and number of players, a row for each."""

    table: Any
    """What concerns the whole table: hands, seats, phase."""
    routes: Any
    """By route."""
    tickets: Any
    """By ticket of the edition."""
    held: Any
    """By ticket: 1 for one's own."""
    offer: Any
    """By place of the offer and ticket: 1 where it lies there."""

    def map(self, change: Callable[[Any], Any]) -> Inputs:
        """Return the same with every array changed."""
        return Inputs(*(change(getattr(self, field.name)) for field in fields(self)))


class InputReader:
    """Makes inputs from feature rows of one edition and number of players."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        xp: Any = np,
        place: Callable[[Any], Any] = lambda array: array,
        distances: Distances | None = None,
    ) -> None:
        """``place`` brings an array to where the rows are."""
        self._xp, self._real = xp, xp.float32
        self._players, self._board = players, _placed(board_inputs(edition, players), place)
        self._distances = distances
        self._claims = slice(board_of(edition).claim, board_of(edition).station)
        self._stations = bool(edition.rules.stations)
        self._slices = {
            field.name: (field.slice, field.shape) for field in fields_of(edition, players).fields
        }

    def __call__(self, rows: Any, masks: Any) -> Inputs:
        """Return the inputs for rows and the legal actions of the same positions."""
        ways = find_ways(self._board, self.costs(rows, masks), self.wanted(rows), self._xp, self._distances)
        return self.describe(rows, masks, ways)

    def costs(self, rows: Any, masks: Any) -> Any:
        """Return what it costs to get past each route, by kind, position and route, in whole numbers.

        First in trains, then in cards that are lacking, then in trains of the opponents one after another.
        """
        xp, board = self._xp, self._board
        owners, open_ = self._part(rows, "owners"), self._part(rows, "open")
        lengths, closed = self._cast(board.lengths)[None], FAR * (1 - open_)
        by_trains = xp.clip(open_ * lengths + closed, 0, FAR)
        by_cards = xp.clip(open_ * (_HALF_TURNS_TO_CLAIM + self._missing(rows, masks)) + closed, 0, FAR)
        kinds = [(0, by_trains), (0, by_cards), *((seat, by_trains) for seat in range(1, self._players))]
        return xp.stack([(1 - owners[:, seat]) * costs for seat, costs in kinds], 0)

    def wanted(self, rows: Any) -> Wanted:
        """Return what the ways depend on beside the costs."""
        held, offer = self._part(rows, "tickets"), self._part(rows, "offer")
        offered = self._xp.clip(offer.sum(1), 0, 1)
        return Wanted(held, offered, self._part(rows, "open"), self._part(rows, "trains")[:, 0])

    def describe(self, rows: Any, masks: Any, ways: Ways) -> Inputs:
        """Return the inputs, given the ways that follow from the costs."""
        xp, board = self._xp, self._board
        owners, open_ = self._part(rows, "owners"), self._part(rows, "open")
        claimable, missing = self._claimable(masks), self._missing(rows, masks)
        lengths, trains = self._cast(board.lengths)[None], self._part(rows, "trains")[:, :1]
        held, offer = self._part(rows, "tickets"), self._part(rows, "offer")
        networks = xp.clip(owners @ self._cast(board.incidence).T, 0, 1)
        opponents = xp.clip(networks[:, 1:].sum(1), 0, 1)
        a, b = board.ends
        open_at = open_ @ self._cast(board.incidence).T
        bonus = self._part(rows, "bonus_cards")
        routes = [
            owners[:, 0],
            *(owners[:, seat] if seat < self._players else 0 * open_ for seat in range(1, MAX_PLAYERS)),
            open_,
            open_ * self._cast(lengths <= trains),
            claimable,
            xp.clip(missing / 6, 0, 2),
            self._part(rows, "tunnel"),
            (bonus @ self._cast(board.route_bonuses)) / 12,
            ways.held_on_way / 20,
            ways.held_on_way_by_trains / 20,
            ways.held_near_way / 20,
            ways.number_on_way / 3,
            ways.urgency_on_way,
            ways.held_alone / 20,
            ways.offered_on_way / 20,
            ways.offered_near_way / 20,
            (networks[:, 0, a] + networks[:, 0, b]) / 2,
            (opponents[:, a] + opponents[:, b]) / 2,
            xp.clip(xp.minimum(open_at[:, a], open_at[:, b]) / 5, 0, 2),
            self._cast(ways.between == 0),
            xp.clip(ways.between / 10, 0, 2),
            self._showing(self._part(rows, "display")) / 3,
            ways.threat / 20,
            ways.urgent_on_way / 20,
            open_ * self._cast(lengths >= trains - 2),
        ]
        tickets = [
            held,
            xp.clip(offer.sum(1), 0, 1),
            self._part(rows, "refused"),
            self._cast(ways.to_go == 0),
            self._cast(ways.to_go >= FAR),
            xp.clip(ways.to_go / 20, 0, 2),
            xp.clip(ways.cards_to_go / 40, 0, 2),
            xp.clip(1 - ways.to_go / self._float(board.ticket_lengths)[None], -1, 1),
            self._cast(ways.to_go > trains),
            (bonus @ self._cast(board.ticket_bonuses)) / 12,
            ways.shared_with_held,
            ways.shared_with_offered,
            ways.progress,
            xp.clip((ways.cards_to_go - 3 * self._turns_to_end(rows)) / 20, -2, 2),
        ]
        points = self._cast(board.ticket_points)[None]
        table = self._table(rows, masks, held, ways.to_go, ways.cards_to_go, points, owners, bonus)
        static = board.tickets[None] + 0 * self._float(held)[..., None]
        return Inputs(
            table,
            xp.stack([self._float(one) for one in routes], -1),
            xp.concatenate((xp.stack([self._float(one) for one in tickets], -1), static), -1),
            self._float(held),
            self._float(offer),
        )

    @property
    def board(self) -> BoardInputs:
        """The numbers of the board, where the rows are."""
        return self._board

    # Parts

    def _table(
        self,
        rows: Any,
        masks: Any,
        held: Any,
        trains_to_go: Any,
        cards_to_go: Any,
        points: Any,
        owners: Any,
        bonus: Any,
    ) -> Any:
        xp, board = self._xp, self._board
        hand, display = self._part(rows, "hand"), self._part(rows, "display")
        trains, scored = self._part(rows, "trains"), self._part(rows, "points")
        done = held * self._cast(trains_to_go == 0)
        open_tickets = held * self._cast(trains_to_go > 0) * self._cast(trains_to_go < FAR)
        lost = held * self._cast(trains_to_go >= FAR)
        turns_left = self._part(rows, "turns_left")
        stations = self._part(rows, "stations").sum(-1) if self._stations else 0 * trains
        counts = owners @ self._cast(board.route_bonuses).T
        ahead = (counts[:, 0] - xp.amax(counts[:, 1:], 1)) / 12
        opponents = xp.stack(
            [
                trains / 45,
                scored / 100,
                (scored - scored[:, :1]) / 50,
                self._part(rows, "hand_sizes") / 20,
                self._part(rows, "ticket_counts") / 8,
                self._part(rows, "opening_kept") / 4,
                self._part(rows, "offered") / 10,
                stations / 3,
                self._part(rows, "to_act"),
                1 + 0 * trains,
            ],
            -1,
        )
        seats = xp.concatenate((opponents, self._part(rows, "seen") / 6), -1)[:, 1:]
        absent = _OPPONENTS - (self._players - 1)
        flat = seats.reshape(len(rows), -1)
        padding = xp.concatenate([0 * flat[:, :1]] * (absent * (10 + KINDS)), 1) if absent else flat[:, :0]
        legal = self._cast(masks[:, : codes.KEEP])
        own = [
            trains[:, 0] / 45,
            scored[:, 0] / 100,
            stations[:, 0] / 3,
            self._part(rows, "hand_sizes")[:, 0] / 20,
            xp.amin(trains[:, 1:], 1) / 45,
            self._cast(xp.amin(trains, 1) <= 6),
            (scored[:, 0] - xp.amax(scored[:, 1:], 1)) / 50,
            (done * points).sum(1) / 50,
            (open_tickets * points).sum(1) / 50,
            (lost * points).sum(1) / 50,
            done.sum(1) / 6,
            open_tickets.sum(1) / 6,
            xp.clip((open_tickets * trains_to_go).sum(1) / 45, 0, 4),
            xp.clip((open_tickets * cards_to_go).sum(1) / 60, 0, 4),
            xp.clip(((open_tickets * trains_to_go).sum(1) - trains[:, 0]) / 20, -3, 3),
            self._part(rows, "offered")[:, 0] / 10,
            self._cast(turns_left[:, 0] >= 0),
            xp.clip(turns_left[:, 0], 0, 5) / 5,
            xp.clip(self._part(rows, "passes")[:, 0], 0, 5) / 5,
            self._part(rows, "deck")[:, 0] / 100,
            self._part(rows, "ticket_deck")[:, 0] / 40,
            self._part(rows, "extra")[:, 0] / 3,
            self._part(rows, "first")[:, 0],
            self._turns_to_end(rows)[:, 0] / 20,
            ahead.sum(1),
        ]
        parts = [
            xp.stack(own, 1),
            self._part(rows, "phase"),
            hand / 6,
            self._cast(hand > 3),
            display / 3,
            self._part(rows, "discards") / 12,
            self._part(rows, "laid") / 4,
            self._part(rows, "revealed") / 3,
            legal,
            bonus @ self._cast(board.bonus_kinds) / 12,
            flat,
            padding,
        ]
        rules = board.rules[None] + 0 * self._float(trains[:, :1])
        return xp.concatenate([*(self._float(part) for part in parts), rules], 1)

    def _claimable(self, masks: Any) -> Any:
        """By route, whether it can be claimed now."""
        return self._xp.amax(self._cast(masks[:, self._claims]).reshape(len(masks), -1, KINDS), -1)

    def _missing(self, rows: Any, masks: Any) -> Any:
        """Cards that each route still lacks, paid in the colour one has most of; a rough count with substitutes."""
        xp, board, hand = self._xp, self._board, self._part(rows, "hand")
        best = xp.amax(hand[:, :LOCO], 1)[:, None]
        of_color = xp.where(board.colors[None] >= 0, hand[:, xp.clip(board.colors, 0, LOCO)], best)
        locomotives, symbols = hand[:, LOCO, None], self._cast(board.symbols)[None]
        spare = xp.clip(locomotives - symbols, 0, 1000) * self._cast(board.wild)[None]
        plain = xp.clip(self._cast(board.lengths)[None] - symbols - of_color - spare, 0, 1000)
        return (plain + xp.clip(symbols - locomotives, 0, 1000)) * (1 - self._claimable(masks))

    def _showing(self, display: Any) -> Any:
        """How many cards of the display would serve for each route."""
        xp, board = self._xp, self._board
        best = xp.amax(display[:, :LOCO], 1)[:, None]
        colored = xp.where(board.colors[None] >= 0, display[:, xp.clip(board.colors, 0, LOCO)], best)
        return colored + display[:, LOCO, None]

    def _turns_to_end(self, rows: Any) -> Any:
        """About how many turns are left: nobody claims faster than a route every two or three turns."""
        xp = self._xp
        fewest = xp.amin(self._part(rows, "trains"), 1)
        left = self._part(rows, "turns_left")[:, 0]
        guess = fewest * (1 / 1.7) + 1
        return xp.where(left >= 0, left / self._players, guess)[:, None]

    # Types

    def _part(self, rows: Any, name: str) -> Any:
        columns, shape = self._slices[name]
        return self._cast(rows[:, columns].reshape(len(rows), *shape))

    def _cast(self, array: Any) -> Any:
        return array.astype(self._real) if self._xp is np else array.to(self._real)

    def _float(self, array: Any) -> Any:
        if isinstance(array, float):
            return array
        return array.astype(np.float32) if self._xp is np else array.to(self._real)


def _placed(board: BoardInputs, place: Callable[[Any], Any]) -> BoardInputs:
    """The numbers of a board where ``place`` brings them."""

    def brought(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(place(one) for one in value)
        if isinstance(value, Links):
            return Links(value.cities, place(value.a), place(value.b), place(value.routes))
        return place(value)

    return BoardInputs(**{field.name: brought(getattr(board, field.name)) for field in fields(board)})
