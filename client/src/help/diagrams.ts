/**
 * The little pictures of the rules page: a route as the board draws it, and cards that pay for it. Everything in them is taken
 * from the edition: a ferry that it has, colours of its deck, what it takes for a locomotive.
 */

import type { CardCounts, CardName, ColorName, EditionDetails, RouteInfo, TrackPlace } from '../generated/protocol'
import { COLORS } from '../lib/cards'
import type { Point } from '../lib/geometry'

export interface DrawnTrack {
  route: RouteInfo
  track: TrackPlace
  owner?: number
  /** Closed to everybody. */
  closed?: boolean
}

export interface Diagram {
  name: 'route' | 'ferry' | 'tunnel' | 'double' | 'double.closed' | 'station'
  width: number
  height: number
  cities: readonly Point[]
  tracks: readonly DrawnTrack[]
  /** Where a station stands, and whose it is. */
  station?: { at: Point; seat: number }
  /** Ways to pay, each a row of cards. */
  ways: readonly (readonly CardName[])[]
  /** Cards turned over for a tunnel. */
  revealed: readonly CardName[]
}

/** A space, as boards draw it where there is room. */
export const SPACE = [36, 13] as const
const STEP = 40
const MARGIN = 26
const MOST_SPACES = 4

/** The picture that goes with a rule of an edition; null for most rules. */
export function diagramOf(edition: EditionDetails, rule: string): Diagram | null {
  const palette = colorsOf(edition)
  if (!palette.length) return null
  switch (rule) {
    case 'CLAIM-2':
      return plain(edition)
    case 'CLAIM-6':
      return double(edition)
    case 'FERRY-1':
    case 'FERRY-2':
    case 'FERRY-3':
      return ferry(edition, palette)
    case 'TUNNEL-2':
      return tunnel(edition, palette)
    case 'STATION-3':
      return station(edition)
    default:
      return null
  }
}

/** The cards of a row, counted, for words. */
export function counted(cards: readonly CardName[]): CardCounts {
  const counts: CardCounts = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

/** The colours of the deck; warm and cold ones take turns, so that neighbours differ. */
function colorsOf({ rules }: EditionDetails): readonly ColorName[] {
  const order: readonly ColorName[] = ['red', 'blue', 'yellow', 'green', 'orange', 'purple', 'black', 'white']
  return order.filter((color) => COLORS.includes(color) && (rules.deck[color] ?? 0) > 0)
}

function straight(route: RouteInfo, y: number): TrackPlace {
  const end = 2 * MARGIN + route.length * STEP
  return {
    line: [[MARGIN, y], [end - MARGIN, y]],
    spaces: Array.from({ length: route.length }, (_, k) => [MARGIN + (k + 0.5) * STEP, y, 0]),
  } as TrackPlace
}

function picture(name: Diagram['name'], routes: readonly RouteInfo[], more: Partial<Diagram> = {}): Diagram {
  const height = routes.length > 1 ? 70 : 44
  const width = 2 * MARGIN + Math.max(...routes.map((route) => route.length)) * STEP
  const middle = height / 2
  const tracks = routes.map((route, k) => ({ route, track: straight(route, middle + (k - (routes.length - 1) / 2) * 24) }))
  return {
    name, width, height, tracks, ways: [], revealed: [],
    cities: [[MARGIN - 10, middle], [width - MARGIN + 10, middle]],
    ...more,
  }
}

const row = (card: CardName, count: number): CardName[] => Array.from({ length: count }, () => card)

/** A route of the board that is short enough to draw: one with `wanted` spaces, else the nearest to it. */
function example(routes: readonly RouteInfo[], wanted: number, fits: (route: RouteInfo) => boolean): RouteInfo | null {
  const there = routes.filter((route) => route.length <= MOST_SPACES && fits(route))
  return there.sort((a, b) => Math.abs(a.length - wanted) - Math.abs(b.length - wanted))[0] ?? null
}

const undecorated = ({ bonus_draw, any_for_one }: RouteInfo) => !bonus_draw && !any_for_one

function plain({ routes, rules }: EditionDetails): Diagram | null {
  const route = example(routes, 3, (one) => one.kind === 'regular' && one.color !== 'gray' && undecorated(one))
  if (!route) return null
  const color = route.color as ColorName
  const wild = rules.locomotives_wild_on.includes('regular') && (rules.deck.locomotive ?? 0) > 0 && route.length > 1
  const mixed: CardName[] = [...row(color, route.length - 1), 'locomotive']
  return picture('route', [route], { ways: [row(color, route.length), ...(wild ? [mixed] : [])] })
}

/** A ferry paid with locomotives on its symbols, and with what the edition takes in their place. */
function ferry({ routes, rules }: EditionDetails, palette: readonly ColorName[]): Diagram | null {
  const ferries = (more: (route: RouteInfo) => boolean) =>
    example(routes, 3, (one) => one.kind === 'ferry' && one.symbols > 0 && undecorated(one) && more(one))
  const route = ferries(({ symbols, length }) => symbols === 1 && length > 1) ?? ferries(() => true)
  if (!route) return null
  const own = route.color === 'gray' ? palette[0]! : (route.color as ColorName)
  const others = palette.filter((color) => color !== own)
  const other = (k: number) => (others.length ? others[k % others.length]! : own)
  const rest = row(own, route.length - route.symbols)
  const ways: CardName[][] = []
  if ((rules.deck.locomotive ?? 0) > 0) ways.push([...row('locomotive', route.symbols), ...rest])
  const any = rules.ferry_any_for_one
  if (any) ways.push([...Array.from({ length: any * route.symbols }, (_, k) => other(k)), ...rest])
  else if (rules.ferry_symbol === 'locomotive_or_pair') {
    ways.push([...Array.from({ length: route.symbols }, (_, k) => row(other(k), 2)).flat(), ...rest])
  }
  return picture('ferry', [route], { ways })
}

/** A tunnel where some of the cards turned over cost more. */
function tunnel({ routes, rules }: EditionDetails, palette: readonly ColorName[]): Diagram | null {
  const route = example(routes, 2, (one) => one.kind === 'tunnel' && undecorated(one))
  if (!route || !rules.tunnel_reveal) return null
  const own = route.color === 'gray' ? palette[0]! : (route.color as ColorName)
  const other = palette.find((color) => color !== own) ?? own
  const shown: CardName[] = [own, other, ...((rules.deck.locomotive ?? 0) > 0 ? (['locomotive'] as const) : [other])]
  const revealed = Array.from({ length: Math.min(rules.tunnel_reveal, 5) }, (_, k) => shown[k] ?? other)
  return picture('tunnel', [route], { ways: [row(own, route.length)], revealed })
}

/** Two routes of one group, one of them claimed; with few players the other is closed. */
function double({ routes, rules }: EditionDetails): Diagram | null {
  const twins = (route: RouteInfo) =>
    route.group ? routes.filter((other) => other.group === route.group && other.length === route.length) : []
  const first = example(routes, 2, (one) => undecorated(one) && twins(one).length > 1 && one.kind !== 'ferry')
    ?? example(routes, 2, (one) => twins(one).length > 1)
  if (!first) return null
  const size = routes.filter((other) => other.group === first.group).length
  const closed = rules.open_tracks.some(([group, players, open]) => group === size && players === rules.players[0] && open === 1)
  const drawn = picture(closed ? 'double.closed' : 'double', twins(first).slice(0, 2))
  const [taken, left] = drawn.tracks
  return { ...drawn, tracks: [{ ...taken!, owner: 0 }, { ...left!, closed }] }
}

/** A station, and the route of somebody else that it may use. */
function station({ routes }: EditionDetails): Diagram | null {
  const route = example(routes, 3, (one) => one.kind === 'regular')
  if (!route) return null
  const drawn = picture('station', [route])
  const [taken] = drawn.tracks
  return { ...drawn, tracks: [{ ...taken!, owner: 1 }], station: { at: drawn.cities[1]!, seat: 0 } }
}
