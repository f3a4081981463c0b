import { describe, expect, test } from 'vitest'
import { differenceText, habitValue, percentOf } from './habits'

describe('habits as text', () => {
  test('shares are percentages, points have no decimal, the rest has one', () => {
    expect(habitValue('won', 0.25)).toBe('25%')
    expect(habitValue('points', 104.8)).toBe('105')
    expect(habitValue('route_length', 2.94)).toBe('2.9')
    expect(percentOf(null)).toBe('–')
  })

  test('a difference is a sentence with both numbers', () => {
    const line = { habit: 'largest_hand', mine: 31.2, strong: 22.3, differs: 'more' } as const
    expect(differenceText(line)).toBe('You hoard more cards (up to 31.2) than strong bots (22.3).')
    expect(differenceText({ ...line, mine: 9, differs: 'less' })).toBe('You hoard fewer cards (up to 9) than strong bots (22.3).')
  })
})
