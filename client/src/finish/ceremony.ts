/** The final scoring, step by step: which points come when, and what is shown on the board meanwhile. */

import type { FinalLine } from '../generated/protocol'

export type Step =
  | { kind: 'routes' }
  | { kind: 'ticket'; seat: number; ticket: string; completed: boolean; routes: readonly string[]; points: number }
  | { kind: 'stations'; seat: number; points: number }
  | { kind: 'bonus'; card: string; counts: readonly number[]; winners: readonly number[]; routes: readonly (readonly string[])[] }
  | { kind: 'end' }

export interface Moment {
  step: Step
  /** Everybody's points after this step, by seat. */
  totals: readonly number[]
}

/** All steps with the points after each: first routes, then each seat's tickets and stations, then bonus cards. */
export function ceremony(result: readonly FinalLine[], pathCards: ReadonlySet<string>): readonly Moment[] {
  const bySeat = [...result].sort((one, other) => one.seat - other.seat)
  const totals = bySeat.map((line) => line.routes)
  const moments: Moment[] = [{ step: { kind: 'routes' }, totals: [...totals] }]
  const add = (step: Step) => moments.push({ step, totals: [...totals] })

  // Start with the last, so that the winner stays open for as long as possible.
  for (const line of [...result].reverse()) {
    const { seat } = line
    for (const { ticket, completed, points, path } of [...line.tickets].sort((a, b) => a.points - b.points)) {
      totals[seat]! += points
      add({ kind: 'ticket', seat, ticket, completed, routes: path, points })
    }
    if (line.stations) {
      totals[seat]! += line.stations
      add({ kind: 'stations', seat, points: line.stations })
    }
  }
  for (const [index, { card }] of (bySeat[0]?.bonuses ?? []).entries()) {
    const lines = bySeat.map((line) => line.bonuses[index]!)
    for (const [seat, line] of lines.entries()) totals[seat]! += line.points
    add({
      kind: 'bonus',
      card,
      counts: lines.map((line) => line.count),
      winners: lines.flatMap((line, seat) => (line.points ? [seat] : [])),
      routes: pathCards.has(card) ? bySeat.map((line) => line.longest_path_routes) : [],
    })
  }
  add({ kind: 'end' })
  return moments
}

/** The least and the most points that the race ever shows, so that its bars keep their scale. */
export function extent(moments: readonly Moment[]): [number, number] {
  const all = moments.flatMap((moment) => moment.totals)
  return [Math.min(0, ...all), Math.max(1, ...all)]
}
