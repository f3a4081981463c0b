"""Barriers in a page, as axe-core finds them."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def violations(page: Any) -> list[str]:
    """Every violation in a page of the browser, as a line with the element and what is wrong with it."""
    page.evaluate(AXE)
    result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{found['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for found in result["violations"]
        for node in found["nodes"]
    ]
