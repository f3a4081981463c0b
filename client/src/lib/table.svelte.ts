/**
 * The store of a table: the last view, the log, the menu and the connection. Views come in, intents go out; nothing here
 * knows a rule.
 */

import type {
  ClockState, GameEvent, Happened, History, Incoming, Outgoing, Progress, RefusalInfo, Refused, RemarkCode, TableInfo, ViewDocument, Welcome,
} from '../generated/protocol'
import { banned } from './banned.svelte'
import { Chat } from './chat.svelte'
import { menuOf } from './menu'
import { ServerTime } from './server-time'
import { socketUrl, TableSocket, type Connection, type SocketLike } from './socket'
import { withChanges } from './view-changes'

/** One entry of the log as it is shown: the seat that acted, and the events. */
export interface LogEntry {
  seq: number
  seat: number
  kind: 'action' | 'undo'
  events: readonly GameEvent[]
  remark: Remark | null
  /** Whether a bot played for somebody who was away. Only the first of such entries in a row has the remark. */
  standIn?: boolean
}

/** Why an action is not the one that its player chose. */
export interface Remark {
  /** Null for what older servers only said in English. */
  code: RemarkCode | null
  values: Readonly<Record<string, string>>
  text: string
}

/** The time in which bots wait, so that the last action can be taken back. */
export interface UndoMoment {
  /** How long it is in all, and how much of it was left when this was said, in seconds. */
  length: number
  left: number
  /** When it ends, by `performance.now()`. */
  ends: number
}

/** How fast bots should be, in seconds; null for the server's own pace. */
export type Pace = Omit<Extract<Incoming, { type: 'pace' }>, 'type'>

export interface TableOptions {
  watch?: boolean
  connect?: (url: string) => SocketLike
  url?: string
}

export class TableStore {
  readonly id: string
  readonly chat = new Chat((message) => this.#socket.send(message))
  info = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  code = $state<string | null>(null)
  /** Whether this person looks after the table. */
  readonly host = $derived(this.seat !== null && this.info?.host === this.seat)
  seq = $state(0)
  view = $state.raw<ViewDocument | null>(null)
  /** The progress of this seat's tickets and bonus cards. */
  progress = $state.raw<Progress | null>(null)
  canUndo = $state(false)
  /** While bots wait for this person. */
  moment = $state.raw<UndoMoment | null>(null)
  clocks = $state.raw<ClockState | null>(null)
  readonly time = new ServerTime(() => this.#socket.send({ type: 'ping' }))
  log = $state.raw<readonly LogEntry[]>([])
  connection = $state<Connection>('connecting')
  /** The last refusal of an intent; reset by the next intent. */
  refusal = $state.raw<Refused | null>(null)
  /** An intent that the server has not answered yet. */
  pending = $state<string | null>(null)

  /** What can be done now; at a closed table that is nothing. */
  readonly menu = $derived(menuOf(this.info?.state === 'closed' ? [] : (this.view?.legal_actions ?? [])))
  readonly myTurn = $derived(
    this.seat !== null && (this.view?.to_act.includes(this.seat) ?? false) && this.info?.state === 'playing',
  )
  readonly over = $derived(this.view?.phase === 'over')
  /** Whether there is, or was, somebody to chat with. */
  readonly hasCompany = $derived(
    this.chat.lines.length > 0 ||
      (this.info?.seats.some((seat, number) => number !== this.seat && seat.name !== null && seat.bot === null) ?? false),
  )

  /** Called for every new entry after the store has changed: for animations, sounds and notices. */
  onentry: ((entry: LogEntry) => void) | null = null
  /** Called when the progress has changed. */
  onprogress: ((before: Progress | null) => void) | null = null
  /** Called when a bot begins to play for somebody, or when they are back. */
  onstandin: ((seat: number, bot: boolean) => void) | null = null

  #pace: Pace = {}
  #momentTimer: ReturnType<typeof setTimeout> | undefined
  #drawAgain = false
  /** All entries as they came, for the log. */
  #entries: readonly Happened[] = []
  /** What was missed and has not come yet: entries after `since` and before `before`. The first one is being asked for. */
  #gaps: { since: number; before: number }[] = []
  /** What was asked and not answered yet. */
  #questions: { id: string; answer: (reason: RefusalInfo | null) => void }[] = []
  readonly #socket: TableSocket

  constructor(id: string, options: TableOptions = {}) {
    this.id = id
    this.#socket = new TableSocket({
      url: options.url ?? socketUrl(location),
      table: id,
      watch: options.watch ?? false,
      since: () => this.#since(),
      onmessage: (message) => this.receive(message),
      onconnection: (connection) => {
        this.connection = connection
        if (connection !== 'open') this.chat.disconnected()
      },
      connect: options.connect,
    })
  }

  open(): void {
    this.#socket.open()
  }

  close(): void {
    clearTimeout(this.#momentTimer)
    this.#socket.close()
  }

  reconnect(): void {
    this.#socket.reconnectNow()
  }

  /** The browser has lost its network. */
  offline(): void {
    this.#socket.connectionLost()
  }

  /** Take the seat back that another tab or window has taken. */
  playHere(): void {
    this.#socket.open()
  }

  // Intents

  act(action: string): void {
    if (this.pending !== null) {
      // Two quick clicks on the deck are two cards, however slow the connection is.
      if (action === 'draw' && this.pending === 'draw') this.#drawAgain = true
      return
    }
    this.refusal = null
    this.pending = action
    this.#socket.request({ type: 'act', seq: this.seq, action })
  }

  undo(): void {
    if (this.pending !== null) return
    this.pending = 'undo'
    this.#socket.request({ type: 'undo', seq: this.seq })
  }

  /** Do not take the last action back: bots need not wait. */
  goOn(): void {
    if (!this.moment) return
    this.#setMoment(null)
    this.#socket.send({ type: 'go_on', seq: this.seq })
  }

  /** How fast bots should be; told again after every reconnection. */
  setPace(pace: Pace): void {
    if (pace.bots === this.#pace.bots && pace.undo === this.#pace.undo) return
    this.#pace = pace
    if (this.connection === 'open') this.#socket.send({ type: 'pace', ...pace })
  }

  /** Agree that a bot plays for somebody who is away, or no longer agree. */
  agreeToStandIn(seat: number, on: boolean): void {
    this.#socket.send({ type: 'stand_in', seat, on })
  }

  /** Ask why something cannot be done; null when it can. */
  askWhy(what: 'claim' | 'station', id: string): Promise<RefusalInfo | null> {
    this.#socket.send(what === 'claim' ? { type: 'why', route: id } : { type: 'why', city: id })
    return new Promise((answer) => this.#questions.push({ id, answer }))
  }

  // What comes in

  receive(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'happened':
        return this.#happened(message)
      case 'progress':
        return this.#tellProgress(message.progress)
      case 'history':
        return this.#fillGap(message)
      case 'table':
        this.#noticeStandIns(message.table)
        this.info = message.table
        this.#setClocks(message.clocks)
        this.chat.setSeats(message.table.seats, this.seat, false)
        return
      case 'said':
        this.chat.receive(message)
        return
      case 'because':
        this.#answer(message.route ?? message.city, message.refusal)
        return
      case 'pong':
        this.time.told(message.now)
        return
      case 'done':
        this.pending = null
        return
      case 'refused':
        banned.notice(message)
        if (this.chat.refused(message)) return
        // A refusal without a position does not answer an intent.
        if (message.seq !== null) {
          this.pending = null
          this.#drawAgain = false
        }
        this.refusal = message
        return
    }
  }

  #welcome(message: Welcome): void {
    this.#questions = []
    this.info = message.table
    this.seat = message.seat
    this.code = message.code
    this.chat.setSeats(message.table.seats, message.seat, true)
    const since = this.#since()
    const missed = message.missed.filter((entry) => entry.seq > since)
    this.#append(missed)
    if (message.earlier > 0 && missed.length > 0) this.#gaps.push({ since, before: missed[0]!.seq })
    this.#askForGap()
    this.seq = message.seq
    this.view = message.view
    this.progress = message.progress
    this.canUndo = message.can_undo
    this.#setMoment(message.undo_for)
    this.#setClocks(message.clocks)
    this.#socket.send({ type: 'pace', ...this.#pace })
  }

  #happened(message: Happened): void {
    if (message.seq <= this.seq) return
    if (message.changes && message.seq > this.seq + 1) {
      this.#socket.hello() // what changed before it is not known: ask for the whole view
      return
    }
    this.#append([message])
    const entry = this.log.at(-1)!
    this.seq = message.seq
    // Our own entry answers our intent; `done` follows, perhaps only after the next click.
    if (message.seat === this.seat) this.pending = null
    if (message.view) this.view = message.view
    else if (message.changes && this.view) this.view = withChanges(this.view, message.changes)
    this.canUndo = message.can_undo
    this.#setMoment(message.undo_for)
    this.#setClocks(message.clocks)
    this.onentry?.(entry)
    if (message.progress) this.#tellProgress(message.progress)
    if (this.#drawAgain && message.seat === this.seat) {
      this.#drawAgain = false
      if (this.menu.draw) this.act('draw')
    }
  }

  /** It comes with an entry, or later by itself where actions follow each other quickly; and only when it is new. */
  #tellProgress(progress: Progress): void {
    const before = this.progress
    this.progress = progress
    this.onprogress?.(before)
  }

  #answer(id: string | null, reason: RefusalInfo | null): void {
    for (const question of this.#questions) if (question.id === id) question.answer(reason)
    this.#questions = this.#questions.filter((question) => question.id !== id)
  }

  #setMoment(seconds: number | null): void {
    clearTimeout(this.#momentTimer)
    this.moment = seconds ? { length: Math.max(seconds, this.#pace.undo ?? 0), left: seconds, ends: performance.now() + seconds * 1000 } : null
    if (seconds) this.#momentTimer = setTimeout(() => (this.moment = null), seconds * 1000)
  }

  #setClocks(clocks: ClockState | null): void {
    this.clocks = clocks
    if (clocks) this.time.told(clocks.now)
  }

  #noticeStandIns(table: TableInfo): void {
    if (table.state !== 'playing' || this.info?.state !== 'playing') return
    for (const [seat, { bot }] of table.seats.entries()) {
      const before = this.info.seats[seat]?.bot ?? null
      if ((bot === null) !== (before === null)) this.onstandin?.(seat, bot !== null)
    }
  }

  #since(): number {
    return this.log.at(-1)?.seq ?? 0
  }

  #append(messages: readonly Happened[]): void {
    if (messages.length === 0) return
    this.#entries = [...this.#entries, ...messages.map(withoutView)]
    this.log = messages.reduce((log, message) => (log.push(entryOf(message, log)), log), [...this.log])
  }

  /** Ask for the next page of what was missed; pages come newest first. */
  #askForGap(): void {
    const [gap] = this.#gaps
    if (gap) this.#socket.send({ type: 'history', ...gap })
  }

  #fillGap(message: History): void {
    const [gap] = this.#gaps
    if (!gap) return
    const page = message.entries.filter((entry) => entry.seq > gap.since && entry.seq < gap.before)
    this.#entries = [
      ...this.#entries.filter((entry) => entry.seq <= gap.since),
      ...page,
      ...this.#entries.filter((entry) => entry.seq >= gap.before),
    ]
    this.log = this.#entries.reduce<LogEntry[]>((log, entry) => (log.push(entryOf(entry, log)), log), [])
    if (message.earlier > 0 && page.length > 0) gap.before = page[0]!.seq
    else this.#gaps.shift()
    this.#askForGap()
  }
}

/** An entry without the position after it: only the newest position is kept. */
function withoutView(message: Happened): Happened {
  return { ...message, view: null, changes: null, progress: null }
}

function entryOf(message: Happened, log: readonly LogEntry[]): LogEntry {
  const { seq, seat, kind, events, note, note_code, note_values } = message
  const standIn = note_code === 'stand_in'
  const known = standIn && log.findLast((entry) => entry.seat === seat)?.standIn
  return { seq, seat, kind, events, standIn, remark: note && !known ? { code: note_code, values: note_values, text: note } : null }
}
