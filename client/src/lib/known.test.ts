import { describe, expect, it } from 'vitest'
import type { RulesInfo, ViewDocument } from '../generated/protocol'
import { hasMemory, keptText, knownHand, knownText, others, refusedTickets, unknownText } from './known'

const rules = { opening_tickets: 3, opening_long_tickets: 1 } as RulesInfo
const view = {
  phase: 'turn',
  seat: 0,
  hands: [{ red: 1 }, null, null],
  hand_sizes: [1, 5, 2],
  ticket_counts: [2, 5, 3],
  seen: [{}, { red: 2, locomotive: 1 }, {}],
  opening_kept: [2, 3, 3],
  offered: [0, 6, 0],
  refused: ['out', 'deep', 'next'],
  known_ticket_deck: ['next', null, null, 'deep'],
} as unknown as ViewDocument
const forgotten = { ...view, seen: [], opening_kept: [], offered: [], refused: [], known_ticket_deck: [] }

describe('what one could know', () => {
  it('is there where the table tells it', () => {
    expect(hasMemory(view)).toBe(true)
    expect(hasMemory(forgotten)).toBe(false)
    expect(others(view)).toEqual([1, 2])
    expect(others({ ...view, seat: null })).toEqual([0, 1, 2])
  })

  it('tells the cards that were seen from those that were not', () => {
    expect(knownHand(view, 1)).toEqual({ seen: { red: 2, locomotive: 1 }, unknown: 2 })
    expect(unknownText(knownHand(view, 1))).toBe('+2 unknown')
    expect(unknownText(knownHand(view, 2))).toBe('2 unknown cards')
    expect(unknownText({ seen: { red: 1 }, unknown: 0 })).toBe('')
    expect(unknownText({ seen: {}, unknown: 0 })).toBe('no cards')
  })

  it('counts the tickets that were kept at the start and since', () => {
    expect(keptText(view, 1, rules)).toBe('kept 3 of 4 tickets at the start, 2 of 6 since')
    expect(keptText(view, 2, rules)).toBe('kept 3 of 4 tickets at the start')
    expect(keptText({ ...view, phase: 'opening' }, 2, rules)).toBe('')
    expect(knownText(view, 1, rules)).toBe('2 red and 1 locomotive, +2 unknown; kept 3 of 4 tickets at the start, 2 of 6 since')
  })

  it('says where the tickets are that were turned down, the next to come up first', () => {
    expect(refusedTickets(view)).toEqual([
      { id: 'next', place: 'on top of the ticket deck' },
      { id: 'deep', place: 'in the ticket deck, under 3 others' },
      { id: 'out', place: 'out of the game' },
    ])
  })
})
