/** Live chances of a game between bots, for whoever watches it. The server tells them, and only of such games. */

import { untrack } from 'svelte'
import { getLiveChances, Refusal } from '../lib/api'
import type { TableStore } from '../lib/table.svelte'

const PAUSE = 1_000
/** After a refusal that may pass: the server is busy, or away. */
const LONG_PAUSE = 15_000

export class LiveChances {
  /** Each seat's chance to win; null where there is none to tell. */
  win = $state.raw<readonly number[] | null>(null)
  #known = -1
  #asking = false
  #hopeless = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #table: TableStore

  /** To be made during the initialization of a component: its effects end with it. */
  constructor(table: TableStore) {
    this.#table = table
    $effect(() => {
      void [table.seq, this.wanted]
      untrack(() => this.#ask())
    })
    $effect(() => () => {
      this.#hopeless = true
      clearTimeout(this.#timer)
    })
  }

  /** Whether this person watches a game in which only bots play. */
  get wanted(): boolean {
    const { info, seat, over } = this.#table
    return seat === null && !over && info?.state === 'playing' && info.seats.every(({ bot }) => bot !== null)
  }

  async #ask(): Promise<void> {
    if (!this.wanted) this.win = null
    if (this.#hopeless || this.#asking || !this.wanted || this.#known === this.#table.seq) return
    this.#asking = true
    let pause = PAUSE
    try {
      const { seq, chances } = await getLiveChances(this.#table.id)
      this.#known = seq
      this.win = this.wanted ? chances.win : null
    } catch (error) {
      const code = error instanceof Refusal ? error.code : null
      this.#hopeless ||= code === 'no_analysis' || code === 'not_found'
      pause = LONG_PAUSE
    }
    this.#timer = setTimeout(() => {
      this.#asking = false
      void this.#ask()
    }, pause)
  }
}
