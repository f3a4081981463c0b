/** Habits as text. */

import type { HabitLine } from '../generated/protocol'
import { t } from '../lib/i18n'
import { decimal, percent } from '../lib/numbers'

type Habit = HabitLine['habit']
const SHARES: readonly Habit[] = ['won', 'completed']

/** The value of a habit: a share of games or tickets, points without a decimal, or anything else with one. */
export function habitValue(habit: Habit, value: number): string {
  return SHARES.includes(habit) ? percent(value) : decimal(value, habit === 'points' ? 0 : 1)
}

/** What one does more or less of than strong bots, in a sentence. */
export function differenceText({ habit, differs, mine, strong }: HabitLine): string {
  return t(`habits.${differs}.${habit}`, { mine: habitValue(habit, mine), strong: habitValue(habit, strong ?? 0) })
}

export function percentOf(share: number | null): string {
  return share === null ? '–' : percent(share)
}
