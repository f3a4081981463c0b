/** Geometry of a board: curves, distances, hit tests. Lengths are in board units, angles in degrees, clockwise. */

import type { Geometry } from '../generated/protocol'

export type Point = readonly [number, number]

/** A smooth path through points. */
export function curve(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  let path = `M${first[0]} ${first[1]}`
  for (let k = 0; k + 1 < points.length; k++) {
    const p0 = points[Math.max(k - 1, 0)]!
    const p1 = points[k]!
    const p2 = points[k + 1]!
    const p3 = points[Math.min(k + 2, points.length - 1)]!
    const c1 = `${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)}`
    const c2 = `${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)}`
    path += `C${c1} ${c2} ${p2[0]} ${p2[1]}`
  }
  return path
}

/** The middle line of a route, from city to city. */
export function railOf(geometry: Geometry, route: { id: string; a: string; b: string }): Point[] {
  const line = geometry.routes[route.id]!.line
  return [geometry.cities[route.a]!, ...line.slice(1, -1), geometry.cities[route.b]!]
}

/** The same direction, turned by half a circle where it would be upside down. */
export function upright(angle: number): number {
  return ((((angle + 90) % 180) + 180) % 180) - 90
}

/** The distance from a point to a rotated rectangle; 0 inside. */
export function distanceToBox(
  [px, py]: Point,
  [x, y, angle]: readonly [number, number, number],
  [length, width]: readonly [number, number],
): number {
  const c = Math.cos((angle * Math.PI) / 180)
  const s = Math.sin((angle * Math.PI) / 180)
  const along = Math.abs((px - x) * c + (py - y) * s) - length / 2
  const aside = Math.abs((py - y) * c - (px - x) * s) - width / 2
  return Math.hypot(Math.max(along, 0), Math.max(aside, 0))
}

export type Hit = { kind: 'city'; id: string } | { kind: 'route'; id: string }

/** Hit test: the nearest city or route within reach of a point. */
export function hitTest(geometry: Geometry, point: Point, reach: number, cityReach = reach): Hit | null {
  let best: Hit | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (const [id, track] of Object.entries(geometry.routes)) {
    for (const space of track.spaces) {
      const distance = distanceToBox(point, space, geometry.space)
      if (distance <= reach && distance < nearest) {
        nearest = distance
        best = { kind: 'route', id }
      }
    }
  }
  for (const [id, [x, y]] of Object.entries(geometry.cities)) {
    const distance = Math.max(Math.hypot(point[0] - x, point[1] - y) - 9, 0)
    if (distance <= cityReach && distance < nearest) {
      nearest = distance
      best = { kind: 'city', id }
    }
  }
  return best
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The next city in a direction, for arrow keys: near, and not too far off the line. */
export function cityTowards(geometry: Geometry, from: string, direction: Direction, among: readonly string[]): string {
  const [x, y] = geometry.cities[from]!
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as [number, number]
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const id of among) {
    if (id === from) continue
    const [cx, cy] = geometry.cities[id]!
    const along = (cx - x) * dx + (cy - y) * dy
    const aside = Math.abs((cx - x) * dy - (cy - y) * dx)
    if (along <= 0 || aside > 2.5 * along) continue
    const cost = along + 2 * aside
    if (cost < least) {
      least = cost
      best = id
    }
  }
  return best
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
