/**
 * Where things lie on the drawing board. What the server has laid out stays where it put it; cities that were moved or added since, and
 * their routes, are placed here at once, so that the board follows the hand. The full layout comes when the hand rests.
 */

import type { Geometry } from '../generated/protocol'
import type { MapCity, MapDocument } from './document'

export interface Space {
  x: number
  y: number
  angle: number
}

/** From latitudes and longitudes to the board, and back: scaled alike in both directions. */
export interface Projection {
  toBoard(at: readonly [number, number]): readonly [number, number]
  toWorld(place: readonly [number, number]): readonly [number, number]
}

export interface Placed {
  view: readonly [number, number, number, number]
  cities: ReadonlyMap<string, readonly [number, number]>
  tracks: ReadonlyMap<string, readonly Space[]>
  projection: Projection
  /** Whether all of it is as the server laid it out. */
  settled: boolean
}

/** The geometry together with the document that it was made for. */
export interface LaidOut {
  geometry: Geometry
  of: MapDocument
}

/** Whether a layout that was kept can be one of this document. */
export function fits(geometry: Geometry, { board }: MapDocument): boolean {
  return (
    board.cities.length === Object.keys(geometry.cities).length &&
    board.routes.length === Object.keys(geometry.routes).length &&
    board.cities.every(({ id }) => geometry.cities[id]) &&
    board.routes.every(({ id, length }) => geometry.routes[id]?.spaces.length === length)
  )
}

/** Whether two documents are drawn alike: rules, tickets and colours change nothing. */
export function sameBoard(one: MapDocument, other: MapDocument): boolean {
  if (one === other) return true
  const drawn = ({ name, board }: MapDocument) => [
    name,
    board.cities.map(({ id, name: called, named, at }) => [id, called, named ?? true, at]),
    board.routes.map(({ id, from, to, length, bonus_draw }) => [id, from, to, length, bonus_draw ?? 0]),
  ]
  return JSON.stringify(drawn(one)) === JSON.stringify(drawn(other))
}

type Ends = readonly [readonly [number, number], readonly [number, number]]
const NOBODY: ReadonlySet<string> = new Set()
const far = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])
/** How far cities may be from where a layout has them, and their routes still keep their bends. */
const NEAR = 150
const PITCH = 40
const EMPTY_SIZE = [1000, 760] as const

/**
 * Place everything. Without a layout, the `held` projection stays as long as all cities lie on the board: it would be confusing if
 * everything moved with each new city. It stays as well while cities are dragged, and they are where the pointer is, wherever a layout
 * has them.
 */
export function place(document: MapDocument, laidOut: LaidOut | null, held: Projection | null = null, dragged: ReadonlySet<string> = NOBODY): Placed {
  const { cities, routes } = document.board
  const before = new Map(laidOut?.of.board.cities.map((city) => [city.id, city]))
  const geometry = laidOut?.geometry ?? null
  const keeps = held !== null && (dragged.size > 0 || (!geometry && holds(held, cities)))
  const projection = keeps ? held : geometry ? fitted(geometry, [...before.values()]) : plain(document)
  const stays = (city: MapCity) => {
    const then = before.get(city.id)
    return !dragged.has(city.id) && !!geometry?.cities[city.id] && then?.at[0] === city.at[0] && then?.at[1] === city.at[1]
  }
  const still = new Set(cities.filter(stays).map(({ id }) => id))
  const places = new Map(
    cities.map((city) => [city.id, still.has(city.id) ? geometry!.cities[city.id]! : projection.toBoard(city.at)] as const),
  )
  const tracks = new Map<string, readonly Space[]>()
  const parallel = new Map<string, string[]>()
  for (const route of routes) {
    const pair = [route.from, route.to].sort().join('/')
    parallel.set(pair, [...(parallel.get(pair) ?? []), route.id])
  }
  const then = new Map(laidOut?.of.board.routes.map((route) => [route.id, route]))
  let settled = still.size === cities.length && before.size === cities.length && then.size === routes.length
  for (const route of routes) {
    const track = geometry?.routes[route.id]
    const was = then.get(route.id)
    const same = was && was.from === route.from && was.to === route.to && was.length === route.length
    if (track && same && still.has(route.from) && still.has(route.to)) {
      tracks.set(route.id, track.spaces.map(([x, y, angle]) => ({ x, y, angle })))
      continue
    }
    settled = false
    const a = places.get(route.from)
    const b = places.get(route.to)
    if (!a || !b) continue
    const [a0, b0] = [geometry?.cities[route.from], geometry?.cities[route.to]]
    if (track && same && a0 && b0 && Math.max(far(a, a0), far(b, b0)) < NEAR) {
      tracks.set(route.id, carried(track.spaces, [a0, b0], [a, b]))
      continue
    }
    const twins = parallel.get([route.from, route.to].sort().join('/')) ?? [route.id]
    const aside = (twins.indexOf(route.id) - (twins.length - 1) / 2) * 17 * (route.from < route.to ? 1 : -1)
    tracks.set(route.id, straight(a, b, Math.min(route.length, 30), aside))
  }
  return { view: geometry?.view ?? [0, 0, ...EMPTY_SIZE], cities: places, tracks, projection, settled: settled && geometry !== null }
}

/** Spaces that go along with the ends of their route, which have moved a little since they were arranged. */
function carried(spaces: readonly (readonly [number, number, number])[], [a0, b0]: Ends, [a, b]: Ends): Space[] {
  const turned = ((Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.atan2(b0[1] - a0[1], b0[0] - a0[0])) * 180) / Math.PI
  return spaces.map(([x, y, angle], k) => {
    const share = (k + 0.5) / spaces.length
    const along = (axis: 0 | 1) => (a[axis] - a0[axis]) * (1 - share) + (b[axis] - b0[axis]) * share
    return { x: x + along(0), y: y + along(1), angle: angle + turned }
  })
}

function straight(a: readonly [number, number], b: readonly [number, number], count: number, aside: number): Space[] {
  const long = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6)
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  const pitch = Math.min(PITCH, (long - 22) / count)
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI
  return Array.from({ length: count }, (_, k) => {
    const along = long / 2 + (k - (count - 1) / 2) * pitch
    return { x: a[0] + ux * along - uy * aside, y: a[1] + uy * along + ux * aside, angle }
  })
}

/** The projection that agrees best with a layout. */
function fitted(geometry: Geometry, cities: readonly MapCity[]): Projection {
  const known = cities.filter(({ id }) => geometry.cities[id])
  if (known.length < 2) return scaled(known, geometry.view)
  const flat = flatness(known)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const us = known.map(({ at }) => at[1] * flat)
  const vs = known.map(({ at }) => -at[0])
  const xs = known.map(({ id }) => geometry.cities[id]![0])
  const ys = known.map(({ id }) => geometry.cities[id]![1])
  const [mu, mv, mx, my] = [mean(us), mean(vs), mean(xs), mean(ys)]
  // A similarity (turned and scaled), by least squares.
  let [p, q, size] = [0, 0, 0]
  for (let k = 0; k < known.length; k++) {
    const [u, v, x, y] = [us[k]! - mu, vs[k]! - mv, xs[k]! - mx, ys[k]! - my]
    p += u * x + v * y
    q += u * y - v * x
    size += u * u + v * v
  }
  if (size === 0) return scaled(known, geometry.view)
  ;[p, q] = [p / size, q / size]
  const square = p * p + q * q
  return {
    toBoard: ([lat, lon]) => {
      const [u, v] = [lon * flat - mu, -lat - mv]
      return [mx + p * u - q * v, my + q * u + p * v]
    },
    toWorld: ([x, y]) => {
      const [dx, dy] = [x - mx, y - my]
      return [-(mv + (p * dy - q * dx) / square), (mu + (p * dx + q * dy) / square) / flat]
    },
  }
}

function holds(held: Projection, cities: readonly MapCity[]): boolean {
  const inside = ([x, y]: readonly [number, number]) => x >= 0 && y >= 0 && x <= EMPTY_SIZE[0] && y <= EMPTY_SIZE[1]
  return cities.every(({ at }) => inside(held.toBoard(at)))
}

/** Coasts on the board, before the server has drawn them. */
export function coastPath(land: readonly (readonly (readonly [number, number])[])[], { toBoard }: Projection): string {
  const rings = land.map((ring) => ring.map(([lon, lat]) => toBoard([lat, lon])))
  const seen = rings.filter((ring) => ring.some(([x, y]) => x > -400 && x < 2400 && y > -400 && y < 2000))
  return seen.map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`).join('')
}

function plain(document: MapDocument): Projection {
  return scaled(document.board.cities, [0, 0, ...EMPTY_SIZE])
}

/** The cities in the middle of a board; an empty one shows Europe. */
function scaled(cities: readonly MapCity[], view: readonly [number, number, number, number]): Projection {
  const at = cities.length ? cities.map((city) => city.at) : ([[36, -10], [60, 30]] as const)
  const lats = at.map(([lat]) => lat)
  const lons = at.map(([, lon]) => lon)
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)]
  const flat = flatness(cities.length ? cities : [{ at: [48, 10] }])
  const k = Math.min((0.8 * view[2]) / Math.max((east - west) * flat, 4), (0.8 * view[3]) / Math.max(north - south, 3))
  const [lat0, lon0] = [(south + north) / 2, (west + east) / 2]
  const [x0, y0] = [view[0] + view[2] / 2, view[1] + view[3] / 2]
  return {
    toBoard: ([lat, lon]) => [x0 + (lon - lon0) * flat * k, y0 - (lat - lat0) * k],
    toWorld: ([x, y]) => [lat0 - (y - y0) / k, lon0 + (x - x0) / (flat * k)],
  }
}

function flatness(cities: readonly { at: readonly [number, number] }[]): number {
  const mean = cities.reduce((sum, { at }) => sum + at[0], 0) / cities.length
  return Math.max(0.2, Math.cos((mean * Math.PI) / 180))
}
