import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Geometry } from '../generated/protocol'
import { contains, cross, enters, overlap } from './label-boxes'
import { obstaclesOf } from './label-obstacles'
import { labelsAt, type Label } from './labels'

const folder = join(import.meta.dirname, '../../../src/northline/drawing/geometry')
const boards = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Geometry)
const alike = () => 1

/** From a phone that shows the whole board to a large screen; the first ones are those of laptops. */
const LAPTOPS = [0.48, 0.51, 0.5365, 0.5534, 0.6, 0.64, 0.67, 0.72]
const ZOOMS = [...LAPTOPS, 0.24, 0.31, 0.39, 1, 1.9]

function faults(board: Geometry, labels: readonly Label[], k: number): string[] {
  const obstacles = obstaclesOf(board)
  const found: string[] = []
  labels.forEach((one, index) => {
    if (one.size * k < 9.99) found.push(`${one.city} is too small`)
    if (!contains(board.view, one.box)) found.push(`${one.city} is off the board`)
    const { own, others } = obstacles.gaps(one.box, one.city)
    if (own < -1.1 || others < 0) found.push(`${one.city} lies on a city`)
    for (const two of labels.slice(0, index)) {
      if (overlap(one.box, two.box, { x: 0, y: 0 })) found.push(`${one.city} lies on ${two.city}`)
      if (one.leader && two.leader && cross(one.leader, two.leader)) found.push(`the lines of ${one.city} and ${two.city} cross`)
      for (const [line, name] of [[one, two], [two, one]] as const) {
        if (line.leader && enters(line.leader, name.box)) found.push(`${name.city} lies on the line of ${line.city}`)
      }
    }
  })
  return found
}

describe.each(boards.map((board) => [board.edition, board] as const))('names on the board of %s', (_, board) => {
  const all = Object.keys(board.labels).sort()

  it.each(ZOOMS)('are all there, readable and apart at a zoom of %f', (k) => {
    const labels = labelsAt(board, k, alike)
    expect(labels.map((label) => label.city).sort()).toEqual(all)
    expect(faults(board, labels, k)).toEqual([])
  })

  it.each(LAPTOPS)('leave nearly all spaces uncovered at a zoom of %f', (k) => {
    const covered = labelsAt(board, k, alike).reduce((sum, { box }) => sum + obstaclesOf(board).coveredBy(box), 0)
    const spaces = Object.values(board.routes).reduce((sum, track) => sum + track.spaces.length, 0)
    expect(covered / (9 * spaces)).toBeLessThan(0.04)
  })

  it('stay where the layout has them when there is room', () => {
    for (const { city, box } of labelsAt(board, 1, alike)) {
      for (const [side, place] of board.labels[city]!.box.entries()) expect(box[side], city).toBeCloseTo(place)
    }
  })

  it('are the same every time', () => {
    expect(labelsAt(board, 0.3, alike)).toEqual(labelsAt(board, 0.3, alike))
  })

  it('make way for the important ones where not all fit', () => {
    const k = 0.15
    const missing = (first: Set<string>) => {
      const labels = labelsAt(board, k, alike, first)
      expect(faults(board, labels, k).filter((fault) => !fault.endsWith('on a city'))).toEqual([])
      return all.filter((city) => !labels.some((label) => label.city === city))
    }
    const hidden = missing(new Set())
    expect(hidden.length).toBeGreaterThan(0)
    const wanted = new Set(hidden.slice(0, 6))
    expect(missing(wanted).filter((city) => wanted.has(city))).toEqual([])
  })
})

describe('a board without a careful layout', () => {
  const place = (x: number, y: number) => ({ at: [x, y + 25], anchor: 'middle', size: 16, box: [x - 41, y + 11, 82, 18] })
  /** Sixteen cities so near to each other that the names below them would be one heap. */
  const spots = Array.from({ length: 16 }, (_, n) => [200 + 60 * (n % 4), 200 + 50 * Math.floor(n / 4)] as const)
  const rough = {
    edition: 'own', view: [0, 0, 600, 600], space: [36, 13], routes: {},
    cities: Object.fromEntries(spots.map((at, n) => [`c${n}`, at])),
    labels: Object.fromEntries(spots.map(([x, y], n) => [`c${n}`, place(x, y)])),
  } as unknown as Geometry

  it.each([0.7, 1, 2])('gets its names apart at a zoom of %f', (k) => {
    const labels = labelsAt(rough, k, alike)
    expect(labels).toHaveLength(16)
    expect(faults(rough, labels, k)).toEqual([])
  })
})
