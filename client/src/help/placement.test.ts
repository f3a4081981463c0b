import { describe, expect, it } from 'vitest'
import { arrow, covers, GAP, inside, place, type Box, type Scene } from './placement'

const window = { width: 1280, height: 720 }
const card = { width: 304, height: 200 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const scene = (target: Box | null, more: Partial<Scene> = {}): Scene => ({ window, target, needed: [], spared: [], ...more })

const market = box(430, 640, 510, 60)
const board = box(0, 50, 960, 580)
const side = box(960, 50, 320, 670)

describe('the place of a card', () => {
  it('is right beside what it speaks of', () => {
    const at = place(card, scene(market))
    expect(at.top + card.height + GAP).toBe(market.top)
    expect(covers({ ...at, ...card }, scene(market))).toBe(false)
  })

  it('is away from what is needed', () => {
    const needed = [board, box(0, 0, 1280, 50)]
    const at = place(card, scene(box(300, 300, 20, 20), { needed }))
    expect(covers({ ...at, ...card }, scene(null, { needed }))).toBe(false)
    expect(at.left).toBeGreaterThanOrEqual(side.left)
  })

  it('spares what may be wanted when there is as good a place', () => {
    const target = box(600, 300, 40, 40)
    const left = place(card, scene(target, { spared: [box(640, 0, 640, 720), box(0, 0, 1280, 270)] }))
    expect(left.left).toBeLessThan(target.left)
  })

  it('stays in the window of a phone', () => {
    const phone = { width: 390, height: 844 }
    const wide = { width: 374, height: 190 }
    const map = box(0, 120, 390, 500)
    const at = place(wide, { window: phone, target: map, needed: [], spared: [] })
    expect(at).toEqual(inside(at, wide, phone))
    expect(covers({ ...at, ...wide }, { window: phone, target: map, needed: [], spared: [] })).toBe(false)
  })

  it('hides as little as possible where there is no room', () => {
    const small = { width: 320, height: 240 }
    const at = place(card, { window: small, target: box(0, 0, 320, 60), needed: [], spared: [] })
    expect(at.top + card.height).toBe(small.height - 8)
  })
})

describe('the arrow', () => {
  it('leads straight from the card to its target', () => {
    expect(arrow(box(100, 100, 100, 50), box(120, 200, 40, 20))).toEqual({ x1: 140, y1: 150, x2: 140, y2: 200 })
    expect(arrow(box(100, 100, 100, 50), box(300, 200, 40, 20))).toEqual({ x1: 200, y1: 150, x2: 300, y2: 200 })
  })

  it('is left out when they touch', () => {
    expect(arrow(box(0, 0, 50, 50), box(40, 40, 50, 50))).toBeNull()
  })
})
