/**
 * The rules of an edition, in reading order, chosen by its knobs. The texts are messages (`messages/rules`), keyed by the ids
 * that the server names in refusals; the numbers in them come from the edition.
 */

import type { BonusCardInfo, EditionDetails } from '../generated/protocol'
import { cardTotal, COLORS } from '../lib/cards'

export interface Sentence {
  /** The message that tells it. */
  key: string
  values: Readonly<Record<string, string | number>>
  /** Values that are lists of messages, by their keys. */
  lists?: Readonly<Record<string, readonly string[]>>
}

export interface Paragraph extends Sentence {
  /** The id of the rule, as the server names it; without a number where it is none of those in docs/rules.md. */
  id: string
  /** Sentences that follow in the same paragraph. */
  also?: readonly Sentence[]
}

export type SectionName =
  | 'goal' | 'setup' | 'turn' | 'draw' | 'claim' | 'special' | 'tickets' | 'stations' | 'end' | 'bonus' | 'ties'

export interface Section {
  name: SectionName
  rules: readonly Paragraph[]
}

/** The rules that say what a bonus card counts, by `whatCounts`. */
const BONUS_RULES: Readonly<Record<string, string>> = {
  locomotives_in_hand: 'BONUS-A',
  'completed_tickets mark=capital': 'BONUS-B',
  trains_left: 'BONUS-C',
  'routes length=1': 'BONUS-D',
  longest_path: 'BONUS-E',
  'completed_tickets max_points': 'BONUS-F',
  countries: 'BONUS-G',
  'completed_tickets mark=arctic': 'BONUS-H',
  'routes mark=arctic': 'BONUS-I',
  'routes kind=ferry': 'BONUS-J',
  'routes country=Norway': 'BONUS-K',
}

/** The rules that have all tie-breakers of an edition in one sentence. */
const TIE_RULES: Readonly<Record<string, string>> = {
  'completed_tickets longest_route': 'TIE-2',
  'completed_tickets bonus_cards': 'TIE-3',
}

/** What a bonus card counts, and what narrows it, as one string. */
function whatCounts(card: BonusCardInfo): string {
  const { counts, mark, country, kind, length, max_points } = card
  const narrowed = { mark, country, kind, length }
  return [
    counts,
    ...Object.entries(narrowed).flatMap(([name, value]) => (value ? `${name}=${value}` : [])),
    ...(max_points ? ['max_points'] : []), // the number itself is told by the rule
  ].join(' ')
}

export function rulebook(edition: EditionDetails): readonly Section[] {
  const sections: Section[] = [
    { name: 'goal', rules: [rule('GOAL')] },
    { name: 'setup', rules: setup(edition) },
    { name: 'turn', rules: [rule('TURN-1', edition.rules.stations ? 'stations' : ''), rule('TURN-2'), rule('TURN-3')] },
    { name: 'draw', rules: drawing(edition) },
    { name: 'claim', rules: claiming(edition) },
    { name: 'special', rules: special(edition) },
    { name: 'tickets', rules: tickets(edition) },
    { name: 'stations', rules: stations(edition) },
    { name: 'end', rules: ending(edition) },
    { name: 'bonus', rules: bonusCards(edition) },
    { name: 'ties', rules: ties(edition) },
  ]
  return sections.filter((section) => section.rules.length > 0)
}

/** The rule that a refusal names. `CLAIM-7/8/9` is one paragraph here too. */
export function findRule(edition: EditionDetails, id: string): Paragraph | null {
  for (const section of rulebook(edition)) {
    const found = section.rules.find((paragraph) => paragraph.id === id)
    if (found) return found
  }
  return null
}

function rule(id: string, variant = '', values: Sentence['values'] = {}, ...also: readonly Sentence[]): Paragraph {
  return { id, ...sentence(id, variant, values), also }
}

function sentence(id: string, variant = '', values: Sentence['values'] = {}): Sentence {
  return { key: variant ? `${id}.${variant}` : id, values }
}

/** A paragraph of several sentences, under one id. */
function told(id: string, [first, ...also]: readonly Sentence[]): Paragraph[] {
  return first ? [{ id, ...first, also }] : []
}

const hasLocomotives = (rules: EditionDetails['rules']) => (rules.deck.locomotive ?? 0) > 0

function when(condition: unknown, ...rules: Paragraph[]): Paragraph[] {
  return condition ? rules : []
}

function setup({ rules, tickets, bonus_cards: bonus }: EditionDetails): Paragraph[] {
  const long = tickets.filter((ticket) => ticket.long).length
  const short = tickets.length - long
  const { opening_tickets: dealtShort, opening_long_tickets: dealtLong, opening_keep: keep } = rules
  const keepsAll = keep >= dealtShort + dealtLong
  const drawn = rules.bonus_cards === 'all' ? bonus.length : Math.min(rules.bonus_cards, bonus.length)
  const [min, max] = rules.players
  return [
    rule('SET-1', min === max ? 'exactly' : '', { min, max }),
    rule('SET-2', '', { n: rules.trains }),
    deck(rules),
    rule('SET-4', rules.hand ? '' : 'none', { n: rules.hand }, sentence('SET-4', 'display', { n: rules.display })),
    rule('SET-5', lengths(short, long), { n: tickets.length, count: short, long }),
    rule(
      'SET-6', lengths(dealtShort, dealtLong), { n: dealtShort + dealtLong, count: dealtShort, long: dealtLong },
      sentence('SET-6', keepsAll ? 'keep_all' : 'keep', { keep }),
    ),
    ...when(!keepsAll, rule('SET-7', rules.opening_refused)),
    ...when(long, rule('SET-8')),
    ...when(rules.stations, rule('SET-9', '', { n: rules.stations })),
    ...when(drawn, rule('SET-10', drawn === bonus.length ? 'all' : 'some', { n: drawn, count: bonus.length })),
    rule('SET-11'),
    rule('SET-12'),
  ]
}

/** Which of short and long tickets there are. */
function lengths(short: number, long: number): '' | 'long' | 'only_long' {
  if (!long) return ''
  return short ? 'long' : 'only_long'
}

/** One number for all colours where there are as many of each; otherwise every kind by name. */
function deck(rules: EditionDetails['rules']): Paragraph {
  const total = cardTotal(rules.deck)
  const locomotives = rules.deck.locomotive ?? 0
  const [each = 0, ...others] = COLORS.map((color) => rules.deck[color] ?? 0)
  if (locomotives === 0 || each < 2 || others.some((count) => count !== each)) return rule('SET-3', 'mixed', { total })
  return rule('SET-3', '', { each, n: locomotives, total })
}

function drawing({ rules }: EditionDetails): Paragraph[] {
  return [
    rule('DRAW-1'),
    ...when(hasLocomotives(rules), rule(rules.display_locomotive_is_whole_draw ? 'DRAW-2' : 'DRAW-3')),
    ...when(rules.sweep_at && hasLocomotives(rules), rule('DRAW-4', '', { n: rules.sweep_at }), rule('DRAW-5')),
    rule('DRAW-10', rules.may_stop_after_first_card ? 'may' : 'must'),
    rule('DRAW-6'),
    rule('DRAW-7'),
    rule('DRAW-8'),
    rule('DRAW-9'),
    rule('DRAW-11'),
  ]
}

function claiming({ rules, routes }: EditionDetails): Paragraph[] {
  const doubled = routes.some((route) => route.group)
  return [
    rule('CLAIM-1'),
    rule('CLAIM-2', '', {}, ...(routes.some((route) => route.color === 'gray') ? [sentence('CLAIM-2', 'gray')] : [])),
    rule('CLAIM-3'),
    rule('CLAIM-5'),
    ...when(doubled, rule('CLAIM-6')),
    ...when(openTracks({ rules, routes }).length, rule('CLAIM-7/8/9')),
    rule('CLAIM-10'),
    rule('CLAIM-4'),
  ]
}

/**
 * How many routes between the same two cities can be claimed: a row for each size of such a group, with a number for each
 * number of players. Sizes that the board does not have, or of which all can always be claimed, are left out.
 */
export function openTracks({ rules, routes }: Pick<EditionDetails, 'rules' | 'routes'>): readonly TrackRow[] {
  const groups = new Map<string, number>()
  for (const { group } of routes) if (group) groups.set(group, (groups.get(group) ?? 0) + 1)
  const [min, max] = rules.players
  const seats = Array.from({ length: max - min + 1 }, (_, k) => min + k)
  return [...new Set(groups.values())]
    .sort((a, b) => a - b)
    .map((size) => ({ size, open: seats.map((players) => ({ players, count: openWith(rules, size, players) })) }))
    .filter(({ size, open }) => open.some(({ count }) => count < size))
}

export interface TrackRow {
  size: number
  open: readonly { players: number; count: number }[]
}

function openWith(rules: EditionDetails['rules'], size: number, players: number): number {
  const listed = rules.open_tracks.find(([group, seats]) => group === size && seats === players)
  return listed ? listed[2] : size
}

function special({ rules, routes, cities }: EditionDetails): Paragraph[] {
  const tunnels = rules.tunnel_reveal > 0 && routes.some((route) => route.kind === 'tunnel')
  const odd = routes.filter((route) => route.kind === 'regular' && route.any_for_one > 0)
  const name = (id: string) => cities.find((city) => city.id === id)?.name ?? id
  const locomotivesDig = hasLocomotives(rules) && rules.locomotives_wild_on.includes('tunnel')
  return [
    ...when(hasLocomotives(rules), locomotives({ rules, routes })),
    ...ferries({ rules, routes }),
    ...when(
      tunnels,
      rule('TUNNEL-1', '', { n: rules.tunnel_reveal }),
      rule('TUNNEL-2', hasLocomotives(rules) ? '' : 'plain'),
      ...when(locomotivesDig, rule('TUNNEL-3')),
      rule('TUNNEL-4'),
      rule('TUNNEL-5'),
    ),
    ...when(tunnels && locomotivesDig && rules.ferry_any_for_one && routes.some(({ kind }) => kind === 'ferry'), rule('TUNNEL-6')),
    ...odd.map(({ a, b, any_for_one }) => rule('MURM-1', '', { route: `${name(a)} – ${name(b)}`, any: any_for_one })),
    ...when(routes.some((route) => route.bonus_draw > 0), rule('BONUSDRAW-1')),
  ]
}

const KINDS = ['regular', 'ferry', 'tunnel'] as const

/** Where a locomotive stands for a colour, of the kinds of routes that the board has. */
function locomotives({ rules, routes }: Pick<EditionDetails, 'rules' | 'routes'>): Paragraph {
  const there = KINDS.filter((kind) => routes.some((route) => route.kind === kind))
  const wild = there.filter((kind) => rules.locomotives_wild_on.includes(kind))
  if (wild.length === there.length) return rule('LOCO-1')
  if (wild.length === 0) return rule('LOCO-2', 'never')
  if (wild.join(' ') === 'ferry tunnel') return rule('LOCO-2')
  return { ...rule('LOCO-2', 'some'), lists: { kinds: wild.map((kind) => `KIND.${kind}`) } }
}

/** What a symbol takes, then what the other spaces do, as far as the ferries of the board have such. */
function ferries({ rules, routes }: Pick<EditionDetails, 'rules' | 'routes'>): Paragraph[] {
  const there = routes.filter((route) => route.kind === 'ferry')
  const any = rules.ferry_any_for_one
  const pairs = rules.ferry_symbol === 'locomotive_or_pair' && !any
  const id = any ? 'FERRY-2' : pairs ? 'FERRY-3' : 'FERRY-1'
  const locomotives = hasLocomotives(rules)
  const wild = locomotives && rules.locomotives_wild_on.includes('ferry')
  const sentences: Sentence[] = []
  if (there.some(({ symbols }) => symbols > 0)) {
    sentences.push(sentence(id, locomotives ? 'symbol' : 'symbol.only', { any }))
  }
  if (there.some(({ symbols, length }) => length > symbols)) {
    sentences.push(sentence('FERRY-1', wild ? 'others.wild' : 'others'))
    if (any) sentences.push(sentence('FERRY-2', 'others', { any }))
  }
  return told(id, sentences)
}

function tickets({ rules }: EditionDetails): Paragraph[] {
  const keepsAll = rules.ticket_keep >= rules.ticket_draw
  return [
    rule('TICKET-1', keepsAll ? 'all' : '', { n: rules.ticket_draw, keep: rules.ticket_keep }),
    rule('TICKET-2'),
    ...when(!keepsAll, rule('TICKET-3', rules.ticket_refused)),
    rule('TICKET-4'),
  ]
}

function stations({ rules, bonus_cards: bonus }: EditionDetails): Paragraph[] {
  if (!rules.stations) return []
  const pathCounts = rules.bonus_cards !== 0 && bonus.some((card) => card.counts === 'longest_path')
  const wild = hasLocomotives(rules) && rules.stations > 1
  return [
    rule('STATION-1', '', { n: rules.stations }, ...(wild ? [sentence('STATION-1', 'wild')] : [])),
    rule('STATION-2'),
    rule('STATION-3'),
    ...when(pathCounts, rule('STATION-4')),
    ...when(rules.station_points, rule('STATION-5', '', { n: rules.station_points })),
  ]
}

function ending({ rules, bonus_cards: bonus }: EditionDetails): Paragraph[] {
  const played = rules.bonus_cards === 0 ? [] : bonus
  const tellAll = (id: string, counts: string) =>
    played.filter((card) => toldAtTheEnd(rules, card) && whatCounts(card) === counts)
      .map((card) => rule(id, '', { card: card.id, n: card.points }))
  return [
    rule('END-1', rules.last_round_at ? '' : 'none', { n: rules.last_round_at }),
    rule('END-2'),
    ...tellAll('END-4', 'longest_path'),
    ...tellAll('END-5', 'completed_tickets'),
    ...when(played.some((card) => !toldAtTheEnd(rules, card)), rule('END-6')),
    ...when(played.some((card) => card.counts === 'longest_path'), rule('END-3')),
    rule('END-7'),
  ]
}

/** Cards with a paragraph among the rules of the end (END-4, END-5); all others have a section of their own. */
function toldAtTheEnd(rules: EditionDetails['rules'], card: BonusCardInfo): boolean {
  return rules.bonus_cards === 'all' && ['longest_path', 'completed_tickets'].includes(whatCounts(card))
}

function bonusCards({ rules, bonus_cards: bonus }: EditionDetails): Paragraph[] {
  if (rules.bonus_cards === 0) return []
  return bonus
    .filter((card) => !toldAtTheEnd(rules, card))
    .map((card) =>
      // Without a rule of its own it is explained from its data.
      rule(BONUS_RULES[whatCounts(card)] ?? 'BONUS', '', { card: card.id, points: card.points, max: card.max_points }),
    )
}

function ties(edition: EditionDetails): Paragraph[] {
  const order = tieBreakers(edition)
  if (!order.length) return [rule('TIE-4', 'only')]
  const id = tieRule(edition, order)
  const listed = { ...rule('TIE', '', { n: order.length }), lists: { order: order.map((name) => `TIE.${name}`) } }
  return [id ? rule(id, '', { card: edition.bonus_cards[0]?.id ?? '' }) : listed, rule('TIE-4')]
}

/** What breaks ties, without what nobody can have in this edition. */
function tieBreakers({ rules, bonus_cards: bonus }: EditionDetails): readonly string[] {
  const possible: Readonly<Record<string, boolean>> = {
    fewest_stations: rules.stations > 0,
    bonus_cards: bonus.length > 0 && rules.bonus_cards !== 0,
  }
  return rules.tie_breakers.filter((name) => possible[name] ?? true)
}

function tieRule({ bonus_cards: bonus }: EditionDetails, order: readonly string[]): string | undefined {
  // The only bonus card there is can be called by its name.
  if (bonus.length === 1 && order.join(' ') === 'completed_tickets fewest_stations bonus_cards') return 'TIE-1'
  return TIE_RULES[order.join(' ')]
}
