import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Player, replayKey } from './player.svelte'

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('begins at the moment of the link, and never beyond the end', () => {
    expect(new Player(100, 57).at).toBe(57)
    expect(new Player(100, 570).at).toBe(100)
  })

  it('steps within the game', () => {
    const player = new Player(2)
    player.step(-1)
    expect(player.at).toBe(0)
    player.step(5)
    expect(player.at).toBe(2)
  })

  it('runs to the end and stops there', () => {
    const player = new Player(3, 1)
    player.toggle()
    expect(player.running).toBe(true)
    vi.runAllTimers()
    expect(player).toMatchObject({ at: 3, running: false })
  })

  it('begins anew when it is started at the end', () => {
    const player = new Player(3, 3)
    player.run()
    expect(player.at).toBe(0)
    player.pause()
  })

  it('knows its keys', () => {
    expect(replayKey(' ')).toBe('toggle')
    expect(replayKey('Home')).toBe('first')
    expect(replayKey('z')).toBeNull()
  })
})
