import { describe, expect, it } from 'vitest'
import type { RouteInfo, ViewDocument } from '../generated/protocol'
import { costsExtra, trainsAfter } from './preview'

const view = { trains: [40, 3] } as unknown as ViewDocument
const route = { length: 4 } as RouteInfo

describe('a preview', () => {
  it('counts the trains that a claim would leave', () => {
    expect(trainsAfter(view, 0, route)).toBe(36)
    expect(trainsAfter(view, 1, { ...route, length: 3 })).toBe(0)
  })

  it('is not there with too few trains, or for somebody who watches', () => {
    expect(trainsAfter(view, 1, route)).toBeNull()
    expect(trainsAfter(view, null, route)).toBeNull()
  })

  it('marks the cards that make a tunnel dearer', () => {
    expect(['red', 'blue', 'locomotive'].map((card) => costsExtra(card as 'red', { red: 3 }))).toEqual([true, false, true])
    expect(costsExtra('red', { locomotive: 2 })).toBe(false)
  })
})
