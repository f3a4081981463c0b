/** The final scoring, step by step: which points come when, and what is shown on the board meanwhile. */

import type { BonusCardInfo, FinalLine } from '../generated/protocol'

/** Routes that are shown in the colour of a seat. */
export interface SeatPath {
  seat: number
  routes: readonly string[]
}

export type Step =
  | { kind: 'routes' }
  | { kind: 'ticket'; seat: number; ticket: string; completed: boolean; routes: readonly string[]; points: number }
  | { kind: 'stations'; seat: number; points: number }
  | { kind: 'bonus'; card: string; counts: readonly number[]; winners: readonly number[]; paths: readonly SeatPath[] }
  | { kind: 'end'; winners: readonly number[]; paths: readonly SeatPath[] }

export interface Moment {
  step: Step
  /** Everybody's points after this step, by seat. */
  totals: readonly number[]
}

/** All steps with the points after each: routes, each seat's tickets and stations, bonus cards, and who has won. */
export function ceremony(
  result: readonly FinalLine[],
  cards: ReadonlyMap<string, Pick<BonusCardInfo, 'counts'>>,
  owners: Readonly<Record<string, number>>,
): readonly Moment[] {
  const bySeat = [...result].sort((one, other) => one.seat - other.seat)
  const totals = bySeat.map((line) => line.routes)
  const moments: Moment[] = [{ step: { kind: 'routes' }, totals: [...totals] }]
  const add = (step: Step) => moments.push({ step, totals: [...totals] })

  // Start with the last, so that the winner stays open for as long as possible.
  for (const line of [...result].reverse()) {
    const { seat } = line
    for (const { ticket, completed, points, path } of inOrder(line)) {
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
    const winners = lines.flatMap((line, seat) => (line.points ? [seat] : []))
    add({
      kind: 'bonus',
      card,
      counts: lines.map((line) => line.count),
      winners,
      paths: winners.map((seat) => ({ seat, routes: counting(bySeat[seat]!, index, cards.get(card)?.counts, owners) })),
    })
  }
  const first = result.filter((line) => line.place === 1)
  add({
    kind: 'end',
    winners: first.map((line) => line.seat),
    paths: first.map((line) => ({ seat: line.seat, routes: line.longest_path_routes })),
  })
  return moments
}

/** A seat's tickets in the order in which they are turned over: the worst first. */
export function inOrder(line: FinalLine): FinalLine['tickets'] {
  return [...line.tickets].sort((a, b) => a.points - b.points)
}

/** The routes that show why a seat has as much as it has of what a bonus card counts. */
function counting(
  line: FinalLine,
  index: number,
  counts: BonusCardInfo['counts'] | undefined,
  owners: Readonly<Record<string, number>>,
): readonly string[] {
  const { counted } = line.bonuses[index]!
  switch (counts) {
    case 'routes':
    case 'longest_path':
      return counted
    case 'completed_tickets':
      return [...new Set(line.tickets.filter(({ ticket }) => counted.includes(ticket)).flatMap(({ path }) => path))]
    case 'countries':
      return Object.keys(owners).filter((route) => owners[route] === line.seat)
    default:
      return []
  }
}

/** The least and the most points that the race ever shows, so that its bars keep their scale. */
export function extent(moments: readonly Moment[]): [number, number] {
  const all = moments.flatMap((moment) => moment.totals)
  return [Math.min(0, ...all), Math.max(1, ...all)]
}

/** How long a step stays, in milliseconds: long shows are a little quicker. Null: until somebody goes on. */
export function paceOf(step: Step, steps: number): number | null {
  if (step.kind === 'end') return null
  if (step.kind === 'bonus') return 3_200
  return Math.min(2_200, Math.max(1_300, 45_000 / steps))
}
