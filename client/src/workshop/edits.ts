/** The changes that people make to a map. Every change makes a new document, and the old one stays as it is. */

import type { Kind, MapBonusCard, MapDocument, MapRoute } from './document'
import type { Selection } from './selection'

type ListName = Kind | 'bonus_cards'
type At = readonly [number, number]

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

/** Two decimals are a kilometre: enough for any board. */
export function rounded(at: At): At {
  const lat = Math.max(-90, Math.min(90, at[0]))
  const lon = ((((at[1] + 180) % 360) + 360) % 360) - 180
  return [Math.round(lat * 100) / 100, Math.round(lon * 100) / 100]
}

export function addCity(document: MapDocument, name: string, country: string, at: At): MapDocument {
  const { cities } = document.board
  return withBoard(document, { cities: [...cities, { id: idFor(name, ids(cities)), name, country, at: rounded(at) }] })
}

/** A new route; beside another one it makes a double. */
export function addRoute(document: MapDocument, from: string, to: string, length: number, more: Partial<MapRoute> = {}): MapDocument {
  const { routes } = document.board
  const id = idFor(`${from}-${to}`, ids(routes))
  return withBoard(document, { routes: grouped([...routes, { id, from, to, length, color: 'gray', ...more }]) })
}

export function addTicket(document: MapDocument, from: string, to: string, points: number): MapDocument {
  const { tickets } = document.board
  return withBoard(document, { tickets: [...tickets, { id: idFor(`${from}-${to}`, ids(tickets)), from, to, points }] })
}

export function addBonusCard(document: MapDocument, name: string): MapDocument {
  const cards = document.board.bonus_cards
  const card: MapBonusCard = { id: idFor(name, ids(cards)), name, points: 10, counts: 'longest_path' }
  return withBoard(document, { bonus_cards: [...cards, card] })
}

/** Without everything that is selected; routes and tickets go with their cities. */
export function deleteSelected(document: MapDocument, gone: Selection): MapDocument {
  const { cities, routes, tickets } = document.board
  const stays = (thing: { id: string; from: string; to: string }) => !gone.cities.has(thing.from) && !gone.cities.has(thing.to)
  return withBoard(document, {
    cities: cities.filter(({ id }) => !gone.cities.has(id)),
    routes: grouped(routes.filter((route) => stays(route) && !gone.routes.has(route.id))),
    tickets: tickets.filter((ticket) => stays(ticket) && !gone.tickets.has(ticket.id)),
  })
}

export function deleteBonusCard(document: MapDocument, id: string): MapDocument {
  return withBoard(document, { bonus_cards: document.board.bonus_cards.filter((card) => card.id !== id) })
}

export type Changes = Readonly<Record<string, unknown>>

/** Change some keys of cities, routes, tickets or bonus cards; a key that is undefined is left out from then on. */
export function changeEntries<T extends { id: string }>(
  document: MapDocument,
  kind: ListName,
  which: ReadonlySet<string>,
  change: Changes | ((entry: T) => Changes),
): MapDocument {
  const list = document.board[kind] as readonly { id: string }[]
  const changed = list.map((entry) =>
    which.has(entry.id) ? without({ ...entry, ...(typeof change === 'function' ? change(entry as T) : change) }) : entry,
  )
  return withBoard(document, { [kind]: kind === 'routes' ? grouped(changed as unknown as readonly MapRoute[]) : changed })
}

export const changeEntry = (document: MapDocument, kind: ListName, id: string, change: Changes) =>
  changeEntries(document, kind, new Set([id]), change)

/** Another id, wherever it is named. The document is the same where the id is taken, or is none. */
export function changeId(document: MapDocument, kind: ListName, id: string, to: string): MapDocument {
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(to) || ids(document.board[kind]).has(to)) return document
  const changed = changeEntry(document, kind, id, { id: to })
  if (kind !== 'cities') return changed
  const moved = <T extends { from: string; to: string }>(list: readonly T[]) =>
    list.map((thing) => (thing.from === id || thing.to === id ? { ...thing, from: thing.from === id ? to : thing.from, to: thing.to === id ? to : thing.to } : thing))
  return withBoard(changed, { routes: moved(changed.board.routes), tickets: moved(changed.board.tickets) })
}

export function moveCities(document: MapDocument, places: ReadonlyMap<string, At>): MapDocument {
  const cities = document.board.cities.map((city) => (places.has(city.id) ? { ...city, at: rounded(places.get(city.id)!) } : city))
  return withBoard(document, { cities })
}

export type RouteKind = 'regular' | 'ferry' | 'tunnel'

export const kindOf = (route: MapRoute): RouteKind => (route.ferry !== undefined ? 'ferry' : route.tunnel ? 'tunnel' : 'regular')

/** What has to change for routes to be of a kind. */
export const ofKind = (kind: RouteKind) => (route: MapRoute): Changes => ({
  ferry: kind === 'ferry' ? (route.ferry ?? Math.max(1, Math.round(route.length / 3))) : undefined,
  tunnel: kind === 'tunnel' ? true : undefined,
  any_for_one: kind === 'regular' ? route.any_for_one : undefined,
})

/** Another length, with as many symbols as there is room for. */
export const ofLength = (length: (route: MapRoute) => number) => (route: MapRoute): Changes => {
  const spaces = Math.max(1, Math.min(30, length(route)))
  return { length: spaces, ...(route.ferry === undefined ? {} : { ferry: Math.min(route.ferry, spaces) }) }
}

export function changeRules(document: MapDocument, change: Changes): MapDocument {
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

export function without<T extends object>(entry: T): T {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as T
}

/** Routes that join the same cities share a group, and others have none. */
function grouped(routes: readonly MapRoute[]): readonly MapRoute[] {
  const pair = (route: MapRoute) => [route.from, route.to].sort().join('/')
  const twins = new Map<string, MapRoute[]>()
  for (const route of routes) twins.set(pair(route), [...(twins.get(pair(route)) ?? []), route])
  return routes.map((route) => {
    const all = twins.get(pair(route))!
    if (all.length < 2) return route.group === undefined ? route : without({ ...route, group: undefined })
    const group = all.find((other) => other.group)?.group ?? [route.from, route.to].sort().join('-').slice(0, 56)
    return route.group === group ? route : { ...route, group }
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

/** How long a new route should be, by the routes there are. */
export function likelyLength({ board: { cities, routes } }: MapDocument, a: string, b: string): number {
  const at = new Map(cities.map((city) => [city.id, city.at]))
  const far = (one: string, two: string) => {
    const [p, q] = [at.get(one) ?? [0, 0], at.get(two) ?? [0, 0]]
    return Math.hypot(p[0] - q[0], (p[1] - q[1]) * Math.cos(((p[0] + q[0]) * Math.PI) / 360))
  }
  const known = routes.map((route) => route.length / Math.max(far(route.from, route.to), 1e-6)).sort((x, y) => x - y)
  return Math.max(1, Math.min(6, known.length ? Math.round(far(a, b) * known[known.length >> 1]!) : 3))
}
