/**
 * The store of a table: the last view, the log, the menu and the connection. Views come in, intents go out; nothing here
 * knows a rule.
 */

import type {
  GameEvent, Happened, Outgoing, Progress, RefusalInfo, Refused, RemarkCode, TableInfo, ViewDocument, Welcome,
} from '../generated/protocol'
import { Chat } from './chat.svelte'
import { menuOf } from './menu'
import { socketUrl, TableSocket, type Connection, type SocketLike } from './socket'

/** One entry of the log as it is shown: the seat that acted, and the events. */
export interface LogEntry {
  seq: number
  seat: number
  kind: 'action' | 'undo'
  events: readonly GameEvent[]
  remark: Remark | null
}

/** Why an action is not the one that its player chose. */
export interface Remark {
  /** Null for what older servers only said in English. */
  code: RemarkCode | null
  values: Readonly<Record<string, string>>
  text: string
}

/** The state before an entry. */
export interface PreviousState {
  view: ViewDocument | null
  progress: Progress | null
}

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
  /** Whether this person set the table up. */
  host = $state(false)
  seq = $state(0)
  view = $state.raw<ViewDocument | null>(null)
  /** The progress of this seat's tickets and bonus cards. */
  progress = $state.raw<Progress | null>(null)
  canUndo = $state(false)
  banks = $state.raw<readonly number[] | null>(null)
  log = $state.raw<readonly LogEntry[]>([])
  connection = $state<Connection>('connecting')
  /** The last refusal of an intent; reset by the next intent. */
  refusal = $state.raw<Refused | null>(null)
  /** The answer to the last `askWhy`. */
  reason = $state.raw<RefusalInfo | null>(null)
  /** An intent that the server has not answered yet. */
  pending = $state<string | null>(null)

  readonly menu = $derived(menuOf(this.view?.legal_actions ?? []))
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
  onentry: ((entry: LogEntry, before: PreviousState) => void) | null = null

  #drawAgain = false
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

  /** Ask why something cannot be done; the answer comes as `reason`. */
  askWhy(what: 'claim' | 'station', id: string): void {
    this.reason = null
    this.#socket.send(what === 'claim' ? { type: 'why', route: id } : { type: 'why', city: id })
  }

  // What comes in

  receive(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'happened':
        return this.#happened(message)
      case 'table':
        this.info = message.table
        this.chat.setSeats(message.table.seats, this.seat, false)
        return
      case 'said':
        this.chat.receive(message)
        return
      case 'because':
        this.reason = message.refusal
        return
      case 'done':
        this.pending = null
        return
      case 'refused':
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
    this.info = message.table
    this.seat = message.seat
    this.code = message.code
    this.host = message.host
    this.chat.setSeats(message.table.seats, message.seat, true)
    this.log = merged(this.log, message.missed)
    this.seq = message.seq
    this.view = message.view
    this.progress = message.progress
    this.canUndo = message.can_undo
    this.banks = message.banks
  }

  #happened(message: Happened): void {
    if (message.seq <= this.seq) return
    const before = { view: this.view, progress: this.progress }
    const entry = entryOf(message)
    this.log = merged(this.log, [message])
    this.seq = message.seq
    // Our own entry answers our intent; `done` follows, perhaps only after the next click.
    if (message.seat === this.seat) this.pending = null
    if (message.view) this.view = message.view
    if (message.progress) this.progress = message.progress
    this.canUndo = message.can_undo
    this.banks = message.banks
    this.onentry?.(entry, before)
    if (this.#drawAgain && message.seat === this.seat) {
      this.#drawAgain = false
      if (this.menu.draw) this.act('draw')
    }
  }

  #since(): number {
    return this.log.at(-1)?.seq ?? 0
  }
}

function entryOf(message: Happened): LogEntry {
  const { seq, seat, kind, events, note, note_code, note_values } = message
  return { seq, seat, kind, events, remark: note ? { code: note_code, values: note_values, text: note } : null }
}

function merged(log: readonly LogEntry[], more: readonly Happened[]): readonly LogEntry[] {
  const last = log.at(-1)?.seq ?? 0
  const fresh = more.filter((message) => message.seq > last).map(entryOf)
  return fresh.length ? [...log, ...fresh] : log
}
