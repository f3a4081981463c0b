/** Whom this browser does not want to hear, by name: there are no accounts, and names at a table differ. */

const KEY = 'northline.muted'
const MOST = 100

function stored(): readonly string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#names))
    } catch {
      // Without storage it lasts as long as the page does.
    }
  }
}

export const muted = new Muted()
