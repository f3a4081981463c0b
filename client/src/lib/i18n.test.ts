import { describe, expect, it } from 'vitest'
import { fill } from './i18n'
import { pageOf } from './router.svelte'

describe('messages', () => {
  it('take values', () => {
    expect(fill('{name} took {card}.', { name: 'Ada', card: 'red' }, 'en')).toBe('Ada took red.')
  })

  it('have a form for each number', () => {
    const message = { one: '{n} train', other: '{n} trains' }
    expect([0, 1, 2].map((n) => fill(message, { n }, 'en'))).toEqual(['0 trains', '1 train', '2 trains'])
    expect(fill({ one: '{n} point', other: '{n} points' }, { n: 0 }, 'fr')).toBe('0 point')
  })

  it('write numbers as the language does', () => {
    expect(fill('{n}', { n: 1234.5 }, 'de')).toBe('1.234,5')
  })

  it('show what is missing instead of hiding it', () => {
    expect(fill('{name}', {}, 'en')).toBe('{name}')
  })
})

describe('addresses', () => {
  const page = (pathname: string, search = '') => pageOf({ pathname, search })

  it('lead to pages', () => {
    expect(page('/')).toEqual({ name: 'lobby' })
    expect(page('/table/abc', '?code=x')).toMatchObject({ name: 'table', id: 'abc', code: 'x', watch: false })
    expect(page('/replay/abc', '?at=57')).toMatchObject({ name: 'replay', id: 'abc', at: 57 })
    expect(page('/nowhere')).toEqual({ name: 'missing' })
  })

  it('with nonsense in them do no harm', () => {
    expect(page('/replay/abc', '?at=-1x')).toMatchObject({ at: null })
    expect(page('/table')).toEqual({ name: 'missing' })
  })
})
