/** The course of a game as lines: each seat's chance to win, or the points it may expect. */

import type { GameAnalysis, SeatChances } from '../generated/protocol'

export type Measure = 'win' | 'points'
/** What the chances rest on: what each seat knew itself, or all cards. */
export type Knowledge = 'own' | 'open'

/** Everybody's value at a moment. From one's own view each seat's value is the one that it could have known itself. */
export function valuesAt(analysis: GameAnalysis, at: number, measure: Measure, knowledge: Knowledge): readonly number[] {
  const moment = analysis.moments[at]
  if (!moment) return []
  if (knowledge === 'open') return moment.open[measure]
  return moment.own.map((chances: SeatChances, seat) => chances[measure][seat] ?? 0)
}

export interface Course {
  /** By seat, then by moment. */
  lines: readonly (readonly number[])[]
  least: number
  most: number
  /** The values of the grid lines. */
  ticks: readonly number[]
}

export function courseOf(analysis: GameAnalysis, measure: Measure, knowledge: Knowledge): Course {
  const moments = analysis.moments.map((_, at) => valuesAt(analysis, at, measure, knowledge))
  const lines = analysis.names.map((_, seat) => moments.map((values) => values[seat] ?? 0))
  if (measure === 'win') return { lines, least: 0, most: 1, ticks: [0, 0.5, 1] }
  const step = 50
  const all = lines.flat()
  const least = Math.floor(Math.min(0, ...all) / step) * step
  const most = Math.ceil(Math.max(step, ...all) / step) * step
  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, k) => least + k * step)
  return { lines, least, most, ticks: ticks.length > 5 ? ticks.filter((_, k) => k % 2 === 0) : ticks }
}

/** A line through the values, over a width and a height. */
export function pathOf(values: readonly number[], course: Course, width: number, height: number): string {
  const last = Math.max(1, values.length - 1)
  const y = (value: number) => height - ((value - course.least) / (course.most - course.least)) * height
  return values.map((value, k) => `${k ? 'L' : 'M'}${round((k / last) * width)} ${round(y(value))}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
