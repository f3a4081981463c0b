/** Reasons of an analysis in words. */

import type { JudgementReason, TurningPoint } from '../generated/protocol'
import { parseCard } from '../lib/cards'
import type { Board } from '../lib/edition'
import { has, list, t, type Values } from '../lib/i18n'
import { percent } from '../lib/numbers'

export interface ReasonContext {
  board: Board
  nameOf: (seat: number) => string
}

/** The numbers that a sentence can depend on; a reason has one of them. */
const COUNTS = ['turns', 'cards', 'count', 'points', 'length'] as const

/** A reason as a sentence; empty for one that this version does not know. */
export function reasonText({ code, values }: JudgementReason, context: ReasonContext): string {
  const key = `analysis.reason.${code}`
  return has(key) ? t(key, inWords(values, context)) : ''
}

export function reasonsText(reasons: readonly JudgementReason[], context: ReasonContext): string {
  return reasons.map((reason) => reasonText(reason, context)).filter(Boolean).join(' ')
}

/** What happened at a turning point, and what it meant. */
export function turningText(point: TurningPoint, context: ReasonContext): string {
  const [what, ...meaning] = point.reasons.map((reason) => reasonText(reason, context)).filter(Boolean)
  if (!what) return t('analysis.turning.unnamed', { name: context.nameOf(point.seat) })
  return meaning.length ? t('analysis.turning', { what, meaning: list(meaning) }) : what
}

function inWords(values: JudgementReason['values'], { board, nameOf }: ReasonContext): Values {
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (name === 'ticket') words.ticket = board.ticketEnds(String(value))
    else if (name === 'route') words.route = board.routeEnds(String(value))
    else if (name === 'city') words.city = board.cityName(String(value))
    else if (name === 'card') words.card = t(`card.${parseCard(String(value))}`)
    else if (name === 'seat') words.name = nameOf(Number(value))
    else if (name === 'chance' || name === 'instead') words[name] = percent(Number(value))
  }
  const count = COUNTS.find((name) => name in values)
  if (count) words.n = Number(values[count])
  return words
}
