/** Pointer gestures: drag with one pointer, pinch with two, tap, hover. */

export interface GestureOptions {
  move: (dx: number, dy: number) => void
  zoom: (at: { x: number; y: number }, factor: number) => void
  tap: (event: PointerEvent) => void
  hover: (event: PointerEvent) => void
  leave: () => void
}

/** Movement below this is jitter. */
const STEADY_PX = { mouse: 4, touch: 10 }

export class Gestures {
  readonly options: GestureOptions
  private readonly pointers = new Map<number, { x: number; y: number }>()
  private start: { x: number; y: number } | null = null
  private moved = false

  constructor(options: GestureOptions) {
    this.options = options
  }

  attach(node: HTMLElement): () => void {
    const handlers: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', (event) => this.down(node, event)],
      ['pointermove', (event) => this.move(event)],
      ['pointerup', (event) => this.up(event)],
      ['pointercancel', (event) => this.cancel(event)],
      ['pointerleave', () => this.pointers.size === 0 && this.options.leave()],
    ]
    for (const [name, handler] of handlers) node.addEventListener(name, handler as EventListener)
    return () => {
      for (const [name, handler] of handlers) node.removeEventListener(name, handler as EventListener)
    }
  }

  private down(node: HTMLElement, event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    node.setPointerCapture(event.pointerId)
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.pointers.size === 1) {
      this.start = { x: event.clientX, y: event.clientY }
      this.moved = false
    } else {
      this.moved = true
    }
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') this.options.hover(event)
      return
    }
    const now = { x: event.clientX, y: event.clientY }
    const steady = event.pointerType === 'mouse' ? STEADY_PX.mouse : STEADY_PX.touch
    if (!this.moved && this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) < steady) return
    this.moved = true
    if (this.pointers.size === 1) {
      this.options.move(now.x - before.x, now.y - before.y)
    } else {
      const other = [...this.pointers.entries()].find(([id]) => id !== event.pointerId)?.[1]
      if (other) this.pinch(before, now, other)
    }
    this.pointers.set(event.pointerId, now)
  }

  private pinch(before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(now.x - other.x, now.y - other.y)
    if (was < 1) return
    this.options.zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, is / was)
    this.options.move((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  private up(event: PointerEvent): void {
    const known = this.pointers.delete(event.pointerId)
    if (known && this.pointers.size === 0 && !this.moved) this.options.tap(event)
  }

  private cancel(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
    this.moved = true
  }
}
