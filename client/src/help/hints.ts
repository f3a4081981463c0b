/** A hint in words: the action and its reason. */

import type { Hint } from '../generated/protocol'
import { parseCard, parseCards } from '../lib/cards'
import type { Board } from '../lib/edition'
import { list, t } from '../lib/i18n'
import { cardsInWords, cardWord } from '../lib/sentences'
import { ticketText } from '../lib/descriptions'

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

/** Why a move is good: of a hint, or of what the coach would have done. */
export function reasonText(hint: Pick<Hint, 'reason' | 'tickets' | 'routes' | 'points'>, board: Board): string {
  return t(`hint.because.${hint.reason}`, {
    tickets: list(hint.tickets.map((id) => ticketText(board, id))),
    routes: list(hint.routes.map((id) => board.routeEnds(id))),
    n: hint.points,
  })
}
