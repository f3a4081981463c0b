/** Routes, tickets and rows of cards in words. */

import type { CardName, RouteInfo } from '../generated/protocol'
import type { Board } from '../lib/edition'
import { list, t } from '../lib/i18n'

/** Cards that lie side by side: "red, red and locomotive". */
export function cardRow(cards: readonly (CardName | null)[]): string {
  return list(cards.map((card) => (card ? t(`card.${card}`) : t('card.gap'))))
}

/** "Bergen – Oslo, 4 spaces, red, tunnel" */
export function routeText(board: Board, route: RouteInfo): string {
  const parts = [board.ends(route), t('route.spaces', { n: route.length }), t(`card.${route.color}`)]
  if (route.kind !== 'regular') parts.push(t(`route.${route.kind}`))
  if (route.symbols) parts.push(t('route.symbols', { n: route.symbols }))
  if (route.bonus_draw) parts.push(t('route.bonus', { n: route.bonus_draw }))
  return parts.join(', ')
}

/** "Bergen – Narvik, 16 points" */
export function ticketText(board: Board, id: string): string {
  const ticket = board.tickets.get(id)
  return ticket ? t('text.ticket', { ticket: board.ends(ticket), n: ticket.points }) : id
}
