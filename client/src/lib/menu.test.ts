import { describe, expect, it } from 'vitest'
import { cheapestFirst, menuOf, paymentsIn } from './menu'

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

describe('payments', () => {
  const payments = menuOf(actions).claims.get('bergen-oslo-1')!

  it('are found by a colour that they use', () => {
    expect(paymentsIn(payments, 'locomotive')).toHaveLength(1)
    expect(paymentsIn(payments, 'red')).toHaveLength(0)
  })

  it('are offered with the fewest cards first, of those with the fewest locomotives', () => {
    const { pay } = menuOf(['pay red*2 loco', 'pay red*4', 'pay blue*3'])
    expect(cheapestFirst(pay).map(({ action }) => action)).toEqual(['pay blue*3', 'pay red*2 loco', 'pay red*4'])
  })
})
