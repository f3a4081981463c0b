import { describe, expect, it } from 'vitest'
import { CARDS } from './cards'
import { cardTotal, formatCards, menuOf, parseCards, payingColor, paymentsIn, thriftiest } from './menu'

const actions = [
  'claim bergen-oslo-1 blue*4',
  'claim bergen-oslo-1 blue*3 loco',
  'claim oslo-moss red',
  'draw',
  'station wien blue loco',
  'take loco',
  'take red',
  'tickets',
]

describe('the menu', () => {
  const menu = menuOf(actions)

  it('has the ways to pay by route and by city', () => {
    expect(menu.claims.get('bergen-oslo-1')!.map((payment) => payment.cards)).toEqual([
      { blue: 4 },
      { blue: 3, locomotive: 1 },
    ])
    expect(menu.stations.get('wien')![0]!.action).toBe('station wien blue loco')
  })

  it('knows what can be drawn', () => {
    expect([...menu.take].sort()).toEqual(['locomotive', 'red'])
    expect([menu.draw, menu.tickets, menu.stop, menu.pass, menu.retreat]).toEqual([true, true, false, false, false])
  })

  it('has the tickets that may be kept and what a tunnel costs', () => {
    const other = menuOf(['keep a-b c-d', 'keep a-b', 'pay red loco', 'retreat'])
    expect(other.keep).toEqual([['a-b', 'c-d'], ['a-b']])
    expect(other.pay).toEqual([{ action: 'pay red loco', cards: { red: 1, locomotive: 1 } }])
    expect(other.retreat).toBe(true)
  })

  it('is empty for somebody who cannot act', () => {
    expect(menuOf([]).empty).toBe(true)
    expect(menu.empty).toBe(false)
  })
})

describe('cards', () => {
  it('are written as the server writes them', () => {
    const text = 'purple*2 red loco*3'
    expect(formatCards(parseCards(text.split(' ')), CARDS)).toBe(text)
    expect(formatCards({ red: 0, locomotive: 1 }, CARDS)).toBe('loco')
  })

  it('are counted', () => {
    expect(cardTotal({ red: 2, locomotive: 1 })).toBe(3)
    expect(cardTotal({})).toBe(0)
  })

  it('pay in a colour', () => {
    expect(payingColor({ blue: 3, locomotive: 4 })).toBe('blue')
    expect(payingColor({ locomotive: 2 })).toBe('locomotive')
    const payments = menuOf(actions).claims.get('bergen-oslo-1')!
    expect(paymentsIn(payments, 'locomotive')).toHaveLength(1)
    expect(thriftiest(payments)!.cards).toEqual({ blue: 4 })
  })
})
