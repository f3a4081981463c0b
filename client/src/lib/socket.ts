/**
 * One WebSocket to one table, kept alive. What was sent and not yet answered is sent again after a break: the server
 * recognises a message by the position it names, so sending it twice is the same as once.
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
  /** The last entry that was seen: asked again for every hello. */
  since: () => number
  onmessage: (message: Outgoing) => void
  onconnection: (connection: Connection) => void
  /** Replaced in tests. */
  connect?: (url: string) => SocketLike
}

const SEAT_TAKEN_ELSEWHERE = 4001
const QUIET_MS = 20_000
const PATIENCE_MS = 8_000
const LONGEST_WAIT_MS = 8_000

export class TableSocket {
  private readonly options: SocketOptions
  private socket: SocketLike | null = null
  private unanswered: Extract<Incoming, { type: 'act' | 'undo' }> | null = null
  private attempts = 0
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

  /** Hang up for good. */
  close(): void {
    this.stopped = true
    this.dropSocket()
    this.options.onconnection('closed')
  }

  /** Try again now instead of waiting: the browser is back online, or somebody asked for it. */
  hurry(): void {
    if (this.stopped || this.socket?.readyState === 1) return
    this.attempts = 0
    this.connect()
  }

  /** The browser says that the network is gone: a line may look open long after it was cut. */
  suspect(): void {
    if (this.stopped) return
    this.dropSocket()
    this.hungUp(1006)
  }

  /** Something that changes the game; kept until the server has answered. */
  ask(message: Extract<Incoming, { type: 'act' | 'undo' }>): void {
    this.unanswered = message
    this.send(message)
  }

  /** Something that does not matter after a break. Whether there is a line on which it could be said. */
  tell(message: Incoming): boolean {
    return this.send(message)
  }

  private connect(): void {
    this.dropSocket()
    const connect = this.options.connect ?? ((url: string) => new WebSocket(url) as SocketLike)
    const socket = connect(this.options.url)
    this.socket = socket
    this.options.onconnection(this.attempts === 0 ? 'connecting' : 'lost')
    socket.onopen = () => {
      const { table, watch } = this.options
      this.send({ type: 'hello', table, since: this.options.since(), watch })
    }
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing)
    socket.onclose = (event) => this.hungUp(event.code)
    this.watchOver()
  }

  private receive(message: Outgoing): void {
    this.watchOver()
    if (message.type === 'welcome') {
      this.attempts = 0
      this.options.onconnection('open')
    }
    if ((message.type === 'done' || message.type === 'refused') && message.seq === this.unanswered?.seq) {
      this.unanswered = null
    }
    this.options.onmessage(message)
    if (message.type === 'welcome' && this.unanswered) this.send(this.unanswered)
  }

  private hungUp(code: number): void {
    this.socket = null
    clearTimeout(this.heartbeat)
    if (this.stopped) return
    if (code === SEAT_TAKEN_ELSEWHERE) {
      this.stopped = true
      this.options.onconnection('elsewhere')
      return
    }
    this.options.onconnection('lost')
    const wait = Math.min(250 * 2 ** this.attempts, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2)
    this.attempts += 1
    this.timer = setTimeout(() => this.connect(), wait)
  }

  /** A line on which nothing is heard is asked for a sign of life, and given up when none comes. */
  private watchOver(): void {
    clearTimeout(this.heartbeat)
    this.heartbeat = setTimeout(() => {
      this.send({ type: 'ping' })
      this.heartbeat = setTimeout(() => {
        this.suspect()
      }, PATIENCE_MS)
    }, QUIET_MS)
  }

  private send(message: Incoming): boolean {
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

/** The address of the WebSocket on the server that this page comes from. */
export function socketUrl(location: { protocol: string; host: string }): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}
