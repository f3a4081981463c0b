/** The focus of the keyboard, which has a place at all times. */

/** Whether nothing has the focus: the page is new, or what had it is gone. */
export function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Give a lost focus to the first of these that is still there. Nothing scrolls, and nobody else loses the focus. */
export function recoverFocus(...places: readonly (Element | null | undefined)[]): void {
  if (!focusIsLost()) return
  for (const place of places) {
    if (!(place instanceof HTMLElement) || !place.isConnected || place === document.body) continue
    place.focus({ preventScroll: true })
    if (!focusIsLost()) return
  }
}
