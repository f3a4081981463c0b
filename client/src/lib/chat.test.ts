import { beforeEach, describe, expect, it } from 'vitest'
import type { Incoming, Refused, Said, SeatInfo } from '../generated/protocol'
import { Chat, lengthOf } from './chat.svelte'
import { muted } from './muted.svelte'

const seatsOf = (...names: (string | null)[]): SeatInfo[] =>
  names.map((name) => ({ name, bot: null, free: name === null, connected: true, resigned: false, stand_in: null }))
const said = (seat: number, text: string): Said => ({ type: 'said', seat, phrase: null, text })
const refused = (code: Refused['code'], seq: number | null = null): Refused =>
  ({ type: 'refused', code, why: 'no', rule: null, seq, key: null, values: {} })

function sit(...names: (string | null)[]) {
  const sent: Incoming[] = []
  const line = { open: true }
  const chat = new Chat((message) => {
    if (line.open) sent.push(message)
    return line.open
  })
  chat.setSeats(seatsOf(...names), 0, true)
  return { chat, sent, line }
}

const texts = (chat: Chat) => chat.lines.map((line) => line.text)

beforeEach(() => {
  for (const name of ['Ada', 'Bob', 'Cleo']) muted.set(name, false)
})

describe('speaking', () => {
  it('keeps a text until it has been heard', () => {
    const { chat, sent } = sit('Ada', 'Bob')
    chat.draft = '  hello there '
    chat.sayDraft()
    expect(sent).toEqual([{ type: 'chat', text: 'hello there' }])
    expect(chat.draft).not.toBe('')
    chat.receive(said(0, 'hello there'))
    expect(chat.draft).toBe('')
    expect(chat.lines).toMatchObject([{ name: 'Ada', mine: true }])
  })

  it('says one thing at a time, and a phrase does not touch the text', () => {
    const { chat, sent } = sit('Ada', 'Bob')
    chat.draft = 'wait'
    chat.sayPhrase('sorry')
    chat.sayDraft()
    expect(sent).toEqual([{ type: 'chat', phrase: 'sorry' }])
    chat.receive({ type: 'said', seat: 0, phrase: 'sorry', text: null })
    expect(chat.draft).toBe('wait')
    chat.sayDraft()
    expect(sent).toHaveLength(2)
  })

  it('says nothing that is empty or too long', () => {
    const { chat, sent } = sit('Ada', 'Bob')
    chat.draft = '   '
    chat.sayDraft()
    expect(chat.problem).toBeNull()
    chat.draft = 'x'.repeat(201)
    chat.sayDraft()
    expect(chat.problem).toBe('too_long')
    expect(sent).toEqual([])
  })

  it('counts characters as the server does', () => {
    expect(lengthOf(' 🚂🚃 ')).toBe(2)
  })

  it('shows a refusal that is about it, and no other', () => {
    const { chat } = sit('Ada', 'Bob')
    expect(chat.refused(refused('too_fast'))).toBe(false)
    chat.draft = 'hello'
    chat.sayDraft()
    expect(chat.refused(refused('illegal', 7))).toBe(false)
    expect(chat.refused(refused('too_fast'))).toBe(true)
    expect(chat.problem).toMatchObject({ code: 'too_fast' })
    expect(chat.draft).toBe('hello')
    chat.sayDraft()
    expect(chat.problem).toBeNull()
  })

  it('says so when the line is cut', () => {
    const { chat, line } = sit('Ada', 'Bob')
    chat.sayPhrase('hello')
    chat.disconnected()
    expect(chat.problem).toBe('lost')
    line.open = false
    chat.problem = null
    chat.sayPhrase('hello')
    expect(chat.problem).toBe('lost')
  })
})

describe('listening', () => {
  it('counts what others say while nobody looks', () => {
    const { chat } = sit('Ada', 'Bob')
    const unseen: string[] = []
    chat.onunread = (line) => unseen.push(line.name)
    chat.receive(said(1, 'one'))
    chat.receive(said(0, 'mine'))
    expect([chat.unread, unseen]).toEqual([1, ['Bob']])
    const away = chat.view()
    chat.receive(said(1, 'two'))
    expect(chat.unread).toBe(0)
    away()
    chat.receive(said(1, 'three'))
    expect(chat.unread).toBe(1)
  })

  it('keeps the name of whoever said it, and not everything for ever', () => {
    const { chat } = sit('Ada', 'Bob')
    chat.receive(said(1, 'bye'))
    chat.setSeats(seatsOf('Ada', 'Cleo'), 0, false)
    chat.receive(said(1, 'hello'))
    expect(chat.lines.map((line) => line.name)).toEqual(['Bob', 'Cleo'])
    for (let k = 0; k < 150; k++) chat.receive(said(1, String(k)))
    expect(chat.lines).toHaveLength(100)
    expect(chat.lines.at(-1)?.text).toBe('149')
  })
})

describe('muting', () => {
  it('hides somebody, tells the server, and goes on after a break and at another seat', () => {
    const { chat, sent } = sit('Ada', 'Bob', 'Cleo')
    chat.receive(said(1, 'noise'))
    chat.receive(said(2, 'hello'))
    chat.mute('Bob', true)
    expect(texts(chat)).toEqual(['hello'])
    expect(sent).toEqual([{ type: 'mute', seat: 1, on: true }])
    chat.setSeats(seatsOf('Ada', 'Bob', 'Cleo'), 0, true)
    expect(sent.slice(1)).toEqual([{ type: 'mute', seat: 1, on: true }])
    chat.setSeats(seatsOf('Ada', 'Cleo', 'bob'), 0, false)
    expect(sent.slice(2)).toEqual([{ type: 'mute', seat: 2, on: true }, { type: 'mute', seat: 1, on: false }])
    const unread = chat.unread
    chat.receive(said(2, 'more noise'))
    expect(chat.unread).toBe(unread)
    chat.mute('bob', false)
    expect(sent.at(-1)).toEqual({ type: 'mute', seat: 2, on: false })
    expect(texts(chat)).toContain('noise')
  })

  it('never mutes oneself', () => {
    const { chat, sent } = sit('Ada', 'Bob')
    chat.mute('Ada', true)
    chat.receive(said(0, 'me'))
    expect(texts(chat)).toEqual(['me'])
    expect(sent).toEqual([])
  })
})
