"""Every city of every board has its name at the sizes that people have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import northline as nl
from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]

WHOLE = ((1280, 720), (1366, 768), (1440, 900), (3840, 2160))
"""Sizes at which the whole board is in sight from the beginning."""
TABLET = (820, 1180)
PHONES = ((390, 844), (844, 390))
SMALLEST_PX = 10


@pytest.mark.parametrize("edition", nl.EDITIONS)
def test_every_city_has_its_name_at_every_size(open_page: Open, server: Server, edition: str) -> None:
    names = {city.id: city.name for city in nl.edition(edition).cities if city.named}
    page = open_page(server.url)
    person = Person(page)
    person.set_up(edition, "random")
    page.wait_for_selector("[data-offer]")
    page.wait_for_selector("[data-city] .ring.offer")
    ends = set(page.evaluate(NAMES)["ends"])
    for size in (*WHOLE, TABLET, *PHONES):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wanted = set(names) if size in WHOLE else ends
        offered = _settled(page, lambda found, wanted=wanted: wanted <= set(found["seen"]))
        assert wanted <= set(offered["seen"]), size
        _assert_readable(offered, size)
    person.act()
    person.wait_for_turn()
    for size in (*WHOLE, TABLET):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        shown = _settled(page, lambda found: set(found["seen"]) == set(names))
        assert set(shown["seen"]) == set(names), size
        _assert_readable(shown, size)
    for size in PHONES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for _ in range(3):
            shown = _settled(page, lambda found: found["texts"] == names)
            assert shown["texts"] == names, size
            _assert_readable(shown, size)
            page.get_by_role("button", name="Zoom in").click()


def _settled(page: Any, right: Callable[[Any], bool]) -> Any:
    """The names on the board: the board follows its window, and names follow the board, so they may take a moment."""
    for _ in range(900):
        page.wait_for_timeout(60)
        found = page.evaluate(NAMES)
        if right(found) and not found["faults"] and found["smallest"] >= SMALLEST_PX - 0.05:
            break
    return found


def _assert_readable(found: Any, size: tuple[int, int]) -> None:
    assert found["faults"] == [], size
    assert found["smallest"] >= SMALLEST_PX - 0.05, size


NAMES = """
() => {
  const map = document.querySelector('.map')
  const board = map.querySelector('.window').getBoundingClientRect()
  const [faults, seen, texts] = [[], [], {}]
  let smallest = Infinity
  // The letters of a name, from the top of capitals to the descenders, in pixels.
  const names = [...map.querySelectorAll('text[data-name]')].map((text) => {
    const { x, width } = text.getBBox()
    const matrix = text.getScreenCTM()
    const size = Number(text.getAttribute('font-size'))
    const baseline = Number(text.getAttribute('y'))
    const [left, top] = [matrix.a * x + matrix.e, matrix.d * (baseline - 0.74 * size) + matrix.f]
    smallest = Math.min(smallest, size * matrix.a)
    const style = getComputedStyle(text)
    if (style.visibility !== 'visible' || Number(style.opacity) < 1) faults.push(`${text.dataset.name} is hidden`)
    texts[text.dataset.name] = text.textContent
    const [right, bottom] = [left + matrix.a * width, top + matrix.d * 0.95 * size]
    return { city: text.dataset.name, left, top, right, bottom }
  })
  const marks = [...map.querySelectorAll('[data-city]')].map((mark) => {
    const matrix = mark.getScreenCTM()
    const named = mark.dataset.city in texts
    return { city: mark.dataset.city, x: matrix.e, y: matrix.f, radius: (named ? 8 : 5) * matrix.a }
  })
  const sheet = map.querySelector('.layer svg').getBoundingClientRect()
  for (const [index, one] of names.entries()) {
    for (const two of names.slice(0, index)) {
      if (one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom) {
        faults.push(`${one.city} lies on ${two.city}`)
      }
    }
    for (const { city, x, y, radius } of marks) {
      const aside = Math.max(one.left - x, x - one.right, 0)
      const away = Math.max(one.top - y, y - one.bottom, 0)
      if (Math.hypot(aside, away) < radius - 1) faults.push(`the name of ${one.city} lies on the mark of ${city}`)
    }
    if (one.left < sheet.left || one.right > sheet.right || one.top < sheet.top || one.bottom > sheet.bottom) {
      faults.push(`${one.city} is cut off at the edge of the board`)
    }
    const across = one.left >= board.left && one.right <= board.right
    const inside = across && one.top >= board.top && one.bottom <= board.bottom
    const corners = [[one.left, one.top], [one.right, one.top], [one.left, one.bottom], [one.right, one.bottom]]
    const covered = corners.some(([x, y]) => !document.elementFromPoint(x, y)?.closest('.window'))
    if (inside && !covered) seen.push(one.city)
  }
  const ends = [...map.querySelectorAll('[data-city]:has(.ring)')].map((mark) => mark.dataset.city)
  return { faults, seen, texts, smallest, ends }
}
"""
