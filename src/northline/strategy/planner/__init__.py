"""The planner: one network for all tickets, cards for the whole plan, contested routes first.

``decide.choose_action(board, s)`` is the entry. ``s`` is a :class:`~northline.strategy.planner.state.PlannerState`: the
observation of a seat, its traits, and the fields in which the plan is worked out.
"""
