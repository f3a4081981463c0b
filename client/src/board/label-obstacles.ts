/** What the names of a board should not cover: the marks of cities, and the spaces of routes. Known once for each board. */

import type { Geometry } from '../generated/protocol'
import type { Point } from '../lib/geometry'
import { along, distanceFrom, distanceToLine, type Box, type Segment } from './label-boxes'
import { CITY_RADIUS, STOP_RADIUS } from './symbols'

/** The size of a cell of the grid in which the sample points of spaces are found, in board units. */
const CELL = 40

export class Obstacles {
  readonly #cities: { id: string; at: Point; radius: number }[]
  readonly #columns: number
  /** The sample points of spaces, x and y in turn, by cell. */
  readonly #cells = new Map<number, number[]>()

  constructor(geometry: Geometry) {
    this.#columns = Math.ceil(geometry.view[2] / CELL) + 2
    this.#cities = Object.entries(geometry.cities).map(([id, at]) => ({
      id, at, radius: geometry.labels[id] ? CITY_RADIUS : STOP_RADIUS,
    }))
    const [length, width] = geometry.space
    for (const track of Object.values(geometry.routes)) {
      for (const [x, y, angle] of track.spaces) {
        const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
        for (const a of [-0.42 * length, 0, 0.42 * length]) {
          for (const b of [-0.4 * width, 0, 0.4 * width]) this.#add(x + a * c - b * s, y + a * s + b * c)
        }
      }
    }
  }

  radius(city: string): number {
    return this.#cities.find(({ id }) => id === city)!.radius
  }

  /** How far a box is from the mark of its own city, and from the nearest other mark; less than 0 where it lies on it. */
  gaps(box: Box, city: string): { own: number; others: number } {
    let [own, others] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const { id, at, radius } of this.#cities) {
      const gap = distanceFrom(box, at) - radius
      if (id === city) own = gap
      else if (gap < others) others = gap
    }
    return { own, others }
  }

  /** Whether a leader line touches the mark of a city other than its own. */
  meetsCity(line: Segment, own: string): boolean {
    return this.#cities.some(({ id, at, radius }) => id !== own && distanceToLine(line, at) < radius + 3)
  }

  /** How much of spaces a box covers: nine for a whole one. */
  coveredBy([left, top, width, height]: Box): number {
    let count = 0
    for (let row = Math.floor(top / CELL); row <= (top + height) / CELL; row++) {
      for (let column = Math.floor(left / CELL); column <= (left + width) / CELL; column++) {
        const points = this.#cells.get(row * this.#columns + column)
        if (!points) continue
        for (let k = 0; k < points.length; k += 2) {
          const [x, y] = [points[k]!, points[k + 1]!]
          if (x > left && x < left + width && y > top && y < top + height) count++
        }
      }
    }
    return count
  }

  /** How much of spaces a leader line crosses, in the same measure. */
  crossedBy(line: Segment): number {
    return along(line, 8).reduce((count, [x, y]) => count + Math.min(1, this.coveredBy([x - 5, y - 5, 10, 10])), 0)
  }

  #add(x: number, y: number): void {
    const cell = Math.floor(y / CELL) * this.#columns + Math.floor(x / CELL)
    const points = this.#cells.get(cell)
    if (points) points.push(x, y)
    else this.#cells.set(cell, [x, y])
  }
}

const known = new WeakMap<Geometry, Obstacles>()

export function obstaclesOf(geometry: Geometry): Obstacles {
  let obstacles = known.get(geometry)
  if (!obstacles) known.set(geometry, (obstacles = new Obstacles(geometry)))
  return obstacles
}
