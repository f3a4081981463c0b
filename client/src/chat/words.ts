/** Who said what, in the language of whoever reads it. */

import type { Line, Trouble } from '../lib/chat.svelte'
import { t } from '../lib/i18n'
import { LONGEST_CHAT } from '../generated/protocol'
import { refusalText } from '../help/refusals'

export function wordsOf({ phrase, text }: Pick<Line, 'phrase' | 'text'>): string {
  return phrase ? t(`chat.phrase.${phrase}`) : (text ?? '')
}

export function lineText(line: Line): string {
  return t('chat.line', { name: line.name, words: wordsOf(line) })
}

export function troubleText(trouble: Trouble): string {
  if (trouble === 'lost') return t('chat.lost')
  if (trouble === 'too_long') return t('chat.too_long', { n: LONGEST_CHAT })
  return trouble.code === 'too_fast' ? t('chat.too_fast') : refusalText(trouble)
}
