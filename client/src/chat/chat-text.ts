/** Chat lines and problems as text in the reader's language. */

import type { Line, ChatProblem } from '../lib/chat.svelte'
import { t } from '../lib/i18n'
import { LONGEST_CHAT } from '../generated/protocol'
import { reasonText, refusalText } from '../lib/refusal-text'

export function wordsOf({ phrase, text }: Pick<Line, 'phrase' | 'text'>): string {
  return phrase ? t(`chat.phrase.${phrase}`) : (text ?? '')
}

export function lineText(line: Line): string {
  return t('chat.line', { name: line.name, words: wordsOf(line) })
}

export function problemText(problem: ChatProblem): string {
  if (problem === 'lost') return t('chat.lost')
  if (problem === 'too_long') return t('chat.too_long', { n: LONGEST_CHAT })
  if (problem.code === 'too_fast') return t('chat.too_fast')
  return [refusalText(problem), reasonText(problem.values.reason)].filter(Boolean).join(' ')
}
