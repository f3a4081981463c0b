/** Which puzzle comes next. */

import type { PuzzleLine } from '../generated/protocol'
import type { PuzzleChoice } from '../lib/router.svelte'

export const ANY: PuzzleChoice = { daily: false, edition: null, theme: null, difficulty: null }
export const THEMES: readonly PuzzleLine['theme'][] = [
  'block', 'ticket', 'keep', 'end', 'tunnel', 'points', 'cards', 'station', 'new_tickets',
]
export const DIFFICULTIES: readonly PuzzleLine['difficulty'][] = ['easy', 'medium', 'hard']

/** The puzzles that somebody wants to practise. */
export function matching(puzzles: readonly PuzzleLine[], choice: PuzzleChoice): readonly PuzzleLine[] {
  const fits = (wanted: string | null, is: string) => wanted === null || wanted === is
  return puzzles.filter(
    (puzzle) => fits(choice.edition, puzzle.edition) && fits(choice.theme, puzzle.theme) && fits(choice.difficulty, puzzle.difficulty),
  )
}

/** Any of those that were not answered yet; once all were, any other one. Null when there is none. */
export function nextPuzzle(puzzles: readonly PuzzleLine[], choice: PuzzleChoice, last: string | null, random = Math.random): string | null {
  const others = matching(puzzles, choice).filter(({ id }) => id !== last)
  const fresh = others.filter(({ solved }) => solved === null)
  const from = fresh.length ? fresh : others
  return from[Math.floor(random() * from.length)]?.id ?? null
}

/** The address of a puzzle, with what somebody practises. */
export function puzzleAddress(id: string, choice: PuzzleChoice): string {
  const query = new URLSearchParams()
  if (choice.daily) query.set('daily', '')
  for (const name of ['edition', 'theme', 'difficulty'] as const) if (choice[name]) query.set(name, choice[name])
  return `/puzzles/${encodeURIComponent(id)}${query.size ? `?${query}` : ''}`
}
