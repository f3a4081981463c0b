/** The shortest ways between cities, in spaces: what tickets are worth. They are worked out once for each set of routes. */

import type { MapDocument, MapRoute } from './document'

const known = new WeakMap<readonly MapRoute[], Map<string, ReadonlyMap<string, number>>>()

/** The spaces of the shortest way between two cities. Null where there is none. */
export function shortestWay({ board: { routes } }: MapDocument, from: string, to: string): number | null {
  const ways = known.get(routes) ?? new Map<string, ReadonlyMap<string, number>>()
  known.set(routes, ways)
  const found = ways.get(from) ?? waysFrom(routes, from)
  ways.set(from, found)
  return found.get(to) ?? null
}

function waysFrom(routes: readonly MapRoute[], from: string): ReadonlyMap<string, number> {
  const neighbours = new Map<string, [string, number][]>()
  for (const { from: a, to: b, length } of routes) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), [b, length]])
    neighbours.set(b, [...(neighbours.get(b) ?? []), [a, length]])
  }
  const found = new Map<string, number>([[from, 0]])
  const open = new Set([from])
  while (open.size) {
    const city = [...open].reduce((best, one) => (found.get(one)! < found.get(best)! ? one : best))
    open.delete(city)
    for (const [next, length] of neighbours.get(city) ?? []) {
      const spaces = found.get(city)! + length
      if (spaces < (found.get(next) ?? Infinity)) {
        found.set(next, spaces)
        open.add(next)
      }
    }
  }
  return found
}
