"""Somebody who plays with a mouse or a finger and knows nothing but what is on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError as NothingHappened

PATIENCE_MS = 60_000
"""Machines that run tests are slow at times."""
TAP_MS = 10_000
"""A tap that has done nothing by then has hit nothing: the board moved, or a slow machine made a long press of it."""


class Person:
    def __init__(self, page: Any) -> None:
        self.page = page
        self.table = ""
        self.misses = 0
        self.touch: bool = page.evaluate("navigator.maxTouchPoints > 0")

    # Getting to a table

    def set_up(self, edition: str, *opponents: str | None, name: str = "Ada", **more: Any) -> str:
        """Set up a table, perhaps with more options, and go there. The answer is the code for others."""
        wanted = {"edition": edition, "seats": [None, *opponents], "name": name, **more}
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
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) > seq",
            arg=seq,
            timeout=PATIENCE_MS,
        )

    # Acting

    def press(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def act(self, claiming: bool = True) -> None:
        """Do one thing that moves the game on (claim, else draw), and see that it is done."""
        acted_at = self._move(-1, claiming)
        if acted_at is not None:
            self.wait_past(acted_at)

    def draw(self) -> None:
        self.act(claiming=False)

    def claim(self) -> None:
        """Claim the longest route that stands out."""
        seq, at = self.seq, self.page.evaluate(LONGEST_LIT)
        self.press(*at)
        assert self._pay(seq), "something else was hit"
        self.wait_past(seq)

    def play(self, most: int = 1000) -> None:
        """Play until the game is over, or for so many actions."""
        acted_at: int | None = -1
        for _ in range(most):
            acted_at = self._move(acted_at, claiming=True)
            if acted_at is None:
                return
        self.wait_past(acted_at)

    def _move(self, acted_at: int, claiming: bool) -> int | None:
        """Act in the next position after ``acted_at`` in which one can. Which it was; None when the game is over."""
        while True:
            wanted = {"after": acted_at, "claiming": claiming}
            found = self.page.wait_for_function(NEXT, arg=wanted, timeout=PATIENCE_MS).json_value()
            if found["what"] == "over":
                return None
            seq = int(found["seq"])
            self.press(*found["at"])
            if found["what"] == "claim" and not self._pay(seq):
                continue
            if found["what"] != "choose":
                return seq

    def asked_to_pay(self, seq: int) -> bool:
        """Whether a claim asks how to pay, or whether to; else it is paid."""
        asked = self.page.wait_for_function(PAID_OR_ASKED, arg=seq, timeout=PATIENCE_MS).json_value()
        return asked not in ("paid", "missed")

    def _pay(self, seq: int) -> bool:
        """Where a claim asks how to pay, take the first way. False if something else was hit, or nothing: the board may
        move between aiming and pressing, and who misses closes what has opened and aims again."""
        try:
            asked = self.page.wait_for_function(PAID_OR_ASKED, arg=seq, timeout=TAP_MS).json_value()
        except NothingHappened:
            asked = "nothing"
        if asked in ("missed", "nothing"):
            self.misses += 1
            assert self.misses < 6, "the board cannot be hit"
            if asked == "missed":
                self.page.locator("[data-dock] .close").click()
            return False
        if asked != "paid":
            self.press(*asked)
            if self.page.wait_for_function(PAID_OR_SURE, arg=seq, timeout=PATIENCE_MS).json_value() == "sure":
                self.page.locator("[data-dock='pay'] [data-pay]").click()
        return True


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

_PLACE_OF = """
const placeOf = (selector) => {
  const found = document.querySelector(selector)
  if (!found || found.disabled) return null
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = found.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
"""

NEXT = f"""
({{ after, claiming }}) => {{
  const root = document.querySelector('[data-turn]')
  if (!root) return null
  const seq = Number(root.dataset.seq)
  if (root.dataset.turn === 'over') return {{ what: 'over' }}
  if (root.dataset.turn !== 'mine' || seq <= after) return null
  {_PLACE_OF}
  const longestLit = {LONGEST_LIT.strip()}
  const click = (what, at) => {{
    // What moves cannot be hit: it has to be at the same place twice.
    const before = window.wanted
    window.wanted = at && at.join()
    return at && before === window.wanted ? {{ what, at, seq }} : null
  }}
  if (document.querySelector("[data-dock='choice']")) {{
    const keep = placeOf('.keep')
    return keep ? click('keep', keep) : click('choose', placeOf("[data-offer][aria-pressed='false']"))
  }}
  if (document.querySelector("[data-dock='tunnel']")) {{
    return click('answer', placeOf('[data-pay]') || placeOf('.retreat'))
  }}
  const route = claiming && longestLit()
  if (route) return click('claim', route)
  return click('draw', placeOf("[data-deck='cards'].can") || placeOf('[data-slot].can') || placeOf('header .primary'))
}}
"""
"""What to do next and where to click for it; null while there is nothing to do."""

PAID_OR_ASKED = f"""
(seq) => {{
  {_PLACE_OF}
  if (Number(document.querySelector('[data-seq]')?.dataset.seq) > seq) return 'paid'
  if (document.querySelector("[data-dock='why'], [data-dock='city']")) return 'missed'
  return placeOf("[data-dock='pay'] [data-pay]")
}}
"""
"""Where to click to pay, or that it is paid, or that something else was hit."""

PAID_OR_SURE = """
(seq) => {
  const root = document.querySelector('[data-turn]')
  if (Number(root?.dataset.seq) > seq || root?.dataset.turn === 'over') return 'paid'
  return document.querySelector('[data-more-cards]') ? 'sure' : null
}
"""
"""Whether a payment is made, or asks once more since it takes more cards than spaces."""

CLAIMED = """
() => [...document.querySelectorAll("[data-route][data-owner]")].map(({ dataset }) => [dataset.route, dataset.owner])
"""

NUMBERS = """
() => [...document.querySelectorAll('.me .numbers > div')].map((line) => [
  line.title,
  line.querySelector('dd').textContent,
])
"""
