import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServerTime } from './server-time'

afterEach(() => vi.restoreAllMocks())

/** A device with two clocks, both in milliseconds: one that somebody can set, and one that stops when it sleeps. */
function device() {
  const clocks = { wall: 5_000_000, steady: 70_000 }
  vi.spyOn(Date, 'now').mockImplementation(() => clocks.wall)
  vi.spyOn(performance, 'now').mockImplementation(() => clocks.steady)
  return {
    pass: (seconds: number) => {
      clocks.wall += seconds * 1000
      clocks.steady += seconds * 1000
    },
    sleep: (seconds: number) => (clocks.wall += seconds * 1000),
  }
}

describe("the server's time", () => {
  it('does not depend on what the device thinks', () => {
    const { pass } = device()
    const time = new ServerTime(() => undefined)
    time.told(1_900_000_000)
    pass(12)
    expect(time.now()).toBeCloseTo(1_900_000_012)
  })

  it('is asked for again after a sleep, once', () => {
    const { pass, sleep } = device()
    const ask = vi.fn()
    const time = new ServerTime(ask)
    time.told(1000)
    pass(3)
    time.now()
    expect(ask).not.toHaveBeenCalled()
    sleep(600)
    time.now()
    time.now()
    expect(ask).toHaveBeenCalledTimes(1)
    time.told(1603)
    expect(time.now()).toBeCloseTo(1603)
  })
})
