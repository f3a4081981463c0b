/** Which layout a window gets: cards under the board or beside it, whichever leaves the board larger, or the panels of a phone. */

export type Layout = 'bottom' | 'side' | 'phone' | 'sideways'

/** A phone, upright or held sideways: one panel at a time. */
export const isSmall = (layout: Layout) => layout === 'phone' || layout === 'sideways'

/** Below this the columns beside the board are narrow; `TableLayout.svelte` has the same number. */
const NARROW = 1000
/** Below this there is no room for columns that scroll; style sheets have the same number. */
const LOW = 500

export function layoutFor(width: number, height: number, rem: number, board: { width: number; height: number }): Layout {
  if (width < 600 || (width < 900 && height > width)) return 'phone'
  if (height < LOW && width < 2.6 * LOW) return 'sideways'
  const narrow = width < NARROW
  const bar = 3 * rem
  const right = (narrow ? 15 : 20) * rem
  const column = (narrow ? 10 : 13) * rem
  const strip = 7.2 * rem
  const under = Math.min((width - right) / board.width, (height - bar - strip) / board.height)
  const beside = Math.min((width - right - column) / board.width, (height - bar) / board.height)
  const fitsUnder = width - right >= 46 * rem
  return beside > under || !fitsUnder ? 'side' : 'bottom'
}
