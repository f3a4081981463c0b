/** Notices and sounds for the events that nobody should miss. */

import type { GameEvent, Progress } from '../generated/protocol'
import { list, t } from './i18n'
import type { Notices } from './notices.svelte'
import { cardWord, remarkText, sentenceOf, type SentenceContext } from './sentences'
import { play } from './sound'
import type { LogEntry } from './table.svelte'

export function showEventNotices(entry: LogEntry, context: SentenceContext, me: number | null, notices: Notices): void {
  const bonus = entry.events.filter((event) => event.type === 'card_drawn' && event.bonus)
  if (bonus.length) notices.show(bonusText(bonus, context, me), 'good')
  for (const event of entry.events) {
    switch (event.type) {
      case 'display_swept':
      case 'station_built':
        notices.show(sentenceOf(event, context)!)
        break
      case 'tunnel_tried':
        if (event.extra === 0) {
          notices.show(t('tunnel.free_for', { name: context.nameOf(event.seat), cards: list(event.revealed.map(cardWord)) }), 'good')
        }
        break
      case 'last_round_began':
        notices.show(sentenceOf(event, context)!, 'bad')
        break
      case 'route_claimed':
        play('train')
        break
      case 'card_drawn':
      case 'card_taken':
        if (event.seat === me) play('card')
        break
    }
  }
  // Tell players who were away what was done in their place.
  if (entry.remark && !entry.standIn && entry.seat === me) notices.show(remarkText(entry.remark), 'bad')
  if (entry.kind === 'undo') notices.show(t('log.undo', { name: context.nameOf(entry.seat) }))
}

/** Show which tickets have been completed or cut off since the previous position. */
export function showTicketNotices(before: Progress | null, now: Progress | null, context: SentenceContext, notices: Notices): void {
  const was = new Map(before?.tickets.map((line) => [line.ticket, line.status]))
  for (const line of now?.tickets ?? []) {
    if (was.get(line.ticket) !== 'open' || line.status === 'open') continue
    const ticket = context.board.ends(context.board.tickets.get(line.ticket)!)
    if (line.status === 'done') {
      notices.show(t('notice.done', { ticket }), 'good')
      play('ticket')
    } else {
      notices.show(t('notice.cut_off', { ticket }), 'bad')
      play('warning')
    }
  }
}

function bonusText(drawn: readonly GameEvent[], context: SentenceContext, me: number | null): string {
  const first = drawn[0]!
  const seat = 'seat' in first ? first.seat : 0
  const cards = drawn.flatMap((event) => (event.type === 'card_drawn' && event.card ? [cardWord(event.card)] : []))
  if (seat === me && cards.length) return t('notice.bonus_mine', { n: drawn.length, cards: list(cards) })
  return t('notice.bonus', { name: context.nameOf(seat), n: drawn.length })
}
