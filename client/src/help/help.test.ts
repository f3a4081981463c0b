import { describe, expect, it } from 'vitest'
import type { EditionDetails, GameEvent } from '../generated/protocol'
import texts from '../messages/rules/rules-en.json'
import { HELP, KEYS, tableKey } from './keys'
import { lessonOf, position } from './lesson'
import { findRule, rulebook } from './rulebook'

const rules: EditionDetails['rules'] = {
  players: [2, 3],
  trains: 40,
  deck: { red: 12, locomotive: 14 },
  points: [[1, 1], [2, 2]],
  hand: 4,
  display: 5,
  opening_tickets: 5,
  opening_long_tickets: 0,
  opening_keep: 2,
  opening_refused: 'out',
  ticket_draw: 3,
  ticket_keep: 1,
  ticket_refused: 'out',
  display_locomotive_is_whole_draw: false,
  sweep_at: 0,
  may_stop_after_first_card: false,
  locomotives_wild_on: ['ferry', 'tunnel'],
  ferry_symbol: 'locomotive',
  ferry_any_for_one: 3,
  tunnel_reveal: 3,
  open_tracks: [[2, 2, 1]],
  stations: 0,
  station_points: 0,
  bonus_cards: 'all',
  last_round_at: 2,
  tie_breakers: ['completed_tickets', 'longest_route'],
}

const route = (id: string, more: object = {}) => ({
  id, a: 'oslo', b: 'bergen', length: 2, color: 'red' as const, kind: 'regular' as const, symbols: 0, group: '',
  bonus_draw: 0, any_for_one: 0, points: 2, ...more,
})

const nordic = {
  id: 'nordic', name: 'Nordic', digest: '', cities: [], tickets: [], rules,
  routes: [route('a', { kind: 'ferry' }), route('b', { kind: 'tunnel' }), route('c', { any_for_one: 4, group: 'c' })],
  bonus_cards: [
    { id: 'globetrotter', name: 'Globetrotter', points: 10, counts: 'completed_tickets', mark: '', country: '', kind: '', length: 0, max_points: 0, about: '' },
  ],
} as unknown as EditionDetails

const europe = {
  ...nordic,
  rules: { ...rules, stations: 3, station_points: 4, sweep_at: 3, ferry_any_for_one: 0, locomotives_wild_on: ['regular', 'ferry', 'tunnel'], display_locomotive_is_whole_draw: true },
} as EditionDetails

const ids = (edition: EditionDetails) => rulebook(edition).flatMap((section) => section.rules.map((one) => one.id))

describe('the rulebook', () => {
  it('has the rules of the edition and no others', () => {
    expect(ids(nordic)).toEqual(expect.arrayContaining(['LOCO-2', 'FERRY-2', 'MURM-1', 'DRAW-3', 'END-5', 'TIE-2']))
    expect(ids(nordic)).not.toContain('STATION-1')
    expect(ids(nordic)).not.toContain('DRAW-4')
    expect(ids(europe)).toEqual(expect.arrayContaining(['LOCO-1', 'FERRY-1', 'STATION-1', 'DRAW-2', 'DRAW-4', 'SET-9']))
  })

  it('has a text for every paragraph, and a value for everything in it', () => {
    for (const edition of [nordic, europe]) {
      for (const { key, values } of rulebook(edition).flatMap((section) => section.rules)) {
        const text = (texts as Record<string, string>)[key]
        expect(text, key).toBeDefined()
        const wanted = [...text!.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
        const given = [...Object.keys(values), 'name', 'names']
        expect(wanted.filter((name) => !given.includes(name)), key).toEqual([])
      }
    }
  })

  it('finds the rule that a refusal names', () => {
    expect(findRule(nordic, 'CLAIM-7/8/9')?.key).toBe('CLAIM-7/8/9')
    expect(findRule(nordic, 'STATION-1')).toBeNull()
  })
})

describe('a lesson', () => {
  const steps = lessonOf(nordic)
  const at = (name: string) => steps.findIndex((step) => step.name === name)
  const chosen: GameEvent = { type: 'tickets_chosen', seat: 0, kept: [] }

  it('tells what the edition is about', () => {
    const names = steps.map((step) => step.name)
    expect(names).toContain('ferry.any')
    expect(names).toContain('locomotives.limited')
    expect(names).not.toContain('station')
    expect(lessonOf(europe).map((step) => step.name)).toEqual(expect.arrayContaining(['ferry', 'station']))
  })

  it('waits for what the learner does, not for what others do', () => {
    const tickets = at('tickets')
    expect(position(steps, tickets, [], 0)).toBe(tickets)
    expect(position(steps, tickets, [{ events: [{ ...chosen, seat: 1 }] }], 0)).toBe(tickets)
    expect(position(steps, tickets, [{ events: [chosen] }], 0)).toBe(tickets + 1)
  })

  it('does not go past a step that is to be read', () => {
    expect(position(steps, 0, [{ events: [chosen] }], 0)).toBe(0)
  })
})

describe('the keys', () => {
  it('take a card by its place', () => {
    expect(tableKey('3')).toEqual({ name: 'take', slot: 2 })
    expect(tableKey('0')).toEqual({ name: 'draw' })
    expect(tableKey('ä')).toBeNull()
  })

  it('are all in the help', () => {
    const told = new Set(HELP.map(([, name]) => name))
    for (const name of Object.keys(KEYS)) expect(told).toContain(name)
  })
})
