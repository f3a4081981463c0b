/** Turns the choices of the lobby into a request to the server. */

import type { NewTable, TimeControl } from '../generated/protocol'

/** A seat: this person, another person, or the name of a bot. */
export type SeatChoice = 'me' | 'person' | (string & {})

export type Pace = 'none' | 'quick' | 'calm' | 'days'

export const CLOCKS: Readonly<Record<Pace, TimeControl | null>> = {
  none: null,
  quick: { per_action: 20, bank: 120, at_zero: 'action' },
  calm: { per_action: 60, bank: 600, at_zero: 'bot' },
  days: { per_action: 3 * 24 * 60 * 60, bank: 0, at_zero: 'bot' },
}

/** Which of them a table has; null for one of its own. */
export function paceOf(clock: TimeControl | null): Pace | null {
  const same = (other: TimeControl | null) => JSON.stringify(other, KEYS) === JSON.stringify(clock, KEYS)
  return (Object.keys(CLOCKS) as Pace[]).find((pace) => same(CLOCKS[pace])) ?? null
}

const KEYS = ['per_action', 'bank', 'at_zero']

/** All numbers of players from the fewest to the most. */
export function numbersOf([fewest, most]: readonly [number, number]): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index)
}

export interface TableChoices {
  edition: string
  seats: readonly SeatChoice[]
  open: boolean
  pace: Pace
  rated: boolean
  hints: boolean
  memory: boolean
  name: string
}

/**
 * The server gives the first free seat to the person who creates the table, so our own seat comes before those of other
 * people. Bots keep the seats that were chosen for them.
 */
export function requestOf(choices: TableChoices): NewTable {
  const people = choices.seats.map((seat) => (seat === 'me' || seat === 'person' ? null : seat))
  return {
    edition: choices.edition,
    seats: people,
    open: choices.open,
    clock: CLOCKS[choices.pace],
    rated: choices.rated,
    hints: choices.hints,
    memory: choices.memory,
    name: choices.seats.includes('me') ? choices.name : null,
    waits: choices.seats.includes('me'),
  }
}

/** More or fewer seats: new ones are for other people. */
export function resized(seats: readonly SeatChoice[], count: number): readonly SeatChoice[] {
  return Array.from({ length: count }, (_, index) => seats[index] ?? 'person')
}
