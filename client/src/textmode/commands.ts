/**
 * The command interpreter of the text mode: a typed line becomes an answer or an intent for the server. Commands are those of
 * the notation, the same in every language. Nothing here knows a rule: what can be done is the server's menu.
 */

import type { CardCounts, RouteInfo, ViewDocument } from '../generated/protocol'
import { cardTotal, formatCard } from '../lib/cards'
import type { Board } from '../lib/edition'
import { t } from '../lib/i18n'
import { hasMemory, knownText, others, refusedTickets } from '../lib/known'
import { cheapestFirst, type Menu, type Payment } from '../lib/menu'
import { percent } from '../lib/numbers'
import { cardsInWords } from '../lib/sentences'
import { cardRow, routeText, ticketText } from '../lib/descriptions'

export interface CommandContext {
  board: Board
  view: ViewDocument
  menu: Menu
  names: readonly string[]
  seat: number | null
  /** Each seat's chance to win, for those who watch bots. */
  chances?: readonly number[] | null
}

export type Reply =
  | { kind: 'say'; lines: readonly string[]; choices?: readonly string[] }
  | { kind: 'act'; action: string }
  /** It cannot be paid for: ask the server why. */
  | { kind: 'why'; what: 'claim' | 'station'; id: string }
  | { kind: 'undo' }
  | { kind: 'log' }
  | { kind: 'hint' }
  /** A chat message. */
  | { kind: 'chat'; text: string }

const COMMANDS = ['can', 'hand', 'display', 'mine', 'routes', 'city', 'players', 'chances', 'known', 'log', 'say', 'hint', 'undo', 'help'] as const

/** `choices` are the actions that the last answer numbered. */
export function interpret(line: string, now: CommandContext, choices: readonly string[] = []): Reply {
  const [word = '', ...rest] = line.trim().split(/\s+/)
  const verb = word.toLowerCase()
  if (/^\d+$/.test(verb) && rest.length === 0 && choices.length) {
    const chosen = choices[Number(verb) - 1]
    if (!chosen) return say(t('text.no_such_number', { n: choices.length }))
    const [what, id, ...cards] = chosen.split(' ')
    return what === 'claim' && cards.length === 0 ? claim(now, [id!]) : { kind: 'act', action: chosen }
  }
  switch (verb) {
    case '':
    case 'help':
    case '?':
      return { kind: 'say', lines: [t('text.help'), ...COMMANDS.map((name) => `${name}: ${t(`text.help.${name}`, exampleOf(now.board))}`), t('text.help.actions', exampleOf(now.board))] }
    case 'can':
      return can(now, rest.join(' ').toLowerCase())
    case 'hand':
      return say(t('text.hand', { cards: cardsInWords(handOf(now)) || t('text.no_cards') }))
    case 'display':
      return say(t('text.display', { cards: cardRow(now.view.display), deck: now.view.deck_size }))
    case 'mine':
      return mine(now)
    case 'routes':
      return routes(now, rest.join(' '))
    case 'city':
      return routes(now, rest.join(' '), true)
    case 'players':
      return players(now)
    case 'chances':
      return chances(now)
    case 'known':
      return known(now)
    case 'log':
      return { kind: 'log' }
    case 'say':
      return rest.length ? { kind: 'chat', text: rest.join(' ') } : say(t('text.help.say'))
    case 'hint':
      return { kind: 'hint' }
    case 'undo':
      return { kind: 'undo' }
    case 'claim':
      return claim(now, rest)
    case 'station':
      return station(now, rest)
    default:
      return { kind: 'act', action: line.trim() }
  }
}

function say(...lines: string[]): Reply {
  return { kind: 'say', lines }
}

function handOf({ view, seat }: CommandContext): CardCounts {
  return (seat === null ? null : view.hands[seat]) ?? {}
}

function chances({ names, chances }: CommandContext): Reply {
  if (!chances) return say(t('live.none'))
  return say(...chances.map((chance, seat) => t('analysis.chance_of', { name: names[seat] ?? '', value: percent(chance) })))
}

const MOST_CLAIMS = 12

/**
 * What can be done now, each with a number: cards and tickets, then the most valuable routes, each with its cheapest payment.
 * Stations are one line. `can claims` and `can stations` list them all, `can` and a city what can be done there.
 */
function can(now: CommandContext, about: string): Reply {
  const { menu, board } = now
  if (menu.empty) return say(t('text.not_your_turn'))
  const offers = new Offers()
  if (about === 'claims') claims(now, offers)
  else if (about === 'stations') stations(now, offers)
  else if (about) {
    const city = findCity(board, about)
    if (!city) return say(t('text.no_city', { city: about }))
    claims(now, offers, { city })
    stations(now, offers, city)
    if (offers.lines.length === 0) return say(t('text.nothing_there', { city: board.cityName(city) }))
  } else {
    cardsAndTickets(now, offers)
    claims(now, offers, { most: MOST_CLAIMS })
    if (menu.stations.size) offers.lines.push(t('text.stations', { n: menu.stations.size }))
  }
  return offers.lines.length ? { kind: 'say', lines: offers.lines, choices: offers.actions } : say(t('text.no_routes'))
}

/** Lines of a list, and the actions that their numbers stand for. */
class Offers {
  readonly lines: string[] = []
  readonly actions: string[] = []

  add(text: string, action: string): void {
    this.actions.push(action)
    this.lines.push(`${this.actions.length}. ${text} (${action})`)
  }
}

function cardsAndTickets({ menu, board }: CommandContext, offers: Offers): void {
  for (const tickets of menu.keep) {
    offers.add(t('text.keep', { tickets: tickets.map((id) => ticketText(board, id)).join('; ') }), `keep ${tickets.join(' ')}`)
  }
  for (const payment of menu.pay) offers.add(t('text.pay', { cards: cardsInWords(payment.cards) }), payment.action)
  if (menu.retreat) offers.add(t('text.retreat'), 'retreat')
  for (const card of menu.take) offers.add(t('text.take', { card: t(`card.${card}`) }), `take ${formatCard(card)}`)
  if (menu.draw) offers.add(t('text.draw'), 'draw')
  if (menu.stop) offers.add(t('text.stop'), 'stop')
  if (menu.tickets) offers.add(t('text.tickets'), 'tickets')
  if (menu.pass) offers.add(t('text.pass'), 'pass')
}

/** The routes that can be paid for, the most valuable first; those of a city, and only so many. */
function claims({ menu, board }: CommandContext, offers: Offers, only: { city?: string; most?: number } = {}): void {
  const payable = [...menu.claims]
    .flatMap(([id, ways]) => {
      const route = board.routes.get(id)
      return route && (!only.city || route.a === only.city || route.b === only.city) ? [{ route, ways }] : []
    })
    .sort((one, other) => other.route.points - one.route.points)
  if (payable.length === 0) return
  offers.lines.push(t('text.claims', { n: payable.length }))
  for (const { route, ways } of payable.slice(0, only.most)) {
    const best = cheapestFirst(ways)[0]!
    // More cards than spaces are never paid without asking how.
    const action = cardTotal(best.cards) > route.length ? `claim ${route.id}` : best.action
    offers.add(paidFor(t('text.claim', { route: routeText(board, route), n: route.points }), ways), action)
  }
  const more = payable.length - (only.most ?? payable.length)
  if (more > 0) offers.lines.push(t('text.more_claims', { n: more }))
}

function stations({ menu, board }: CommandContext, offers: Offers, only?: string): void {
  for (const [city, ways] of menu.stations) {
    if (only && city !== only) continue
    offers.add(paidFor(t('text.station', { city: board.cityName(city) }), ways), cheapestFirst(ways)[0]!.action)
  }
}

function paidFor(what: string, ways: readonly Payment[]): string {
  return t('text.for', { what, cards: cardsInWords(cheapestFirst(ways)[0]!.cards) })
}

function mine({ board, view, seat }: CommandContext): Reply {
  const held = (seat === null ? null : view.tickets[seat]) ?? []
  if (held.length === 0) return say(t('text.no_tickets'))
  return say(...held.map((id) => ticketText(board, id)))
}

function players({ view, names }: CommandContext): Reply {
  return say(
    ...names.map((name, seat) =>
      t('text.player', {
        name,
        points: view.points[seat] ?? 0,
        trains: view.trains[seat] ?? 0,
        cards: view.hand_sizes[seat] ?? 0,
        tickets: view.ticket_counts[seat] ?? 0,
      }),
    ),
  )
}

/** What a perfect memory would know of the others, and where the tickets are that one turned down. */
function known({ board, view, names }: CommandContext): Reply {
  if (!hasMemory(view)) return say(t('text.known.off'))
  return say(
    ...others(view).map((seat) => t('text.known', { name: names[seat] ?? '', known: knownText(view, seat, board.edition.rules) })),
    ...refusedTickets(view).map(({ id, place }) => t('text.refused', { ticket: ticketText(board, id), place })),
  )
}

/** A city and a route of the board at hand, for texts that show how a command is typed. */
export function exampleOf(board: Board): { city: string; route: string } {
  const route = board.edition.routes[0]
  return { city: route?.a ?? '', route: route?.id ?? '' }
}

/** The routes of a city, or all that are free; `all` also those that are taken. */
function routes(now: CommandContext, place: string, all = false): Reply {
  const { board, view, menu, names } = now
  const city = place ? findCity(board, place) : null
  if (place && !city) return say(t('text.no_city', { city: place }))
  if (all && !city) return say(t('text.which_city', exampleOf(board)))
  const listed = (city ? (board.routesOf.get(city) ?? []) : board.edition.routes).filter(
    (route) => all || view.routes[route.id] === undefined,
  )
  const owner = (route: RouteInfo) => view.routes[route.id]
  return say(
    ...listed.map((route) => {
      const taken = owner(route)
      const state =
        taken !== undefined
          ? t('text.owned', { name: names[taken] ?? '' })
          : menu.claims.has(route.id)
            ? t('text.payable')
            : ''
      return `${routeText(board, route)}${state ? `, ${state}` : ''} (${route.id})`
    }),
    ...(listed.length ? [] : [t('text.no_routes')]),
  )
}

/** `claim bergen-oslo`, `claim bergen oslo`, with or without cards. */
function claim(now: CommandContext, words: readonly string[]): Reply {
  const { board, menu } = now
  const whole = `claim ${words.join(' ')}`
  const [first = '', ...cards] = words
  if (board.routes.has(first)) return cards.length ? { kind: 'act', action: whole } : ways(now, menu.claims.get(first), 'claim', first)
  const wanted = first.toLowerCase()
  const matching = board.edition.routes.filter((route) => route.id === wanted || route.id.replace(/-\d+$/, '') === wanted)
  const turned = matching.length ? matching : board.edition.routes.filter((route) => `${route.b}-${route.a}` === wanted)
  if (turned.length === 0) return { kind: 'act', action: whole }
  const open = turned.flatMap((route) => menu.claims.get(route.id) ?? [])
  if (cards.length && turned.length === 1) return { kind: 'act', action: `claim ${turned[0]!.id} ${cards.join(' ')}` }
  return ways(now, open, 'claim', turned[0]!.id)
}

function station(now: CommandContext, words: readonly string[]): Reply {
  const [first = '', ...cards] = words
  const city = findCity(now.board, first)
  if (!city || cards.length) return { kind: 'act', action: `station ${[city ?? first, ...cards].join(' ')}` }
  return ways(now, now.menu.stations.get(city), 'station', city)
}

/** Act if there is one way to pay, number them if there are several or if it takes more cards than spaces, ask why if there is none. */
function ways({ board }: CommandContext, payments: readonly Payment[] | undefined, what: 'claim' | 'station', id: string): Reply {
  if (!payments || payments.length === 0) return { kind: 'why', what, id }
  const spaces = what === 'claim' ? board.routes.get(id)!.length : Infinity
  if (payments.length === 1 && cardTotal(payments[0]!.cards) <= spaces) return { kind: 'act', action: payments[0]!.action }
  return {
    kind: 'say',
    lines: [t('text.how_to_pay'), ...payments.map((way, k) => `${k + 1}. ${cardsInWords(way.cards)} (${way.action})`)],
    choices: payments.map((way) => way.action),
  }
}

/** A city by its id or by the beginning of its name, with or without accents. */
export function findCity(board: Board, text: string): string | null {
  const wanted = plain(text)
  if (!wanted) return null
  const cities = board.edition.cities.filter((city) => city.named)
  const exact = cities.find((city) => city.id === wanted || plain(city.name) === wanted)
  if (exact) return exact.id
  const begun = cities.filter((city) => plain(city.name).startsWith(wanted) || city.id.startsWith(wanted))
  return begun.length === 1 ? begun[0]!.id : null
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/[æ]/g, 'ae')
    .replace(/\s+/g, ' ')
    .trim()
}
