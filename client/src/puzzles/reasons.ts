/** The reasons of a solution in words. */

import type { PuzzleReason } from '../generated/protocol'
import { ticketText } from '../lib/descriptions'
import type { Board } from '../lib/edition'
import { t } from '../lib/i18n'
import { language } from '../lib/language.svelte'

export function percentText(share: number): string {
  return new Intl.NumberFormat(language.current, { style: 'percent' }).format(share)
}

export function puzzleReasonText(reason: PuzzleReason, board: Board, nameOf: (seat: number) => string): string {
  const { ticket, route, seat, chance, instead, points, cards } = reason.values
  return t(`puzzles.reason.${reason.code}`, {
    ticket: ticket === undefined ? '' : ticketText(board, String(ticket)),
    route: route === undefined ? '' : board.routeEnds(String(route)),
    name: seat === undefined ? '' : nameOf(Number(seat)),
    chance: percentText(Number(chance ?? 0)),
    instead: percentText(Number(instead ?? 0)),
    n: Math.round(Number(points ?? cards ?? 0)),
  })
}
