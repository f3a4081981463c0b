import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback, replayKey } from './playback.svelte'

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('begins at the moment of the link, and never beyond the end', () => {
    expect(new Playback(100, 57).at).toBe(57)
    expect(new Playback(100, 570).at).toBe(100)
  })

  it('steps within the game', () => {
    const playback = new Playback(2)
    playback.step(-1)
    expect(playback.at).toBe(0)
    playback.step(5)
    expect(playback.at).toBe(2)
  })

  it('runs to the end and stops there', () => {
    const playback = new Playback(3, 1)
    playback.toggle()
    expect(playback.running).toBe(true)
    vi.runAllTimers()
    expect(playback).toMatchObject({ at: 3, running: false })
  })

  it('begins anew when it is started at the end', () => {
    const playback = new Playback(3, 3)
    playback.run()
    expect(playback.at).toBe(0)
    playback.pause()
  })

  it('knows its keys', () => {
    expect(replayKey(' ')).toBe('toggle')
    expect(replayKey('Home')).toBe('first')
    expect(replayKey('z')).toBeNull()
  })
})
