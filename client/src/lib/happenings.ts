/** What nobody should miss: turns events into notices and sounds. */

import type { GameEvent, Progress } from '../generated/protocol'
import { list, t } from './i18n'
import type { Notices } from './notices.svelte'
import { cardWord, remarkText, sentenceOf, type Speaker } from './sentences'
import { play } from './sound'
import type { LogEntry } from './table.svelte'

export function tell(entry: LogEntry, speaker: Speaker, me: number | null, notices: Notices): void {
  const bonus = entry.events.filter((event) => event.type === 'card_drawn' && event.bonus)
  if (bonus.length) notices.show(bonusText(bonus, speaker, me), 'good')
  for (const event of entry.events) {
    switch (event.type) {
      case 'display_swept':
      case 'station_built':
        notices.show(sentenceOf(event, speaker)!)
        break
      case 'tunnel_tried':
        if (event.extra === 0) {
          notices.show(t('tunnel.free_for', { name: speaker.nameOf(event.seat), cards: list(event.revealed.map(cardWord)) }), 'good')
        }
        break
      case 'last_round_began':
        notices.show(sentenceOf(event, speaker)!, 'bad')
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
  // Whoever was not at the table hears what was done for them.
  if (entry.remark && entry.seat === me) notices.show(remarkText(entry.remark), 'bad')
  if (entry.kind === 'undo') notices.show(t('log.undo', { name: speaker.nameOf(entry.seat) }))
}

/** Tickets that were completed, or that can no longer be, since before. */
export function tellTickets(before: Progress | null, now: Progress | null, speaker: Speaker, notices: Notices): void {
  const was = new Map(before?.tickets.map((line) => [line.ticket, line.status]))
  for (const line of now?.tickets ?? []) {
    if (was.get(line.ticket) !== 'open' || line.status === 'open') continue
    const ticket = speaker.board.ends(speaker.board.tickets.get(line.ticket)!)
    if (line.status === 'done') {
      notices.show(t('notice.done', { ticket }), 'good')
      play('ticket')
    } else {
      notices.show(t('notice.cut_off', { ticket }), 'bad')
      play('trouble')
    }
  }
}

function bonusText(drawn: readonly GameEvent[], speaker: Speaker, me: number | null): string {
  const first = drawn[0]!
  const seat = 'seat' in first ? first.seat : 0
  const cards = drawn.flatMap((event) => (event.type === 'card_drawn' && event.card ? [cardWord(event.card)] : []))
  if (seat === me && cards.length) return t('notice.bonus_mine', { n: drawn.length, cards: list(cards) })
  return t('notice.bonus', { name: speaker.nameOf(seat), n: drawn.length })
}

/** The routes and cities of the moves since one last acted oneself. */
export function recentMoves(log: readonly LogEntry[], me: number | null, players: number): ReadonlySet<string> {
  const found = new Set<string>()
  let turns = 0
  for (let k = log.length - 1; k >= 0 && turns < players; k--) {
    const entry = log[k]!
    if (entry.seat === me && me !== null) break
    for (const event of entry.events) {
      if (event.type === 'route_claimed') found.add(event.route)
      if (event.type === 'station_built') found.add(event.city)
      if (event.type === 'turn_began') turns += 1
    }
  }
  return found
}
