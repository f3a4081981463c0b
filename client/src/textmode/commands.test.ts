import { describe, expect, it } from 'vitest'
import { Board } from '../lib/edition'
import { menuOf } from '../lib/menu'
import { findCity, interpret, type CommandContext } from './commands'

const city = (id: string, name: string) => ({ id, name, country: '', lat: 0, lon: 0, modern: '', named: true, marks: [] })
const route = (id: string, a: string, b: string) => ({
  id, a, b, length: 2, color: 'red', kind: 'regular', symbols: 0, group: '', bonus_draw: 0, any_for_one: 0, points: 2,
})
const board = new Board(
  {
    id: 'x', name: 'X', digest: '', tickets: [], bonus_cards: [], rules: { deck: {}, locomotives_wild_on: [], opening_tickets: 3, opening_long_tickets: 1 },
    cities: [city('oslo', 'Oslo'), city('orebro', 'Örebro'), city('kobenhavn', 'København'), city('bergen', 'Bergen')],
    routes: [route('bergen-oslo-1', 'bergen', 'oslo'), route('bergen-oslo-2', 'bergen', 'oslo'), route('orebro-oslo', 'orebro', 'oslo')],
  } as never,
  { cities: {}, routes: {} } as never,
)

function situation(...actions: string[]): CommandContext {
  return {
    board,
    view: { routes: { 'orebro-oslo': 1 }, hands: [{ red: 2 }, null], display: ['red', null], deck_size: 50, tickets: [[], null],
      points: [1, 2], trains: [40, 39], hand_sizes: [2, 4], ticket_counts: [0, 2] } as never,
    menu: menuOf(actions),
    names: ['Ada', 'Bob'],
    seat: 0,
  }
}

describe('typed commands', () => {
  it('claim at once when there is one way to pay', () => {
    const now = situation('claim orebro-oslo red*2')
    expect(interpret('claim orebro-oslo', now)).toEqual({ kind: 'act', action: 'claim orebro-oslo red*2' })
    expect(interpret('claim oslo-orebro', now)).toEqual({ kind: 'act', action: 'claim orebro-oslo red*2' })
  })

  it('tell the chances to those who watch bots, and to nobody else', () => {
    expect(interpret('chances', { ...situation(), chances: [0.62, 0.38] })).toEqual({ kind: 'say', lines: ['Ada 62%', 'Bob 38%'] })
    expect(interpret('chances', situation())).toMatchObject({ lines: [expect.stringContaining('watch a game between bots')] })
  })

  it('ask how to pay when there are several ways, and take the number', () => {
    const now = situation('claim bergen-oslo-1 red*2', 'claim bergen-oslo-2 blue*2')
    const asked = interpret('claim bergen-oslo', now)
    expect(asked).toMatchObject({ kind: 'say', choices: ['claim bergen-oslo-1 red*2', 'claim bergen-oslo-2 blue*2'] })
    expect(interpret('2', now, asked.kind === 'say' ? asked.choices : [])).toEqual({
      kind: 'act', action: 'claim bergen-oslo-2 blue*2',
    })
  })

  it('ask before more cards are paid than there are spaces', () => {
    const now = situation('claim orebro-oslo red*3')
    const [listed, named] = [interpret('can', now), interpret('claim orebro-oslo', now)]
    const first = listed.kind === 'say' ? interpret('1', now, listed.choices) : listed
    for (const asked of [first, named]) expect(asked).toMatchObject({ kind: 'say', choices: ['claim orebro-oslo red*3'] })
    expect(interpret('1', now, ['claim orebro-oslo red*3'])).toEqual({ kind: 'act', action: 'claim orebro-oslo red*3' })
  })

  it('ask the server why when nothing pays', () => {
    expect(interpret('claim bergen-oslo-1', situation('draw'))).toEqual({ kind: 'why', what: 'claim', id: 'bergen-oslo-1' })
  })

  it('tell what one could know where the table does', () => {
    const now = situation()
    const memory = { seat: 0, phase: 'turn', seen: [{}, { red: 3 }], opening_kept: [2, 2], offered: [0, 0], refused: [], known_ticket_deck: [] }
    expect(interpret('known', { ...now, view: { ...now.view, ...memory } as never })).toMatchObject({
      lines: ['Bob: 3 red, +1 unknown; kept 2 of 4 tickets at the start.'],
    })
    expect(interpret('known', { ...now, view: { ...now.view, seen: [] } })).toMatchObject({
      lines: ['This table doesn’t show what you could know.'],
    })
  })

  it('talk to the table', () => {
    expect(interpret('say  Well  played!', situation())).toEqual({ kind: 'chat', text: 'Well played!' })
    expect(interpret('say', situation())).toMatchObject({ kind: 'say' })
  })

  it('leave everything else to the server', () => {
    expect(interpret('take red', situation())).toEqual({ kind: 'act', action: 'take red' })
    expect(interpret('claim bergen-oslo-1 red*2', situation())).toEqual({ kind: 'act', action: 'claim bergen-oslo-1 red*2' })
  })

  it('number everything that can be done', () => {
    const said = interpret('can', situation('draw', 'take red', 'claim orebro-oslo red*2'))
    expect(said).toMatchObject({ choices: ['take red', 'draw', 'claim orebro-oslo red*2'] })
    expect(said.kind === 'say' && said.lines).toHaveLength(4) // with a heading for the routes
    expect(interpret('can', situation())).toMatchObject({ kind: 'say' })
  })

  it('list a route once, with its cheapest payment, and stations as one line', () => {
    const now = situation(
      'draw', 'claim orebro-oslo red loco', 'claim orebro-oslo red*2', 'claim bergen-oslo-1 blue*2',
      'station oslo red', 'station bergen red', 'station kobenhavn red',
    )
    const all = interpret('can', now)
    expect(all).toMatchObject({ choices: ['draw', 'claim orebro-oslo red*2', 'claim bergen-oslo-1 blue*2'] })
    expect(all.kind === 'say' && all.lines.filter((line) => /station/.test(line))).toHaveLength(1)
    expect(interpret('can stations', now)).toMatchObject({
      choices: ['station oslo red', 'station bergen red', 'station kobenhavn red'],
    })
    expect(interpret('can Bergen', now)).toMatchObject({ choices: ['claim bergen-oslo-1 blue*2', 'station bergen red'] })
    const nothing = interpret('can orebro', situation('draw'))
    expect(nothing.kind === 'say' && nothing.choices).toBeUndefined()
    expect(interpret('can atlantis', now)).toMatchObject({ kind: 'say', lines: [expect.stringContaining('atlantis')] })
  })

  it('refuse a number that was not offered', () => {
    expect(interpret('9', situation('draw'), ['draw'])).toMatchObject({ kind: 'say' })
  })

  it('tell free routes and all routes of a city', () => {
    const free = interpret('routes oslo', situation())
    const all = interpret('city oslo', situation())
    expect(free.kind === 'say' && free.lines).toHaveLength(2)
    expect(all.kind === 'say' && all.lines).toHaveLength(3)
  })
})

describe('cities', () => {
  it('are found by name, with or without accents, and by the beginning', () => {
    expect(findCity(board, 'orebro')).toBe('orebro')
    expect(findCity(board, 'Örebro')).toBe('orebro')
    expect(findCity(board, 'køb')).toBe('kobenhavn')
    expect(findCity(board, 'o')).toBeNull()
    expect(findCity(board, 'nowhere')).toBeNull()
  })
})
