import { describe, expect, it } from 'vitest'
import type { EditionDetails, GameEvent } from '../generated/protocol'
import { CARDS } from '../lib/cards'
import type { Message } from '../lib/i18n'
import texts from '../messages/rules/rules-en.json'
import { HELP, KEYS, tableKey } from './keys'
import { lessonOf, position } from './lesson'
import { ruleTexts } from './rule-text.svelte'
import { findRule, openTracks, rulebook } from './rulebook'

const rules: EditionDetails['rules'] = {
  players: [2, 3],
  trains: 40,
  deck: { ...Object.fromEntries(CARDS.map((card) => [card, 12])), locomotive: 14 },
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
  routes: [route('a', { kind: 'ferry' }), route('b', { kind: 'tunnel' }), route('c', { any_for_one: 4, group: 'c' }), route('d', { group: 'c' })],
  bonus_cards: [
    { id: 'globetrotter', name: 'Globetrotter', points: 10, counts: 'completed_tickets', mark: '', country: '', kind: '', length: 0, max_points: 0, about: '' },
  ],
} as unknown as EditionDetails

const europe = {
  ...nordic,
  rules: { ...rules, stations: 3, station_points: 4, sweep_at: 3, ferry_any_for_one: 0, locomotives_wild_on: ['regular', 'ferry', 'tunnel'], display_locomotive_is_whole_draw: true },
} as EditionDetails

const card = (id: string, more: object) => ({ ...nordic.bonus_cards[0]!, id, name: id, points: 7, ...more })

/** Somebody's own edition, with every knob on a place where the printed ones do not have it. */
const own = {
  ...nordic,
  id: 'own', name: 'Own',
  cities: [{ id: 'oslo', name: 'Oslo' }, { id: 'bergen', name: 'Bergen' }],
  routes: [
    route('a', { kind: 'ferry' }), route('b', { kind: 'tunnel' }), route('c', { any_for_one: 4 }), route('d', { any_for_one: 2 }),
    route('e', { group: 'x' }), route('f', { group: 'x' }), route('g', { group: 'x' }),
  ],
  rules: {
    ...rules, players: [2, 4], deck: { red: 9, blue: 5, locomotive: 3 }, locomotives_wild_on: ['tunnel'], stations: 1,
    open_tracks: [[3, 2, 1], [2, 2, 1]], tie_breakers: ['longest_route', 'fewest_stations', 'bonus_cards', 'completed_tickets'],
  },
  bonus_cards: [
    card('rambler', { counts: 'longest_path' }), card('globetrotter', {}), card('collector', {}),
    card('boats', { counts: 'routes', kind: 'ferry' }), card('long_ones', { counts: 'routes', length: 6, about: 'routes of 6 spaces' }),
  ],
} as unknown as EditionDetails

const ids = (edition: EditionDetails) => rulebook(edition).flatMap((section) => section.rules.map((one) => one.id))

describe('the rulebook', () => {
  it('has the rules of the edition and no others', () => {
    expect(ids(nordic)).toEqual(expect.arrayContaining(['LOCO-2', 'FERRY-2', 'MURM-1', 'DRAW-3', 'END-5', 'TIE-2']))
    expect(ids(nordic)).not.toContain('STATION-1')
    expect(ids(nordic)).not.toContain('DRAW-4')
    expect(ids(europe)).toEqual(expect.arrayContaining(['LOCO-1', 'FERRY-1', 'STATION-1', 'DRAW-2', 'DRAW-4', 'SET-9']))
  })

  it('has a text for every paragraph, and a value for everything in it', () => {
    const messages = texts as Record<string, Message>
    for (const edition of [nordic, europe, own]) {
      const paragraphs = rulebook(edition).flatMap((section) => section.rules)
      for (const { key, values, lists = {} } of paragraphs.flatMap((one) => [one, ...(one.also ?? [])])) {
        const message = messages[key]
        expect(message, key).toBeDefined()
        const text = typeof message === 'string' ? message : Object.values(message!).join()
        const wanted = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
        const given = [...Object.keys(values), ...Object.keys(lists), 'name', 'names', 'cards', 'about']
        for (const part of Object.values(lists).flat()) expect(messages, part).toHaveProperty([part])
        expect(wanted.filter((name) => !given.includes(name)), key).toEqual([])
      }
    }
  })

  it('tells an edition of one\'s own by its knobs', async () => {
    await ruleTexts.load('en')
    const told = rulebook(own).flatMap(({ rules }) => rules.map((one) => `${one.id} ${ruleTexts.text(own, one)}`))
    expect(told).toEqual(
      expect.arrayContaining([
        'SET-3 The deck has 17 cards: 5 blue, 9 red, and 3 locomotive.',
        'SET-9 Everyone has 1 station.',
        'STATION-1 Your station costs one card.',
        'FERRY-2 The other spaces take cards of a single colour. On the other spaces, too, any 3 cards can pay for a single space.',
        'TIE Ties are broken in this order: longest single route, fewest stations, most bonus cards, and most completed tickets.',
        'BONUS Goes to whoever claims the most routes. Only routes of 6 spaces count.',
        'BONUS-J ferries',
      ]),
    )
    expect(told.filter((text) => text.startsWith('LOCO'))).toEqual([
      "LOCO-2 A locomotive can stand in for a colour only on these: tunnels. It can't anywhere else, not even on grey routes.",
    ])
    expect(told.filter((text) => text.startsWith('MURM-1'))).toHaveLength(2)
    expect(told.filter((text) => text.startsWith('END-5'))).toHaveLength(2)
    expect(told.join()).not.toMatch(/eight colours|\{\w+\}/)
  })

  it('has as many tie-breakers as the edition, in its order', () => {
    const tie = (...tie_breakers: EditionDetails['rules']['tie_breakers']) => {
      const edition = { ...own, rules: { ...own.rules, tie_breakers } }
      return rulebook(edition).find(({ name }) => name === 'ties')!.rules.map((one) => [one.key, ...(one.lists?.order ?? [])])
    }
    expect(tie()).toEqual([['TIE-4.only']])
    expect(tie('bonus_cards')).toEqual([['TIE', 'TIE.bonus_cards'], ['TIE-4']])
    expect(tie('completed_tickets', 'longest_route')).toEqual([['TIE-2'], ['TIE-4']])
    expect(tie('longest_route', 'completed_tickets')).toEqual([['TIE', 'TIE.longest_route', 'TIE.completed_tickets'], ['TIE-4']])
    // The European Express is named only where it is the card.
    expect(tie('completed_tickets', 'fewest_stations', 'bonus_cards')[0]![0]).toBe('TIE')
  })

  it('says how many of several tracks are open for every number of players', () => {
    const open = [{ players: 2, count: 1 }, { players: 3, count: 3 }, { players: 4, count: 3 }]
    expect(openTracks(own)).toEqual([{ size: 3, open }])
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
