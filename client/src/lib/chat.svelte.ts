/** The chat of a table: received lines, the message being sent, and mutes. */

import { LONGEST_CHAT, type Incoming, type Phrase, type Refused, type Said, type SeatInfo } from '../generated/protocol'
import { muted } from './muted.svelte'

export interface Line {
  id: number
  seat: number
  /** The name of the seat at that time. */
  name: string
  mine: boolean
  phrase: Phrase | null
  text: string | null
}

/** Why a message was not sent: the server's refusal, the connection was lost, or it is too long. */
export type ChatProblem = Refused | 'lost' | 'too_long'

const LINES_KEPT = 100
/** The codes with which the server refuses a chat message. */
const ABOUT_CHAT: readonly string[] = ['too_fast', 'chat_off', 'muted', 'table_closed', 'bad_message', 'not_seated']

export const PHRASES = Object.keys({
  hello: true,
  good_luck: true,
  well_played: true,
  thanks: true,
  sorry: true,
  one_moment: true,
  goodbye: true,
} satisfies Record<Phrase, true>) as readonly Phrase[]

/** The length in code points, as the server counts, not in UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text.trim()].length
}

export class Chat {
  #lines = $state.raw<readonly Line[]>([])
  /** The message being written. It is cleared when the server has sent it back. */
  draft = $state('')
  /** The number of lines received while the chat was not in view. */
  unread = $state(0)
  problem = $state.raw<ChatProblem | null>(null)
  /** Called for lines of others received while the chat is not in view. */
  onunread: ((line: Line) => void) | null = null

  readonly lines = $derived(this.#lines.filter((line) => line.mine || !muted.has(line.name)))

  readonly #send: (message: Incoming) => boolean
  #seats: readonly SeatInfo[] = []
  #me: number | null = null
  #next = 1
  /** What was sent and has not come back yet. */
  #pending: string | null = null
  #viewers = 0
  /** The seats that the server has been told to mute. */
  #mutedSeats = new Set<number>()

  constructor(send: (message: Incoming) => boolean) {
    this.#send = send
  }

  // Sending

  sayPhrase(phrase: Phrase): void {
    this.#say(phrase, { type: 'chat', phrase })
  }

  sayDraft(): void {
    this.sayText(this.draft)
  }

  sayText(words: string): void {
    const text = words.trim()
    if (lengthOf(text) > LONGEST_CHAT) this.problem = 'too_long'
    else if (text) this.#say(text, { type: 'chat', text })
  }

  #say(what: string, message: Incoming): void {
    if (this.#pending) return
    this.problem = null
    if (this.#send(message)) this.#pending = what
    else this.problem = 'lost'
  }

  /** Whether a refusal answers the message being sent. */
  refused(refusal: Refused): boolean {
    if (!this.#pending || refusal.seq !== null || !ABOUT_CHAT.includes(refusal.code)) return false
    this.#pending = null
    this.problem = refusal
    return true
  }

  /** The connection is lost, and with it whether the last message arrived. */
  disconnected(): void {
    if (!this.#pending) return
    this.#pending = null
    this.problem = 'lost'
  }

  // Receiving

  receive({ seat, phrase, text }: Said): void {
    const mine = seat === this.#me
    const line = { id: this.#next++, seat, name: this.#seats[seat]?.name ?? '', mine, phrase, text }
    this.#lines = [...this.#lines, line].slice(-LINES_KEPT)
    if (mine) {
      if (text !== null && this.#pending === this.draft.trim()) this.draft = ''
      this.#pending = null
    } else if (!this.#viewers && !muted.has(line.name)) {
      this.unread += 1
      this.onunread?.(line)
    }
  }

  /** The chat is in view until the returned function is called. */
  view(): () => void {
    this.#viewers += 1
    this.unread = 0
    return () => {
      this.#viewers -= 1
    }
  }

  // Muting

  /** Who sits where; `reconnected` when the server has forgotten the mutes of the last connection. */
  setSeats(seats: readonly SeatInfo[], me: number | null, reconnected: boolean): void {
    this.#seats = seats
    this.#me = me
    this.#syncMutes(reconnected)
  }

  mute(name: string, on: boolean): void {
    muted.set(name, on)
    this.#syncMutes(false)
  }

  /** Tell the server whom to mute, so that it does not send their lines at all. */
  #syncMutes(reconnected: boolean): void {
    const wanted = new Set<number>()
    this.#seats.forEach(({ name }, seat) => {
      if (name && seat !== this.#me && muted.has(name)) wanted.add(seat)
    })
    for (const seat of wanted) if (reconnected || !this.#mutedSeats.has(seat)) this.#send({ type: 'mute', seat, on: true })
    for (const seat of this.#mutedSeats) if (!wanted.has(seat)) this.#send({ type: 'mute', seat, on: false })
    this.#mutedSeats = wanted
  }
}
