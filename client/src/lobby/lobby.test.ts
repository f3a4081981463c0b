import { describe, expect, it } from 'vitest'
import { fitting } from './choices.svelte'
import { byLevel, gentlest, levelsOf } from '../lib/names'
import type { MyTable } from '../generated/protocol'
import { outcome } from './outcome'
import { CLOCKS, numbersOf, paceOf, requestOf, resized } from './request'

const editions = [
  { id: 'nordic_countries', players: [2, 3] as const },
  { id: 'europe', players: [2, 5] as const },
]

describe('a quick game', () => {
  it('fits what the server has', () => {
    const wanted = { edition: 'europe', opponents: 4, level: 'greedy' }
    expect(fitting(wanted, editions, ['random', 'greedy'])).toEqual(wanted)
    expect(fitting({ ...wanted, edition: 'nordic_countries' }, editions, ['greedy']).opponents).toBe(2)
    expect(fitting({ ...wanted, edition: 'gone', level: 'gone' }, editions, ['random'])).toEqual({
      edition: 'nordic_countries', opponents: 2, level: 'random',
    })
  })

  it('offers the levels from gentle to merciless, or all bots where there are none', () => {
    const bots = ['greedy', 'hard', 'easy', 'random'].map((name) => ({ name }))
    expect(levelsOf(bots).map((bot) => bot.name)).toEqual(['easy', 'hard'])
    expect(byLevel(bots).map((bot) => bot.name)).toEqual(['easy', 'hard', 'greedy', 'random'])
    expect(levelsOf([{ name: 'mine' }])).toEqual([{ name: 'mine' }])
    expect(gentlest(bots)).toBe('easy')
  })
})

describe('a new table', () => {
  const choices = { edition: 'europe', open: true, pace: 'calm' as const, rated: false, hints: true, memory: true, name: 'Ada' }

  it('sits us down only if we want to', () => {
    expect(requestOf({ ...choices, seats: ['me', 'person', 'greedy'] })).toMatchObject({ seats: [null, null, 'greedy'], memory: true, name: 'Ada' })
    expect(requestOf({ ...choices, seats: ['greedy', 'greedy'] })).toMatchObject({ seats: ['greedy', 'greedy'], name: null })
  })

  it('waits for its host where there is one', () => {
    expect(requestOf({ ...choices, seats: ['me', 'person'] }).waits).toBe(true)
    expect(requestOf({ ...choices, seats: ['easy', 'easy'] }).waits).toBe(false)
  })

  it('recognises the clock that it has, and those of others', () => {
    expect(paceOf(null)).toBe('none')
    expect(paceOf({ at_zero: 'bot', bank: 600, per_action: 60 })).toBe('calm')
    expect(paceOf({ ...CLOCKS.calm!, bank: 1 })).toBeNull()
    expect(numbersOf([2, 5])).toEqual([2, 3, 4, 5])
  })

  it('keeps the seats that stay', () => {
    expect(resized(['me', 'greedy'], 3)).toEqual(['me', 'greedy', 'person'])
    expect(resized(['me', 'greedy', 'person'], 2)).toEqual(['me', 'greedy'])
  })
})

it('a finished game says how one came off', () => {
  const game = (place: number | null, resigned = false) =>
    ({ table: { seats: [{ resigned }] }, seat: 0, place, points: place && 98 }) as unknown as MyTable
  expect(outcome(game(1))).toBe('Won with 98 points')
  expect(outcome(game(3))).toBe('Place 3, 98 points')
  expect(outcome(game(1, true))).toBe('Resigned')
  expect(outcome(game(null))).toBe('Finished')
})
