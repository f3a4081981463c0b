/** A draft in the editor: its document with everything that was done to it, saved as one goes. */

import type { Draft, Geometry, MapProblem, Saved } from '../generated/protocol'
import { request, Refusal } from '../lib/api'
import { refusalText } from '../lib/refusal-text'
import { keepHere, keptHere, forgetHere } from './crash-copy'
import { readable, type MapDocument } from './document'
import { withPointsForLengths } from './edits'
import { Following } from './following'
import { fits, sameBoard, type LaidOut } from './placing'
import { work, type Line } from './work'

const SAVE_AFTER_MS = 600
const LAY_OUT_AFTER_MS = 900
const TRY_AGAIN_MS = 5000
/** What a browser still sends of a page that is being left. */
const LAST_WORDS = 60_000

export class DraftStore {
  readonly id: string
  readonly remixOf: string | null
  document = $state.raw<MapDocument>(readable({}))
  problems = $state.raw<readonly MapProblem[]>([])
  /** The document that the problems are those of: their repairs fit no other. */
  problemsOf = $state.raw<MapDocument | null>(null)
  doubts = $state.raw<readonly string[]>([])
  laidOut = $state.raw<LaidOut | null>(null)
  faults = $state.raw<readonly string[]>([])
  laying = $state(false)
  unsaved = $state(false)
  /** Another window has changed the draft meanwhile: nothing is saved from here until somebody chooses. */
  stale = $state(false)
  problem = $state('')
  #past = $state.raw<readonly MapDocument[]>([])
  #future = $state.raw<readonly MapDocument[]>([])
  #revision: number
  #saving: Promise<void> | null = null
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #layTimer: ReturnType<typeof setTimeout> | undefined
  #layout: AbortController | null = null
  /** The state of which the server has the full layout. */
  #settled: MapDocument | null = null
  /** Full layouts of earlier states: undo shows them at once. */
  readonly #layouts = new WeakMap<MapDocument, { geometry: Geometry; faults: readonly string[] }>()
  /** What a drag or a burst of typing belongs to, so that it is undone at once. */
  #burst = ''
  #following: Following | null = null

  constructor(draft: Draft) {
    this.id = draft.id
    this.remixOf = draft.remix_of
    this.#revision = draft.revision
    this.document = readable(draft.document)
    this.problems = draft.problems
    this.problemsOf = this.document
    const geometry = draft.geometry as Geometry | null
    if (geometry && draft.settled && fits(geometry, this.document)) {
      this.laidOut = { geometry, of: this.document }
      this.#settled = this.document
    } else this.#layOutSoon(0)
    this.#recover(draft)
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Go on with what a crash kept from being saved. */
  #recover(draft: Draft): void {
    const kept = keptHere(draft.id)
    if (!kept || JSON.stringify(kept.document) === JSON.stringify(draft.document)) return
    this.#past = [this.document]
    if (kept.revision === draft.revision) this.#become(readable(kept.document))
    else {
      this.document = readable(kept.document)
      this.unsaved = this.stale = true
    }
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
    this.#following?.end()
    this.#following = null
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

  /** Cities are on their way: the server arranges what is around them again and again, until `settle`. */
  follow(document: MapDocument, moved: readonly string[]): void {
    // Without a board to begin with there is nothing to go on from: its frame would not be the one on the screen.
    if (this.laidOut)
      this.#following ??= new Following(this.document, this.laidOut.geometry, (geometry, of) => {
        if (this.#following) this.laidOut = { geometry, of }
      })
    this.change(document, `move ${moved.join(' ')}`)
    this.#following?.move(this.document, moved)
  }

  #become(document: MapDocument): void {
    this.document = document
    this.unsaved = true
    if (!this.stale) keepHere(this.id, this.#revision, () => this.document)
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS)
    this.#show()
  }

  /** The board of the document, if it was arranged before; otherwise it will be when the hand rests. */
  #show(): void {
    const known = this.#layouts.get(this.document)
    if (known) {
      this.laidOut = { geometry: known.geometry, of: this.document }
      this.faults = known.faults
    }
    if (!this.#isSettled) this.#layOutSoon(LAY_OUT_AFTER_MS)
  }

  get #isSettled(): boolean {
    return this.#settled !== null && sameBoard(this.#settled, this.document)
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
      this.problemsOf = sent
      this.doubts = saved.doubts
      this.problem = ''
      this.unsaved = this.document !== sent
      if (this.unsaved) {
        keepHere(this.id, this.#revision, () => this.document)
        this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS)
      } else forgetHere(this.id)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'stale') this.stale = true
      else {
        this.#saveTimer = setTimeout(() => void this.save(), TRY_AGAIN_MS)
        this.problem = refusalText(error)
      }
    }
  }

  /** Two windows have changed the draft: go on with one of the two. The other one is a step of undo away. */
  async choose(which: 'mine' | 'theirs'): Promise<void> {
    const there = await request<Draft>('GET', `/api/workshop/drafts/${encodeURIComponent(this.id)}`)
    const [mine, theirs] = [this.document, readable(there.document)]
    this.#revision = there.revision
    this.#burst = ''
    this.#past = [...this.#past, which === 'mine' ? theirs : mine]
    this.#future = []
    this.stale = false
    this.problem = ''
    this.#become(which === 'mine' ? mine : theirs)
    await this.save()
  }

  #layOutSoon(delay: number): void {
    this.#layout?.abort()
    clearTimeout(this.#layTimer)
    this.#layTimer = setTimeout(() => void this.#layOut(), delay)
  }

  async #layOut(): Promise<void> {
    await this.save()
    const of = this.document
    if (of.board.cities.length === 0 || this.stale) return
    const control = (this.#layout = new AbortController())
    const take = (line: Line) => {
      if (line.kind !== 'geometry' || control.signal.aborted || this.document !== of) return
      const geometry = line.geometry as Geometry
      // The quick one has no coast yet: it is shown where there is nothing better.
      if (line.final || !this.laidOut) this.laidOut = { geometry, of }
      if (!line.final) return
      this.faults = line.faults
      this.#settled = of
      this.#layouts.set(of, { geometry, faults: line.faults })
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
      if (was || !this.#isSettled) this.#layOutSoon(0)
    }
  }

  /** The page is being left, perhaps for good: send what is not saved, without waiting for an answer. */
  leave(): void {
    if (!this.unsaved || this.stale) return
    const body = JSON.stringify({ revision: this.#revision, document: this.document })
    if (body.length > LAST_WORDS) return // a copy in this browser has it
    const headers = { 'content-type': 'application/json' }
    void fetch(`/api/workshop/drafts/${this.id}`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
  }

  /** Another page of the client: nothing is lost, and nothing goes on. */
  close(): void {
    clearTimeout(this.#layTimer)
    this.#layout?.abort()
    this.#following?.end()
    void this.save()
  }
}
