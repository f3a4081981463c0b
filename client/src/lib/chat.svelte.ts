/** What is said at a table: lines as they are heard, what is on its way, and whom one does not want to hear. */

import { LONGEST_CHAT, type Incoming, type Phrase, type Refused, type Said, type SeatInfo } from '../generated/protocol'
import { muted } from './muted.svelte'

export interface Line {
  id: number
  seat: number
  /** Of whoever sat there when it was said. */
  name: string
  mine: boolean
  phrase: Phrase | null
  text: string | null
}

/** Why something was not said: the server's refusal, the line was cut, or it is too long. */
export type Trouble = Refused | 'lost' | 'too_long'

const LINES_KEPT = 100
/** What the server answers to something that it does not pass on. */
const ABOUT_CHAT: readonly string[] = ['too_fast', 'chat_off', 'bad_message', 'not_seated']

export const PHRASES = Object.keys({
  hello: true,
  good_luck: true,
  well_played: true,
  thanks: true,
  sorry: true,
  one_moment: true,
  goodbye: true,
} satisfies Record<Phrase, true>) as readonly Phrase[]

/** The server counts characters, not the halves of which JavaScript makes some of them. */
export function lengthOf(text: string): number {
  return [...text.trim()].length
}

export class Chat {
  #lines = $state.raw<readonly Line[]>([])
  /** What is being written. It stays until it has been heard. */
  draft = $state('')
  /** How much was said while nobody looked. */
  unread = $state(0)
  trouble = $state.raw<Trouble | null>(null)
  /** Called for what others say while nobody looks. */
  onunseen: ((line: Line) => void) | null = null

  readonly lines = $derived(this.#lines.filter((line) => line.mine || !muted.has(line.name)))

  readonly #send: (message: Incoming) => boolean
  #seats: readonly SeatInfo[] = []
  #me: number | null = null
  #next = 1
  /** What was sent and not heard yet. */
  #underway: string | null = null
  #looking = 0
  /** The seats of which the server knows that they are not to be heard. */
  #silenced = new Set<number>()

  constructor(send: (message: Incoming) => boolean) {
    this.#send = send
  }

  // Speaking

  sayPhrase(phrase: Phrase): void {
    this.#say(phrase, { type: 'chat', phrase })
  }

  sayDraft(): void {
    this.sayText(this.draft)
  }

  sayText(words: string): void {
    const text = words.trim()
    if (lengthOf(text) > LONGEST_CHAT) this.trouble = 'too_long'
    else if (text) this.#say(text, { type: 'chat', text })
  }

  #say(what: string, message: Incoming): void {
    if (this.#underway) return
    this.trouble = null
    if (this.#send(message)) this.#underway = what
    else this.trouble = 'lost'
  }

  /** Whether a refusal is the answer to what was said last. */
  refused(refusal: Refused): boolean {
    if (!this.#underway || refusal.seq !== null || !ABOUT_CHAT.includes(refusal.code)) return false
    this.#underway = null
    this.trouble = refusal
    return true
  }

  /** The line is cut: nobody knows whether the last thing was heard. */
  cutOff(): void {
    if (!this.#underway) return
    this.#underway = null
    this.trouble = 'lost'
  }

  // Listening

  heard({ seat, phrase, text }: Said): void {
    const mine = seat === this.#me
    const line = { id: this.#next++, seat, name: this.#seats[seat]?.name ?? '', mine, phrase, text }
    this.#lines = [...this.#lines, line].slice(-LINES_KEPT)
    if (mine) {
      if (text !== null && this.#underway === this.draft.trim()) this.draft = ''
      this.#underway = null
    } else if (!this.#looking && !muted.has(line.name)) {
      this.unread += 1
      this.onunseen?.(line)
    }
  }

  /** Somebody looks at what is said, until the answer is called. */
  look(): () => void {
    this.#looking += 1
    this.unread = 0
    return () => {
      this.#looking -= 1
    }
  }

  // Not listening

  /** Who sits where; `anew` when the server has forgotten who is not to be heard. */
  seated(seats: readonly SeatInfo[], me: number | null, anew: boolean): void {
    this.#seats = seats
    this.#me = me
    this.#silence(anew)
  }

  mute(name: string, on: boolean): void {
    muted.set(name, on)
    this.#silence(false)
  }

  /** What one does not want to hear need not be sent. */
  #silence(anew: boolean): void {
    const wanted = new Set<number>()
    this.#seats.forEach(({ name }, seat) => {
      if (name && seat !== this.#me && muted.has(name)) wanted.add(seat)
    })
    for (const seat of wanted) if (anew || !this.#silenced.has(seat)) this.#send({ type: 'mute', seat, on: true })
    for (const seat of this.#silenced) if (!wanted.has(seat)) this.#send({ type: 'mute', seat, on: false })
    this.#silenced = wanted
  }
}
