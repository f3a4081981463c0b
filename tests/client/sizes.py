"""What somebody notices at the first glance at a page, whatever the size of their screen: words that are cut off, a
button that lies under something else or is too small for a finger, a page that is wider than the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Size = tuple[int, int]

DESKTOPS: tuple[Size, ...] = ((1280, 720), (1366, 768), (1440, 900), (3840, 2160))
PHONES: tuple[Size, ...] = ((820, 1180), (390, 844), (844, 390))
"""With a finger: a tablet, a phone, and the phone held sideways."""

LEAST_TARGET = 24
"""Pixels that a control has at least, in both directions."""


class Looker:
    """Looks at one page in several sizes, and remembers what is wrong with it."""

    def __init__(self, page: Any, sizes: Iterable[Size]) -> None:
        self.page, self.sizes = page, tuple(sizes)
        self.faults: list[str] = []

    def look(self, situation: str, *, large: bool = True) -> None:
        """Look at the page in every size. It has the first size again afterwards. So many pixels take their time: where
        nothing new is to be expected of very large screens they can be left out."""
        for size in self.sizes:
            if size[0] > 2000 and not large:
                continue
            self.resize(size)
            self.note(situation, size, self.page.evaluate(FAULTS, {"least": LEAST_TARGET}))
        self.resize(self.sizes[0])

    def note(self, situation: str, size: Size, faults: Iterable[str]) -> None:
        self.faults += [f"{situation} at {size[0]}×{size[1]}: {fault}" for fault in faults]

    def resize(self, size: Size) -> None:
        now = self.page.viewport_size
        if (now["width"], now["height"]) != size:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SETTLED)

    def report(self) -> str:
        """All faults, each once, as lines. Nothing when all is well."""
        return "\n".join(dict.fromkeys(self.faults))


SETTLED = """
() => new Promise((resolve) => {
  let still = 0
  let before = ''
  const look = () => {
    const now = [...document.querySelectorAll('main, aside, .panel, .lesson, [data-dock], dialog[open]')]
      .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join()).join(' ')
    still = now === before ? still + 1 : 0
    before = now
    if (still >= 2) resolve()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})
"""
"""Resolves when nothing large has moved for some frames."""

FAULTS = """
({ least }) => {
  const faults = []
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="application"]'
  const name = (element) => {
    const words = (element.getAttribute('aria-label') || element.innerText || element.value || '').trim()
    const shown = words.replace(/\\s+/g, ' ').slice(0, 40)
    const kind = typeof element.className === 'string' && element.className.replace(/svelte-\\w+/g, '').trim()
    return `<${element.tagName.toLowerCase()}${kind ? '.' + kind.split(/\\s+/).join('.') : ''}> “${shown}”`
  }
  const style = (element) => getComputedStyle(element)
  const ancestors = function* (element) {
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) yield one
  }
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const hides = (value) => value === 'hidden' || value === 'clip'
  /** For screen readers only, or not shown at all. */
  const unseen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (const one of ancestors(element)) {
      if (one.matches('.skip:not(:focus)') || style(one).clipPath === 'inset(50%)') return true
    }
    return false
  }
  const modal = [...document.querySelectorAll('dialog[open], section.text')].at(-1)
  const inPlay = (element) => !modal || modal.contains(element)
  const told = (element) => element.closest('[title]') !== null

  // The page itself.
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) {
    const sticksOut = (one) => !one.closest('svg') && one.getBoundingClientRect().right > innerWidth + 1
    const widest = [...document.body.querySelectorAll('*')].find(sticksOut)
    faults.push(`the page is ${wide} px wider than the window${widest ? `: ${name(widest)}` : ''}`)
  }

  // Words that are cut off, and cannot be scrolled to.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!text.data.trim() || element.closest('svg, option, script, style')) continue
    if (!inPlay(element) || unseen(element)) continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (!box.width) continue
    let [across, down] = [true, true]
    for (const one of ancestors(element)) {
      const { overflowX, overflowY, textOverflow, position } = style(one)
      const frame = one.getBoundingClientRect()
      const cutAcross = across && hides(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)
      const cutDown = down && hides(overflowY) && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3)
      if (cutDown || (cutAcross && !(textOverflow === 'ellipsis' && told(element)))) {
        faults.push(`${name(element)} is cut off by ${one === element ? 'its own box' : name(one)}`)
        across = down = false
        break
      }
      if (scrolls(overflowX)) across = false
      if (scrolls(overflowY)) down = false
      if (position === 'fixed' && one !== modal && (box.bottom > innerHeight + 1 || box.top < -1) && down) {
        faults.push(`${name(element)} is outside of the window`)
        break
      }
    }
    const outside = box.left < -1 || box.right > innerWidth + 1
    if (across && outside) faults.push(`${name(element)} is outside of the window`)
  }

  // Controls that cannot be hit.
  const moved = new Map()
  const scroll = (element, box, x, y) => {
    for (const one of [...ancestors(element)].slice(1).concat(document.scrollingElement)) {
      const { overflowX, overflowY } = style(one)
      const root = one === document.scrollingElement
      const frame = root ? { left: 0, top: 0, width: innerWidth, height: innerHeight } : one.getBoundingClientRect()
      if (!root && !scrolls(overflowX) && !scrolls(overflowY)) continue
      if (!moved.has(one)) moved.set(one, [one.scrollLeft, one.scrollTop])
      const now = element.getClientRects()[0]
      if (root || scrolls(overflowX)) one.scrollLeft += now.left + now.width / 2 - frame.left - frame.width / 2
      if (root || scrolls(overflowY)) one.scrollTop += now.top + now.height / 2 - frame.top - frame.height / 2
    }
  }
  const target = document.querySelector('[data-lesson-target]')?.getBoundingClientRect()
  const within = (x, y, box) => box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!inPlay(control) || unseen(control) || control.closest('[inert]')) continue
    if (control.matches('input[type=checkbox], input[type=radio]') && control.closest('label')) continue
    scroll(control)
    const box = control.getClientRects()[0]
    if (!box) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const inText = style(control).display === 'inline'
    if (!inText && (box.width < least - 0.5 || box.height < least - 0.5)) {
      faults.push(`${name(control)} is only ${Math.round(box.width)}×${Math.round(box.height)} px large`)
    }
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      faults.push(`${name(control)} cannot be reached`)
      continue
    }
    if (control.matches('[role="application"]')) continue
    const hit = document.elementFromPoint(x, y)
    if (!hit || control.contains(hit) || hit.closest('label')?.contains(control)) continue
    // The card of a lesson may lie on what the step is not about.
    if (hit.closest('.lesson') && !within(x, y, target)) continue
    faults.push(`${name(control)} lies under ${name(hit)}`)
  }
  for (const [one, [left, top]] of moved) {
    one.scrollLeft = left
    one.scrollTop = top
  }

  // What tells the story of the game has room for some lines.
  if (!modal) {
    for (const [selector, lines] of [['.story', 96], ['.chat [role="log"]', 54]]) {
      const list = document.querySelector(selector)
      if (!list || unseen(list) || (selector === '.story' && document.querySelector('[data-dock="choice"]'))) continue
      if (list.clientHeight < lines) faults.push(`${name(list)} is only ${list.clientHeight} px high`)
    }
  }

  // The card of a lesson stands beside what it speaks of.
  const lesson = document.querySelector('.lesson')
  if (lesson && !modal) {
    const card = lesson.getBoundingClientRect()
    const says = (fault) => faults.push(`the card “${lesson.dataset.step}” ${fault}`)
    const across = (box) => Math.min(card.right, box.right) - Math.max(card.left, box.left)
    const down = (box) => Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top)
    const covers = (box) => across(box) > 1 && down(box) > 1
    if (card.left < 0 || card.top < 0) says('is not in the window')
    if (card.right > innerWidth || card.bottom > innerHeight) says('is not in the window')
    if (target && covers(target)) says('covers what it speaks of')
    if (!target && lesson.dataset.step !== 'welcome') says('points at nothing')
    for (const dock of document.querySelectorAll('[data-dock]')) {
      if (covers(dock.getBoundingClientRect())) says('covers the step in progress')
    }
  }
  return faults
}
"""
"""Everything that is wrong with the page as it is shown now, one sentence each."""
