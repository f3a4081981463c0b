"""What the seats saw when they decided: made from the actions, in the kernel, instead of being stored."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from northline.arena.dataset.files import DECISIONS, DatasetError, read_plan, read_table
from northline.kernel import Batch, fields_of

Observations = tuple[NDArray[np.int16], NDArray[np.bool_]]


def observations(folder: Path, part: int = 0) -> Observations:
    """Return the feature rows (``kernel.fields_of``) and the masks of legal actions for the decisions of a part.

    The rows are in the order of the table of decisions: row ``n`` is what the seat of its row ``n`` saw.
    """
    plan = read_plan(folder)
    if not 0 <= part < plan.parts:
        raise DatasetError(f"{folder} has parts from 0 to {plan.parts - 1}, not {part}")
    decisions = read_table(folder, DECISIONS, part)
    games, steps = decisions["game"].to_numpy(), decisions["decision"].to_numpy()
    chosen = decisions["action"].to_numpy()
    first, deals = plan.games_of(part).start, plan.deals(part)
    batch = Batch(plan.edition, plan.players, len(deals), seeds=deals.tolist())
    rows = np.empty((len(chosen), fields_of(plan.edition, plan.players).size), np.int16)
    masks = np.empty((len(chosen), batch.actions.size), np.bool_)
    for step in range(int(steps.max()) + 1):
        here = np.flatnonzero(steps == step)
        playing = games[here] - first
        rows[here], masks[here] = batch.features()[playing], batch.masks()[playing]
        actions = np.full(len(deals), -1)
        actions[playing] = chosen[here]
        batch.step(actions)
    return rows, masks
