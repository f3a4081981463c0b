"""How a good player thinks: plans over the board, wishes for cards, and what to do with a turn.

Everything that ``thinking`` calls is plain functions of numbers and lists, in the part of
Python that Numba compiles too: no objects are made, nothing is recursive. So there is one source for a player that
works anywhere and for the kernel's, which plays thousands of games:
:mod:`northline.kernel.policies.compiled_strategy` compiles the very same functions.

The first argument of each function is the board (:class:`~northline.strategy.board.Board`, in the kernel an edition's
tables), the second what a seat sees and has room to think in (:class:`~northline.strategy.planner.state.Sight`, in the kernel
the room to work in). Both have the same names. What a seat cannot see is not there.
"""
