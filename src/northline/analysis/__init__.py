"""Games taken apart: who stood how at every move, what each decision gave away and why, what was luck and what skill.

Needs NumPy and Numba, the extra ``fast``.
"""
