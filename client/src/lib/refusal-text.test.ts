import { afterEach, describe, expect, it } from 'vitest'
import { banned } from './banned.svelte'
import { reasonText, refusalText } from './refusal-text'

const UNTIL = 1_800_000_000
const ban = { code: 'banned', why: 'in English', values: { until: UNTIL, reason: 'Spam' } }

afterEach(() => {
  banned.refusal = null
})

describe('mutes and bans', () => {
  it('say until when, as a date and not as a number', () => {
    for (const code of ['banned', 'muted']) {
      const text = refusalText({ ...ban, code })
      expect(text).toMatch(/2027/)
      expect(text).not.toMatch(/1,?800|\{|in English/)
    }
  })

  it('give the reason, if there is one', () => {
    expect(reasonText('Spam')).toBe('Reason: Spam')
    expect(reasonText('')).toBe('')
    expect(reasonText(undefined)).toBe('')
  })
})

describe('a ban', () => {
  it('is noticed in whatever is refused, and ends by itself', () => {
    banned.notice({ ...ban, code: 'too_fast' })
    expect(banned.refusal).toBeNull()
    banned.notice(ban)
    banned.check((UNTIL - 1) * 1000)
    expect(banned.refusal).toEqual(ban)
    banned.check((UNTIL + 1) * 1000)
    expect(banned.refusal).toBeNull()
  })
})
