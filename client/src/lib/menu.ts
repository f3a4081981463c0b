/** The server's menu, indexed: what can be done with a route, with a city, with a card of the display. */

import type { CardCounts, CardName } from '../generated/protocol'

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
    if (verb === 'take') take.add(cardName(words[0]!))
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

/** `["red*3", "loco"]` as counts. */
export function parseCards(words: readonly string[]): CardCounts {
  const cards: CardCounts = {}
  for (const word of words) {
    const [name, times] = word.split('*')
    const card = cardName(name!)
    cards[card] = (cards[card] ?? 0) + (times === undefined ? 1 : Number(times))
  }
  return cards
}

/** Counts in notation, in the order that the server writes. */
export function formatCards(cards: CardCounts, order: readonly CardName[]): string {
  return order
    .filter((card) => (cards[card] ?? 0) > 0)
    .map((card) => {
      const word = card === 'locomotive' ? 'loco' : card
      return cards[card] === 1 ? word : `${word}*${cards[card]}`
    })
    .join(' ')
}

export function cardTotal(cards: CardCounts): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}

/** The colour that a payment is made in; a locomotive for one in no colour. */
export function payingColor(cards: CardCounts): CardName {
  let best: CardName = 'locomotive'
  for (const [card, count] of Object.entries(cards) as [CardName, number][]) {
    if (card !== 'locomotive' && count > (best === 'locomotive' ? 0 : (cards[best] ?? 0))) best = card
  }
  return best
}

/** The payment to be offered first: the fewest locomotives, then the fewest cards. */
export function thriftiest(payments: readonly Payment[]): Payment | undefined {
  return [...payments].sort(
    (a, b) =>
      (a.cards.locomotive ?? 0) - (b.cards.locomotive ?? 0) || cardTotal(a.cards) - cardTotal(b.cards),
  )[0]
}

/** The payments that use a colour. */
export function paymentsIn(payments: readonly Payment[], color: CardName): readonly Payment[] {
  return payments.filter((payment) => (payment.cards[color] ?? 0) > 0)
}

function cardName(word: string): CardName {
  return (word === 'loco' ? 'locomotive' : word) as CardName
}

function add(map: Map<string, Payment[]>, key: string, payment: Payment): void {
  const list = map.get(key)
  if (list) list.push(payment)
  else map.set(key, [payment])
}
