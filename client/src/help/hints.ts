/** A hint in words: the action and its reason. */

import type { Hint } from '../generated/protocol'
import { getHint } from '../lib/api'
import { parseCard, parseCards } from '../lib/cards'
import type { Board } from '../lib/edition'
import { list, t } from '../lib/i18n'
import { cardsInWords, cardWord } from '../lib/sentences'
import type { TableStore } from '../lib/table.svelte'
import { ticketText } from '../lib/descriptions'
import { refusalText } from '../lib/refusal-text'

export function actionText(action: string, board: Board): string {
  const [verb, first = '', ...rest] = action.split(' ')
  switch (verb) {
    case 'keep':
      return t('text.keep', { tickets: list([first, ...rest].map((id) => ticketText(board, id))) })
    case 'take':
      return t('text.take', { card: cardWord(parseCard(first)) })
    case 'claim': {
      const route = board.routes.get(first)
      return t('hint.claim', { route: route ? board.ends(route) : first, cards: cardsInWords(parseCards(rest)) })
    }
    case 'station':
      return t('hint.station', { city: board.cityName(first), cards: cardsInWords(parseCards(rest)) })
    case 'pay':
      return t('text.pay', { cards: cardsInWords(parseCards([first, ...rest])) })
    default:
      return t(`text.${verb}`)
  }
}

export function reasonText(hint: Hint, board: Board): string {
  return t(`hint.because.${hint.reason}`, {
    tickets: list(hint.tickets.map((id) => ticketText(board, id))),
    routes: list(hint.routes.map((id) => board.routeEnds(id))),
    n: hint.points,
  })
}

/** Fetch a hint and describe it in one line, or say why there is none. */
export async function hintText(table: TableStore, board: Board): Promise<string> {
  try {
    const hint = await getHint(table.id)
    return `${actionText(hint.action, board)}. ${reasonText(hint, board)} (${hint.action})`
  } catch (error) {
    return refusalText(error)
  }
}
