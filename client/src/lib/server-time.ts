/**
 * What time it is for the server, whatever the clock of this device says. Clocks are shown from the server's deadlines, so
 * that they are right after a reload, on a device whose clock is wrong, and after a sleep.
 */

/** Milliseconds by which the two clocks of a browser may drift apart before something must have happened. */
const DRIFT_MS = 1000

export class ServerTime {
  /** Seconds to add to the monotonic clock; null before the server has told the time. */
  #offset: number | null = null
  #wallAhead = 0
  readonly #ask: () => void

  /** `ask` asks the server for the time; the answer is given to `told`. */
  constructor(ask: () => void) {
    this.#ask = ask
  }

  /** The server has just said what time it is, in seconds since 1970. */
  told(now: number): void {
    this.#offset = now - performance.now() / 1000
    this.#wallAhead = Date.now() - performance.now()
  }

  /** The server's time, in seconds since 1970. */
  now(): number {
    const wallAhead = Date.now() - performance.now()
    if (Math.abs(wallAhead - this.#wallAhead) > DRIFT_MS) {
      // The device has slept, which stops one of its clocks, or somebody has set the other.
      this.#wallAhead = wallAhead
      this.#ask()
    }
    return this.#offset === null ? Date.now() / 1000 : this.#offset + performance.now() / 1000
  }
}
