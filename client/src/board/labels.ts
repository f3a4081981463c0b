/**
 * The names of cities at a zoom. The layout of a board has a place for every name at full size. Farther out names may
 * not shrink with the board, so they need other places: around their city, or a little away with a leader line.
 */

import type { Geometry, LabelPlace } from '../generated/protocol'
import type { Box, Segment } from './label-boxes'
import { obstaclesOf } from './label-obstacles'
import { placesOf } from './label-places'
import { settle, type Candidate } from './label-search'

export interface Label {
  city: string
  /** The middle of the baseline. */
  x: number
  y: number
  size: number
  /** The width that the letters are fitted to. */
  length: number
  box: Box
  /** From the city to a name that is not beside it. */
  leader: Segment | null
}

/**
 * The names to draw at `k` pixels a unit. Where not all of them fit, as on a phone, heavier cities win, and those of
 * `first` are always there.
 */
export function labelsAt(
  geometry: Geometry, k: number, weight: (city: string) => number, first: ReadonlySet<string> = new Set(),
): Label[] {
  const obstacles = obstaclesOf(geometry)
  const cities = Object.keys(geometry.labels)
  const places = new Map(cities.map((city) => [city, placesOf(geometry, obstacles, city, k, first.has(city))]))
  const chosen = settle(places, weight, first, { x: 4 / k, y: 0.5 / k })
  return [...chosen].map(([city, place]) => labelIn(geometry.labels[city]!, city, place))
}

function labelIn(place: LabelPlace, city: string, { box, size, leader }: Candidate): Label {
  const scale = size / place.size
  return {
    city, box, size, leader,
    x: box[0] + box[2] / 2,
    y: box[1] + (place.at[1] - place.box[1]) * scale,
    length: (place.box[2] - 2) * scale,
  }
}
