/**
 * A puzzle as a table: a connection that answers from the puzzle instead of a server, so that everything around a board works as
 * in a game. The first action is the answer.
 */

import type { Incoming, Outgoing, PuzzlePosition, TableInfo } from '../generated/protocol'
import { askPuzzleWhy } from '../lib/api'
import type { SocketLike } from '../lib/socket'

export class PuzzleConnection implements SocketLike {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  readonly #puzzle: PuzzlePosition
  readonly #names: readonly string[]
  readonly #onanswer: (action: string) => Promise<boolean>

  /** `onanswer` tells whether the answer was accepted as one: then nothing more can be done at this table. */
  constructor(puzzle: PuzzlePosition, names: readonly string[], onanswer: (action: string) => Promise<boolean>) {
    this.#puzzle = puzzle
    this.#names = names
    this.#onanswer = onanswer
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(data: string): void {
    const message = JSON.parse(data) as Incoming
    if (message.type === 'hello') this.#welcome()
    else if (message.type === 'act') void this.#answer(message.seq, message.action)
    else if (message.type === 'why') void this.#why(message.route ?? null, message.city ?? null)
    else if (message.type === 'ping') this.#say({ type: 'pong', now: Date.now() / 1000 })
  }

  close(): void {
    this.readyState = 3
  }

  #say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  #welcome(): void {
    const { view, progress } = this.#puzzle
    this.#say({
      type: 'welcome', table: this.#info('playing'), seat: view.seat, code: null, seq: 0, view, progress, can_undo: false,
      undo_for: null, clocks: null, missed: [], earlier: 0,
    })
  }

  async #answer(seq: number, action: string): Promise<void> {
    const accepted = await this.#onanswer(action)
    if (accepted) this.#say({ type: 'table', table: this.#info('over'), clocks: null })
    this.#say({ type: 'done', seq, entry: seq })
  }

  async #why(route: string | null, city: string | null): Promise<void> {
    try {
      this.#say(await askPuzzleWhy(this.#puzzle.id, route, city))
    } catch {
      this.#say({ type: 'because', seq: 0, action: null, route, city, refusal: null })
    }
  }

  #info(state: TableInfo['state']): TableInfo {
    const { id, edition, digest, view } = this.#puzzle
    return {
      id, edition, digest, open: false, state, next: null, clock: null, rated: false, hints: false, memory: true, chat: false,
      waits: false, host: null, closed_because: null, begun_from: null,
      seats: this.#names.map((name, seat) => ({ ...EMPTY_SEAT, name, bot: seat === view.seat ? null : 'planner' })),
    }
  }
}

const EMPTY_SEAT = { free: false, connected: true, resigned: false, stand_in: null }
