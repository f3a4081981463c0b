import { describe, expect, it } from 'vitest'
import type { PuzzleLine } from '../generated/protocol'
import { pageOf } from '../lib/router.svelte'
import { ANY, matching, nextPuzzle, puzzleAddress } from './choice'

const line = (id: string, more: Partial<PuzzleLine> = {}): PuzzleLine => ({
  id, edition: 'europe', players: 2, theme: 'keep', difficulty: 'easy', solved: null, ...more,
})

describe('which puzzle comes next', () => {
  const puzzles = [line('a', { solved: true }), line('b', { theme: 'block' }), line('c'), line('d', { edition: 'toy' })]

  it('fits what somebody practises', () => {
    expect(matching(puzzles, { ...ANY, theme: 'block' }).map(({ id }) => id)).toEqual(['b'])
    expect(matching(puzzles, { ...ANY, edition: 'europe', theme: 'keep' }).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('is a new one as long as there are any, and never the last one again', () => {
    const keep = { ...ANY, edition: 'europe', theme: 'keep' }
    expect(nextPuzzle(puzzles, keep, null)).toBe('c')
    expect(nextPuzzle(puzzles, keep, 'c')).toBe('a')
    expect(nextPuzzle(puzzles, { ...ANY, theme: 'station' }, null)).toBeNull()
  })

  it('has an address that leads back to the same choice', () => {
    const choice = { daily: true, edition: 'europe', theme: null, difficulty: 'hard' }
    expect(pageOf(new URL(puzzleAddress('x1', choice), 'http://localhost'))).toEqual({ name: 'puzzle', id: 'x1', choice })
  })
})
