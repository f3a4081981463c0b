import { describe, expect, it } from 'vitest'
import type { EditionDetails, NeedInfo, RouteInfo } from '../generated/protocol'
import { missingText, priceTexts } from './price-text'

const europe = {
  locomotives_wild_on: ['regular', 'ferry', 'tunnel'], ferry_symbol: 'locomotive', ferry_any_for_one: 0, deck: { red: 12, locomotive: 14 },
}
const lights = { ...europe, ferry_symbol: 'locomotive_or_pair' }
const nordic = { ...europe, ferry_any_for_one: 3, locomotives_wild_on: ['ferry', 'tunnel'] }
const tell = (rules: object, route: Partial<RouteInfo>) =>
  priceTexts({ rules } as unknown as EditionDetails, { length: 3, symbols: 0, kind: 'regular', any_for_one: 0, ...route } as RouteInfo)

describe('a price', () => {
  const ferry = { kind: 'ferry', symbols: 1, length: 1 } as const

  it('names what the edition takes for a locomotive', () => {
    expect(tell(europe, ferry)).toEqual(['1 space needs a locomotive'])
    expect(tell(lights, ferry)).toEqual(['1 space needs a locomotive or two cards of one colour'])
    expect(tell(nordic, ferry)).toEqual(['1 space needs a locomotive or any 3 cards'])
    expect(tell({ ...lights, deck: { red: 9 } }, ferry)).toEqual(['1 space needs two cards of one colour'])
  })

  it('says where substitutes and locomotives go besides', () => {
    expect(tell(nordic, { ...ferry, length: 3 })).toContain('any 3 cards pay for another space too')
    expect(tell(nordic, { any_for_one: 4, length: 9 })).toEqual(['any 4 cards pay for one space'])
    expect(tell(nordic, {})).toEqual(['locomotives can’t be used here'])
    expect(tell({ ...nordic, deck: { red: 9 } }, {})).toEqual([])
    expect(tell(europe, {})).toEqual([])
  })
})

describe('what is missing', () => {
  const need = (count: number, kind: NeedInfo['kind'], colors: NeedInfo['colors'] = [], or_locomotives = false): NeedInfo => ({
    count, kind, colors, or_locomotives,
  })

  it('is told in one way or two', () => {
    expect(missingText([[need(1, 'color', ['orange'], true)]])).toBe('1 more orange card or a locomotive')
    expect(missingText([[need(2, 'color', ['red'])]])).toBe('2 more red cards')
    expect(missingText([[need(2, 'color', ['red', 'blue'], true)]])).toBe('2 more cards of one colour (red or blue) or locomotives')
    expect(missingText([[need(1, 'locomotive')], [need(1, 'pair')]])).toBe('a locomotive, or two cards of one colour')
    expect(missingText([[need(1, 'color', ['red']), need(2, 'locomotive')], [need(1, 'color', ['red']), need(6, 'any')]])).toBe(
      '1 more red card, and 2 locomotives or any 6 cards',
    )
  })
})
