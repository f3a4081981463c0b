/** What a card points at: finds it on the page and says where it is. */

import { clip, type Box } from './placement'

/** What scrolls or clips: outside of it nothing can be seen. */
const FRAMES = '.window, .scrolls, .panel, .strip, .shelf, aside'

/** The box of what can be seen of an element; null if that is nothing, or less than its middle. */
export function visibleBox(element: Element): Box | null {
  const whole = element.getBoundingClientRect()
  let seen: Box | null = clip(whole, { left: 0, top: 0, width: innerWidth, height: innerHeight })
  for (let frame = element.parentElement?.closest(FRAMES); frame && seen; frame = frame.parentElement?.closest(FRAMES)) {
    seen = clip(seen, frame.getBoundingClientRect())
  }
  const small = whole.width < innerWidth / 3 && whole.height < innerHeight / 3
  return seen && small && seen.width * seen.height < (whole.width * whole.height) / 2 ? null : seen
}

/** The first of these that can be seen. */
export function firstVisible(selectors: readonly string[]): { element: Element; box: Box } | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const box = visibleBox(element)
      if (box) return { element, box }
    }
  }
  return null
}

export function allVisible(selectors: readonly string[]): Box[] {
  if (!selectors.length) return []
  return [...document.querySelectorAll(selectors.join())].flatMap((element) => visibleBox(element) ?? [])
}

/** Bring the first of these into view where it lies in a list that scrolls. The board is left where it is. */
export function scrollTo(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = document.querySelector(selector)
    if (!element) continue
    if (!element.closest('.window')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return
  }
}
