"""What a board is like, from very many games inside the kernel.

>>> from northline import edition
>>> from northline.arena.lab import LabPlan, find, study
>>> findings = find(*study(LabPlan(edition("europe"), players=2, games=200)))
>>> len(findings.tickets)
46
"""

from northline.arena.lab.findings import Findings, find
from northline.arena.lab.study import LabPlan, study

__all__ = ["Findings", "LabPlan", "find", "study"]
