/** The analysis of a finished game: asks for it, follows how far it is, and has what is there of it. */

import type { AnalysisState, GameAnalysis } from '../generated/protocol'
import { askForAnalysis, askForRecordAnalysis, getAnalysis, getRecordAnalysis } from '../lib/api'
import { t } from '../lib/i18n'
import { refusalText } from '../lib/refusal-text'

const EVERY_MS = 1000

export class AnalysisStore {
  /** How far it is; null before anybody has looked. */
  state = $state.raw<AnalysisState | null>(null)
  /** What is there: the course of the game comes first. */
  analysis = $state.raw<GameAnalysis | null>(null)
  /** Why there is none, as a sentence. */
  problem = $state('')
  busy = $state(false)
  readonly #table: string
  /** The record of a game that was not played here. */
  readonly #record: string | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(table: string, record: string | null) {
    this.#table = table
    this.#record = record
  }

  get working(): boolean {
    return this.state?.state === 'queued' || this.state?.state === 'working'
  }

  /** See whether it was made before. A record has to be sent to find that out. */
  async look(): Promise<void> {
    if (this.#record !== null) return
    await this.#get(() => getAnalysis(this.#table, 0), true)
  }

  async ask(): Promise<void> {
    if (this.busy || this.working) return
    this.busy = true
    this.problem = ''
    const record = this.#record
    await this.#get(() => (record === null ? askForAnalysis(this.#table) : askForRecordAnalysis(record)))
    this.busy = false
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #follow(): Promise<void> {
    const { game, part } = this.state!
    await this.#get(() => (this.#record === null ? getAnalysis(this.#table, part) : getRecordAnalysis(game, part)))
  }

  async #get(request: () => Promise<AnalysisState>, quietly = false): Promise<void> {
    try {
      const found = await request()
      if (this.#stopped) return
      this.state = found
      if (found.analysis) this.analysis = found.analysis
      if (found.state === 'failed' && !quietly) this.problem = t(`analysis.failed.${found.problem ?? 'failed'}`)
      if (this.working) this.#timer = setTimeout(() => void this.#follow(), EVERY_MS)
    } catch (error) {
      if (!quietly) this.problem = refusalText(error)
      this.state = null
    }
  }
}
