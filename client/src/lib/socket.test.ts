import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Incoming, Outgoing } from '../generated/protocol'
import { socketUrl, TableSocket, type Connection, type SocketLike } from './socket'

/** A line whose other end the test holds. */
class Line implements SocketLike {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: Incoming[] = []

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  receive(message: Partial<Outgoing> & { type: Outgoing['type'] }): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Incoming)
  }

  close(): void {
    this.readyState = 3
  }
}

function setUp() {
  const lines: Line[] = []
  const states: Connection[] = []
  const heard: Outgoing[] = []
  const addresses: string[] = []
  let seen = 0
  const socket = new TableSocket({
    url: 'ws://test/ws',
    table: 'T',
    watch: false,
    since: () => seen,
    onmessage: (message) => {
      heard.push(message)
      if (message.type === 'welcome') seen = message.seq
    },
    onconnection: (state) => states.push(state),
    connect: (url) => {
      addresses.push(url)
      const line = new Line()
      lines.push(line)
      return line
    },
  })
  return { socket, lines, states, heard, addresses }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the socket', () => {
  it('asks an older server, which knows no changes, for whole views', () => {
    const { socket, lines, states, heard } = setUp()
    socket.open()
    lines[0]!.open()
    lines[0]!.receive({ type: 'refused', code: 'bad_message', seq: null })
    expect(lines[0]!.sent.at(-1)).toEqual({ type: 'hello', table: 'T', since: 0, watch: false })
    lines[0]!.receive({ type: 'welcome', seq: 5 })
    lines[0]!.receive({ type: 'refused', code: 'bad_message', seq: null })
    expect(states).toEqual(['connecting', 'open'])
    expect(heard.map((message) => message.type)).toEqual(['welcome', 'refused'])
    lines[0]!.cut()
    vi.advanceTimersByTime(1000)
    lines[1]!.open()
    expect(lines[1]!.sent).toEqual([{ type: 'hello', table: 'T', since: 5, watch: false }])
  })

  it('says hello, and tells when it is welcome', () => {
    const { socket, lines, states, addresses } = setUp()
    socket.open()
    expect(addresses).toEqual(['ws://test/ws?table=T'])
    lines[0]!.open()
    expect(lines[0]!.sent).toEqual([{ type: 'hello', table: 'T', since: 0, watch: false, changes: true }])
    lines[0]!.receive({ type: 'welcome', seq: 5 })
    expect(states).toEqual(['connecting', 'open'])
  })

  it('comes back after a break, asks for what it missed, and sends again what was not answered', () => {
    const { socket, lines, states } = setUp()
    socket.open()
    lines[0]!.open()
    lines[0]!.receive({ type: 'welcome', seq: 5 })
    socket.request({ type: 'act', seq: 5, action: 'draw' })
    lines[0]!.cut()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    lines[1]!.open()
    expect(lines[1]!.sent).toEqual([{ type: 'hello', table: 'T', since: 5, watch: false, changes: true }])
    lines[1]!.receive({ type: 'welcome', seq: 5 })
    expect(lines[1]!.sent[1]).toEqual({ type: 'act', seq: 5, action: 'draw' })
    expect(states.at(-1)).toBe('open')
  })

  it('does not send again what was answered', () => {
    const { socket, lines } = setUp()
    socket.open()
    lines[0]!.open()
    lines[0]!.receive({ type: 'welcome', seq: 5 })
    socket.request({ type: 'act', seq: 5, action: 'draw' })
    lines[0]!.receive({ type: 'done', seq: 5, entry: 6 })
    lines[0]!.cut()
    vi.advanceTimersByTime(1000)
    lines[1]!.open()
    lines[1]!.receive({ type: 'welcome', seq: 6 })
    expect(lines[1]!.sent).toHaveLength(1)
  })

  it('waits longer and longer, but never gives up', () => {
    const { socket, lines } = setUp()
    socket.open()
    for (let k = 0; k < 12; k++) {
      lines.at(-1)!.cut()
      vi.advanceTimersByTime(12_000)
      expect(lines).toHaveLength(k + 2)
    }
  })

  it('does not fight for a seat that another tab has taken', () => {
    const { socket, lines, states } = setUp()
    socket.open()
    lines[0]!.open()
    lines[0]!.receive({ type: 'welcome', seq: 5 })
    lines[0]!.cut(4001)
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(states.at(-1)).toBe('elsewhere')
    socket.open()
    expect(lines).toHaveLength(2)
  })

  it('does not come back to a server that has banned it', () => {
    const { socket, lines, states, heard } = setUp()
    socket.open()
    lines[0]!.open()
    lines[0]!.receive({ type: 'refused', code: 'banned' })
    lines[0]!.cut(4004)
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(states.at(-1)).toBe('closed')
    expect(heard.at(-1)).toMatchObject({ code: 'banned' })
  })

  it('notices a line that has gone silent', () => {
    const { socket, lines, states } = setUp()
    socket.open()
    lines[0]!.open()
    lines[0]!.receive({ type: 'welcome', seq: 5 })
    vi.advanceTimersByTime(20_000)
    expect(lines[0]!.sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).not.toBe('open')
    expect(lines.length).toBeGreaterThan(1)
  })

  it('hangs up for good when it is told to', () => {
    const { socket, lines, states } = setUp()
    socket.open()
    lines[0]!.open()
    socket.close()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(states.at(-1)).toBe('closed')
  })
})

describe('the address of the socket', () => {
  it('is that of the page', () => {
    expect(socketUrl({ protocol: 'https:', host: 'example.org' })).toBe('wss://example.org/ws')
    expect(socketUrl({ protocol: 'http:', host: '127.0.0.1:8765' })).toBe('ws://127.0.0.1:8765/ws')
  })
})
