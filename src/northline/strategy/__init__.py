"""How players decide: the planner (:mod:`.planner`), the greedy player (:mod:`.greedy`), and what both work on.

The functions by which they decide are plain functions of numbers and lists, written in the part of Python that Numba
compiles: they make no objects and do not recurse. So there is one source for bots that run anywhere and for the kernel,
which plays thousands of games a second: :mod:`northline.kernel.policies.compiled_strategy` compiles these functions.

``board`` is an edition as numbers (:class:`~northline.strategy.board.Board`; in the kernel, the edition's tables). What
else they are given holds what a seat may see and room for intermediate results; in the kernel these are records whose
fields have the same names. What is hidden from a seat is not there.

Actions are numbers (:mod:`.codes`); :mod:`.action_ids` translates a seat's menu.
"""
