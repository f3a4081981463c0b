/**
 * One WebSocket to one table, kept alive: heartbeat, reconnection with exponential backoff, and a resend of the request that
 * was not answered. Requests are idempotent, since the server knows each by the position it names.
 */

import type { Incoming, Outgoing } from '../generated/protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'closed'

export interface SocketLike {
  readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(data: string): void
  close(code?: number): void
}

export interface SocketOptions {
  url: string
  table: string
  watch: boolean
  /** The last entry received; read anew for every hello. */
  since: () => number
  onmessage: (message: Outgoing) => void
  onconnection: (connection: Connection) => void
  /** Replaced in tests. */
  connect?: (url: string) => SocketLike
}

const SEAT_TAKEN_ELSEWHERE = 4001
const BANNED = 4004
const HEARTBEAT_MS = 20_000
const PONG_TIMEOUT_MS = 8_000
const MAX_BACKOFF_MS = 8_000

export class TableSocket {
  private readonly options: SocketOptions
  private socket: SocketLike | null = null
  private unanswered: Extract<Incoming, { type: 'act' | 'undo' }> | null = null
  private attempts = 0
  /** Whether to ask for changes of views. A server that is older than this page does not know them. */
  private changes = true
  private welcomed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(options: SocketOptions) {
    this.options = options
  }

  open(): void {
    this.stopped = false
    this.attempts = 0
    this.connect()
  }

  /** Close for good. */
  close(): void {
    this.stopped = true
    this.dropSocket()
    this.options.onconnection('closed')
  }

  /** Reconnect without waiting: the browser is back online, or the user asked for it. */
  reconnectNow(): void {
    if (this.stopped || this.socket?.readyState === 1) return
    this.attempts = 0
    this.connect()
  }

  /** The network is gone: a socket may look open long after that. */
  connectionLost(): void {
    if (this.stopped) return
    this.dropSocket()
    this.closed(1006)
  }

  /** Send something that changes the game; it is kept and resent until the server has answered. */
  request(message: Extract<Incoming, { type: 'act' | 'undo' }>): void {
    this.unanswered = message
    this.write(message)
  }

  /** Send something that need not survive a reconnection. False when there is no connection. */
  send(message: Incoming): boolean {
    return this.write(message)
  }

  private connect(): void {
    this.dropSocket()
    const connect = this.options.connect ?? ((url: string) => new WebSocket(url) as SocketLike)
    // The table is in the address, too: of several server processes the one where it is at home gets the connection.
    const socket = connect(`${this.options.url}?table=${encodeURIComponent(this.options.table)}`)
    this.socket = socket
    this.options.onconnection(this.attempts === 0 ? 'connecting' : 'lost')
    this.welcomed = false
    socket.onopen = () => this.hello()
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing)
    socket.onclose = (event) => this.closed(event.code)
    this.restartHeartbeat()
  }

  /** Ask to be told everything anew. */
  hello(): void {
    const { table, watch } = this.options
    const changes = this.changes ? { changes: true } : {}
    this.write({ type: 'hello', table, since: this.options.since(), watch, ...changes })
  }

  private receive(message: Outgoing): void {
    this.restartHeartbeat()
    if (message.type === 'refused' && message.code === 'bad_message' && this.changes && !this.welcomed) {
      this.changes = false
      this.hello()
      return
    }
    if (message.type === 'welcome') {
      this.welcomed = true
      this.attempts = 0
      this.options.onconnection('open')
    }
    if ((message.type === 'done' || message.type === 'refused') && message.seq === this.unanswered?.seq) {
      this.unanswered = null
    }
    this.options.onmessage(message)
    if (message.type === 'welcome' && this.unanswered) this.write(this.unanswered)
  }

  private closed(code: number): void {
    this.socket = null
    clearTimeout(this.heartbeat)
    if (this.stopped) return
    if (code === SEAT_TAKEN_ELSEWHERE) {
      this.stopped = true
      this.options.onconnection('elsewhere')
      return
    }
    if (code === BANNED) {
      this.stopped = true
      this.options.onconnection('closed')
      return
    }
    this.options.onconnection('lost')
    const wait = Math.min(250 * 2 ** this.attempts, MAX_BACKOFF_MS) * (0.75 + Math.random() / 2)
    this.attempts += 1
    this.timer = setTimeout(() => this.connect(), wait)
  }

  /** After a quiet time send a ping, and give the connection up when nothing comes back. */
  private restartHeartbeat(): void {
    clearTimeout(this.heartbeat)
    this.heartbeat = setTimeout(() => {
      this.write({ type: 'ping' })
      this.heartbeat = setTimeout(() => {
        this.connectionLost()
      }, PONG_TIMEOUT_MS)
    }, HEARTBEAT_MS)
  }

  private write(message: Incoming): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private dropSocket(): void {
    clearTimeout(this.timer)
    clearTimeout(this.heartbeat)
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}

/** The WebSocket URL of the server that this page comes from. */
export function socketUrl(location: { protocol: string; host: string }): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}
