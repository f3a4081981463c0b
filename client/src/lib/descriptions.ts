/** Routes, tickets, rows of cards and premoves in words. */

import type { CardName, RouteInfo } from '../generated/protocol'
import type { Board } from './edition'
import { list, t } from './i18n'
import { priceTexts } from './price-text'
import type { Premove } from './turn.svelte'

/** Cards that lie side by side: "red, red and locomotive". */
export function cardRow(cards: readonly (CardName | null)[]): string {
  return list(cards.map((card) => (card ? t(`card.${card}`) : t('card.gap'))))
}

/** "Bergen – Oslo, 4 spaces, red, tunnel" */
export function routeText(board: Board, route: RouteInfo): string {
  const parts = [board.ends(route), lengthText(route)]
  if (route.kind !== 'regular') parts.push(t(`route.${route.kind}`))
  parts.push(...priceTexts(board.edition, route, true))
  if (route.bonus_draw) parts.push(t('route.bonus', { n: route.bonus_draw }))
  return parts.join(', ')
}

/** "Bergen – Narvik, 16 points" */
export function ticketText(board: Board, id: string): string {
  const ticket = board.tickets.get(id)
  return ticket ? t('text.ticket', { ticket: board.ends(ticket), n: ticket.points }) : id
}

/** "3 spaces, red"; without a colour where every space shows a locomotive, since none takes one. */
export function lengthText({ length, color, symbols }: RouteInfo): string {
  if (symbols >= length) return t('route.spaces', { n: length })
  return t('route.length', { n: length, color: routeColorText(color) })
}

/** The colour that a route takes, as it is said beside its length. */
export function routeColorText(color: RouteInfo['color']): string {
  return color === 'gray' ? t('route.any_color') : t(`card.${color}`)
}

export function premoveText(board: Board, premove: Premove): string {
  if (premove.kind === 'claim') return board.routeEnds(premove.route)
  if (premove.kind === 'take') return t('market.take', { card: t(`card.${premove.card}`) })
  return t(premove.kind === 'draw' ? 'plan.draw' : 'plan.tickets')
}
