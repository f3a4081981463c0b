/** Where the cards lie: under the board or beside it, whichever leaves the board larger. */

export type Layout = 'bottom' | 'side' | 'phone'

export function layoutFor(width: number, height: number, rem: number, board: { width: number; height: number }): Layout {
  if (width < 600) return 'phone'
  const [bar, right, strip, column] = [3 * rem, 20 * rem, 7.2 * rem, 13 * rem]
  const under = Math.min((width - right) / board.width, (height - bar - strip) / board.height)
  const beside = Math.min((width - right - column) / board.width, (height - bar) / board.height)
  return beside > under ? 'side' : 'bottom'
}
