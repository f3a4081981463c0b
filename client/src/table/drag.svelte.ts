/** Dragging a stack of cards onto the board, with a mouse or a finger. */

import type { CardName } from '../generated/protocol'

/** With a finger, the hot spot is above it, where it can be seen. */
const ABOVE_FINGER = 56
const BEGINS_AFTER = 8

export class CardDrag {
  card = $state<CardName | null>(null)
  /** The hot spot, in window coordinates. */
  x = $state(0)
  y = $state(0)
  /** Whether the click that follows only ends a drag. */
  ended = false

  readonly #over: (x: number, y: number) => void
  readonly #drop: (card: CardName, x: number, y: number) => void

  constructor(over: (x: number, y: number) => void, drop: (card: CardName, x: number, y: number) => void) {
    this.#over = over
    this.#drop = drop
  }

  begin(card: CardName, event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.ended = false
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0
    const start = { x: event.clientX, y: event.clientY }
    const listening = new AbortController()
    const { signal } = listening
    const stop = () => {
      this.card = null
      listening.abort()
    }
    addEventListener('pointermove', (move) => {
      if (move.pointerId !== event.pointerId) return
      if (!this.card && Math.hypot(move.clientX - start.x, move.clientY - start.y) < BEGINS_AFTER) return
      this.card = card
      this.x = move.clientX
      this.y = move.clientY - lift
      this.#over(this.x, this.y)
    }, { signal })
    addEventListener('pointerup', (up) => {
      if (up.pointerId !== event.pointerId) return
      const dragged = this.card !== null
      stop()
      if (!dragged) return
      this.ended = true
      this.#drop(card, this.x, this.y)
    }, { signal })
    addEventListener('pointercancel', stop, { signal })
    addEventListener('keydown', (key) => key.key === 'Escape' && stop(), { signal })
  }
}
