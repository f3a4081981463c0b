/** How often routes are taken, as colours: the same on the board and in its key. */

/** Shares of games below which a route is taken never or rarely, and above which nearly always. */
export const NEVER = 0.02
const RARELY = 0.2
const ALWAYS = 0.9

export const HEAT = { never: '#d0021b', rarely: '#f5a623', often: '#2e9e4f', always: '#1f6fd6' } as const
export type Warmth = keyof typeof HEAT

export function warmthOf(share: number): Warmth {
  if (share < NEVER) return 'never'
  if (share < RARELY) return 'rarely'
  return share > ALWAYS ? 'always' : 'often'
}

export const heatOf = (share: number) => HEAT[warmthOf(share)]
