/**
 * What a perfect memory would know of a game, at tables that tell it: cards seen in hands, how many tickets everybody kept, and
 * where the tickets are that one turned down.
 */

import type { CardCounts, RulesInfo, ViewDocument } from '../generated/protocol'
import { cardTotal } from './cards'
import { t } from './i18n'
import { cardsInWords } from './sentences'

/** Whether a view has a memory: the server leaves it empty at tables without one. */
export const hasMemory = (view: ViewDocument) => view.seen.length > 0

/** The seats whose hands one does not see. */
export function others(view: ViewDocument): number[] {
  return view.hands.flatMap((_, seat) => (seat === view.seat ? [] : [seat]))
}

/** The cards that a seat must hold, and how many more it has. */
export function knownHand(view: ViewDocument, seat: number): { seen: CardCounts; unknown: number } {
  const seen = view.seen[seat] ?? {}
  return { seen, unknown: (view.hand_sizes[seat] ?? 0) - cardTotal(seen) }
}

/** "+3 unknown", or "5 unknown cards" where none is known; nothing where all are known. */
export function unknownText({ seen, unknown }: { seen: CardCounts; unknown: number }): string {
  if (cardTotal(seen) === 0) return unknown ? t('known.none_seen', { n: unknown }) : t('text.no_cards')
  return unknown ? t('known.unknown', { n: unknown }) : ''
}

/** "kept 3 of 4 tickets at the start, 2 of 6 since"; nothing until everybody has chosen. */
export function keptText(view: ViewDocument, seat: number, rules: RulesInfo): string {
  if (view.phase === 'opening') return ''
  const [kept, offered] = [view.opening_kept[seat] ?? 0, view.offered[seat] ?? 0]
  const of = rules.opening_tickets + rules.opening_long_tickets
  if (!offered) return t('known.tickets', { kept, of })
  return t('known.tickets.since', { kept, of, since: (view.ticket_counts[seat] ?? 0) - kept, offered })
}

/** All that is known of a seat in one line: "2 red and 1 blue, +3 unknown; kept 3 of 4 tickets at the start". */
export function knownText(view: ViewDocument, seat: number, rules: RulesInfo): string {
  const hand = knownHand(view, seat)
  const cards = [cardsInWords(hand.seen), unknownText(hand)].filter(Boolean).join(', ')
  return [cards, keptText(view, seat, rules)].filter(Boolean).join('; ')
}

export interface RefusedTicket {
  id: string
  /** Where it is, in words. */
  place: string
}

/** The tickets that one turned down; the one that comes up first is first, those out of the game are last. */
export function refusedTickets(view: ViewDocument): RefusedTicket[] {
  const place = (id: string) => view.known_ticket_deck.indexOf(id)
  const inDeck = view.refused.filter((id) => place(id) >= 0).sort((a, b) => place(a) - place(b))
  const out = view.refused.filter((id) => place(id) < 0)
  return [...inDeck, ...out].map((id) => ({ id, place: placeText(place(id)) }))
}

function placeText(above: number): string {
  if (above < 0) return t('known.out')
  return above ? t('known.deck', { n: above }) : t('known.top')
}
