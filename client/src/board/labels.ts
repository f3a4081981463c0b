/** City labels at any zoom: never too small to read, and where they overlap the important ones win. */

import type { Geometry, LabelPlace } from '../generated/protocol'
import type { Point } from '../lib/geometry'

export interface Label {
  city: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  size: number
  /** The width that the letters are fitted to. */
  length: number
}

type Box = readonly [number, number, number, number]

/** In pixels of the screen. */
const SMALLEST = 11.5
const AIR = 2

/** The names to draw at `k` pixels a unit; those of `first` before all others. */
export function labelsAt(geometry: Geometry, k: number, first: ReadonlySet<string>, weight: (city: string) => number): Label[] {
  const cities = Object.keys(geometry.labels).sort(
    (a, b) => Number(first.has(b)) - Number(first.has(a)) || weight(b) - weight(a) || (a < b ? -1 : 1),
  )
  const taken: Box[] = []
  const labels: Label[] = []
  for (const city of cities) {
    const place = geometry.labels[city]!
    const scale = Math.max(1, SMALLEST / (place.size * k))
    const box = grown(place, geometry.cities[city]!, scale)
    if (scale > 1 && taken.some((other) => overlap(box, other, AIR / k))) continue
    taken.push(box)
    labels.push({
      city,
      x: place.at[0],
      y: box[1] + (place.at[1] - place.box[1]) * scale,
      anchor: place.anchor,
      size: place.size * scale,
      length: (place.box[2] - 2) * scale,
    })
  }
  return labels
}

/** The box of a name that is drawn larger: it grows away from its city. */
function grown(place: LabelPlace, [, cityY]: Point, scale: number): Box {
  const [left, top, width, height] = place.box
  const w = width * scale
  const h = height * scale
  const x = place.anchor === 'start' ? left : place.anchor === 'end' ? left + width - w : left + (width - w) / 2
  const above = top + height <= cityY
  const below = top >= cityY
  const y = above ? top + height - h : below ? top : top + (height - h) / 2
  return [x, y, w, h]
}

function overlap(a: Box, b: Box, air: number): boolean {
  return (
    a[0] < b[0] + b[2] + air && b[0] < a[0] + a[2] + air && a[1] < b[1] + b[3] + air && b[1] < a[1] + a[3] + air
  )
}
