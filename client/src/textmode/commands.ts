/**
 * The command interpreter of the text mode: a typed line becomes an answer or an intent for the server. Commands are those of
 * the notation, the same in every language. Nothing here knows a rule: what can be done is the server's menu.
 */

import type { CardCounts, RouteInfo, ViewDocument } from '../generated/protocol'
import { formatCard } from '../lib/cards'
import type { Board } from '../lib/edition'
import { t } from '../lib/i18n'
import { cheapestFirst, type Menu, type Payment } from '../lib/menu'
import { cardsInWords } from '../lib/sentences'
import { cardRow, routeText, ticketText } from '../lib/descriptions'

export interface CommandContext {
  board: Board
  view: ViewDocument
  menu: Menu
  names: readonly string[]
  seat: number | null
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

const COMMANDS = ['can', 'hand', 'display', 'mine', 'routes', 'city', 'players', 'log', 'say', 'hint', 'undo', 'help'] as const

/** `choices` are the actions that the last answer numbered. */
export function interpret(line: string, now: CommandContext, choices: readonly string[] = []): Reply {
  const [word = '', ...rest] = line.trim().split(/\s+/)
  const verb = word.toLowerCase()
  if (/^\d+$/.test(verb) && rest.length === 0 && choices.length) {
    const chosen = choices[Number(verb) - 1]
    return chosen ? { kind: 'act', action: chosen } : say(t('text.no_such_number', { n: choices.length }))
  }
  switch (verb) {
    case '':
    case 'help':
    case '?':
      return { kind: 'say', lines: [t('text.help'), ...COMMANDS.map((name) => `${name}: ${t(`text.help.${name}`)}`), t('text.help.actions')] }
    case 'can':
      return can(now)
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

/** Everything that can be done now, each with a number. Each route is listed once, the most valuable first. */
function can(now: CommandContext): Reply {
  const { menu, board } = now
  if (menu.empty) return say(t('text.not_your_turn'))
  const lines: string[] = []
  const actions: string[] = []
  const offer = (text: string, action: string) => {
    actions.push(action)
    lines.push(`${actions.length}. ${text} (${action})`)
  }
  for (const tickets of menu.keep) {
    offer(t('text.keep', { tickets: tickets.map((id) => ticketText(board, id)).join('; ') }), `keep ${tickets.join(' ')}`)
  }
  for (const payment of menu.pay) offer(t('text.pay', { cards: cardsInWords(payment.cards) }), payment.action)
  if (menu.retreat) offer(t('text.retreat'), 'retreat')
  for (const card of menu.take) offer(t('text.take', { card: t(`card.${card}`) }), `take ${formatCard(card)}`)
  if (menu.draw) offer(t('text.draw'), 'draw')
  if (menu.stop) offer(t('text.stop'), 'stop')
  if (menu.tickets) offer(t('text.tickets'), 'tickets')
  if (menu.pass) offer(t('text.pass'), 'pass')
  const payable = [...menu.claims].map(([id, ways]) => ({ route: board.routes.get(id), ways }))
  payable.sort((one, other) => (other.route?.points ?? 0) - (one.route?.points ?? 0))
  for (const { route, ways } of payable) {
    if (route) offer(t('text.claim', { route: routeText(board, route), n: route.points }), cheapestFirst(ways)[0]!.action)
  }
  for (const [city, ways] of menu.stations) offer(t('text.station', { city: board.cityName(city) }), cheapestFirst(ways)[0]!.action)
  return { kind: 'say', lines, choices: actions }
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

/** The routes of a city, or all that are free; `all` also those that are taken. */
function routes(now: CommandContext, place: string, all = false): Reply {
  const { board, view, menu, names } = now
  const city = place ? findCity(board, place) : null
  if (place && !city) return say(t('text.no_city', { city: place }))
  if (all && !city) return say(t('text.which_city'))
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
  if (board.routes.has(first)) return cards.length ? { kind: 'act', action: whole } : ways(menu.claims.get(first), 'claim', first)
  const wanted = first.toLowerCase()
  const matching = board.edition.routes.filter((route) => route.id === wanted || route.id.replace(/-\d+$/, '') === wanted)
  const turned = matching.length ? matching : board.edition.routes.filter((route) => `${route.b}-${route.a}` === wanted)
  if (turned.length === 0) return { kind: 'act', action: whole }
  const open = turned.flatMap((route) => menu.claims.get(route.id) ?? [])
  if (cards.length && turned.length === 1) return { kind: 'act', action: `claim ${turned[0]!.id} ${cards.join(' ')}` }
  return ways(open, 'claim', turned[0]!.id)
}

function station(now: CommandContext, words: readonly string[]): Reply {
  const [first = '', ...cards] = words
  const city = findCity(now.board, first)
  if (!city || cards.length) return { kind: 'act', action: `station ${[city ?? first, ...cards].join(' ')}` }
  return ways(now.menu.stations.get(city), 'station', city)
}

/** Act if there is one way to pay, number them if there are several, ask why if there is none. */
function ways(payments: readonly Payment[] | undefined, what: 'claim' | 'station', id: string): Reply {
  if (!payments || payments.length === 0) return { kind: 'why', what, id }
  if (payments.length === 1) return { kind: 'act', action: payments[0]!.action }
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
