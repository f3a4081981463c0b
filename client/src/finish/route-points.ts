/** Where the points for routes come from: how many routes of each length. */

import type { Board } from '../lib/edition'

export interface LengthLine {
  length: number
  count: number
  points: number
}

export function routePoints(board: Board, owners: Readonly<Record<string, number>>, seat: number): readonly LengthLine[] {
  const lines = new Map<number, LengthLine>()
  for (const [id, owner] of Object.entries(owners)) {
    const route = board.routes.get(id)
    if (owner !== seat || !route) continue
    const line = lines.get(route.length) ?? { length: route.length, count: 0, points: 0 }
    lines.set(route.length, { ...line, count: line.count + 1, points: line.points + route.points })
  }
  return [...lines.values()].sort((one, other) => one.length - other.length)
}
