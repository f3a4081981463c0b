"""What a board is like, from very many games inside the kernel.

>>> from northline import edition
>>> from northline.arena.lab import Experiment, measure
>>> findings = measure(Experiment(edition("europe"), players=2, games=200))
>>> len(findings.tickets)
46
"""

from northline.arena.lab.counting import Experiment
from northline.arena.lab.findings import Findings, measure

__all__ = ["Experiment", "Findings", "measure"]
