import type { LogEntry } from './table.svelte'

/** The routes and cities of the moves since this seat last acted. */
export function recentMoves(log: readonly LogEntry[], me: number | null, players: number): ReadonlySet<string> {
  const found = new Set<string>()
  let turns = 0
  for (let k = log.length - 1; k >= 0 && turns < players; k--) {
    const entry = log[k]!
    if (entry.seat === me && me !== null) break
    for (const event of entry.events) {
      if (event.type === 'route_claimed') found.add(event.route)
      if (event.type === 'station_built') found.add(event.city)
      if (event.type === 'turn_began') turns += 1
    }
  }
  return found
}
