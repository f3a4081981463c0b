"""A game in which the compiled kernel plays some of the seats, or all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np

from northline.editions import Edition
from northline.kernel import KERNEL_PLAYERS, actions, entry_points
from northline.kernel.convert import chance_of, from_state, to_state
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import MAX_STEPS, new_memories, policy_numbers
from northline.kernel.policies.play import TALLY
from northline.rules import SplitMix, Standing, State, View, apply, new_game, standings, view
from northline.rules.actions import Action
from northline.strategy.codes import OVER, TURN


class HybridGame:
    """A game of bots, with the methods of :class:`northline.Game` that the arena needs.

    The kernel acts for the seats whose bots it knows (``northline.kernel.KERNEL_PLAYERS``), by :meth:`play_on`; all
    others :meth:`play` as usual. The position is converted only when the turn passes from one kind
    of seat to the other.

    >>> from northline import edition
    >>> game = HybridGame(edition("nordic_countries"), ("greedy", "random"), seed=1)
    >>> decisions = game.play_on()
    >>> game.over
    True
    """

    def __init__(self, edition: Edition, bots: Sequence[str], seed: int) -> None:
        self._chance = SplitMix(seed)
        self.state: State
        self.state, self.events = new_game(edition, len(bots), self._chance)
        self.watched = False
        """Whether somebody wants to know what the kernel does: telling it takes the reference engine."""
        self.kernel_seats = frozenset(seat for seat, bot in enumerate(bots) if bot in KERNEL_PLAYERS)
        stand_in = KERNEL_PLAYERS["random"]  # for the seats of other bots; never asked
        players = [KERNEL_PLAYERS.get(bot, stand_in) for bot in bots]
        self._policies = policy_numbers([player.policy for player in players], len(bots))
        traits = [player.traits for player in players]
        self._memories = new_memories(edition, np.array([seed], np.uint64), len(bots), traits)
        self._games, self._scratch = np.zeros(1, GAME), Workers(1).scratches
        self._tallies, self._results = np.zeros(1, TALLY), np.zeros(1, RESULT)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act

    def view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def standings(self) -> tuple[Standing, ...]:
        return standings(self.state)

    def is_kernel_turn(self) -> bool:
        """Whether the kernel acts next."""
        return not self.over and self.to_act[0] in self.kernel_seats

    def play(self, seat: int, action: Action) -> None:
        self.state, events = apply(self.state, action, self._chance, seat)
        if self.watched:
            self.events += events

    def play_on(
        self, count: Callable[[int, float, bool], None] = lambda *_: None, most: int = MAX_STEPS
    ) -> int:
        """Let the kernel act until the game is over or a seat of another bot is to act, or for so many actions.

        ``count`` is called for each decision with the seat, the seconds it took and whether it began a turn. Returns
        how many there were.
        """
        self._games[0] = from_state(self.state, self._chance.state)
        game, tables = self._games[0], tables_of(self.state.edition)
        made = 0
        while made < most and game["phase"] != OVER and (seat := int(game["seat"])) in self.kernel_seats:
            begins_turn, start = game["phase"] == TURN, perf_counter()
            entry_points.play_games(
                tables,
                self._games,
                self._memories,
                self._scratch,
                0,
                self._policies,
                self._tallies,
                self._results,
                1,  # step
                0,
                1,
            )
            made += 1
            count(seat, perf_counter() - start, bool(begins_turn))
            if self.watched:
                self._follow(seat, int(self._tallies[0]["last"]))
        self.state, self._chance = to_state(game, self.state.edition), chance_of(game)
        return made

    def _follow(self, seat: int, number: int) -> None:
        """Play what the kernel has just played here too, to see what happened."""
        self.play(seat, actions(self.state.edition).to_reference(self.state, number))
