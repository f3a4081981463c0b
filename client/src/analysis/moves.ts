/** Where on the board an action takes place, and which tickets it keeps. */

import type { Link } from '../board/Board.svelte'
import type { JudgedDecision } from '../generated/protocol'
import type { Board } from '../lib/edition'

export interface Place {
  kind: 'route' | 'city'
  id: string
}

/** The route that an action claims or the city where it builds a station; null for others. */
export function placeOf(action: string): Place | null {
  const [verb, id = ''] = action.split(' ')
  if (verb === 'claim') return { kind: 'route', id }
  return verb === 'station' ? { kind: 'city', id } : null
}

/** The tickets that would better have been kept, as lines: those that were refused stand out. */
export function ticketLinks(decision: JudgedDecision, board: Board): readonly Link[] {
  if (!decision.best?.startsWith('keep')) return []
  const kept = new Set(decision.action.split(' ').slice(1))
  return decision.best.split(' ').slice(1).flatMap((id) => {
    const ticket = board.tickets.get(id)
    return ticket ? [{ a: ticket.a, b: ticket.b, strong: true, chosen: !kept.has(id) }] : []
  })
}
