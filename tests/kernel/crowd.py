"""Thousands of games at once, played by characters that seek the corners; some of them beside the reference engine.

After every step every game is looked at (``invariants``), and what was reached is counted. Games beside the reference
are compared with it: position, menu, chance, and in the end the score.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from northline.editions import Edition
from northline.kernel import Batch, to_state
from northline.kernel.core import layout
from northline.kernel.core.chance import below
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import seeds
from northline.kernel.results import scored
from northline.rules import SplitMix, apply, new_game
from northline.strategy.codes import DRAW, DRAW_TICKETS, KEEP, OVER, PASS, PAY, RETREAT, STOP, TAKE
from tests.kernel.invariants import FAULTS, check_results, faults_in
from tests.kernel.lockstep import compare_result
from tests.kernel.mapping import mapped_menu

# Characters: what each likes best, in order, and how often it does something else (one in so many).

KINDS_OF_ACTIONS = (
    "draw",
    "take",
    "stop",
    "tickets",
    "pass",
    "pay",
    "retreat",
    "keep",
    "route",
    "tunnel",
    "ferry",
    "station",
)
CHARACTERS: dict[str, tuple[tuple[str, ...], int]] = {
    "random": ((), 1),
    "hoarder": (("draw take",), 200),
    "miser": (("draw take", "tickets", "station"), 1 << 30),
    "spender": (("route tunnel ferry", "pay", "station", "draw take", "tickets"), 1 << 30),
    "ticket maniac": (("tickets",), 4),
    "station builder": (("station", "draw take"), 8),
    "tunnel fighter": (("pay retreat", "tunnel", "draw take"), 20),
    "ferryman": (("ferry", "draw take", "pay"), 6),
    "racer": (("route tunnel ferry", "pay", "draw"), 30),
    "quitter": (("stop retreat", "route tunnel ferry", "draw"), 6),
    "taker": (("take", "route tunnel ferry", "draw"), 12),
    "greedy": ((), 0),
}
CORNERS = (
    "steps",
    "sweeps",
    "refilled decks",
    "empty decks",
    "gaps in the display",
    "tunnels paid",
    "failed tunnels",
    "passes",
    "stations",
    "last rounds",
    "ticket decks run out",
)


class Crowd:
    """Games of one edition and number of players; ``beside`` of them have the reference engine at their side."""

    def __init__(self, edition: Edition, players: int, games: int, beside: int, seed: int) -> None:
        self.edition, self.players, self.seed = edition, players, seed
        self._dealt = seeds(seed, 1 << 22)
        self._next = games
        self.batch = Batch(edition, players, games, self._dealt[:games].tolist(), threads=1)
        self.tables = tables_of(edition)
        self.characters = _cast(games, seed)
        self.kinds, self.ranks, self.one_in = _kinds(edition), *_rankings()
        self.chances = np.zeros(games, layout.POLICY_MEMORY)
        self.chances["chance"] = seeds(seed + 1, games)
        self.lengths = np.zeros(games, np.int64)
        self.noted = np.zeros(len(CORNERS), np.int64)
        self.corners: Counter[str] = Counter()
        self.companions = [Companion(edition, players, int(self._dealt[game])) for game in range(beside)]

    def play(self, finished: int) -> Counter[str]:
        """Go on until so many games are over; the corners that were reached."""
        while self.corners["games"] < finished:
            self.step()
        self.corners.update(dict(zip(CORNERS, self.noted.tolist(), strict=True)))
        self.noted[:] = 0
        return self.corners

    def step(self) -> None:
        """One action in every game; games that end by it are scored and dealt anew."""
        masks = self.batch.masks()
        counts = masks.sum(axis=1)
        self._look(counts)
        numbers = self.batch.choices("greedy")
        seats = self.batch.games["seat"].astype(np.int64)
        pick(masks, self.kinds, self.ranks, self.one_in, self.characters, seats, self.chances, numbers)
        before = self.batch.games.copy()
        for game, companion in enumerate(self.companions):
            companion.compare(before[game], masks[game])
            companion.play(int(numbers[game]))
        self.batch.step(numbers)
        note(self.tables, before, self.batch.games, numbers, self.noted)
        over = np.flatnonzero(self.batch.over)
        if len(over):
            self._finish(over)

    def _look(self, counts: NDArray[Any]) -> None:
        faults = np.zeros(len(self.batch), np.int64)
        if faults_in(self.tables, self.batch.games, counts, faults):
            game = int(np.flatnonzero(faults)[0])
            raise AssertionError(f"{FAULTS[faults[game]]}: {self.batch.state(game).to_dict()}")

    def _finish(self, over: NDArray[Any]) -> None:
        ended = self.batch.games[over]
        results = scored(self.edition, ended, Workers(1))
        check_results(results, self.players)
        places = results["place"][:, : self.players]
        self.corners["shared victories"] += int(((places == 1).sum(axis=1) > 1).sum())
        self.corners["forced ends"] += int((ended["turns_left"] != 0).sum())
        for nth, game in enumerate(over.tolist()):
            if game < len(self.companions):
                self.companions[game].compare(ended[nth], None)
            if game < len(self.companions) or (self.corners["games"] + nth) % 100 == 0:
                state = to_state(ended[nth], self.edition)
                assert not state.problems()
                compare_result(results[nth], state)
                self.corners["games scored by the reference"] += 1
        self.corners["games"] += len(over)
        fresh = self._dealt[self._next : self._next + len(over)]
        self._next += len(over)
        self.batch.reset(over, fresh.tolist())
        for game, seed in zip(over.tolist(), fresh.tolist(), strict=True):
            if game < len(self.companions):
                self.corners["games beside the reference"] += 1
                self.companions[game] = Companion(self.edition, self.players, seed)


class Companion:
    """The reference engine, playing one of the games along."""

    def __init__(self, edition: Edition, players: int, seed: int) -> None:
        self.chance = SplitMix(seed)
        self.state, _ = new_game(edition, players, self.chance)
        self.menu: dict[int, Any] = {}

    def compare(self, record: Any, mask: NDArray[Any] | None) -> None:
        assert to_state(record, self.state.edition) == self.state
        assert int(record["chance"]) == self.chance._state
        self.menu = mapped_menu(self.state, self.state.to_act[0]) if self.state.to_act else {}
        legal = [] if mask is None else np.flatnonzero(mask).tolist()
        assert legal == sorted(self.menu), f"{set(legal) ^ set(self.menu)} at {self.state.to_dict()}"

    def play(self, number: int) -> None:
        self.state, _ = apply(self.state, self.menu[number], self.chance, self.state.to_act[0])


# Choosing


def _kinds(edition: Edition) -> NDArray[np.int64]:
    """By the number of an action what kind it is."""
    tables = tables_of(edition)[0]
    kinds = np.zeros(int(tables["actions"]), np.int64)
    named = {name: kind for kind, name in enumerate(KINDS_OF_ACTIONS)}
    kinds[DRAW], kinds[TAKE:STOP] = named["draw"], named["take"]
    kinds[STOP], kinds[DRAW_TICKETS], kinds[PASS] = named["stop"], named["tickets"], named["pass"]
    kinds[PAY], kinds[RETREAT], kinds[KEEP:] = named["pay"], named["retreat"], named["keep"]
    claim, station = int(tables["claim"]), int(tables["station"])
    for number, route in enumerate(edition.routes):
        substitutes = tables["route_symbols"][number] or tables["route_any_for_one"][number]
        kind = "ferry" if substitutes else "tunnel" if route.kind == "tunnel" else "route"
        kinds[claim + 9 * number : claim + 9 * number + 9] = named[kind]
    kinds[station:] = named["station"]
    return kinds


def _cast(games: int, seed: int) -> NDArray[np.int64]:
    """A character for each seat of each game: in every other game the same one for all, else any."""
    characters = np.random.default_rng(seed).integers(len(CHARACTERS), size=(games, layout.MAX_PLAYERS))
    characters[::2] = (np.arange(len(characters[::2])) % len(CHARACTERS))[:, None]
    return characters


def _rankings() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For each character the rank of every kind of action, 0 the best; and how often it does something else."""
    ranks = np.full((len(CHARACTERS), len(KINDS_OF_ACTIONS)), len(KINDS_OF_ACTIONS), np.int64)
    for character, (likes, _) in enumerate(CHARACTERS.values()):
        for rank, names in enumerate(likes):
            for name in names.split():
                ranks[character, KINDS_OF_ACTIONS.index(name)] = rank
    return ranks, np.array([one_in for _, one_in in CHARACTERS.values()])


@numba.njit(nogil=True, cache=True)
def pick(
    masks: Any, kinds: Any, ranks: Any, one_in: Any, characters: Any, seats: Any, chances: Any, numbers: Any
) -> None:
    """For each game one of the legal actions that its character likes best; the greedy ones have chosen already."""
    for index in range(len(numbers)):
        character = characters[index, seats[index]]
        if one_in[character] == 0 or numbers[index] < 0:
            continue
        mask = masks[index]
        anything = below(chances[index], one_in[character]) == 0
        best, liked = 1 << 30, 0
        for number in range(len(mask)):
            if mask[number]:
                rank = 0 if anything else ranks[character, kinds[number]]
                if rank < best:
                    best, liked = rank, 0
                liked += rank == best
        nth = below(chances[index], liked)
        for number in range(len(mask)):
            if mask[number] and (anything or ranks[character, kinds[number]] == best):
                if nth == 0:
                    numbers[index] = number
                    break
                nth -= 1


# Noting what happened


@numba.njit(nogil=True, cache=True)
def note(tables: Any, before: Any, after: Any, numbers: Any, noted: Any) -> None:
    """Add up the corners, in the order of ``CORNERS``."""
    station, display = tables[0].station, np.int64(tables[0].display)
    for index in range(after.size):
        number, then, now = numbers[index], before[index], after[index]
        noted[0] += 1
        # A card drawn brings nothing to the discards but by a sweep.
        noted[1] += number < STOP and now.discards_left > then.discards_left
        noted[2] += now.deck_left > then.deck_left
        noted[3] += now.deck_left == 0 and now.discards_left == 0
        last = np.int64(now.display >> np.uint64(4 * (display - 1))) & 15
        noted[4] += last == layout.EMPTY
        noted[5] += number == PAY
        noted[6] += number == RETREAT
        noted[7] += number == PASS
        noted[8] += number >= station
        noted[9] += now.turns_left >= 0 and then.turns_left < 0
        noted[10] += now.ticket_count == 0 and then.ticket_count > 0 and now.phase != OVER
