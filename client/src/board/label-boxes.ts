/** Upright boxes and lines, as names and their leader lines need them. */

import type { Point } from '../lib/geometry'

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number]
export type Segment = readonly [Point, Point]

/** The room that has to be between two boxes. */
export interface Air {
  x: number
  y: number
}

export function overlap(a: Box, b: Box, air: Air): boolean {
  return (
    a[0] < b[0] + b[2] + air.x && b[0] < a[0] + a[2] + air.x && a[1] < b[1] + b[3] + air.y && b[1] < a[1] + a[3] + air.y
  )
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner[0] >= outer[0] && inner[1] >= outer[1] &&
    inner[0] + inner[2] <= outer[0] + outer[2] && inner[1] + inner[3] <= outer[1] + outer[3]
  )
}

/** The smallest box around some. */
export function union(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return [left, top, right - left, bottom - top]
}

/** The point of a box that is nearest to a point. */
export function nearestIn(box: Box, [x, y]: Point): Point {
  return [Math.min(Math.max(x, box[0]), box[0] + box[2]), Math.min(Math.max(y, box[1]), box[1] + box[3])]
}

/** The distance of a point from a box; 0 inside. */
export function distanceFrom([left, top, width, height]: Box, [x, y]: Point): number {
  const aside = Math.max(left - x, x - left - width, 0)
  const away = Math.max(top - y, y - top - height, 0)
  return Math.sqrt(aside * aside + away * away)
}

export function distanceToLine([[ax, ay], [bx, by]]: Segment, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1)
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Points along a line, both ends included, at most `step` apart. */
export function along([a, b]: Segment, step: number): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
  return Array.from({ length: count + 1 }, (_, k) => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count])
}

/** Whether a line enters a box. */
export function enters([a, b]: Segment, [left, top, width, height]: Box): boolean {
  // Liang–Barsky: the part of the line between the two sides, then between top and bottom.
  let [from, to] = [0, 1]
  const within = (start: number, delta: number, low: number, high: number) => {
    if (delta === 0) return start > low && start < high
    const [one, two] = [(low - start) / delta, (high - start) / delta]
    from = Math.max(from, Math.min(one, two))
    to = Math.min(to, Math.max(one, two))
    return from < to
  }
  return within(a[0], b[0] - a[0], left, left + width) && within(a[1], b[1] - a[1], top, top + height)
}

export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

/** Boxes of one size that touch a circle, all around it. */
export function around([x, y]: Point, radius: number, width: number, height: number): Box[] {
  const boxes: Box[] = []
  const add = (centreX: number, centreY: number) => boxes.push([centreX - width / 2, centreY - height / 2, width, height])
  const corner = radius * Math.SQRT1_2
  for (const side of [1, -1]) {
    for (const slide of [0, 0.35, -0.35]) add(x + side * (radius + width / 2), y + slide * height)
    for (const slide of [0, 0.2, -0.2, 0.4, -0.4]) add(x + slide * width, y + side * (radius + height / 2))
    for (const other of [1, -1]) add(x + side * (corner + width / 2), y + other * (corner + height / 2))
  }
  return boxes
}
