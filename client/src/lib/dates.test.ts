import { expect, test } from 'vitest'
import { dayName } from './dates'

test('a day is named by its distance, then by its date', () => {
  const now = new Date(2026, 2, 30, 0, 5) // just after midnight, the day after clocks went forward in Europe
  const named = (at: Date, locale = 'en-GB') => dayName(at, now, locale)
  expect(named(now)).toBe('today')
  expect(named(new Date(2026, 2, 29, 23, 55))).toBe('yesterday')
  expect(named(new Date(2026, 2, 29, 0, 0), 'sv')).toBe('i går')
  expect(named(new Date(2026, 2, 28, 23, 59))).toBe('28 Mar 2026')
})
