"""Tables of a page that can be sorted by a click on a head."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite

Cell = tuple[str, str]
"""What is shown, and what it is sorted by if that is something else."""

SORT_SCRIPT = """
for(const head of document.querySelectorAll('th'))head.onclick=()=>{const table=head.closest('table'),n=head.cellIndex,
body=table.tBodies[0],up=head.dataset.up=head.dataset.up==='1'?'':'1';const key=row=>{const cell=row.cells[n];
return cell.dataset.key??cell.textContent};[...body.rows].sort((a,b)=>{const x=key(a),y=key(b);
const order=isNaN(x)||isNaN(y)?String(x).localeCompare(y):x-y;return up?order:-order}).forEach(row=>body.append(row))}
"""


def table(summary: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """A table that is unfolded by a click on its summary."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(_cell(*cell) for cell in row) + "</tr>" for row in rows)
    return (
        f'<details><summary>{escape(summary)}</summary><div class="box"><table><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></details>"
    )


def _cell(shown: str, key: str) -> str:
    return f'<td data-key="{key}">{shown}</td>' if key else f"<td>{shown}</td>"


def percent(value: float) -> Cell:
    """A cell with a share."""
    return (f"{value:.1%}", sort_key(value)) if isfinite(value) else ("–", "-1")


def plain(value: float, digits: int) -> Cell:
    """A cell with a number."""
    return (f"{value:.{digits}f}", sort_key(value)) if isfinite(value) else ("–", "-1")


def sort_key(value: float) -> str:
    """What a number is sorted by; unknown ones come last."""
    return f"{value:.6g}" if isfinite(value) else "-1"
