import { describe, expect, it } from 'vitest'
import type { RouteInfo } from '../generated/protocol'
import { countryCodes, facesOf } from './symbols'

const route = (more: Partial<RouteInfo>): RouteInfo => ({
  id: 'a-b', a: 'a', b: 'b', length: 4, color: 'red', kind: 'regular', symbols: 0, group: '', bonus_draw: 0, any_for_one: 0, points: 7,
  ...more,
})

describe('the spaces of a route', () => {
  it('show the symbol of their colour', () => {
    expect(facesOf(route({})).map((face) => face.use)).toEqual(Array(4).fill('regular-red'))
    expect(facesOf(route({ color: 'gray', length: 1 }))[0]!.use).toBe('regular-gray-bare')
  })

  it('show the locomotives of a ferry, spread evenly', () => {
    const faces = facesOf(route({ kind: 'ferry', symbols: 2 }))
    expect(faces.map((face) => face.locomotive)).toEqual([false, true, false, true])
  })

  it('say once what is special about the route', () => {
    const notes = facesOf(route({ bonus_draw: 2, symbols: 1, kind: 'ferry' })).map((face) => face.note)
    expect(notes.filter(Boolean)).toEqual(['+2'])
    expect(facesOf(route({ any_for_one: 4, length: 9 }))[4]!.note).toBe('4:1')
  })
})

describe('letters for countries', () => {
  it('are all different', () => {
    const codes = countryCodes(['Norway', 'Sweden', 'Nowhere', 'Nod', 'Norway'])
    expect(codes.get('Norway')).toBe('NO')
    expect(new Set(codes.values()).size).toBe(4)
  })
})
