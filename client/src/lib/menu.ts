/** The server's menu, indexed: what can be done with a route, with a city, with a card of the display. */

import type { CardCounts, CardName } from '../generated/protocol'
import { cardTotal, parseCard, parseCards } from './cards'

export interface Payment {
  /** The whole action, to be sent as it is. */
  action: string
  cards: CardCounts
}

export interface Menu {
  empty: boolean
  draw: boolean
  stop: boolean
  tickets: boolean
  pass: boolean
  retreat: boolean
  /** The kinds of cards that can be taken from the display. */
  take: ReadonlySet<CardName>
  /** Ways to pay, by route. */
  claims: ReadonlyMap<string, readonly Payment[]>
  /** Ways to pay, by city. */
  stations: ReadonlyMap<string, readonly Payment[]>
  /** Ways to pay what a tunnel costs more. */
  pay: readonly Payment[]
  /** The sets of tickets that may be kept. */
  keep: readonly (readonly string[])[]
}

export function menuOf(actions: readonly string[]): Menu {
  const take = new Set<CardName>()
  const claims = new Map<string, Payment[]>()
  const stations = new Map<string, Payment[]>()
  const pay: Payment[] = []
  const keep: string[][] = []
  const plain = new Set<string>()
  for (const action of actions) {
    const [verb, ...words] = action.split(' ')
    if (verb === 'take') take.add(parseCard(words[0]!))
    else if (verb === 'claim') add(claims, words[0]!, { action, cards: parseCards(words.slice(1)) })
    else if (verb === 'station') add(stations, words[0]!, { action, cards: parseCards(words.slice(1)) })
    else if (verb === 'pay') pay.push({ action, cards: parseCards(words) })
    else if (verb === 'keep') keep.push(words)
    else plain.add(verb!)
  }
  return {
    empty: actions.length === 0,
    draw: plain.has('draw'),
    stop: plain.has('stop'),
    tickets: plain.has('tickets'),
    pass: plain.has('pass'),
    retreat: plain.has('retreat'),
    take,
    claims,
    stations,
    pay,
    keep,
  }
}

/** The payments in the order in which they are offered: the fewest cards first, of those the fewest locomotives. */
export function cheapestFirst(payments: readonly Payment[]): readonly Payment[] {
  const locomotives = ({ cards }: Payment) => cards.locomotive ?? 0
  return [...payments].sort((a, b) => cardTotal(a.cards) - cardTotal(b.cards) || locomotives(a) - locomotives(b))
}

/** The payments that use a colour. */
export function paymentsIn(payments: readonly Payment[], color: CardName): readonly Payment[] {
  return payments.filter((payment) => (payment.cards[color] ?? 0) > 0)
}

function add(map: Map<string, Payment[]>, key: string, payment: Payment): void {
  const list = map.get(key)
  if (list) list.push(payment)
  else map.set(key, [payment])
}
