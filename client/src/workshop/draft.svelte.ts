/** A draft in the editor: its document with everything that was done to it, saved as one goes. */

import type { Draft, Geometry, MapProblem, Saved } from '../generated/protocol'
import { request, Refusal } from '../lib/api'
import { refusalText } from '../lib/refusal-text'
import { readable, withPointsForLengths, type MapDocument } from './document'
import type { LaidOut } from './placing'
import { work, type Line } from './work'

const SAVE_AFTER_MS = 600
const LAY_OUT_AFTER_MS = 1200
const TRY_AGAIN_MS = 5000

export class DraftStore {
  readonly id: string
  readonly remixOf: string | null
  document = $state.raw<MapDocument>(readable({}))
  problems = $state.raw<readonly MapProblem[]>([])
  doubts = $state.raw<readonly string[]>([])
  laidOut = $state.raw<LaidOut | null>(null)
  faults = $state.raw<readonly string[]>([])
  laying = $state(false)
  unsaved = $state(false)
  /** Another window has changed the draft meanwhile: nothing is saved any more from here. */
  stale = $state(false)
  problem = $state('')
  #past = $state.raw<readonly MapDocument[]>([])
  #future = $state.raw<readonly MapDocument[]>([])
  #revision: number
  #saving: Promise<void> | null = null
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #layTimer: ReturnType<typeof setTimeout> | undefined
  #layout: AbortController | null = null
  /** What a drag or a burst of typing belongs to, so that it is undone at once. */
  #burst = ''

  constructor(draft: Draft) {
    this.id = draft.id
    this.remixOf = draft.remix_of
    this.#revision = draft.revision
    this.document = readable(draft.document)
    this.problems = draft.problems
    const geometry = draft.geometry as Geometry | null
    if (geometry && fits(geometry, this.document)) this.laidOut = { geometry, of: this.document }
    else this.#layOutSoon(0)
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Change the document. Changes with the same `burst` one after the other are one step for undo. */
  change(document: MapDocument, burst = ''): void {
    const next = withPointsForLengths(document)
    if (next === this.document) return
    if (!burst || burst !== this.#burst) this.#past = [...this.#past, this.document]
    this.#burst = burst
    this.#future = []
    this.#become(next)
  }

  /** The end of a drag, or of typing in a field. */
  settle(): void {
    this.#burst = ''
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [this.document, ...this.#future]
    this.#burst = ''
    this.#become(before)
  }

  redo(): void {
    const [next, ...rest] = this.#future
    if (!next) return
    this.#past = [...this.#past, this.document]
    this.#future = rest
    this.#burst = ''
    this.#become(next)
  }

  #become(document: MapDocument): void {
    this.document = document
    this.unsaved = true
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS)
    this.#layOutSoon(LAY_OUT_AFTER_MS)
  }

  /** Save now what is not saved yet. */
  async save(): Promise<void> {
    clearTimeout(this.#saveTimer)
    await this.#saving
    if (!this.unsaved || this.stale) return
    this.#saving = this.#send().finally(() => (this.#saving = null))
    await this.#saving
  }

  async #send(): Promise<void> {
    const sent = this.document
    try {
      const body = { revision: this.#revision, document: sent }
      const saved = await request<Saved>('POST', `/api/workshop/drafts/${this.id}`, body)
      this.#revision = saved.revision
      this.problems = saved.problems
      this.doubts = saved.doubts
      this.problem = ''
      this.unsaved = this.document !== sent
      if (this.unsaved) this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'stale') this.stale = true
      else this.#saveTimer = setTimeout(() => void this.save(), TRY_AGAIN_MS)
      this.problem = refusalText(error)
    }
  }

  #layOutSoon(delay: number): void {
    this.#layout?.abort()
    clearTimeout(this.#layTimer)
    this.#layTimer = setTimeout(() => void this.#layOut(), delay)
  }

  async #layOut(): Promise<void> {
    await this.save()
    if (this.problems.length || this.document.board.cities.length === 0) return
    const of = this.document
    const control = (this.#layout = new AbortController())
    const take = (line: Line) => {
      if (line.kind !== 'geometry' || control.signal.aborted || this.document !== of) return
      // The quick one has no coast yet: it is shown where there is nothing better.
      if (line.final || !this.laidOut) this.laidOut = { geometry: line.geometry as Geometry, of }
      if (line.final) this.faults = line.faults
    }
    this.laying = true
    try {
      await work('/api/workshop/work', { work: 'layout', document: of, draft: this.id }, take, control.signal)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'too_fast') this.#layTimer = setTimeout(() => void this.#layOut(), TRY_AGAIN_MS)
    } finally {
      if (this.#layout === control) this.laying = false
    }
  }

  /** Let other work go first; the board is arranged once that is done. */
  async first<T>(other: () => Promise<T>): Promise<T> {
    const was = this.laying
    clearTimeout(this.#layTimer)
    this.#layout?.abort()
    try {
      return await other()
    } finally {
      if (was || this.laidOut?.of !== this.document) this.#layOutSoon(0)
    }
  }

  /** Leave the page: nothing is lost, and nothing goes on. */
  close(): void {
    clearTimeout(this.#layTimer)
    this.#layout?.abort()
    void this.save()
  }
}

/** Whether a layout that was kept is one of this document. */
function fits(geometry: Geometry, { board }: MapDocument): boolean {
  return (
    board.cities.length === Object.keys(geometry.cities).length &&
    board.routes.length === Object.keys(geometry.routes).length &&
    board.cities.every(({ id }) => geometry.cities[id]) &&
    board.routes.every(({ id, length }) => geometry.routes[id]?.spaces.length === length)
  )
}
