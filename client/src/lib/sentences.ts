/** Events as sentences, for the log, the screen reader announcements and the text mode. */

import type { CardCounts, CardName, GameEvent } from '../generated/protocol'
import { CARDS } from './cards'
import type { Board } from './edition'
import { has, list, t } from './i18n'
import type { LogEntry, Remark } from './table.svelte'
import { botName } from './names'

export interface SentenceContext {
  board: Board
  nameOf: (seat: number) => string
}

export function cardWord(card: CardName): string {
  return t(`card.${card}`)
}

/** "a red card", in the form that it has after "took" or "drew". */
function oneCard(card: CardName): string {
  return t(`card.one.${card}`)
}

/** "3 red, 1 locomotive" */
export function cardsInWords(cards: CardCounts): string {
  return list(
    CARDS.filter((card) => cards[card]).map((card) => t('cards.count', { n: cards[card]!, card: cardWord(card) })),
  )
}

/** An event as a sentence; null for events that are not worth one. */
export function sentenceOf(event: GameEvent, { board, nameOf }: SentenceContext): string | null {
  switch (event.type) {
    case 'tickets_chosen':
      return t('log.tickets_chosen', { name: nameOf(event.seat) })
    case 'opening_done':
      return null
    case 'turn_began':
      return null
    case 'card_drawn': {
      const values = { name: nameOf(event.seat), card: event.card ? oneCard(event.card) : '' }
      return t(`log.card_drawn${event.bonus ? '.bonus' : ''}${event.card ? '.known' : ''}`, values)
    }
    case 'card_taken':
      return t('log.card_taken', { name: nameOf(event.seat), card: oneCard(event.card) })
    case 'card_turned_up':
      return null
    case 'display_swept':
      return t('log.display_swept')
    case 'deck_refilled':
      return t('log.deck_refilled', { n: event.count })
    case 'tunnel_tried':
      return t(event.extra ? 'log.tunnel_tried' : 'log.tunnel_tried.none', {
        name: nameOf(event.seat),
        route: board.routeEnds(event.route),
        cards: list(event.revealed.map(cardWord)),
        n: event.extra,
      })
    case 'tunnel_left':
      return t('log.tunnel_left', { name: nameOf(event.seat), route: board.routeEnds(event.route) })
    case 'route_claimed':
      return t('log.route_claimed', { name: nameOf(event.seat), route: board.routeEnds(event.route), n: event.points })
    case 'station_built':
      return t('log.station_built', { name: nameOf(event.seat), city: board.cityName(event.city) })
    case 'tickets_drawn':
      return t('log.tickets_drawn', { name: nameOf(event.seat), n: event.count })
    case 'tickets_kept':
      return t('log.tickets_kept', { name: nameOf(event.seat), n: event.count })
    case 'passed':
      return t('log.passed', { name: nameOf(event.seat) })
    case 'last_round_began':
      return t('log.last_round_began', { name: nameOf(event.seat) })
    case 'game_ended':
      return t('log.game_ended')
  }
}

/** Why an action is not the one that its player chose. Values that are bot specs are replaced by the names of the bots. */
export function remarkText({ code, values, text }: Remark): string {
  if (!code || !has(`note.${code}`)) return text
  return t(`note.${code}`, Object.fromEntries(Object.entries(values).map(([name, spec]) => [name, botName(spec)])))
}

/** All sentences of a log entry. */
export function sentencesOf(entry: LogEntry, context: SentenceContext): string[] {
  if (entry.kind === 'undo') return [t('log.undo', { name: context.nameOf(entry.seat) })]
  const said = entry.events.flatMap((event) => sentenceOf(event, context) ?? [])
  return entry.remark ? [...said, remarkText(entry.remark)] : said
}

/** The cards that an event shows beside its sentence. */
export function cardsOf(event: GameEvent): CardCounts | null {
  return event.type === 'route_claimed' || event.type === 'station_built' ? event.cards : null
}
