import { afterEach, describe, expect, it } from 'vitest'
import type { Happened } from '../generated/protocol'
import de from '../messages/de.json'
import { english, language } from './language.svelte'
import { sentenceOf, sentencesOf, type SentenceContext } from './sentences'
import { TableStore } from './table.svelte'

const context: SentenceContext = { board: {} as never, nameOf: (seat) => ['Ada', 'Bob'][seat]! }

/** An entry as it comes from the server, in words. */
function told(more: Partial<Happened>): string[] {
  const table = new TableStore('T', { url: 'ws://test' })
  const message = { type: 'happened', seq: 1, kind: 'action', seat: 1, events: [], note: '', note_code: null, note_values: {}, ...more }
  table.receive(message as Happened)
  return sentencesOf(table.log[0]!, context)
}

afterEach(() => {
  language.catalogue = english
})

describe('remarks in the log', () => {
  const late: Partial<Happened> = {
    events: [{ type: 'passed', seat: 1 }],
    note: 'expert was late; greedy played',
    note_code: 'bot_late',
    note_values: { bot: 'expert', instead: 'greedy' },
  }

  it('are told after what happened, with the names of the bots', () => {
    expect(told(late)).toEqual(['Bob passed.', 'Expert took too long, so Greedy played this move.'])
  })

  it('are told in the chosen language', () => {
    language.catalogue = de
    expect(told(late)[1]).toBe('Experte hat zu lange gebraucht, deshalb hat Gierig diesen Zug gespielt.')
  })

  it('of older servers, or of a kind that nobody here knows, are told as they come', () => {
    expect(told({ note: 'greedy failed' })).toEqual(['greedy failed'])
    expect(told({ note: 'so it was', note_code: 'new' as never })).toEqual(['so it was'])
  })

  it('are nothing where nothing is to be said', () => {
    expect(told({})).toEqual([])
    expect(told({ kind: 'undo' })).toEqual(['Bob undid the last action.'])
  })
})

describe('cards in the log', () => {
  it('are named as one says it', () => {
    expect(told({ events: [{ type: 'card_taken', seat: 0, card: 'orange', slot: 0 }] })).toEqual(['Ada took an orange card.'])
    language.catalogue = de
    expect(told({ events: [{ type: 'card_drawn', seat: 0, card: 'locomotive', bonus: false }] })).toEqual(['Ada hat eine Lokomotive gezogen.'])
  })
})

describe('a tunnel that costs nothing more', () => {
  const tried = { type: 'tunnel_tried', seat: 0, route: 'r', revealed: ['red', 'blue', 'red'], payment: {} } as const
  const there = { board: { routeEnds: () => 'Zürich – Venezia' } as never, nameOf: () => 'Ada' }

  it('is told without a number', () => {
    expect(sentenceOf({ ...tried, extra: 0 } as never, there)).toBe('Ada tried the tunnel Zürich – Venezia: red, blue, and red – no extra cards.')
    expect(sentenceOf({ ...tried, extra: 1 } as never, there)).toMatch(/ 1 extra card\.$/)
  })
})
