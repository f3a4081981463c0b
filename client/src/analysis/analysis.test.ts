import { describe, expect, it } from 'vitest'
import type { GameAnalysis, JudgedDecision, SeatLuck } from '../generated/protocol'
import { courseOf, pathOf, valuesAt } from './chances'
import { extent, stepsOf } from './luck'
import { placeOf } from './moves'
import { barsOf } from './spread'
import { chosen, decisionBefore, SIGNS } from './verdicts'

const chances = (...win: number[]) => ({ win, points: win.map((share) => 100 * share), error: 0.1 })
const decision = (at: number, seat: number, verdict: JudgedDecision['verdict']) =>
  ({ at, seat, verdict, action: 'draw', best: null }) as JudgedDecision
const game = {
  names: ['Ada', 'Bruno'],
  entries: 2,
  moments: [
    { at: 0, open: chances(0.5, 0.5), own: [chances(0.6, 0.4), chances(0.7, 0.3)] },
    { at: 1, open: chances(0.2, 0.8), own: [chances(0.3, 0.7), chances(0.4, 0.6)] },
    { at: 2, open: chances(0, 1), own: [chances(0, 1), chances(0, 1)] },
  ],
  decisions: [decision(0, 0, 'blunder'), decision(1, 1, 'forced'), decision(2, 1, 'best')],
} as unknown as GameAnalysis

describe('the course of a game', () => {
  it('shows of each seat what it knew itself, or what all cards say', () => {
    expect(valuesAt(game, 0, 'win', 'own')).toEqual([0.6, 0.3])
    expect(valuesAt(game, 0, 'win', 'open')).toEqual([0.5, 0.5])
    expect(valuesAt(game, 9, 'win', 'open')).toEqual([])
  })

  it('becomes lines from the left to the right, and more is higher', () => {
    const course = courseOf(game, 'win', 'open')
    expect(pathOf(course.lines[1]!, course, 100, 40)).toBe('M0 20L50 8L100 0')
  })

  it('has room for every number of points', () => {
    const course = courseOf(game, 'points', 'open')
    expect([course.least, course.most]).toEqual([0, 100])
    expect(course.ticks.length).toBeGreaterThan(1)
  })
})

describe('verdicts', () => {
  it('belong to the moment after the decision', () => {
    expect(decisionBefore(game, 1)?.at).toBe(0)
    expect(decisionBefore(game, 0)).toBeNull()
  })

  it('are listed by player and by fault, forced moves never', () => {
    expect(chosen(game, null, false).map((one) => one.at)).toEqual([0, 2])
    expect(chosen(game, null, true).map((one) => one.at)).toEqual([0])
    expect(chosen(game, 1, true)).toEqual([])
  })

  it('have signs that differ', () => {
    expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length)
  })
})

describe('luck and skill', () => {
  const luck = { cards: 0.1, tickets: -0.05, tunnels: 0 }
  const seat: SeatLuck = {
    result: 1, start: 0.5, luck, skill: 0.45, error: 0.06,
    points: { result: -7, start: 0, luck: { cards: 1, tickets: -3, tunnels: 0 }, skill: -5, error: 2 },
  }

  it('go step by step from the start to the result', () => {
    for (const inPoints of [false, true]) {
      const steps = stepsOf(seat, inPoints)
      const moved = steps.slice(1, -1)
      expect(moved[0]!.from).toBe(steps[0]!.to)
      for (const [k, step] of moved.slice(1).entries()) expect(step.from).toBeCloseTo(moved[k]!.to)
      expect(moved.at(-1)!.to).toBeCloseTo(steps.at(-1)!.value)
    }
  })

  it('fit between their ends', () => {
    expect(extent(stepsOf(seat, true))).toEqual([-7, 1])
  })
})

describe('what was tried', () => {
  it('is counted in bars that miss nobody', () => {
    const points = [60, 61, 75, 99]
    const bars = barsOf(points, 60, 99)
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(points.length)
    expect(barsOf([5, 5], 5, 5)).toEqual([{ from: 5, to: 5, count: 2 }])
  })

  it('has a place on the board, or none', () => {
    expect(placeOf('claim bergen-oslo-1 red*3')).toEqual({ kind: 'route', id: 'bergen-oslo-1' })
    expect(placeOf('station oslo red')).toEqual({ kind: 'city', id: 'oslo' })
    expect(placeOf('draw')).toBeNull()
  })
})
