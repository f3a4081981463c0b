import { describe, expect, it } from 'vitest'
import { cardTotal, formatCard, formatCards, parseCard, parseCards } from './cards'

describe('cards', () => {
  it('are written as the server writes them', () => {
    const text = 'purple*2 red loco*3'
    expect(formatCards(parseCards(text.split(' ')))).toBe(text)
    expect(formatCards({ red: 0, locomotive: 1 })).toBe('loco')
    expect([formatCard('locomotive'), parseCard('loco'), parseCard('red')]).toEqual(['loco', 'locomotive', 'red'])
  })

  it('are counted', () => {
    expect(cardTotal({ red: 2, locomotive: 1 })).toBe(3)
    expect(cardTotal({})).toBe(0)
  })
})
