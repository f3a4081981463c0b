/** Paths as lines on a board. */

import type { Board } from '../lib/edition'
import { curve, railOf } from '../lib/geometry'
import { legsOf } from '../lib/paths'

/** One line along routes that follow each other; otherwise a line for each route. */
export function strokesOf(board: Board, routes: readonly string[]): readonly string[] {
  const track = trackOf(board, routes)
  if (track) return [track]
  return routes.flatMap((id) => {
    const route = board.routes.get(id)
    return route ? [curve(railOf(board.geometry, route))] : []
  })
}

/** One line along routes, from the first city to the last; empty where the routes do not follow each other. */
export function trackOf(board: Board, routes: readonly string[]): string {
  return legsOf(board.routes, routes)
    .map(({ route, from }, k) => {
      const rail = railOf(board.geometry, route)
      const line = curve(from === route.a ? rail : [...rail].reverse())
      // Every leg but the first begins where the one before it has ended.
      return k === 0 ? line : line.replace(/^M[^C]*/, '')
    })
    .join('')
}
