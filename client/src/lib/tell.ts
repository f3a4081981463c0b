/** What happens at a table, in words: for the log, for announcements and for the text mode. */

import type { CardCounts, CardName, GameEvent, RouteInfo } from '../generated/protocol'
import { CARDS, type Board } from './edition'
import { list, t, type Values } from './i18n'

/** Who tells it to whom. */
export interface Teller {
  board: Board
  /** The names of the seats. */
  names: readonly string[]
  /** The listener's own seat. */
  me: number | null
}

/** "3 red, 1 locomotive" */
export function cardsText(cards: CardCounts): string {
  const parts = CARDS.filter((card) => (cards[card] ?? 0) > 0).map((card) => cardText(card, cards[card]!))
  return parts.length ? list(parts) : t('cards.none')
}

export function cardText(card: CardName, n = 1): string {
  return t(`cards.${card}`, { n })
}

/** Cards that lie side by side: "red, red, locomotive". */
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

/** A sentence for an event; null for one that nobody needs to be told. */
export function eventText(event: GameEvent, teller: Teller): string | null {
  const { board } = teller
  switch (event.type) {
    case 'tickets_chosen':
      return somebody(teller, event.seat, 'tickets_chosen')
    case 'opening_done':
      return t('tell.opening_done')
    case 'turn_began':
      return somebody(teller, event.seat, 'turn_began')
    case 'card_drawn': {
      const key = event.bonus ? 'bonus_drawn' : 'card_drawn'
      return somebody(teller, event.seat, key, event.card ? { card: t(`card.${event.card}`) } : {})
    }
    case 'card_taken':
      return somebody(teller, event.seat, 'card_taken', { card: t(`card.${event.card}`) })
    case 'card_turned_up':
      return null
    case 'display_swept':
      return t('tell.display_swept')
    case 'deck_refilled':
      return t('tell.deck_refilled', { n: event.count })
    case 'tunnel_tried': {
      const values = {
        route: board.routeEnds(event.route),
        cards: cardsText(event.laid),
        revealed: event.revealed.length ? cardRow(event.revealed) : t('cards.none'),
      }
      const outcome = event.extra ? t('tell.tunnel_extra', { n: event.extra }) : t('tell.tunnel_free')
      return `${somebody(teller, event.seat, 'tunnel_tried', values)} ${outcome}`
    }
    case 'tunnel_left':
      return somebody(teller, event.seat, 'tunnel_left', { route: board.routeEnds(event.route) })
    case 'route_claimed':
      return somebody(teller, event.seat, 'route_claimed', {
        route: board.routeEnds(event.route),
        cards: cardsText(event.cards),
        n: event.points,
      })
    case 'station_built':
      return somebody(teller, event.seat, 'station_built', {
        city: board.cityName(event.city),
        cards: cardsText(event.cards),
      })
    case 'tickets_drawn':
      return somebody(teller, event.seat, 'tickets_drawn', { n: event.count })
    case 'tickets_kept':
      return somebody(teller, event.seat, 'tickets_kept', { n: event.count })
    case 'passed':
      return somebody(teller, event.seat, 'passed')
    case 'last_round_began':
      return somebody(teller, event.seat, 'last_round_began')
    case 'game_ended':
      return t('tell.game_ended')
  }
}

/** Everybody is spoken of by name, and the listener as "you". */
function somebody(teller: Teller, seat: number, key: string, values: Values = {}): string {
  if (seat === teller.me) return t(`tell.${key}.you`, values)
  return t(`tell.${key}`, { ...values, name: teller.names[seat] ?? t('seat', { number: seat + 1 }) })
}
