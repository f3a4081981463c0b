"""What people do in the editor of maps, with a mouse or a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

LONG_MS = 240_000
"""The first layout on a machine has to compile something."""

BEGIN = """
async (wanted) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch('/api/workshop/drafts', { method: 'POST', headers, body: JSON.stringify(wanted) })).json()
}
"""


def begin(page: Any, document: Any | None = None, **wanted: Any) -> str:
    """Begin a draft, and come to its editor. The answer is its id."""
    made = page.evaluate(BEGIN, wanted if document is None else {"document": document, **wanted})
    page.goto(f"{page.evaluate('location.origin')}/workshop/{made['id']}")
    page.wait_for_selector("[role=toolbar]")
    return str(made["id"])


def saved(page: Any) -> None:
    expect(page.locator(".state")).to_contain_text("Saved")


def open_tab(page: Any, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def press(page: Any, x: float, y: float) -> None:
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def press_at(page: Any, x: float, y: float) -> None:
    """Press the board at a place, given in shares of its size."""
    box = page.locator(".canvas").bounding_box()
    press(page, box["x"] + x * box["width"], box["y"] + y * box["height"])


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place_of(page: Any, city: str) -> tuple[float, float]:
    """Where a city is on the screen."""
    return middle(page, f"[data-city='{city}'] .dot")


def pick(page: Any, number: int) -> None:
    press(page, *place_of(page, page.locator("[data-city]").nth(number).get_attribute("data-city")))


def field(page: Any, name: str, value: int) -> None:
    page.get_by_label(name, exact=True).fill(str(value))
    page.get_by_label(name, exact=True).press("Tab")


def draw_four_cities(page: Any) -> None:
    """Four cities in a ring, five routes between them, by pressing the board."""
    page.get_by_role("button", name="New city").click()
    for count, place in enumerate([(0.3, 0.3), (0.7, 0.3), (0.7, 0.7), (0.3, 0.7)], start=1):
        press_at(page, *place)
        expect(page.locator("[data-city]")).to_have_count(count)
    page.get_by_role("button", name="New route").click()
    for count, (a, b) in enumerate([(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)], start=1):
        pick(page, a)
        expect(page.get_by_text("Now choose the other city.").first).to_be_visible()
        pick(page, b)
        expect(page.locator("[data-route]")).to_have_count(count)
    page.get_by_role("button", name="Select and move").click()


def make_it_small(page: Any) -> None:
    """Rules for a short game of two."""
    open_tab(page, "Rules")
    field(page, "Most players", 2)
    field(page, "Trains each", 8)
    field(page, "Tickets at the start", 1)
    field(page, "Keep at least, at the start", 1)


def document_of(page: Any, draft: str) -> Any:
    """The draft as the server has it."""
    return page.evaluate("async (id) => (await fetch(`/api/workshop/drafts/${id}`)).json()", draft)[
        "document"
    ]
