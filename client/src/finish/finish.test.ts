import { describe, expect, it } from 'vitest'
import type { FinalLine } from '../generated/protocol'
import { ceremony, extent, paceOf } from './ceremony'
import { decidedBy } from './decided'
import { finalLineOf, finalParts, historyOf, lineOf, milestones, scaleOf, spread } from './chart'

const line = (seat: number, place: number, more: Partial<FinalLine> = {}): FinalLine => ({
  place, seat, name: `P${seat}`, points: 0, ahead_by: null, routes: 20, tickets: [], stations: 0, bonuses: [], borrowed: [],
  longest_path: 5, longest_path_routes: ['x'], ...more,
})

const result = [
  line(1, 1, {
    points: 43,
    tickets: [{ ticket: 'a', completed: true, points: 8, path: ['r'] }, { ticket: 'b', completed: false, points: -5, path: [] }],
    stations: 10,
    bonuses: [{ card: 'express', count: 5, points: 10, counted: ['x'] }],
  }),
  line(0, 2, { points: 20, bonuses: [{ card: 'express', count: 4, points: 0, counted: ['y'] }] }),
]

describe('a tie', () => {
  it('says what decided, behind the last of those who share the win', () => {
    expect(decidedBy([line(0, 1, { ahead_by: 'completed_tickets' }), line(1, 2)])).toBe('completed_tickets')
    expect(decidedBy([line(0, 1), line(2, 1, { ahead_by: 'fewest_stations' }), line(1, 3)])).toBe('fewest_stations')
  })

  it('says nothing where points decided, or about places further down', () => {
    expect(decidedBy([line(0, 1), line(1, 2, { ahead_by: 'bonus_cards' }), line(2, 3)])).toBeNull()
    expect(decidedBy([])).toBeNull()
  })
})

describe('the scoring', () => {
  const moments = ceremony(result, new Map([['express', { counts: 'longest_path' as const }]]), {})

  it('ends with the points of the result', () => {
    expect(moments.at(-1)!.totals).toEqual([20, 43])
  })

  it('begins with the points for routes, and adds one thing at a time', () => {
    expect(moments[0]!.totals).toEqual([20, 20])
    expect(moments.map((moment) => moment.step.kind)).toEqual(['routes', 'ticket', 'ticket', 'stations', 'bonus', 'end'])
    expect(moments[1]!.totals).toEqual([20, 15])
  })

  it('draws the longest path of whoever has it', () => {
    const bonus = moments.find((moment) => moment.step.kind === 'bonus')!.step
    expect(bonus).toMatchObject({ winners: [1], counts: [4, 5], paths: [{ seat: 1, routes: ['x'] }] })
  })

  it('shows the tickets and the network that other bonus cards count', () => {
    const tickets = ceremony(
      [line(0, 1, { tickets: [{ ticket: 'a', completed: true, points: 8, path: ['r', 's'] }], bonuses: [{ card: 'polar', count: 1, points: 12, counted: ['a'] }] })],
      new Map([['polar', { counts: 'completed_tickets' as const }]]),
      {},
    )
    expect(tickets.find(({ step }) => step.kind === 'bonus')!.step).toMatchObject({ paths: [{ seat: 0, routes: ['r', 's'] }] })
    const countries = ceremony(
      [line(0, 1, { bonuses: [{ card: 'tycoon', count: 2, points: 12, counted: ['Norway', 'Sweden'] }] })],
      new Map([['tycoon', { counts: 'countries' as const }]]),
      { mine: 0, yours: 1 },
    )
    expect(countries.find(({ step }) => step.kind === 'bonus')!.step).toMatchObject({ paths: [{ seat: 0, routes: ['mine'] }] })
  })

  it('ends with whoever has won, and stays there until somebody goes on', () => {
    const end = moments.at(-1)!.step
    expect(end).toMatchObject({ kind: 'end', winners: [1], paths: [{ seat: 1, routes: ['x'] }] })
    expect(paceOf(end, moments.length)).toBeNull()
    expect(paceOf(moments[1]!.step, moments.length)).toBeGreaterThan(0)
  })

  it('keeps one scale for all its moments', () => {
    expect(extent(moments)).toEqual([0, 43])
  })
})

describe('points over time', () => {
  const claim = (seq: number, seat: number, points: number) => ({
    seq, kind: 'action' as const, events: [{ type: 'route_claimed', seat, points }],
  })

  it('follow the log', () => {
    expect(historyOf([claim(1, 0, 4), claim(2, 1, 7)], 2).map((moment) => moment.points)).toEqual([[0, 0], [4, 0], [4, 7]])
  })

  it('go back when something is taken back', () => {
    const history = historyOf([claim(1, 0, 4), { seq: 2, kind: 'undo', events: [] }, claim(3, 0, 2)], 2)
    expect(history.at(-1)).toEqual({ seq: 3, points: [2, 0] })
  })

  it('are drawn as steps inside the chart', () => {
    const history = historyOf([claim(1, 0, 4), claim(2, 0, 40)], 1)
    const scale = scaleOf(history, 100, 50)
    expect(scale.y(scale.ticks[0]!)).toBe(50)
    expect(scale.y(scale.ticks.at(-1)!)).toBe(0)
    expect(lineOf(history, 0, scale)).toMatch(/^M0 50H50V[\d.]+H100V[\d.]+$/)
  })

  it('end with the points of the result, part by part', () => {
    const parts = finalParts(result, true)
    expect(parts.map((part) => part.name)).toEqual(['tickets', 'stations', 'bonuses'])
    expect(parts.map((part) => part.gains)).toEqual([[0, 3], [0, 10], [0, 10]])
    expect(parts.at(-1)!.totals).toEqual([20, 43])
    expect(finalParts(result, false).map((part) => part.name)).toEqual(['tickets', 'bonuses'])
  })

  it('draw the line of each seat up to its points', () => {
    const parts = finalParts(result, true)
    const scale = scaleOf(historyOf([claim(1, 0, 20), claim(2, 1, 20)], 2), 100, 50, parts)
    const heights = finalLineOf(parts, 1, scale, 100, 10).match(/(?<=V)[\d.]+/g)!.map(Number)
    for (const [k, points] of [23, 33, 43].entries()) expect(heights[k]).toBeCloseTo(scale.y(points), 0)
    expect(finalLineOf(parts, 1, scale, 100, 10)).toMatch(/H130$/)
    expect(scale.y(43)).toBeGreaterThanOrEqual(0)
  })

  it('have labels that do not overlap, in the order of the lines', () => {
    const places = spread([50, 48, 10, 49], 15, 0, 60)
    const sorted = [...places].sort((one, other) => one - other)
    expect(sorted.every((place, k) => k === 0 || place - sorted[k - 1]! >= 15)).toBe(true)
    expect(sorted.at(-1)).toBeLessThanOrEqual(60)
    expect(places[2]).toBeLessThan(places[1]!)
  })

  it('have a few moments in a table, the last one among them', () => {
    const history = historyOf(Array.from({ length: 9 }, (_, k) => claim(k + 1, 0, 1)), 1)
    expect(milestones(history).map((moment) => moment.seq)).toEqual([2, 5, 7, 9])
    expect(milestones(historyOf([claim(1, 0, 4)], 1)).map((moment) => moment.seq)).toEqual([1])
  })
})
