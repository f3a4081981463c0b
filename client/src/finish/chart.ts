/** Points over time as lines of a chart. */

export interface ChartPoint {
  seq: number
  points: readonly number[]
}

export interface Scale {
  x(seq: number): number
  y(points: number): number
  /** The values of the grid lines. */
  ticks: readonly number[]
}

export function scaleOf(history: readonly ChartPoint[], width: number, height: number): Scale {
  const last = Math.max(1, history.at(-1)?.seq ?? 1)
  const values = history.flatMap((moment) => moment.points)
  const most = Math.max(10, ...values)
  const least = Math.min(0, ...values)
  const step = roundStep((most - least) / 4)
  const top = Math.ceil(most / step) * step
  const bottom = Math.floor(least / step) * step
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step)
  return {
    x: (seq) => (seq / last) * width,
    y: (points) => height - ((points - bottom) / (top - bottom)) * height,
    ticks,
  }
}

/** Steps, not slopes: points stay what they are until somebody scores. */
export function lineOf(history: readonly ChartPoint[], seat: number, scale: Scale): string {
  let path = ''
  for (const { seq, points } of history) {
    const x = round(scale.x(seq))
    const y = round(scale.y(points[seat] ?? 0))
    path += path ? `H${x}V${y}` : `M${x} ${y}`
  }
  return path
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  const digit = [1, 2, 5, 10].find((candidate) => candidate * power >= wanted) ?? 10
  return digit * power
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

interface Entry {
  seq: number
  kind: 'action' | 'undo'
  events: readonly { type: string; seat?: number; points?: number }[]
}

/** Everybody's points for routes after each entry of a log. An undo takes its points back. */
export function historyOf(log: readonly Entry[], players: number): readonly ChartPoint[] {
  const stack: (readonly number[])[] = [Array.from({ length: players }, () => 0)]
  const history: ChartPoint[] = [{ seq: 0, points: stack[0]! }]
  for (const entry of log) {
    if (entry.kind === 'undo') {
      if (stack.length > 1) stack.pop()
    } else {
      const points = [...stack.at(-1)!]
      for (const event of entry.events) {
        if (event.type === 'route_claimed' && event.seat !== undefined) points[event.seat]! += event.points ?? 0
      }
      stack.push(points)
    }
    history.push({ seq: entry.seq, points: stack.at(-1)! })
  }
  return history
}
