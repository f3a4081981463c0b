import { describe, expect, it } from 'vitest'
import type { EditionDetails, Geometry, Outgoing, ViewDocument } from '../generated/protocol'
import { Board } from '../lib/edition'
import { TableStore } from '../lib/table.svelte'
import { Turn } from '../lib/turn.svelte'
import { Highlights } from './highlights.svelte'

const city = (id: string) => ({ id, name: id, named: true })
const route = (id: string, a: string, b: string, length = 2) => ({ id, a, b, length, color: 'red', kind: 'regular', points: 2 })
const edition = {
  cities: ['oslo', 'moss', 'bergen'].map(city),
  routes: [route('m-1', 'moss', 'oslo'), route('m-2', 'oslo', 'moss'), route('b', 'bergen', 'oslo', 4)],
  tickets: [{ id: 't', a: 'bergen', b: 'moss', points: 5 }],
  bonus_cards: [],
} as unknown as EditionDetails

function sit(view: Partial<ViewDocument>) {
  const table = new TableStore('t1', { url: 'ws://x', connect: () => ({ send() {}, close() {} }) as never })
  table.receive({
    type: 'welcome', table: { seats: [], state: 'playing' }, seat: 0, seq: 1, missed: [],
    view: { legal_actions: [], to_act: [0], phase: 'turn', routes: {}, trains: [3, 40], offer: [], tunnel: null, hands: [{}, null], ...view },
    progress: { tickets: [{ ticket: 't', status: 'open', trains: 6, way: ['b', 'm-1'] }], offer: [], bonuses: [], longest_paths: [] },
  } as unknown as Outgoing)
  const board = new Board(edition, {} as Geometry)
  const turn = new Turn(table, board)
  return { turn, highlights: new Highlights(turn, board) }
}

const at = { x: 0, y: 0 }

describe('the highlights of a board', () => {
  it('preview our trains on a free route that they cover', () => {
    const { highlights } = sit({ routes: { 'm-2': 1 } })
    highlights.hovered = { hit: { kind: 'route', id: 'm-1' }, at }
    expect(highlights.ghost).toEqual({ route: 'm-1', seat: 0 })
    highlights.hovered = { hit: { kind: 'route', id: 'm-2' }, at }
    expect(highlights.ghost).toBeNull()
    highlights.hovered = { hit: { kind: 'route', id: 'b' }, at }
    expect(highlights.ghost).toBeNull()
  })

  it('prefer what is hovered to what is listed, and that to the step and the premove', () => {
    const { turn, highlights } = sit({ to_act: [1] })
    turn.pickRoute('b')
    expect([turn.premove?.kind, highlights.route]).toEqual(['claim', 'b'])
    highlights.listedRoute = 'm-2'
    expect(highlights.route).toBe('m-2')
    highlights.hovered = { hit: { kind: 'route', id: 'm-1' }, at }
    expect(highlights.route).toBe('m-1')
  })

  it('ring the ends of open tickets, and show the missing routes of a pinned one', () => {
    const { highlights } = sit({})
    expect([...highlights.rings]).toEqual([['bergen', 'end'], ['moss', 'end']])
    highlights.pin('t')
    expect(highlights.paths).toEqual([{ routes: ['b', 'm-1'] }])
    highlights.pin('t')
    expect(highlights.paths).toEqual([])
  })

  it('show the tickets on offer instead, and light no route meanwhile', () => {
    const { highlights } = sit({ offer: ['t'], legal_actions: ['keep t'] })
    highlights.chosenTickets = ['t']
    expect(highlights.links).toEqual([{ a: 'bergen', b: 'moss', strong: false, chosen: true }])
    expect(highlights.lit.size).toBe(0)
  })
})

describe('the turn at a board', () => {
  it('takes the parallel route that a colour pays for', () => {
    const { turn } = sit({ legal_actions: ['claim m-2 red*2', 'claim m-2 blue*2', 'draw'] })
    turn.pickRoute('m-1')
    expect(turn.step).toMatchObject({ kind: 'pay', target: { id: 'm-2' } })
    expect([turn.routesPaidWith('red'), turn.routesPaidWith('green')]).toEqual([1, 0])
  })
})
