/** Train cards: their order, their counts, and how the notation writes them. */

import type { CardCounts, CardName, ColorName } from '../generated/protocol'

/** The colours in the order used everywhere. */
export const COLORS: readonly ColorName[] = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red']

/** The kinds of cards: the colours, then the locomotive. */
export const CARDS: readonly CardName[] = [...COLORS, 'locomotive']

export function cardTotal(cards: CardCounts): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}

/** A kind of card as the notation writes it: `loco` is short for a locomotive. */
export function formatCard(card: CardName): string {
  return card === 'locomotive' ? 'loco' : card
}

/** The inverse of `formatCard`. */
export function parseCard(word: string): CardName {
  return (word === 'loco' ? 'locomotive' : word) as CardName
}

/** Counts in notation, in the order that the server writes: `red*3 loco`. */
export function formatCards(cards: CardCounts): string {
  return CARDS.filter((card) => (cards[card] ?? 0) > 0)
    .map((card) => (cards[card] === 1 ? formatCard(card) : `${formatCard(card)}*${cards[card]}`))
    .join(' ')
}

/** The inverse of `formatCards`, from words: `["red*3", "loco"]`. */
export function parseCards(words: readonly string[]): CardCounts {
  const cards: CardCounts = {}
  for (const word of words) {
    const [name, times] = word.split('*')
    const card = parseCard(name!)
    cards[card] = (cards[card] ?? 0) + (times === undefined ? 1 : Number(times))
  }
  return cards
}
