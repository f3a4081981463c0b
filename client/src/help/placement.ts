/** Where a card stands that explains something: beside it, and never on it or on what is needed for it. */

export interface Size {
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
}

export type Box = Place & Size

/** Between the card and what it speaks of; the arrow needs as much. */
export const GAP = 22
/** Between the card and the edge of the window. */
const MARGIN = 8
/** How finely the window is searched for a free place. */
const STEPS = 12

/** However little is hidden: any other place is better. */
const HIDING = 1_000_000
const CROWDING = 0.05
const DISTANCE = 20

export interface Scene {
  window: Size
  /** What the card speaks of, if it can be seen. */
  target: Box | null
  /** What must not be covered besides. */
  needed: readonly Box[]
  /** What is better left uncovered. */
  spared: readonly Box[]
}

/** The best place for a card of this size: nothing needed is covered if that is possible at all, and it is close by. */
export function place(card: Size, scene: Scene): Place {
  let best = { left: 0, top: 0 }
  let least = Infinity
  for (const at of candidates(card, scene)) {
    const cost = costOf({ ...at, ...card }, scene)
    if (cost < least) [best, least] = [at, cost]
  }
  return best
}

/** Whether a card here covers something that it must not. */
export function covers(card: Box, { target, needed }: Scene): boolean {
  return [target, ...needed].some((box) => box !== null && overlap(card, box) > 0)
}

/** A place that keeps the card inside the window. */
export function inside({ left, top }: Place, card: Size, window: Size): Place {
  return {
    left: Math.max(MARGIN, Math.min(left, window.width - card.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, window.height - card.height - MARGIN)),
  }
}

/** The shortest line from the card to what it speaks of; null when they touch. */
export function arrow(card: Box, target: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const [x1, x2] = nearest(card.left, card.left + card.width, target.left, target.left + target.width)
  const [y1, y2] = nearest(card.top, card.top + card.height, target.top, target.top + target.height)
  return Math.hypot(x2 - x1, y2 - y1) < 4 ? null : { x1, y1, x2, y2 }
}

/** The part of a box that lies in another one; null when there is none. */
export function clip(box: Box, frame: Box): Box | null {
  const left = Math.max(box.left, frame.left)
  const top = Math.max(box.top, frame.top)
  const width = Math.min(box.left + box.width, frame.left + frame.width) - left
  const height = Math.min(box.top + box.height, frame.top + frame.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

function costOf(card: Box, { target, needed, spared }: Scene): number {
  const sum = (boxes: readonly Box[]) => boxes.reduce((total, box) => total + overlap(card, box), 0)
  const away = target ? Math.max(0, distance(card, target) - GAP) : 0
  return HIDING * (sum(needed) + (target ? overlap(card, target) : 0)) + CROWDING * sum(spared) + DISTANCE * away
}

/** Beside the target on each side, at both ends and in the middle of it; and everywhere else, coarsely. */
function candidates(card: Size, { window, target }: Scene): Place[] {
  const found: Place[] = []
  if (target) {
    const across = [target.left, target.left + (target.width - card.width) / 2, target.left + target.width - card.width]
    const down = [target.top, target.top + (target.height - card.height) / 2, target.top + target.height - card.height]
    for (const left of across) {
      found.push({ left, top: target.top - card.height - GAP }, { left, top: target.top + target.height + GAP })
    }
    for (const top of down) {
      found.push({ left: target.left - card.width - GAP, top }, { left: target.left + target.width + GAP, top })
    }
  }
  for (let row = 0; row <= STEPS; row += 1) {
    for (let column = 0; column <= STEPS; column += 1) {
      found.push({
        left: MARGIN + ((window.width - card.width - 2 * MARGIN) * column) / STEPS,
        top: MARGIN + ((window.height - card.height - 2 * MARGIN) * row) / STEPS,
      })
    }
  }
  return found.map((at) => inside(at, card, window))
}

function overlap(one: Box, other: Box): number {
  const shared = clip(one, other)
  return shared ? shared.width * shared.height : 0
}

function distance(one: Box, other: Box): number {
  const line = arrow(one, other)
  return line ? Math.hypot(line.x2 - line.x1, line.y2 - line.y1) : 0
}

/** The ends of the shortest way between two ranges: the middle of what they share, or the edges that face each other. */
function nearest(from: number, to: number, start: number, end: number): [number, number] {
  if (to < start) return [to, start]
  if (end < from) return [from, end]
  const middle = (Math.max(from, start) + Math.min(to, end)) / 2
  return [middle, middle]
}
