"""The policies that are compiled on their own, and called by their addresses."""

from __future__ import annotations

from northline.kernel.core.compiler import PolicyFunction, policy_function
from northline.kernel.policies.greedy import choose_greedily
from northline.kernel.policies.planner import choose_by_plan


@policy_function
def greedy(tables, game, scratch, memory):
    """The greedy player's choice."""
    return choose_greedily(tables, game, scratch, memory)


@policy_function
def planner(tables, game, scratch, memory):
    """The planner's choice."""
    return choose_by_plan(tables, game, scratch, memory)


POLICY_FUNCTIONS: dict[str, PolicyFunction] = {"greedy": greedy, "planner": planner}
"""By the names of the policies."""
