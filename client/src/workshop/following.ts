/** A board that follows a drag: while cities are on their way, the server arranges again and again what is around them. */

import type { DragLayout, DragStep, Geometry } from '../generated/protocol'
import { Refusal, request } from '../lib/api'
import type { MapDocument } from './document'

/** After a server has said that this is too much. */
const PAUSE_MS = 500

export class Following {
  /** Unlike `crypto.randomUUID`, this works without https as well. */
  readonly #id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  #known = false
  #busy = false
  #over = false
  #next: { document: MapDocument; moved: ReadonlySet<string> } | null = null
  #moved = new Set<string>()

  /** `start` and `geometry` are the map and its board as they were when the drag began. */
  constructor(
    readonly start: MapDocument,
    readonly geometry: Geometry,
    readonly onboard: (geometry: Geometry, of: MapDocument) => void,
  ) {}

  /** The latest places. One request is under way at a time; what came meanwhile is the next one. */
  move(document: MapDocument, moved: readonly string[]): void {
    this.#moved = new Set([...this.#moved, ...moved])
    this.#next = { document, moved: this.#moved }
    if (!this.#busy) void this.#ask()
  }

  end(): void {
    this.#over = true
    this.#next = null
  }

  async #ask(): Promise<void> {
    this.#busy = true
    while (this.#next && !this.#over) {
      const { document, moved } = this.#next
      this.#next = null
      const places = Object.fromEntries(document.board.cities.filter(({ id }) => moved.has(id)).map(({ id, at: [lat, lon] }) => [id, [lat, lon] as [number, number]]))
      const start = this.#known ? {} : { document: this.start as DragStep['document'], geometry: this.geometry as unknown as DragStep['geometry'] }
      const step: DragStep = { drag: this.#id, moved: places, ...start }
      try {
        const answer = await request<DragLayout>('POST', '/api/workshop/drag', step)
        this.#known = true
        if (answer.geometry && !this.#over) this.onboard(answer.geometry as unknown as Geometry, document)
      } catch (error) {
        const code = error instanceof Refusal ? error.code : null
        if (code === 'stale' && this.#known) this.#known = false
        else if (code === 'too_fast') await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        else this.#over = true // the board is arranged when the hand rests, as ever
      }
    }
    this.#busy = false
  }
}
