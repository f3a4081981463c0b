"""Playing the games of one part: in the kernel, then once more in the reference engine for their records."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.arena.dataset.plan import DatasetPlan
from northline.game import Game
from northline.kernel import GAME, KERNEL_PLAYERS, actions, entry_points, tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_numbers
from northline.kernel.results import scored
from northline.strategy.codes import OVER

PHASES = ("opening", "turn", "second_card", "tickets", "tunnel", "over")
SOURCES = ("routes", "tickets", "stations", "bonuses")
_CHOICES_SEED = np.uint64(0x2545F4914F6CDD1D)
"""Combined (XOR) with the seed of a deal, it is the seed with which players choose."""

Columns = dict[str, Any]
"""A table: its columns by name."""


@dataclass(frozen=True)
class Part:
    """The games of one part, as files will have them."""

    decisions: Columns
    seats: Columns
    records: list[str]
    """The text of each game's record."""


def play_part(plan: DatasetPlan, part: int) -> Part:
    """Play all games of a part."""
    played = _Games(plan, part)
    decisions = played.play()
    records = [str(game.record) for game in played.replay(decisions)]
    return Part(_with_results(decisions, played), _seats(decisions, played), records)


class _Games:
    """The games of a part in the kernel."""

    def __init__(self, plan: DatasetPlan, part: int) -> None:
        self.plan = plan
        self.first = plan.games_of(part).start
        self.bots, self.deals = plan.seating(part), plan.deals(part)
        self.size = len(self.deals)
        self.records: NDArray[Any] = np.zeros(self.size, GAME)
        self._workers = Workers(1)  # parts are shared out among processes
        self._tables = tables_of(plan.edition)
        entry_points.set_up_games(
            self._tables, self.records, self.deals, np.full(self.size, -1), plan.players, 0, self.size
        )
        self.starts = self.records["first"].copy()
        players = [KERNEL_PLAYERS[bot] for bot in self.bots]
        self._policies = policy_numbers([player.policy for player in players], plan.players)
        traits = [player.traits for player in players]
        self._memories = new_memories(plan.edition, self.deals ^ _CHOICES_SEED, plan.players, traits)
        self.results: NDArray[Any] = np.zeros(0)

    def play(self) -> Columns:
        """Play to the end; returns the decisions, sorted by game."""
        steps = list(self._steps())
        self.results = scored(self.plan.edition, self.records, self._workers)
        columns = {name: np.concatenate([step[name] for step in steps]) for name in steps[0]}
        order = np.lexsort((columns["decision"], columns["game"]))
        return {name: column[order] for name, column in columns.items()}

    def _steps(self) -> Iterator[dict[str, NDArray[Any]]]:
        masks = np.zeros((self.size, actions(self.plan.edition).size), np.uint8)
        legal, chosen = np.zeros(self.size, np.int64), np.empty(self.size, np.int64)
        first_seats = np.zeros(self.size, np.int64)
        scratches, step = self._workers.scratches, 0
        while len(going := np.flatnonzero(self.records["phase"] != OVER)):
            entry_points.mask_games(self._tables, self.records, scratches, 0, masks, legal, 0, self.size)
            entry_points.choose_games(
                self._tables,
                self.records,
                self._memories,
                scratches,
                0,
                self._policies,
                first_seats,
                chosen,
                0,
                self.size,
            )
            seats = self.records["seat"][going]
            yield {
                "game": going,
                "decision": np.full(len(going), step, np.int32),
                "seat": seats.copy(),
                "phase": self.records["phase"][going],
                "legal": legal[going].astype(np.int16),
                "action": chosen[going].astype(np.int16),
                "score": self.records["points"][going, seats],
                "trains": self.records["trains"][going, seats],
            }
            entry_points.step_games(self._tables, self.records, scratches, 0, chosen, 0, self.size)
            step += 1

    def replay(self, decisions: Columns) -> Iterator[Game]:
        """Play the games again in the reference engine, which must come to the same results."""
        table = actions(self.plan.edition)
        ends = np.searchsorted(decisions["game"], np.arange(self.size + 1))
        names = tuple(f"{bot} in seat {seat}" for seat, bot in enumerate(self.bots))
        for number in range(self.size):
            deal = int(self.deals[number])
            game = Game.new(self.plan.edition, self.plan.players, deal, names=names, bots=self.bots)
            for action in decisions["action"][ends[number] : ends[number + 1]].tolist():
                game.play(game.to_act[0], table.to_reference(game.state, action))
            points = [standing.points for standing in sorted(game.standings(), key=lambda s: s.seat)]
            if points != self.results["total"][number, : self.plan.players].tolist():
                raise AssertionError(f"the engines disagree about game {self.first + number}")
            yield game


def _with_results(decisions: Columns, played: _Games) -> Columns:
    """The decisions as they are written: with the bot, words, and how the game ended for the seat."""
    games, seats = decisions["game"], decisions["seat"]
    places = played.results["place"]
    table = actions(played.plan.edition)
    used, which = np.unique(decisions["action"], return_inverse=True)
    return {
        "game": (games + played.first).astype(np.int32),
        "decision": decisions["decision"].astype(np.int16),
        "seat": seats.astype(np.int8),
        "bot": np.array(played.bots)[seats],
        "phase": np.array(PHASES)[decisions["phase"]],
        "legal": decisions["legal"],
        "action": decisions["action"],
        "text": np.array([table.describe(int(number)) for number in used])[which],
        "score": decisions["score"].astype(np.int16),
        "trains": decisions["trains"].astype(np.int8),
        "final_points": played.results["total"][games, seats].astype(np.int16),
        "final_place": places[games, seats].astype(np.int8),
        "won": _shares(places, played.plan.players)[games, seats],
    }


def _seats(decisions: Columns, played: _Games) -> Columns:
    """A row for each seat of each game."""
    players, results = played.plan.players, played.results
    counts = np.zeros((played.size, players), np.int16)
    np.add.at(counts, (decisions["game"], decisions["seat"]), 1)
    seats = np.tile(np.arange(players, dtype=np.int8), played.size)

    def by_seat(column: NDArray[Any], kind: Any = np.int16) -> NDArray[Any]:
        return column[:, :players].astype(kind).ravel()

    return {
        "game": np.repeat(np.arange(played.size, dtype=np.int32) + played.first, players),
        "deal": np.repeat(played.deals, players),
        "seat": seats,
        "bot": np.array(played.bots)[seats],
        "first": seats == np.repeat(played.starts, players),
        "points": by_seat(results["total"]),
        "place": by_seat(results["place"], np.int8),
        "won": by_seat(_shares(results["place"], players), np.float32),
        **{f"{source}_points": by_seat(results[source]) for source in SOURCES},
        "tickets_kept": by_seat(np.bitwise_count(played.records["tickets"])),
        "tickets_completed": by_seat(results["completed_count"]),
        "routes_claimed": by_seat(np.bitwise_count(played.records["owned"]).sum(axis=2)),
        "decisions": by_seat(counts),
    }


def _shares(places: NDArray[Any], players: int) -> NDArray[np.float32]:
    """The share of each seat in the victory."""
    first = places[:, :players] == 1
    return np.asarray(first / first.sum(axis=1, keepdims=True), np.float32)
