/** Luck apart from skill, as steps from the start to the result. */

import type { SeatLuck } from '../generated/protocol'

export const PARTS = ['cards', 'tickets', 'tunnels', 'skill'] as const

export interface Step {
  name: 'start' | (typeof PARTS)[number] | 'result'
  /** What it adds; of the start and the result, where they are. */
  value: number
  from: number
  to: number
}

/** Each step begins where the one before it ended; the last one is the result. */
export function stepsOf(seat: SeatLuck, inPoints: boolean): readonly Step[] {
  const { start, luck, skill, result } = inPoints ? seat.points : seat
  let reached = start
  const steps: Step[] = [{ name: 'start', value: start, from: 0, to: start }]
  for (const name of PARTS) {
    const value = name === 'skill' ? skill : luck[name]
    steps.push({ name, value, from: reached, to: reached + value })
    reached += value
  }
  return [...steps, { name: 'result', value: result, from: 0, to: result }]
}

/** The least and the most that any of the steps reaches. */
export function extent(steps: readonly Step[]): readonly [number, number] {
  const ends = steps.flatMap(({ from, to }) => [from, to])
  return [Math.min(0, ...ends), Math.max(0, ...ends)]
}
