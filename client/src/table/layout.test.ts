import { describe, expect, it } from 'vitest'
import { layoutFor } from './layout'

const wide = { width: 1568, height: 1095 }
const high = { width: 1081, height: 1303 }

describe('where the cards lie', () => {
  it('is under a wide board and beside a high one', () => {
    expect(layoutFor(1280, 800, 16, wide)).toBe('bottom')
    expect(layoutFor(1280, 800, 16, high)).toBe('side')
  })

  it('is in a panel on a phone', () => {
    expect(layoutFor(360, 740, 16, wide)).toBe('phone')
    expect(layoutFor(360, 740, 16, high)).toBe('phone')
  })

  it('is in a panel on a tablet that is held upright', () => {
    expect(layoutFor(768, 1024, 16, wide)).toBe('phone')
    expect(layoutFor(1024, 768, 16, high)).toBe('side')
  })

  it('is in a panel beside the board on a phone that is held sideways', () => {
    expect(layoutFor(844, 390, 16, wide)).toBe('sideways')
    expect(layoutFor(667, 375, 16, high)).toBe('sideways')
  })
})
