/** How far the expert is: its search is compiled once on a machine, and until then it plays like the level below. */

import { warmUpExpert } from './api'
import { t } from './i18n'
import type { Readiness } from '../generated/protocol'
import { language } from './language.svelte'

export const EXPERT = 'expert'
const ASK_AGAIN_MS = 5_000

class Expert {
  #stage = $state<Readiness['stage'] | null>(null)
  /** When it will be ready, in milliseconds since 1970. */
  #until = $state<number | null>(null)
  #asking = false

  /** Get it ready, and keep asking until it is. Called whenever somebody wants to play with it; asks once at a time. */
  prepare(): void {
    if (this.#asking || this.#stage === 'ready' || this.#stage === 'failed') return
    this.#asking = true
    void this.#ask()
  }

  async #ask(): Promise<void> {
    try {
      const { stage, seconds_left } = await warmUpExpert()
      this.#stage = stage
      this.#until = seconds_left ? Date.now() + seconds_left * 1000 : null
    } catch {
      // The next time somebody wants it.
    }
    const more = this.#stage === 'looking' || this.#stage === 'compiling'
    if (more) setTimeout(() => void this.#ask(), this.#stage === 'looking' ? 1_000 : ASK_AGAIN_MS)
    else this.#asking = false
  }

  /** What to expect of it now; nothing when it is ready. */
  get text(): string {
    if (this.#stage === 'failed') return t('expert.failed')
    if (this.#stage !== 'compiling') return ''
    if (this.#until === null) return t('expert.any_moment')
    const time = new Intl.DateTimeFormat(language.current, { hour: 'numeric', minute: '2-digit' })
    return t('expert.compiling', { time: time.format(this.#until) })
  }
}

export const expert = new Expert()
