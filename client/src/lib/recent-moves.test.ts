import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../generated/protocol'
import { recentMoves } from './recent-moves'
import type { LogEntry } from './table.svelte'

const entry = (seq: number, seat: number, ...events: GameEvent[]): LogEntry => ({ seq, seat, kind: 'action', events, remark: null })
const claim = (seat: number, route: string): GameEvent => ({ type: 'route_claimed', seat, route, cards: {}, points: 1 })

describe('the last moves', () => {
  const log = [
    entry(1, 1, claim(1, 'old')),
    entry(2, 0, claim(0, 'mine')),
    entry(3, 1, claim(1, 'theirs'), { type: 'turn_began', seat: 2 }),
    entry(4, 2, { type: 'station_built', seat: 2, city: 'wien', cards: {} }),
  ]

  it('are those since one acted oneself', () => {
    expect([...recentMoves(log, 0, 3)].sort()).toEqual(['theirs', 'wien'])
  })

  it('are those of the last round for somebody who watches', () => {
    expect([...recentMoves(log, null, 1)]).toEqual(['wien', 'theirs'])
  })

  it('are none when one has just acted', () => {
    expect(recentMoves(log.slice(0, 2), 0, 3).size).toBe(0)
  })
})
