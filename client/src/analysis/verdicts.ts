/** Verdicts: their signs, which say without colour what is meant, and which of them are faults. */

import type { GameAnalysis, JudgedDecision, Verdict } from '../generated/protocol'

/** The signs are those of chess books. */
export const SIGNS: Readonly<Record<Verdict, string>> = {
  forced: '□', best: '!', equal: '=', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??',
}

export const FAULTS: readonly Verdict[] = ['blunder', 'mistake', 'inaccuracy']

export const isFault = (decision: JudgedDecision) => FAULTS.includes(decision.verdict)

/** The decision that led to the moment one looks at. */
export function decisionBefore(analysis: GameAnalysis, at: number): JudgedDecision | null {
  return analysis.decisions.find((decision) => decision.at === at - 1) ?? null
}

/** The decisions of a list: of one player or of all, and maybe only those that gave something away. */
export function chosen(analysis: GameAnalysis, seat: number | null, faults: boolean): readonly JudgedDecision[] {
  return analysis.decisions.filter(
    (decision) => (seat === null || decision.seat === seat) && (faults ? isFault(decision) : decision.verdict !== 'forced'),
  )
}
