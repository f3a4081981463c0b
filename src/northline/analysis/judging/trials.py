"""Candidates tried, all in the same determinizations of what the deciding seat could see: common random numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from northline.analysis.judging.positions import Choice
from northline.analysis.judging.realism import brought_down
from northline.analysis.judging.valuing import Floats, Valuing
from northline.kernel.play_ahead import Jobs, Leaves, PlayAhead
from northline.kernel.playouts import seeds


@dataclass(frozen=True)
class Sample:
    """What some actions of a decision led to: a row for each determinization, a column for each action."""

    actions: tuple[int, ...]
    win: Floats
    """The deciding seat's chance to win."""
    points: Floats
    """Its expected points."""

    def mean(self, action: int) -> float:
        """The mean chance to win after an action."""
        return float(self.win[:, self.actions.index(action)].mean())

    def gains(self, action: int, over: int) -> Floats:
        """What an action gains over another in each determinization, in chances to win."""
        gained: Floats = self.win[:, self.actions.index(action)] - self.win[:, self.actions.index(over)]
        return gained

    def points_gained(self, action: int, over: int) -> float:
        """What an action gains over another on average, in points."""
        columns = self.points.mean(axis=0)
        return float(columns[self.actions.index(action)] - columns[self.actions.index(over)])

    def joined(self, other: Sample) -> Sample:
        """This sample and another, for the actions that both have."""
        both = tuple(action for action in self.actions if action in other.actions)
        mine = [self.actions.index(action) for action in both]
        theirs = [other.actions.index(action) for action in both]
        return Sample(
            both,
            np.concatenate((self.win[:, mine], other.win[:, theirs])),
            np.concatenate((self.points[:, mine], other.points[:, theirs])),
        )


class Trials:
    """Playouts for some decisions of one game."""

    def __init__(
        self,
        choices: Sequence[Choice],
        valuing: Valuing,
        threads: int | None = None,
        chances: Sequence[float] | None = None,
    ) -> None:
        """``chances`` are those of each choice's view to win: no sample claims more (``judging/realism.py``)."""
        self._choices, self._valuing, self._chances = choices, valuing, chances
        edition = choices[0].view.edition
        roots = np.array([choice.root() for choice in choices])
        self._ahead = PlayAhead(edition, roots, [choice.seat for choice in choices], threads)

    def sample(
        self, wanted: Mapping[int, Sequence[int]], first: int, last: int, horizon: int
    ) -> dict[int, Sample]:
        """Try actions of some decisions, by index, in the determinizations ``first`` to before ``last``."""
        leaves = self.leaves(wanted, first, last, horizon)
        if not wanted:
            return {}
        win, points = self._valuing(leaves)
        found, place = {}, 0
        for index, actions in wanted.items():
            rows = slice(place, place + len(actions) * (last - first))
            place = rows.stop
            seat, shape = self._choices[index].seat, (last - first, len(actions))
            won = win[rows, seat].reshape(shape)
            if self._chances is not None:
                won = brought_down(won, self._chances[index])
            found[index] = Sample(tuple(actions), won, points[rows, seat].reshape(shape))
        return found

    def leaves(self, wanted: Mapping[int, Sequence[int]], first: int, last: int, horizon: int) -> Leaves:
        """Where the playouts come to: decision by decision, determinization by determinization, action by action."""
        listed = [
            (index, action, int(seed))
            for index, actions in wanted.items()
            for seed in seeds(self._choices[index].seed, last)[first:]
            for action in actions
        ]
        return self._ahead.play(Jobs.of(listed), horizon)
