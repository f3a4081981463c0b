/** Paths over several routes, given as their ids in order. */

import type { RouteInfo } from '../generated/protocol'

/** A route with the direction in which a path goes over it. */
export interface Leg {
  route: RouteInfo
  from: string
  to: string
}

/** The legs of a path, one after the other: each begins where the one before it ends. */
export function legsOf(routes: ReadonlyMap<string, RouteInfo>, path: readonly string[]): readonly Leg[] {
  const known = path.flatMap((id) => routes.get(id) ?? [])
  const first = known[0]
  if (!first) return []
  return walk(known, first.a) ?? walk(known, first.b) ?? []
}

/** The legs from a city on; null when the path does not begin there. */
function walk(path: readonly RouteInfo[], start: string): readonly Leg[] | null {
  const legs: Leg[] = []
  let from = start
  for (const route of path) {
    if (route.a !== from && route.b !== from) return null
    const to = route.a === from ? route.b : route.a
    legs.push({ route, from, to })
    from = to
  }
  return legs
}

/** The cities that a path comes through, in order. */
export function citiesAlong(routes: ReadonlyMap<string, RouteInfo>, path: readonly string[]): readonly string[] {
  const legs = legsOf(routes, path)
  return legs.length ? [legs[0]!.from, ...legs.map((leg) => leg.to)] : []
}
