import { describe, expect, it } from 'vitest'
import { BUTTONS, contain, frame, limits, moveBy, opening, reveal, zoomAt } from './camera'

const board = { width: 1000, height: 500 }
const screen = { width: 816, height: 616 }

describe('the camera', () => {
  it('shows the whole board in the middle', () => {
    expect(contain(board, screen)).toEqual({ k: 0.8, x: 8, y: 108 })
  })

  it('keeps the place under the pointer when it zooms', () => {
    const before = zoomAt(contain(board, screen), { x: 400, y: 300 }, 2, board, screen)
    const after = zoomAt(before, { x: 300, y: 200 }, 1.2, board, screen)
    const at = (camera: typeof after) => (300 - camera.x) / camera.k
    expect(at(after)).toBeCloseTo(at(before))
  })

  it('never shows less than the least nor more than the most', () => {
    const { least, most } = limits(board, screen)
    const start = contain(board, screen)
    expect(zoomAt(start, { x: 0, y: 0 }, 0.01, board, screen).k).toBe(least)
    expect(zoomAt(start, { x: 0, y: 0 }, 100, board, screen).k).toBe(most)
  })

  it('leaves no more than a margin bare', () => {
    const near = zoomAt(contain(board, screen), { x: 400, y: 300 }, 2, board, screen)
    const right = moveBy(near, 5000, 5000, board, screen)
    expect(right.x).toBeLessThanOrEqual(8)
    const left = moveBy(near, -5000, -5000, board, screen)
    expect(left.x + board.width * left.k).toBeGreaterThanOrEqual(screen.width - BUTTONS)
  })

  it('brings a city into sight', () => {
    const near = zoomAt(contain(board, screen), { x: 0, y: 0 }, 3, board, screen)
    const moved = reveal(near, [900, 400], board, screen)
    const x = moved.x + 900 * moved.k
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(screen.width)
  })

  it('begins nearer on a small screen, where the whole board could not be read', () => {
    const phone = { width: 360, height: 420 }
    expect(opening(board, phone).k).toBeGreaterThan(contain(board, phone).k)
    expect(opening(board, { width: 1600, height: 900 })).toEqual(contain(board, { width: 1600, height: 900 }))
  })

  it('frames a part of the board', () => {
    const camera = frame([400, 200, 100, 100], board, screen)
    expect(camera.x + 450 * camera.k).toBeCloseTo(screen.width / 2)
  })

  it('frames a part at the edge of the board to the left of the buttons', () => {
    const camera = frame([700, 100, 300, 300], board, { width: 400, height: 300 }, { air: 0, right: BUTTONS })
    expect(camera.x + 1000 * camera.k).toBeLessThanOrEqual(400 - BUTTONS + 1e-9)
  })
})
