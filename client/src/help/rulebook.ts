/**
 * Which rules an edition has, in the order in which they are read. The texts are messages (`messages/rules`), by the
 * ids that the server names when it refuses something; the numbers in them come from the edition.
 */

import type { EditionDetails } from '../generated/protocol'

export interface Paragraph {
  /** The id of the rule, as the server names it. */
  id: string
  /** The message that tells it. */
  key: string
  values: Readonly<Record<string, string | number>>
}

export type SectionName =
  | 'goal' | 'setup' | 'turn' | 'draw' | 'claim' | 'special' | 'tickets' | 'stations' | 'end' | 'bonus' | 'ties'

export interface Section {
  name: SectionName
  rules: readonly Paragraph[]
}

/** What bonus cards count, by their ids, for editions whose cards have a rule of their own. */
const BONUS_RULES: Readonly<Record<string, string>> = {
  call_of_the_wild: 'BONUS-A',
  capital_investment: 'BONUS-B',
  cost_efficiency: 'BONUS-C',
  small_steps_strategist: 'BONUS-D',
  nordic_express: 'BONUS-E',
  local_network: 'BONUS-F',
  international_tycoon: 'BONUS-G',
  polar_express: 'BONUS-H',
  snowplow_award: 'BONUS-I',
  ferry_master: 'BONUS-J',
  the_wild_west: 'BONUS-K',
}

/** The rule of a bonus card, where it has one of its own. */
export function bonusRule(card: string): string | null {
  return BONUS_RULES[card] ?? null
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

function rule(id: string, variant = '', values: Paragraph['values'] = {}): Paragraph {
  return { id, key: variant ? `${id}.${variant}` : id, values }
}

function when(condition: unknown, ...rules: Paragraph[]): Paragraph[] {
  return condition ? rules : []
}

function setup({ rules, tickets, bonus_cards: bonus }: EditionDetails): Paragraph[] {
  const long = tickets.filter((ticket) => ticket.long).length
  const short = tickets.length - long
  const total = Object.values(rules.deck).reduce((sum, count) => sum + count, 0)
  const locomotives = rules.deck.locomotive ?? 0
  const variant = long ? 'long' : ''
  return [
    rule('SET-1', '', { min: rules.players[0], max: rules.players[1] }),
    rule('SET-2', '', { trains: rules.trains }),
    rule('SET-3', '', { each: rules.deck.red ?? 0, locomotives, total }),
    rule('SET-4', '', { hand: rules.hand, display: rules.display }),
    rule('SET-5', variant, { count: short, long }),
    rule('SET-6', variant, {
      count: rules.opening_tickets,
      long: rules.opening_long_tickets,
      keep: rules.opening_keep,
    }),
    rule('SET-7', rules.opening_refused),
    ...when(long, rule('SET-8')),
    ...when(rules.stations, rule('SET-9', '', { stations: rules.stations })),
    ...when(
      bonus.length,
      rules.bonus_cards === 'all'
        ? rule('SET-10', 'all')
        : rule('SET-10', 'some', { drawn: rules.bonus_cards, count: bonus.length }),
    ),
    rule('SET-11'),
    rule('SET-12'),
  ]
}

function drawing({ rules }: EditionDetails): Paragraph[] {
  return [
    rule('DRAW-1'),
    rule(rules.display_locomotive_is_whole_draw ? 'DRAW-2' : 'DRAW-3'),
    ...when(rules.sweep_at, rule('DRAW-4', '', { count: rules.sweep_at }), rule('DRAW-5')),
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
    rule('CLAIM-2'),
    rule('CLAIM-3'),
    rule('CLAIM-5'),
    ...when(doubled, rule('CLAIM-6')),
    ...when(doubled && rules.open_tracks.length, rule('CLAIM-7/8/9')),
    rule('CLAIM-10'),
    rule('CLAIM-4'),
  ]
}

function special({ rules, routes, cities }: EditionDetails): Paragraph[] {
  const everywhere = rules.locomotives_wild_on.includes('regular')
  const tunnels = rules.tunnel_reveal > 0 && routes.some((route) => route.kind === 'tunnel')
  const odd = routes.find((route) => route.kind === 'regular' && route.any_for_one > 0)
  const name = (id: string) => cities.find((city) => city.id === id)?.name ?? id
  return [
    rule(everywhere ? 'LOCO-1' : 'LOCO-2'),
    ...when(routes.some((route) => route.kind === 'ferry'), ferry(rules)),
    ...when(
      tunnels,
      rule('TUNNEL-1', '', { reveal: rules.tunnel_reveal }),
      rule('TUNNEL-2'),
      rule('TUNNEL-3'),
      rule('TUNNEL-4'),
      rule('TUNNEL-5'),
    ),
    ...when(tunnels && rules.ferry_any_for_one, rule('TUNNEL-6')),
    ...(odd ? [rule('MURM-1', '', { route: `${name(odd.a)} – ${name(odd.b)}`, any: odd.any_for_one })] : []),
    ...when(routes.some((route) => route.bonus_draw > 0), rule('BONUSDRAW-1')),
  ]
}

function ferry(rules: EditionDetails['rules']): Paragraph {
  if (rules.ferry_any_for_one) return rule('FERRY-2', '', { any: rules.ferry_any_for_one })
  return rule(rules.ferry_symbol === 'locomotive_or_pair' ? 'FERRY-3' : 'FERRY-1')
}

function tickets({ rules }: EditionDetails): Paragraph[] {
  return [
    rule('TICKET-1', '', { draw: rules.ticket_draw, keep: rules.ticket_keep }),
    rule('TICKET-2'),
    rule('TICKET-3', rules.ticket_refused),
    rule('TICKET-4'),
  ]
}

function stations({ rules }: EditionDetails): Paragraph[] {
  if (!rules.stations) return []
  return [
    rule('STATION-1'),
    rule('STATION-2'),
    rule('STATION-3'),
    rule('STATION-4'),
    rule('STATION-5', '', { points: rules.station_points }),
  ]
}

function ending({ rules, bonus_cards: bonus }: EditionDetails): Paragraph[] {
  const always = rules.bonus_cards === 'all' ? bonus : []
  const path = always.find((card) => card.counts === 'longest_path')
  const tickets = always.find((card) => card.counts === 'completed_tickets')
  return [
    rule('END-1', '', { trains: rules.last_round_at }),
    rule('END-2'),
    ...(path ? [rule('END-4', '', { card: path.id, points: path.points })] : []),
    ...(tickets ? [rule('END-5', '', { card: tickets.id, points: tickets.points })] : []),
    ...when(bonus.length > always.length, rule('END-6')),
    ...when(bonus.some((card) => card.counts === 'longest_path'), rule('END-3')),
    rule('END-7'),
  ]
}

function bonusCards({ rules, bonus_cards: bonus }: EditionDetails): Paragraph[] {
  if (rules.bonus_cards === 'all') return []
  return bonus.flatMap((card) => {
    const id = bonusRule(card.id)
    return id ? [rule(id, '', { card: card.id, points: card.points, max: card.max_points })] : []
  })
}

function ties({ rules }: EditionDetails): Paragraph[] {
  const byBreaker: Readonly<Record<string, string>> = {
    fewest_stations: 'TIE-1',
    longest_route: 'TIE-2',
    bonus_cards: 'TIE-3',
  }
  const id = byBreaker[rules.tie_breakers[1] ?? '']
  return [...(id ? [rule(id)] : []), rule('TIE-4')]
}
