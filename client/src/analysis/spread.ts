/** How many games ended with how many points: a histogram. */

export interface Bar {
  from: number
  to: number
  count: number
}

/** Bars of equal width over a range that several histograms share. */
export function barsOf(points: readonly number[], least: number, most: number, number = 12): readonly Bar[] {
  const width = Math.max(1, Math.ceil((most - least + 1) / number))
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, k) => {
    const from = least + k * width
    const to = from + width - 1
    return { from, to, count: points.filter((value) => value >= from && value <= to).length }
  })
}
