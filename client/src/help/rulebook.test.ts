/** The rules page of any edition that somebody may make: what it says agrees with the edition. */

import { beforeAll, describe, expect, it } from 'vitest'
import type { CardCounts, EditionDetails, RouteInfo } from '../generated/protocol'
import { COLORS } from '../lib/cards'
import { diagramOf } from './diagrams'
import { ruleTexts } from './rule-text.svelte'
import { rulebook } from './rulebook'

/** The same numbers in every run. */
function chanceFrom(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const oneOf = <T>(things: readonly T[]): T => things[below(things.length)]!
  return { below, oneOf }
}

/** An edition with its knobs anywhere that the validator allows. */
function anyEdition(seed: number): EditionDetails {
  const { below, oneOf } = chanceFrom(seed)
  const deck: CardCounts = { locomotive: oneOf([0, 0, 1, 14]) }
  const same = below(3) === 0
  for (const color of COLORS) deck[color] = same ? 10 : oneOf([0, 10, 10, 7])
  deck.red ||= 10
  const colors = COLORS.filter((color) => deck[color])
  const pairs = below(2) === 0
  const symbolsPaid = deck.locomotive! > 0 || pairs
  const any = pairs ? 0 : oneOf([0, 3])
  const kinds = oneOf([['regular'], ['regular', 'ferry'], ['regular', 'ferry', 'tunnel'], ['ferry'], ['tunnel', 'regular']] as const)
  const routes = Array.from({ length: 8 }, (_, k): RouteInfo => {
    const kind = oneOf(kinds)
    const length = 1 + below(4)
    return {
      id: `r${k}`, a: 'a', b: 'b', length, kind, points: 1, color: oneOf([...colors, 'gray'] as const), group: below(3) ? '' : `g${k % 2}`,
      symbols: kind === 'ferry' && (symbolsPaid || any) ? below(length + 1) : 0,
      bonus_draw: below(6) ? 0 : 2, any_for_one: kind === 'regular' && !below(6) ? 4 : 0,
    } as RouteInfo
  })
  const dealt = 1 + below(4)
  const longDealt = below(2)
  const draw = 1 + below(3)
  const min = 2 + below(2)
  const bonus = Array.from({ length: below(4) }, (_, k) => ({
    id: `bonus${k}`, name: `Bonus ${'ABCD'[k]}`, points: 1 + below(3), counts: oneOf(['longest_path', 'completed_tickets', 'trains_left']), mark: '', country: '',
    kind: '', length: 0, max_points: 0, about: 'something',
  }))
  return {
    id: 'any', name: 'Any', digest: '', atmosphere: 'atlas', bonus_cards: bonus, routes,
    cities: [{ id: 'a', name: 'A' }, { id: 'b', name: 'B' }],
    tickets: Array.from({ length: 12 }, (_, k) => ({ id: `t${k}`, a: 'a', b: 'b', points: 3, long: longDealt > 0 && k < 4 })),
    rules: {
      players: [min, min + below(3)], trains: 1 + below(3), deck, hand: below(3), display: 1 + below(3), points: [[1, 1], [2, 2], [3, 4], [4, 7]],
      opening_tickets: dealt, opening_long_tickets: longDealt, opening_keep: 1 + below(dealt + longDealt), opening_refused: 'out',
      ticket_draw: draw, ticket_keep: 1 + below(draw), ticket_refused: 'bottom', display_locomotive_is_whole_draw: below(2) === 0,
      sweep_at: oneOf([0, 1]), may_stop_after_first_card: false, locomotives_wild_on: kinds.filter(() => below(2)),
      ferry_symbol: pairs ? 'locomotive_or_pair' : 'locomotive', ferry_any_for_one: any, tunnel_reveal: below(3),
      open_tracks: oneOf([[], [[2, min, 1]], [[2, 5, 1]]]), stations: below(3), station_points: below(2),
      bonus_cards: oneOf(['all', Math.min(1, bonus.length)]), last_round_at: below(3),
      tie_breakers: oneOf([[], ['completed_tickets'], ['completed_tickets', 'fewest_stations', 'bonus_cards'], ['bonus_cards', 'longest_route']]),
    },
  } as unknown as EditionDetails
}

const EDITIONS = Array.from({ length: 40 }, (_, seed) => anyEdition(seed + 1))
const told = new Map<EditionDetails, { id: string; text: string }[]>()
const tell = (edition: EditionDetails) => told.get(edition)!

describe('the rules of any edition', () => {
  beforeAll(async () => {
    await ruleTexts.load('en')
    for (const edition of EDITIONS) {
      const paragraphs = rulebook(edition).flatMap(({ rules }) => rules)
      told.set(edition, paragraphs.map((one) => ({ id: one.id, text: ruleTexts.text(edition, one) })))
    }
  }, 60_000)

  it('speak of what it has, and of nothing else', () => {
    for (const edition of EDITIONS) {
      const { rules, routes } = edition
      // A symbol is called by its picture, whether there are such cards or not.
      const all = tell(edition).map(({ text }) => text.replaceAll('locomotive symbol', 'symbol')).join('\n')
      const has = (kind: RouteInfo['kind']) => routes.some((route) => route.kind === kind)
      if (!rules.deck.locomotive) expect(all).not.toMatch(/locomotive/i)
      if (!has('ferry')) expect(all).not.toMatch(/ferr/i)
      if (!has('tunnel')) expect(all).not.toMatch(/tunnel/i)
      if (!rules.stations) expect(all).not.toMatch(/station/i)
      if (!edition.bonus_cards.length || rules.bonus_cards === 0) expect(all).not.toMatch(/bonus/i)
      if (!routes.some((route) => route.color === 'gray') && rules.locomotives_wild_on.length) expect(all).not.toMatch(/A grey route/)
      expect(all).not.toMatch(/\{|undefined|NaN/)
    }
  })

  it('have numbers that agree with the edition and with their nouns', () => {
    for (const edition of EDITIONS) {
      const { rules } = edition
      const said = new Map(tell(edition).map(({ id, text }) => [id, text]))
      const all = [...said.values()].join('\n')
      expect(all).not.toMatch(/\b1 (cards|trains|tickets|stations|points|locomotives|spaces)\b/)
      expect(all).not.toMatch(/\b0 /)
      const [min, max] = rules.players
      expect(said.get('SET-1')).toBe(min === max ? `For exactly ${min} players.` : `For ${min} to ${max} players.`)
      const deck = said.get('SET-3')!
      const total = Object.values(rules.deck).reduce((sum, count) => sum + count, 0)
      expect(deck).toContain(`${total} cards`)
      if (deck.includes('eight colours')) expect(new Set(COLORS.map((color) => rules.deck[color]))).toEqual(new Set([10]))
      else for (const color of COLORS) expect(deck.includes(color)).toBe(rules.deck[color]! > 0)
      const dealt = rules.opening_tickets + rules.opening_long_tickets
      expect(said.get('SET-6')!.includes('everything')).toBe(rules.opening_keep === dealt)
      expect(said.has('SET-7')).toBe(rules.opening_keep < dealt)
      expect(said.has('TICKET-3')).toBe(rules.ticket_keep < rules.ticket_draw)
      expect(said.has('STATION-5')).toBe(rules.stations > 0 && rules.station_points > 0)
      if (said.get('TIE-4')!.startsWith('Anyone')) expect([...said.keys()].some((id) => /^TIE(-[123])?$/.test(id))).toBe(true)
    }
  })

  it('have pictures of routes on the board, paid with cards of the deck', () => {
    for (const edition of EDITIONS) {
      for (const { id } of rulebook(edition).flatMap(({ rules }) => rules)) {
        const diagram = diagramOf(edition, id)
        if (!diagram) continue
        for (const { route } of diagram.tracks) expect(edition.routes).toContain(route)
        for (const card of [...diagram.ways.flat(), ...diagram.revealed]) expect(edition.rules.deck[card]).toBeGreaterThan(0)
        expect(ruleTexts.message(`DIAGRAM.${diagram.name}`)).not.toBe('')
      }
    }
  })
})
