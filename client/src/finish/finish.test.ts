import { describe, expect, it } from 'vitest'
import type { FinalLine } from '../generated/protocol'
import { ceremony, extent } from './ceremony'
import { historyOf, lineOf, scaleOf } from './chart'

const line = (seat: number, place: number, more: Partial<FinalLine> = {}): FinalLine => ({
  place, seat, name: `P${seat}`, points: 0, routes: 20, tickets: [], stations: 0, bonuses: [], borrowed: [],
  longest_path: 5, longest_path_routes: ['x'], ...more,
})

const result = [
  line(1, 1, {
    points: 43,
    tickets: [{ ticket: 'a', completed: true, points: 8, path: ['r'] }, { ticket: 'b', completed: false, points: -5, path: [] }],
    stations: 10,
    bonuses: [{ card: 'express', count: 5, points: 10 }],
  }),
  line(0, 2, { points: 20, bonuses: [{ card: 'express', count: 4, points: 0 }] }),
]

describe('the scoring', () => {
  const moments = ceremony(result, new Set(['express']))

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
    expect(bonus).toMatchObject({ winners: [1], counts: [4, 5], routes: [['x'], ['x']] })
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
})
