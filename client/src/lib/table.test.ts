import { describe, expect, it } from 'vitest'
import type { Because, Happened, Outgoing, Progress, TableInfo, ViewChanges, ViewDocument, Welcome } from '../generated/protocol'
import type { Board } from './edition'
import type { SocketLike } from './socket'
import { TableStore } from './table.svelte'
import { Turn } from './turn.svelte'

class Silent implements SocketLike {
  readyState = 1
  onopen = null
  onmessage = null
  onclose = null
  readonly sent: Record<string, unknown>[] = []

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }

  close(): void {}
}

const seats = ['Ada', 'Bob'].map((name) => ({ name, bot: null, free: false, connected: true, resigned: false, stand_in: null }))
const info = { id: 'T', edition: 'europe', state: 'playing', seats, next: null, clock: null } as unknown as TableInfo

function viewOf(actions: string[], more: Partial<ViewDocument> = {}): ViewDocument {
  const acts = actions.length ? [0] : [1]
  return {
    edition: 'europe', seat: 0, players: 2, phase: 'turn', to_act: acts, hands: [{ red: 3, blue: 1 }, null], routes: {},
    legal_actions: actions, ...more,
  } as ViewDocument
}

const welcome = (seq: number, view: ViewDocument, missed: Happened[] = []) =>
  ({ type: 'welcome', table: info, seat: 0, code: null, seq, view, progress: null, can_undo: false, undo_for: null, clocks: null, missed, earlier: 0 }) as unknown as Welcome
const happened = (seq: number, view: ViewDocument | null, events: Happened['events'] = []) =>
  ({ type: 'happened', seq, kind: 'action', seat: 1, events, note: '', view, progress: null, can_undo: false, undo_for: null, clocks: null }) as unknown as Happened

const because = (route: string, key: string) =>
  ({ type: 'because', seq: 7, action: null, route, city: null, refusal: { code: 'illegal', why: '', rule: null, key, values: {}, missing: [] } }) as Because
const settled = () => new Promise((done) => setTimeout(done))

function sit(actions: string[], board: Board | null = null) {
  const line = new Silent()
  const table = new TableStore('T', { url: 'ws://test', connect: () => line })
  table.open()
  table.receive(welcome(7, viewOf(actions)))
  return { table, line, turn: new Turn(table, board) }
}

const acts = (line: Silent) => line.sent.filter((message) => message.type === 'act').map((message) => message.action)

describe('progress', () => {
  const progress = (status: string) => ({ tickets: [{ ticket: 'a-b', status, trains: 0, way: [] }], offer: [], longest_paths: [], bonuses: [] }) as unknown as Progress

  it('comes with an entry or later, and stays what it was otherwise', () => {
    const { table } = sit([])
    const told: (string | undefined)[] = []
    table.onprogress = (before) => told.push(before?.tickets[0]?.status)
    table.receive({ ...happened(8, viewOf([])), progress: progress('open') })
    table.receive(happened(9, viewOf([])))
    expect(table.progress?.tickets[0]?.status).toBe('open')
    table.receive({ type: 'progress', seq: 9, progress: progress('done') })
    expect(table.progress?.tickets[0]?.status).toBe('done')
    expect(told).toEqual([undefined, 'open'])
  })
})

describe('changes of the view', () => {
  const changed = (seq: number, changes: ViewChanges) => ({ ...happened(seq, null), changes }) as Happened

  it('are taken in, and leave the rest as it was', () => {
    const { table } = sit(['draw'])
    const before = table.view!
    table.receive(changed(8, { to_act: [1], legal_actions: [], routes: { a: 0, b: 1 } }))
    expect(table.view).toEqual({ ...before, to_act: [1], legal_actions: [], routes: { a: 0, b: 1 } })
    expect(table.view!.hands).toBe(before.hands)
    expect(table.myTurn).toBe(false)
    table.receive(changed(9, { routes: { b: null, c: 0 }, turns_left: null }))
    expect(table.view).toEqual({ ...before, to_act: [1], legal_actions: [], routes: { a: 0, c: 0 }, turns_left: null })
    expect(before.routes).toEqual({})
    table.receive(happened(10, viewOf(['draw'])))
    expect(table.view).toEqual(viewOf(['draw']))
  })

  it('are not taken in where one is missing: the whole view is asked for', () => {
    const { table, line } = sit(['draw'])
    const before = table.view!
    table.receive(changed(9, { to_act: [1], legal_actions: [] }))
    expect([table.seq, table.view]).toEqual([7, before])
    expect(line.sent.at(-1)).toMatchObject({ type: 'hello', table: 'T', changes: true })
    table.receive(welcome(9, viewOf([]), [happened(8, null), happened(9, null)]))
    expect([table.seq, table.log.map((entry) => entry.seq)]).toEqual([9, [8, 9]])
  })
})

describe('what was missed', () => {
  const page = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, place) => happened(first + place, null))
  const history = (first: number, last: number, earlier: number) => ({ type: 'history', entries: page(first, last), earlier }) as unknown as Outgoing
  const asked = (line: Silent) => line.sent.filter((message) => message.type === 'history').map(({ since, before }) => [since, before])
  const seqs = (table: TableStore) => table.log.map((entry) => entry.seq)
  const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1)

  it('comes page by page, while the game goes on', () => {
    const { table, line } = sit([])
    table.receive({ ...welcome(120, viewOf([]), page(71, 120)), earlier: 70 })
    expect(asked(line)).toEqual([[0, 71]])
    expect(seqs(table)).toEqual(page(71, 120).map((entry) => entry.seq))
    table.receive(happened(121, viewOf(['draw'])))
    table.receive(history(21, 70, 20))
    table.receive(history(1, 20, 0))
    expect(asked(line)).toEqual([[0, 71], [0, 21]])
    expect(seqs(table)).toEqual(upTo(121))
    expect(table.seq).toBe(121)
  })

  it('is asked for again after an interruption, with what was missed since', () => {
    const { table, line } = sit([])
    table.receive({ ...welcome(120, viewOf([]), page(71, 120)), earlier: 70 })
    table.receive({ ...welcome(200, viewOf([]), page(151, 200)), earlier: 30 })
    expect(asked(line)).toEqual([[0, 71], [0, 71]])
    table.receive(history(21, 70, 20))
    table.receive(history(1, 20, 0))
    table.receive(history(121, 150, 0))
    expect(asked(line).slice(2)).toEqual([[0, 21], [120, 151]])
    expect(seqs(table)).toEqual(upTo(200))
  })

  it('does not ask for what it has', () => {
    const { table, line } = sit([])
    table.receive({ ...welcome(9, viewOf([]), page(1, 9)), earlier: 0 })
    table.receive({ ...welcome(9, viewOf([]), page(1, 9)), earlier: 0 })
    expect(asked(line)).toEqual([])
    expect(seqs(table)).toEqual(upTo(9))
  })
})

describe('the store', () => {
  it('knows whose turn it is and what can be done', () => {
    const { table } = sit(['draw', 'take red'])
    expect(table.myTurn).toBe(true)
    expect(table.menu.draw).toBe(true)
    table.receive(happened(8, viewOf([])))
    expect(table.myTurn).toBe(false)
    expect(table.menu.empty).toBe(true)
  })

  it('hears everything once, in order, also after a break', () => {
    const { table } = sit([])
    table.receive(happened(8, viewOf([])))
    table.receive(happened(8, viewOf([])))
    table.receive(welcome(10, viewOf(['draw']), [happened(8, null), happened(9, null), happened(10, null)]))
    expect(table.log.map((entry) => entry.seq)).toEqual([8, 9, 10])
    expect(table.seq).toBe(10)
  })

  it('sends one intent at a time, for the position it is meant for', () => {
    const { table, line } = sit(['draw', 'tickets'])
    table.act('draw')
    table.act('tickets')
    expect(line.sent.filter((message) => message.type === 'act')).toEqual([{ type: 'act', seq: 7, action: 'draw' }])
    table.receive({ type: 'done', seq: 7, entry: 8 })
    expect(table.pending).toBeNull()
  })

  it('draws two cards for two quick clicks on the deck', () => {
    const { table, line, turn } = sit(['draw'])
    turn.draw()
    turn.draw()
    expect(acts(line)).toEqual(['draw'])
    table.receive({ ...happened(8, viewOf(['draw'])), seat: 0 })
    table.receive({ ...happened(9, viewOf([])), seat: 0 })
    expect(line.sent.filter((message) => message.type === 'act').map((message) => message.seq)).toEqual([7, 8])
  })

  it('is ready for the next intent as soon as the first has happened', () => {
    const { table, line } = sit(['draw'])
    table.act('draw')
    table.receive({ ...happened(8, viewOf(['draw'])), seat: 0 })
    table.act('draw')
    expect(line.sent.filter((message) => message.type === 'act').map((message) => message.seq)).toEqual([7, 8])
  })

  it('does not take a refusal of what was said for the answer to an intent', () => {
    const { table } = sit(['draw'])
    table.chat.sayPhrase('hello')
    table.act('draw')
    table.receive({ type: 'refused', code: 'too_fast', why: 'no', rule: null, seq: null, key: null, values: {} })
    expect(table.pending).toBe('draw')
    expect(table.refusal).toBeNull()
    expect(table.chat.problem).toMatchObject({ code: 'too_fast' })
  })

  it('has company where another person sits', () => {
    const { table } = sit([])
    expect(table.hasCompany).toBe(true)
    const bots = seats.map((seat, number) => ({ ...seat, bot: number ? 'greedy' : null }))
    table.receive({ type: 'table', table: { ...info, seats: bots }, clocks: null })
    expect(table.hasCompany).toBe(false)
    table.receive({ type: 'said', seat: 1, phrase: 'goodbye', text: null })
    expect(table.hasCompany).toBe(true)
  })

  it('remarks once that a bot plays for somebody, until they have played themselves', () => {
    const { table } = sit([])
    const stoodIn = { note: 'a bot', note_code: 'stand_in', note_values: { bot: 'greedy' } } as const
    table.receive({ ...happened(8, viewOf([])), ...stoodIn })
    table.receive({ ...happened(9, viewOf([])), ...stoodIn })
    table.receive(happened(10, viewOf([])))
    table.receive({ ...happened(11, viewOf([])), ...stoodIn })
    expect(table.log.map((entry) => entry.remark?.code ?? null)).toEqual(['stand_in', null, null, 'stand_in'])
  })

  it('keeps what was refused, with the reason', () => {
    const { table } = sit(['draw'])
    table.act('claim x red')
    table.receive({ type: 'refused', code: 'illegal', why: 'no', rule: 'CLAIM-1', seq: 7, key: null, values: {} })
    expect(table.pending).toBeNull()
    expect(table.refusal?.rule).toBe('CLAIM-1')
  })
})

describe('a turn', () => {
  it('skips a step that has one answer where it can be taken back, and otherwise asks', () => {
    const { table, line, turn } = sit(['claim a-b red*2', 'draw'])
    turn.pickRoute('a-b')
    expect(turn.step).toMatchObject({ kind: 'pay', payments: { length: 1 } })
    expect(acts(line)).toEqual([])
    turn.cancel()
    const bots = seats.map((seat, number) => ({ ...seat, bot: number ? 'greedy' : null }))
    table.receive({ type: 'table', table: { ...info, seats: bots }, clocks: null })
    turn.pickRoute('a-b')
    expect(acts(line)).toEqual(['claim a-b red*2'])
  })

  it('has a moment to be taken back, which ends when one goes on or plans the next turn', () => {
    const { table, line, turn } = sit(['draw'])
    const ended = () => line.sent.filter((message) => message.type === 'go_on').map((message) => message.seq)
    table.receive({ ...happened(8, viewOf([])), seat: 0, can_undo: true, undo_for: 4 })
    expect(table.moment).toMatchObject({ left: 4 })
    table.goOn()
    expect(table.moment).toBeNull()
    table.goOn()
    expect(ended()).toEqual([8])
    table.receive({ ...happened(9, viewOf([])), seat: 0, can_undo: true, undo_for: 4 })
    turn.draw()
    expect(turn.premove).toEqual({ kind: 'draw' })
    expect(ended()).toEqual([8, 9])
    table.close()
  })

  it('tells the wished pace after every welcome', () => {
    const { table, line } = sit(['draw'])
    table.setPace({ bots: 2, undo: 7 })
    table.receive(welcome(8, viewOf([])))
    expect(line.sent.at(-1)).toEqual({ type: 'pace', bots: 2, undo: 7 })
  })

  it('asks how to pay where there are several ways, and not when a colour was chosen first', () => {
    const { line, turn } = sit(['claim a-b red*2', 'claim a-b blue*2', 'draw'])
    turn.pickRoute('a-b')
    expect(turn.step).toMatchObject({ kind: 'pay', payments: { length: 2 } })
    turn.cancel()
    turn.chooseColor('blue')
    expect([...turn.payable]).toEqual(['a-b'])
    turn.pickRoute('a-b')
    expect(acts(line)).toEqual(['claim a-b blue*2'])
  })

  it('never pays in another colour than the chosen one without asking', () => {
    const { line, turn } = sit(['claim a-b red*2', 'draw'])
    turn.pickRoute('a-b', 'blue')
    expect(turn.step).toMatchObject({ kind: 'pay', payments: { length: 1 } })
    expect(acts(line)).toEqual([])
  })

  it('says why a route cannot be claimed', () => {
    const { line, turn } = sit(['draw'])
    turn.pickRoute('a-b')
    expect(turn.step).toMatchObject({ kind: 'why', target: { id: 'a-b' } })
    expect(acts(line)).toEqual([])
  })

  it('pays with cards that were picked one by one', () => {
    const { line, turn } = sit(['claim a-b red*3', 'draw'])
    turn.pickByHand({ what: 'claim', id: 'a-b' })
    turn.setPicked('red', 2)
    turn.setPicked('locomotive', 1)
    turn.payPicked()
    expect(acts(line)).toEqual(['claim a-b red*2 loco'])
  })

  it('carries out a plan as soon as it can', () => {
    const { table, line, turn } = sit([])
    turn.pickRoute('a-b')
    expect(turn.premove).toEqual({ kind: 'claim', route: 'a-b', color: null })
    table.receive(happened(8, viewOf(['claim a-b red*2', 'draw'])))
    turn.update()
    expect(acts(line)).toEqual(['claim a-b red*2'])
    expect(turn.premove).toBeNull()
  })

  it('says so when a plan has become impossible', () => {
    const { table, line, turn } = sit([])
    turn.take('red')
    table.receive(happened(8, viewOf(['take blue', 'draw'])))
    turn.update()
    expect(acts(line)).toEqual([])
    expect(turn.failedPremove).toEqual({ premove: { kind: 'take', card: 'red' }, reason: null })
  })

  it('refuses a plan that cannot be paid for at once, with the reason', async () => {
    const { table, line, turn } = sit([])
    turn.pickRoute('a-b')
    expect(line.sent.at(-1)).toEqual({ type: 'why', route: 'a-b' })
    table.receive(because('a-b', 'lacks'))
    await settled()
    expect(turn.premove).toBeNull()
    expect(turn.step).toEqual({ kind: 'why', target: { what: 'claim', id: 'a-b' } })
  })

  it('keeps a plan that only has to wait for its turn, and gives it up as soon as somebody is faster', async () => {
    const { table, turn } = sit([])
    turn.pickRoute('a-b')
    table.receive(because('a-b', 'not_your_turn'))
    await settled()
    expect(turn.premove).toMatchObject({ route: 'a-b' })
    turn.update()
    table.receive(because('a-b', 'route_claimed'))
    await settled()
    expect(turn.premove).toBeNull()
    expect(turn.failedPremove).toMatchObject({ premove: { route: 'a-b' }, reason: { key: 'route_claimed' } })
  })

  it('never pays more cards than spaces without asking', async () => {
    const oneSpace = { routes: new Map([['a-b', { id: 'a-b', length: 1 }]]), parallelRoutes: () => [] } as unknown as Board
    const ways = ['claim a-b orange*2', 'draw']
    const dragged = sit(ways, oneSpace)
    dragged.turn.pickRoute('a-b', 'orange')
    expect(dragged.turn.step).toMatchObject({ kind: 'pay', payments: [{ action: 'claim a-b orange*2' }] })
    expect(acts(dragged.line)).toEqual([])
    dragged.turn.pay(dragged.table.menu.claims.get('a-b')![0]!)
    expect(acts(dragged.line)).toEqual(['claim a-b orange*2'])

    // From a list, where the way was one of several, and from a plan.
    const listed = sit(['claim a-b loco', ...ways], oneSpace)
    const [locomotive, pair] = listed.table.menu.claims.get('a-b')!
    listed.turn.pay(pair!)
    expect(listed.turn.step).toMatchObject({ kind: 'pay', payments: [pair] })
    expect(acts(listed.line)).toEqual([])
    listed.turn.pay(locomotive!)
    expect(acts(listed.line)).toEqual(['claim a-b loco'])

    const planned = sit([], oneSpace)
    planned.turn.pickRoute('a-b')
    planned.table.receive(because('a-b', 'not_your_turn'))
    await settled()
    planned.table.receive(happened(8, viewOf(ways)))
    planned.turn.update()
    expect(planned.turn.step).toMatchObject({ kind: 'pay' })
    expect(acts(planned.line)).toEqual([])
  })

  it('forgets what was begun when something else is sent, from a list or by typing', () => {
    const { line, turn } = sit(['claim a-b red*2', 'claim a-b blue*2', 'draw'])
    turn.chooseColor('red')
    turn.pickCity('a')
    turn.submit('draw')
    expect([turn.step, turn.color, turn.premove]).toEqual([null, null, null])
    expect(acts(line)).toEqual(['draw'])
  })

  it('forgets a plan that is chosen again', () => {
    const { turn } = sit([])
    turn.draw()
    turn.draw()
    expect(turn.premove).toBeNull()
  })
})
