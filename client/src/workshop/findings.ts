/** What a playtest has found, the most important first, with the changes that would mend it. */

import { NEVER } from './heat'
import type { Change, Findings, Summary } from './work'

export interface Finding {
  /** The message that tells it: `workshop.found.<name>`. */
  name: 'first_seat' | 'never' | 'trap' | 'gift' | 'long_game' | 'short_game' | 'rarely' | 'way' | 'bottleneck' | 'colors'
  routes: readonly string[]
  tickets: readonly string[]
  colors: readonly string[]
  changes: readonly Change[]
}

/** What can be changed on account of each finding, as the server gives its reasons. */
const REASONS: Readonly<Record<string, Finding['name']>> = {
  never_claimed: 'never', rarely_claimed: 'rarely', way: 'way', gift: 'gift', trap: 'trap', long_game: 'long_game', short_game: 'short_game',
}

/** From what spoils a game to what is good to know. */
const ORDER: readonly Finding['name'][] = ['first_seat', 'never', 'trap', 'gift', 'long_game', 'short_game', 'rarely', 'way', 'bottleneck', 'colors']

/** So much more than their fair share the first may win before it is worth a word. */
const FIRST_SEAT_MARGIN = 0.05

export function found(findings: Findings, players: number): readonly Finding[] {
  const changes = (name: Finding['name']) => findings.changes.filter((change) => REASONS[change.reason] === name)
  const routes = Object.entries(findings.routes)
  const tickets = Object.entries(findings.tickets)
  const judged = (verdict: 'gift' | 'trap') => tickets.filter(([, ticket]) => ticket.verdict === verdict).map(([id]) => id)
  const of = (list: readonly Change[], what: Change['what']) => list.filter((change) => change.what === what).map(({ id }) => id)
  return ORDER.map((name): Finding => {
    const mends = changes(name)
    const item = { name, routes: of(mends, 'route'), tickets: of(mends, 'ticket'), colors: [], changes: mends }
    if (name === 'never') return { ...item, routes: routes.filter(([, route]) => route.claimed < NEVER).map(([id]) => id) }
    if (name === 'bottleneck') return { ...item, routes: routes.filter(([, route]) => route.bottleneck).map(([id]) => id) }
    if (name === 'gift' || name === 'trap') return { ...item, tickets: judged(name) }
    if (name === 'colors') return { ...item, colors: findings.short_colors }
    return item
  }).filter(({ name, routes: some, tickets: held, colors, changes: mends }) =>
    name === 'first_seat' ? findings.first_seat - findings.first_seat_error > 1 / players + FIRST_SEAT_MARGIN : some.length + held.length + colors.length + mends.length > 0,
  )
}

/** The numbers by which two playtests are compared. */
export function summary(findings: Findings): Summary {
  return {
    dead_routes: Object.values(findings.routes).filter(({ claimed }) => claimed < NEVER).length,
    wrong_tickets: findings.changes.filter(({ reason }) => reason === 'way').length,
    gifts_and_traps: Object.values(findings.tickets).filter(({ verdict }) => verdict).length,
    bottlenecks: Object.values(findings.routes).filter(({ bottleneck }) => bottleneck).length,
    first_seat: findings.first_seat,
    rounds: findings.rounds,
  }
}
