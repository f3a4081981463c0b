/** A map as the document of its file, and the changes that people make to it. Every change makes a new document. */

import type { ColorName } from '../generated/protocol'

export interface MapCity {
  id: string
  name: string
  country: string
  at: readonly [number, number]
  [more: string]: unknown
}

export interface MapRoute {
  id: string
  from: string
  to: string
  length: number
  color: ColorName | 'gray'
  ferry?: number
  tunnel?: boolean
  group?: string
  bonus_draw?: number
  [more: string]: unknown
}

export interface MapTicket {
  id: string
  from: string
  to: string
  points: number
  long?: boolean
  [more: string]: unknown
}

export interface MapDocument {
  name: string
  atmosphere?: string
  rules: Readonly<Record<string, unknown>>
  board: {
    cities: readonly MapCity[]
    routes: readonly MapRoute[]
    tickets: readonly MapTicket[]
    [more: string]: unknown
  }
  [more: string]: unknown
}

type Kind = 'cities' | 'routes' | 'tickets'

/** What the server sent, with everything that the editor relies on. */
export function readable(sent: unknown): MapDocument {
  const document = (typeof sent === 'object' && sent ? sent : {}) as MapDocument
  const board = (typeof document.board === 'object' && document.board ? document.board : {}) as MapDocument['board']
  const entries = <T>(list: unknown): readonly T[] =>
    Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
  const cities = entries<MapCity>(board.cities).map((city) => ({ ...city, at: placeOf(city.at) }))
  return {
    ...document,
    name: typeof document.name === 'string' ? document.name : '',
    rules: typeof document.rules === 'object' && document.rules ? document.rules : {},
    board: { ...board, cities, routes: entries(board.routes), tickets: entries(board.tickets) },
  }
}

function placeOf(at: unknown): readonly [number, number] {
  const [lat, lon] = Array.isArray(at) ? at : []
  return [Number.isFinite(lat) ? lat : 0, Number.isFinite(lon) ? lon : 0]
}

/** A name as an id: "San Sebastián" is `san-sebastian`; another one where that is taken. */
export function idFor(name: string, taken: ReadonlySet<string>): string {
  const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }
  const plain =
    name
      .toLowerCase()
      .replace(/[øæßłđðþ]/g, (letter) => letters[letter]!)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 24) || 'city'
  let id = plain
  for (let n = 2; taken.has(id); n++) id = `${plain}-${n}`
  return id
}

const ids = (list: readonly { id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id))

function withBoard(document: MapDocument, change: Partial<MapDocument['board']>): MapDocument {
  return { ...document, board: { ...document.board, ...change } }
}

export function addCity(document: MapDocument, name: string, country: string, at: readonly [number, number]): MapDocument {
  const { cities } = document.board
  const id = idFor(name, ids(cities))
  return withBoard(document, { cities: [...cities, { id, name, country, at: rounded(at) }] })
}

/** Two decimals are a kilometre: enough for any board. */
export function rounded(at: readonly [number, number]): readonly [number, number] {
  const lat = Math.max(-90, Math.min(90, at[0]))
  const lon = ((((at[1] + 180) % 360) + 360) % 360) - 180
  return [Math.round(lat * 100) / 100, Math.round(lon * 100) / 100]
}

/** Without cities, and without the routes and tickets that lead there. */
export function deleteCities(document: MapDocument, gone: ReadonlySet<string>): MapDocument {
  const { cities, routes, tickets } = document.board
  const stays = (thing: { from: string; to: string }) => !gone.has(thing.from) && !gone.has(thing.to)
  return withBoard(document, {
    cities: cities.filter(({ id }) => !gone.has(id)),
    routes: grouped(routes.filter(stays)),
    tickets: tickets.filter(stays),
  })
}

/** A new route; beside another one it makes a double. */
export function addRoute(document: MapDocument, from: string, to: string, length: number): MapDocument {
  const { routes } = document.board
  const id = idFor(`${from}-${to}`, ids(routes))
  return withBoard(document, { routes: grouped([...routes, { id, from, to, length, color: 'gray' }]) })
}

export function addTicket(document: MapDocument, from: string, to: string, points: number): MapDocument {
  const { tickets } = document.board
  return withBoard(document, { tickets: [...tickets, { id: idFor(`${from}-${to}`, ids(tickets)), from, to, points }] })
}

export function deleteEntry(document: MapDocument, kind: 'routes' | 'tickets', id: string): MapDocument {
  const left = (document.board[kind] as readonly { id: string }[]).filter((entry) => entry.id !== id)
  return withBoard(document, { [kind]: kind === 'routes' ? grouped(left as unknown as readonly MapRoute[]) : left })
}

/** Change some keys of a city, a route or a ticket; a key that is undefined is left out from then on. */
export function changeEntry(document: MapDocument, kind: Kind, id: string, change: Readonly<Record<string, unknown>>): MapDocument {
  const list = document.board[kind] as readonly { id: string }[]
  const changed = list.map((entry) => (entry.id === id ? without({ ...entry, ...change }) : entry))
  return withBoard(document, { [kind]: kind === 'routes' ? grouped(changed as unknown as readonly MapRoute[]) : changed })
}

export function changeRules(document: MapDocument, change: Readonly<Record<string, unknown>>): MapDocument {
  return { ...document, rules: without({ ...document.rules, ...change }) }
}

/** Another number of players; what was said about tables that cannot be any more is left out. */
export function changePlayers(document: MapDocument, fewest: number, most: number): MapDocument {
  const tracks = (document.rules.open_tracks ?? {}) as Readonly<Record<string, Readonly<Record<string, number>>>>
  const kept = Object.entries(tracks).map(([name, tables]) => {
    const possible = Object.entries(tables).filter(([players]) => Number(players) >= fewest && Number(players) <= most)
    return [name, Object.fromEntries(possible)] as const
  })
  return changeRules(document, { players: [fewest, most], ...(kept.length ? { open_tracks: Object.fromEntries(kept) } : {}) })
}

function without<T extends object>(entry: T): T {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as T
}

/** Routes that join the same cities share a group, and others have none. */
function grouped(routes: readonly MapRoute[]): readonly MapRoute[] {
  const pair = (route: MapRoute) => [route.from, route.to].sort().join('/')
  const counts = new Map<string, number>()
  for (const route of routes) counts.set(pair(route), (counts.get(pair(route)) ?? 0) + 1)
  return routes.map((route) => {
    if ((counts.get(pair(route)) ?? 0) < 2) return route.group === undefined ? route : without({ ...route, group: undefined })
    const group = route.group || routes.find((other) => other.group && pair(other) === pair(route))?.group
    return { ...route, group: group || [route.from, route.to].sort().join('-').slice(0, 56) }
  })
}

/** The points that the rules give for each length, so that a new length has some. */
export function withPointsForLengths(document: MapDocument): MapDocument {
  const usual: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27 }
  const points = (document.rules.points ?? {}) as Readonly<Record<string, number>>
  const lacking = new Set(document.board.routes.map(({ length }) => length).filter((n) => Number.isInteger(n) && n > 0 && !(n in points)))
  if (lacking.size === 0) return document
  const added = Object.fromEntries([...lacking].map((length) => [String(length), usual[length] ?? 3 * length]))
  return changeRules(document, { points: { ...points, ...added } })
}

/** The spaces of the shortest way between two cities: what a ticket is worth. Null where there is none. */
export function shortestWay(document: MapDocument, from: string, to: string): number | null {
  const found = new Map<string, number>([[from, 0]])
  const open = new Set([from])
  while (open.size) {
    const city = [...open].reduce((best, one) => (found.get(one)! < found.get(best)! ? one : best))
    if (city === to) return found.get(city)!
    open.delete(city)
    for (const route of document.board.routes) {
      const next = route.from === city ? route.to : route.to === city ? route.from : null
      const spaces = found.get(city)! + route.length
      if (next !== null && spaces < (found.get(next) ?? Infinity)) {
        found.set(next, spaces)
        open.add(next)
      }
    }
  }
  return null
}
