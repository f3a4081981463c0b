/** The people muted in this browser. They are known by name: there are no accounts, and names at a table differ. */

import { load, save } from './storage'

const KEY = 'northline.muted'
const MOST = 100

function stored(): readonly string[] {
  const names = load(KEY)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

class Muted {
  #names = $state.raw(stored())

  constructor() {
    if (typeof addEventListener === 'undefined') return
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#names = stored()
    })
  }

  has(name: string): boolean {
    return this.#names.includes(name.toLowerCase())
  }

  set(name: string, on: boolean): void {
    const others = this.#names.filter((other) => other !== name.toLowerCase())
    this.#names = on ? [...others, name.toLowerCase()].slice(-MOST) : others
    save(KEY, this.#names)
  }
}

export const muted = new Muted()
