import type { CardName } from '../generated/protocol'

/** The kinds of cards in the order used everywhere. */
export const CARDS: readonly CardName[] = [
  'purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive',
]
