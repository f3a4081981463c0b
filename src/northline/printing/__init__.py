"""Boards on paper: a PDF with the board at its true size, tickets and bonus cards to cut out, and the rules of the map.

>>> from northline.editions import edition
>>> print_map(edition("europe"), paper="a4")[:5]
b'%PDF-'

Needs the extra ``print``, which ``maps`` includes.
"""

from northline.printing.pdf import NEEDED, PAPERS, SPACE_MM, Paper, PrintError, print_map

__all__ = ["NEEDED", "PAPERS", "SPACE_MM", "Paper", "PrintError", "print_map"]
