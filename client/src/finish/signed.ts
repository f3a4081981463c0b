/** Points with their sign: +12, −5, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−')
}
