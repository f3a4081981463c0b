/** From what a person chooses in the lobby to what the server is asked for. */

import type { NewTable, TimeControl } from '../generated/protocol'

/** A seat: oneself, another person, or the name of a bot. */
export type SeatChoice = 'me' | 'person' | (string & {})

export type Pace = 'none' | 'quick' | 'calm' | 'days'

export const CLOCKS: Readonly<Record<Pace, TimeControl | null>> = {
  none: null,
  quick: { per_action: 20, bank: 120, at_zero: 'action' },
  calm: { per_action: 60, bank: 600, at_zero: 'bot' },
  days: { per_action: 3 * 24 * 60 * 60, bank: 0, at_zero: 'bot' },
}

export interface Wishes {
  edition: string
  seats: readonly SeatChoice[]
  open: boolean
  pace: Pace
  rated: boolean
  hints: boolean
  name: string
}

/**
 * The server gives the one who asks the first free seat; so our own seat goes before those of other people. With bots
 * the order stays as it was chosen.
 */
export function requestOf(wishes: Wishes): NewTable {
  const people = wishes.seats.map((seat) => (seat === 'me' || seat === 'person' ? null : seat))
  return {
    edition: wishes.edition,
    seats: people,
    open: wishes.open,
    clock: CLOCKS[wishes.pace],
    rated: wishes.rated,
    hints: wishes.hints,
    name: wishes.seats.includes('me') ? wishes.name : null,
  }
}

/** More or fewer seats: new ones are for other people. */
export function resized(seats: readonly SeatChoice[], count: number): readonly SeatChoice[] {
  return Array.from({ length: count }, (_, index) => seats[index] ?? 'person')
}
