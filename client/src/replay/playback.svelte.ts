/** Playback of a replay: its position, and whether it is running. */

const PACE_MS = 900

export class Playback {
  at = $state(0)
  running = $state(false)
  /** How many moves there are. */
  readonly last: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(last: number, at = 0) {
    this.last = last
    this.at = clamp(at, last)
  }

  go(at: number): void {
    this.pause()
    this.at = clamp(at, this.last)
  }

  step(by: number): void {
    this.go(this.at + by)
  }

  toggle(): void {
    if (this.running) this.pause()
    else this.run()
  }

  run(): void {
    if (this.at >= this.last) this.at = 0
    this.running = true
    this.#later()
  }

  pause(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  #later(): void {
    this.#timer = setTimeout(() => {
      if (!this.running) return
      this.at += 1
      if (this.at >= this.last) this.running = false
      else this.#later()
    }, PACE_MS)
  }
}

function clamp(at: number, last: number): number {
  return Math.max(0, Math.min(last, at))
}

/** Keyboard shortcuts of a replay. The map has the arrow keys while it is focused. */
export function replayKey(key: string): 'toggle' | 'back' | 'forward' | 'first' | 'last' | 'view' | 'help' | null {
  switch (key) {
    case ' ':
    case 'k':
      return 'toggle'
    case 'ArrowLeft':
    case ',':
      return 'back'
    case 'ArrowRight':
    case '.':
      return 'forward'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case 'v':
      return 'view'
    case '?':
      return 'help'
    default:
      return null
  }
}

export const REPLAY_HELP: readonly (readonly [string, string])[] = [
  ['␣, K', 'keys.replay.play'],
  ['←, →', 'keys.replay.step'],
  ['Home, End', 'keys.replay.ends'],
  ['V', 'keys.replay.view'],
  ['?', 'keys.help'],
]
