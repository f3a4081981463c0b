/** The knobs of the rules as the editor shows them: bounds, usual values, and in which order. */

import type { RulesInfo } from '../generated/protocol'
import type { MapDocument } from './document'

export type Rules = Readonly<Record<string, unknown>>

export type Knob =
  | { name: string; kind: 'number'; low: number; high: number; usual: number }
  | { name: string; kind: 'flag'; usual: boolean }
  | { name: string; kind: 'choice'; options: readonly string[]; usual: string }

const number = (name: string, low: number, high: number, usual: number): Knob => ({ name, kind: 'number', low, high, usual })
const flag = (name: string, usual: boolean): Knob => ({ name, kind: 'flag', usual })
const choice = (name: string, options: readonly string[], usual: string): Knob => ({ name, kind: 'choice', options, usual })

/** In the groups of docs/maps.md. */
export const KNOBS: readonly (readonly [group: string, knobs: readonly Knob[]])[] = [
  ['setup', [number('trains', 1, 250, 45), number('hand', 0, 50, 4), number('display', 1, 20, 5)]],
  ['tickets', [
    number('opening_tickets', 0, 6, 3), number('opening_long_tickets', 0, 3, 0), number('opening_keep', 1, 9, 2),
    choice('opening_refused', ['out', 'bottom'], 'out'),
    number('ticket_draw', 1, 9, 3), number('ticket_keep', 1, 9, 1), choice('ticket_refused', ['out', 'bottom'], 'bottom'),
  ]],
  ['draw', [flag('display_locomotive_is_whole_draw', true), number('sweep_at', 0, 20, 0), flag('may_stop_after_first_card', false)]],
  ['claim', [choice('ferry_symbol', ['locomotive', 'locomotive_or_pair'], 'locomotive'), number('ferry_any_for_one', 0, 20, 0), number('tunnel_reveal', 0, 20, 3)]],
  ['stations', [number('stations', 0, 4, 0), number('station_points', 0, 1000, 0)]],
  ['end', [number('last_round_at', 0, 250, 2)]],
]

export const ROUTE_KINDS = ['regular', 'ferry', 'tunnel'] as const
export const TIE_BREAKERS = ['completed_tickets', 'fewest_stations', 'bonus_cards', 'longest_route'] as const
export const TRACKS = [['double', 2], ['triple', 3]] as const

/** A list of words out of a few; what is no list, or is not said, is the usual one. */
export function wordsOf(rules: Rules, name: string, usual: readonly string[]): readonly string[] {
  const value = rules[name]
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : usual
}

export function tableOf(value: unknown): Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {}
}

export function playersOf(rules: Rules): readonly [number, number] {
  const [fewest, most] = Array.isArray(rules.players) ? rules.players : []
  return [Number(fewest) || 2, Number(most) || 5]
}

/** The rules of a game of this server as a file has them, as far as they go with the cards of a map. */
export function rulesOfFile(rules: RulesInfo, { board }: MapDocument): Rules {
  const { points, deck, open_tracks, bonus_cards, tie_breakers, ...same } = rules
  const tracks = TRACKS.flatMap(([name, size]) => {
    const tables = open_tracks.filter(([group]) => group === size).map(([, players, open]) => [String(players), open] as const)
    return tables.length ? [[name, Object.fromEntries(tables)] as const] : []
  })
  const cards = board.bonus_cards.length
  return {
    ...same,
    tie_breakers: cards ? tie_breakers : tie_breakers.filter((name) => name !== 'bonus_cards'),
    ...(bonus_cards === 'all' ? {} : { bonus_cards: Math.min(bonus_cards, cards) }),
    deck: { ...deck },
    points: Object.fromEntries(points.map(([length, worth]) => [String(length), worth])),
    ...(tracks.length ? { open_tracks: Object.fromEntries(tracks) } : {}),
  }
}

/** What may narrow a bonus card, by what it counts. */
export const NARROWS: Readonly<Record<string, readonly ('mark' | 'country' | 'kind' | 'length' | 'max_points')[]>> = {
  completed_tickets: ['mark', 'country', 'max_points'],
  routes: ['mark', 'country', 'kind', 'length'],
}
export const COUNTS = ['completed_tickets', 'routes', 'countries', 'longest_path', 'locomotives_in_hand', 'trains_left'] as const
