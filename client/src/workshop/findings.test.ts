import { describe, expect, it } from 'vitest'
import { found, summary } from './findings'
import { warmthOf } from './heat'
import { HELP, mapCommand } from './keys'
import type { Change, Findings } from './work'

const change = (what: Change['what'], id: string, reason: string): Change => ({ what, id, field: 'points', was: 9, now: 8, reason })
const calm: Findings = {
  games: 10_000, rounds: 20, first_seat: 0.52, first_seat_error: 0.01, routes: { a: { claimed: 0.5, bottleneck: false } },
  tickets: { t: { completed: 0.6, edge: 0, verdict: null } }, short_colors: [], changes: [],
}

describe('findings', () => {
  it('say nothing of a fair map', () => {
    expect(found(calm, 2)).toEqual([])
  })

  it('begin with what spoils a game', () => {
    const bad: Findings = {
      ...calm,
      first_seat: 0.61,
      routes: { ...calm.routes, b: { claimed: 0.001, bottleneck: false }, c: { claimed: 0.95, bottleneck: true } },
      tickets: { t: { completed: 0.9, edge: 9, verdict: 'gift' }, u: { completed: 0.1, edge: -9, verdict: 'trap' } },
      short_colors: ['red'],
      changes: [change('ticket', 't', 'gift'), change('ticket', 'v', 'way'), change('route', 'b', 'never_claimed')],
    }
    const items = found(bad, 2)
    expect(items.map(({ name }) => name)).toEqual(['first_seat', 'never', 'trap', 'gift', 'way', 'bottleneck', 'colors'])
    expect(items.flatMap(({ changes }) => changes)).toHaveLength(3)
    expect(items.find(({ name }) => name === 'way')!.tickets).toEqual(['v'])
    expect(summary(bad)).toMatchObject({ dead_routes: 1, gifts_and_traps: 2, bottlenecks: 1, wrong_tickets: 1 })
  })

  it('judge the first seat by the number of players', () => {
    expect(found({ ...calm, first_seat: 0.4 }, 4).map(({ name }) => name)).toEqual(['first_seat'])
    expect(found({ ...calm, first_seat: 0.31 }, 4)).toEqual([])
  })

  it('have a colour for every share', () => {
    expect([0, 0.1, 0.5, 1].map(warmthOf)).toEqual(['never', 'rarely', 'often', 'always'])
  })
})

describe('keys', () => {
  const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => mapCommand({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })

  it('leave to the browser what is the browser’s', () => {
    expect(pressed('r', { ctrlKey: true })).toBeNull()
    expect(pressed('ArrowLeft', { altKey: true })).toBeNull()
    expect(pressed('Tab')).toBeNull()
  })

  it('do what the help says', () => {
    expect(['.', 'ArrowUp', 'c', 'R', '+', '0', '8', 'Delete', 'Escape'].map((key) => pressed(key))).toEqual([
      'next', 'move', 'city', 'route', 'longer', 'color', 'color', 'delete', 'cancel',
    ])
    expect([pressed('ArrowUp', { ctrlKey: true }), pressed('Enter', { shiftKey: true }), pressed('a', { metaKey: true })]).toEqual(['go', 'more', 'all'])
    expect(new Set(HELP.map(([keys]) => keys)).size).toBe(HELP.length)
  })
})
