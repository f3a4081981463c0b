"""Somebody who plays with a mouse or a finger and knows nothing but what is on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

PATIENCE_MS = 30_000

SIT_DOWN = """
async (wanted) => {
  const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wanted) })
  return (await answer.json())
}
"""


JOIN = """
async ({ table, name, code }) => {
  const body = JSON.stringify({ name, code })
  await fetch(`/api/tables/${table}/join`, { method: 'POST', body })
}
"""


class Person:
    def __init__(self, page: Any) -> None:
        self.page = page
        self.table = ""
        self.touch: bool = page.evaluate("navigator.maxTouchPoints > 0")

    # Getting to a table

    def set_up(self, edition: str, *opponents: str | None, name: str = "Ada") -> str:
        """Set up a table and go there. The answer is the code for others."""
        wanted = {"edition": edition, "seats": [None, *opponents], "name": name}
        seated = self.page.evaluate(SIT_DOWN, wanted)
        self.table = seated["table"]["id"]
        self.page.goto(self._address(f"/table/{self.table}"))
        return str(seated["code"])

    def join(self, table: str, code: str, name: str) -> None:
        self.page.evaluate(JOIN, {"table": table, "name": name, "code": code})
        self.table = table
        self.page.goto(self._address(f"/table/{table}"))

    def _address(self, path: str) -> str:
        return str(self.page.evaluate("location.origin")) + path

    # Looking

    @property
    def _root(self) -> Any:
        return self.page.locator("[data-turn]")

    @property
    def seq(self) -> int:
        return int(self._root.get_attribute("data-seq"))

    @property
    def over(self) -> bool:
        return self._root.get_attribute("data-turn") == "over"

    @property
    def acts(self) -> bool:
        return self._root.get_attribute("data-turn") == "mine"

    def claimed(self) -> dict[str, str]:
        """Who owns what, as the board shows it."""
        return dict(self.page.evaluate(CLAIMED))

    def numbers(self) -> dict[str, str]:
        """One's own numbers, as they stand among the players."""
        return dict(self.page.evaluate(NUMBERS))

    def wait_for(self, seq: int) -> None:
        """Wait until this person has seen so much."""
        self.wait_past(seq - 1)

    def wait_for_turn(self) -> bool:
        """Wait until this person is to act, or the game is over. Whether there is something to do."""
        self.page.wait_for_selector("[data-turn='mine'], [data-turn='over']", timeout=PATIENCE_MS)
        return not self.over

    def wait_past(self, seq: int) -> None:
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq",
            arg=seq,
            timeout=PATIENCE_MS,
        )

    # Acting

    def press(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if self.touch:
            target.tap()
        else:
            target.click()

    def act(self) -> None:
        """Do one thing that moves the game on, and see that it has."""
        seq = self.seq
        if self.page.locator("[data-dock='choice']").count():
            self.keep_tickets()
        elif self.page.locator("[data-dock='tunnel']").count():
            self.answer_tunnel()
        elif not (self.page.locator("[data-lit]").count() and self.claim()):
            self.draw()
        self.wait_past(seq)

    def keep_tickets(self) -> None:
        offers = self.page.locator("[data-offer]")
        keep = self.page.locator(".keep")
        for number in range(offers.count()):
            if keep.is_enabled():
                break
            self.press(f"[data-offer] >> nth={number}")
        expect(keep).to_be_enabled()
        self.press(".keep")

    def answer_tunnel(self) -> None:
        if self.page.locator("[data-pay]").count():
            self.press("[data-pay]")
        else:
            self.press(".retreat")

    def draw(self) -> None:
        if self.page.locator("[data-deck='cards'].can").count():
            self.press("[data-deck='cards']")
        elif self.page.locator("[data-slot].can").count():
            self.press("[data-slot].can")
        else:
            self.press("header .primary")

    def claim(self) -> bool:
        """Claim one of the routes that stand out: the one with most spaces."""
        seq, route = self.seq, self.page.evaluate(LONGEST_LIT)
        if route is None:
            return False
        self.page.mouse.move(0, 0)
        x, y = route
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_function(PAID_OR_ASKED, arg=seq, timeout=PATIENCE_MS)
        if self.seq == seq:
            self.press("[data-pay]")
        return True

    def play(self, most: int = 1000) -> None:
        """Play until the game is over, or for so many actions."""
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.act()


LONGEST_LIT = """
() => {
  const board = document.querySelector('.map .window').getBoundingClientRect()
  let best = null
  for (const route of document.querySelectorAll('[data-lit]')) {
    const length = route.children.length
    for (const space of route.children) {
      const box = space.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      if (x < board.left || x > board.right || y < board.top || y > board.bottom) continue
      const onTop = document.elementFromPoint(x, y)?.closest('.window')
      if (onTop && (best === null || length > best.length)) best = { length, at: [x, y] }
    }
  }
  return best && best.at
}
"""
"""Where to click for the longest route that stands out and is not hidden by anything."""

CLAIMED = """
() => [...document.querySelectorAll("[data-route][data-owner]")].map(({ dataset }) => [dataset.route, dataset.owner])
"""

NUMBERS = """
() => [...document.querySelectorAll('.me .numbers > div')].map((line) => [
  line.title,
  line.querySelector('dd').textContent,
])
"""

PAID_OR_ASKED = """
(seq) => document.querySelector('[data-pay]') || Number(document.querySelector('[data-seq]').dataset.seq) > seq
"""
