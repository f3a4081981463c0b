/** The places that the name of a city can have at a zoom, and what each of them costs. */

import type { Geometry, LabelPlace } from '../generated/protocol'
import type { Point } from '../lib/geometry'
import { around, contains, nearestIn, type Box, type Segment } from './label-boxes'
import type { Obstacles } from './label-obstacles'
import { Tier, type Candidate, type Places } from './label-search'

/** Sizes of type in pixels of the screen, the preferred one first; none is smaller than can be read. */
const SIZES = [11.5, 10.75, 10]
/** From the mark of a city to its name, in board units. */
const GAP = 3
/** A corner of the box of a name may touch its city's mark: it is empty. */
const TOUCH = -1.1
/** From a name to the mark of any other city, in board units. */
const APART = 1
/** How far away names with a leader line are, in pixels. */
const AWAY = [12, 22, 34, 48, 68, 94]

// The unit of costs is a sample point of a covered space, of which a space has nine.
const OTHER_SIDE = 1
const SMALLER = 2.5
const leaderCost = (pixels: number) => 8 + 0.2 * pixels
/** For a name that is nearer to another city than to its own. */
const STRAY = 7
const STRAY_WITH_LEADER = 2
/** For a name on the mark of another city: only where a name has to be. */
const OVER_CITY = 60

/** The places on the board that cover no city; others too for a name that has to be somewhere. */
export function placesOf(geometry: Geometry, obstacles: Obstacles, city: string, k: number, must: boolean): Places {
  const home = geometry.labels[city]!
  const at = geometry.cities[city]!
  const mark = obstacles.radius(city)
  const sizes = [...new Set(SIZES.map((pixels) => Math.max(home.size, pixels / k)))]

  const candidates = (boxes: readonly Box[], step: number, cost: number, led: boolean, overCities = false) => {
    const found: Candidate[] = []
    for (const box of boxes) {
      if (!contains(geometry.view, box)) continue
      const { own, others } = obstacles.gaps(box, city)
      const leader = led ? leaderTo(box, at, mark) : null
      if (own < TOUCH) continue
      if (!overCities && (others < APART || (leader && obstacles.meetsCity(leader, city)))) continue
      const stray = own < others ? 0 : leader ? STRAY_WITH_LEADER : STRAY
      const covered = obstacles.coveredBy(box) + (leader ? obstacles.crossedBy(leader) : 0)
      const extra = step * SMALLER + (overCities ? OVER_CITY : 0)
      found.push({ box, size: sizes[step]!, leader, cost: cost + extra + stray + covered })
    }
    return found
  }
  const boxesAround = (radius: number, step: number) => {
    const scale = sizes[step]! / home.size
    return around(at, radius, home.box[2] * scale, home.box[3] * scale)
  }
  const atHome = (step: number) => candidates([grown(home, at, sizes[step]! / home.size)], step, 0, false)
  const beside = (step: number, overCities = false) =>
    candidates(boxesAround(mark + GAP, step), step, OTHER_SIDE, false, overCities)
  const away = (pixels: number, step: number, overCities = false) =>
    candidates(boxesAround(mark + GAP + pixels / k, step), step, leaderCost(pixels), true, overCities)

  const steps = [...sizes.keys()]
  const tiers = [
    new Tier(0, () => atHome(0)),
    new Tier(OTHER_SIDE, () => beside(0)),
    new Tier(SMALLER, () => steps.slice(1).flatMap((step) => [...atHome(step), ...beside(step)])),
    ...AWAY.map((pixels) => new Tier(leaderCost(pixels), () => steps.flatMap((step) => away(pixels, step)))),
  ]
  if (must) {
    const least = steps.at(-1)!
    tiers.push(new Tier(OVER_CITY, () => [...beside(least, true), ...AWAY.flatMap((pixels) => away(pixels, least, true))]))
  }
  return { reach: reachOf(at, mark + GAP + AWAY.at(-1)! / k, home, sizes[0]! / home.size), tiers }
}

function reachOf([x, y]: Point, far: number, home: LabelPlace, scale: number): Box {
  const [aside, away] = [far + home.box[2] * scale, far + home.box[3] * scale]
  return [x - aside, y - away, 2 * aside, 2 * away]
}

/** The place that the layout chose, at a larger size: it grows away from its city. */
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

/** A line from the edge of a city's mark to the nearest point of its name. */
function leaderTo(box: Box, at: Point, radius: number): Segment {
  const to = nearestIn(box, at)
  const far = Math.hypot(to[0] - at[0], to[1] - at[1])
  return [[at[0] + ((to[0] - at[0]) * radius) / far, at[1] + ((to[1] - at[1]) * radius) / far], to]
}
