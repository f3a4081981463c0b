import { describe, expect, it } from 'vitest'
import type { Geometry } from '../generated/protocol'
import { cityTowards, curve, distanceToBox, hitTest, upright } from './geometry'

const geometry: Geometry = {
  format: 1,
  edition: 'toy',
  view: [0, 0, 400, 300],
  space: [36, 13],
  cities: { west: [50, 100], east: [250, 100], north: [150, 20], far: [390, 110] },
  labels: {},
  routes: {
    upper: { line: [[50, 100], [250, 100]], spaces: [[100, 90, 0], [200, 90, 0]] },
    lower: { line: [[50, 100], [250, 100]], spaces: [[100, 110, 0], [200, 110, 180]] },
    steep: { line: [[250, 100], [150, 20]], spaces: [[200, 60, 40]] },
  },
  background: {},
  peaks: [],
  title: null,
  rose: null,
}

describe('what is under a finger', () => {
  it('is the nearest route within reach', () => {
    expect(hitTest(geometry, [100, 92], 4)).toEqual({ kind: 'route', id: 'upper' })
    expect(hitTest(geometry, [200, 112], 4)).toEqual({ kind: 'route', id: 'lower' })
    expect(hitTest(geometry, [202, 61], 4)).toEqual({ kind: 'route', id: 'steep' })
  })

  it('is a city where that is nearer', () => {
    expect(hitTest(geometry, [52, 97], 20)).toEqual({ kind: 'city', id: 'west' })
  })

  it('is nothing in the open sea', () => {
    expect(hitTest(geometry, [330, 250], 8)).toBeNull()
  })

  it('is found from farther away by a finger than by a mouse', () => {
    expect(hitTest(geometry, [100, 70], 8)).toBeNull()
    expect(hitTest(geometry, [100, 70], 24)).toEqual({ kind: 'route', id: 'upper' })
  })
})

describe('turned spaces', () => {
  it('are as far away as they look', () => {
    expect(distanceToBox([0, 0], [0, 0, 30], [36, 13])).toBe(0)
    expect(distanceToBox([0, 28], [0, 0, 90], [36, 13])).toBeCloseTo(10)
    expect(distanceToBox([16.5, 0], [0, 0, 90], [36, 13])).toBeCloseTo(10)
  })

  it('never stand on their heads', () => {
    expect([0, 90, 91, 180, -100, 270].map(upright)).toEqual([0, -90, -89, 0, 80, -90])
  })
})

describe('arrow keys', () => {
  const all = Object.keys(geometry.cities)

  it('go to the city that lies that way', () => {
    expect(cityTowards(geometry, 'west', 'right', all)).toBe('east')
    expect(cityTowards(geometry, 'east', 'right', all)).toBe('far')
    expect(cityTowards(geometry, 'east', 'left', all)).toBe('west')
    expect(cityTowards(geometry, 'west', 'up', all)).toBe('north')
  })

  it('stay where nothing lies that way', () => {
    expect(cityTowards(geometry, 'far', 'right', all)).toBe('far')
  })
})

describe('rails', () => {
  it('pass through all points', () => {
    expect(curve([[0, 0], [10, 5], [20, 0]])).toMatch(/^M0 0C.* 10 5C.* 20 0$/)
    expect(curve([])).toBe('')
  })
})
