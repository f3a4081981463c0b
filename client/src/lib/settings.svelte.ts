/** User preferences, kept in this browser. */

import { load, save } from './storage'

export type Language = 'en' | 'nb' | 'sv' | 'da' | 'fi' | 'de' | 'fr'
export const LANGUAGES: readonly Language[] = ['en', 'nb', 'sv', 'da', 'fi', 'de', 'fr']

export interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'full' | 'none'
  sound: boolean
  /** When a claim or a station asks for confirmation. */
  confirm: 'always' | 'touch' | 'never'
  confirmTickets: boolean
  notifications: boolean
  /** Whether the chat beside the board is open. */
  chatOpen: boolean
  language: Language
  /** The name under which this person sits down. */
  name: string
}

const KEY = 'northline.settings'

function defaults(): Preferences {
  return {
    theme: 'auto',
    motion: 'auto',
    sound: false,
    confirm: 'touch',
    confirmTickets: true,
    notifications: false,
    chatOpen: false,
    language: browserLanguage(),
    name: '',
  }
}

function browserLanguage(): Language {
  if (typeof navigator === 'undefined') return 'en'
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.toLowerCase().split('-')[0]!
    const found = short === 'no' || short === 'nn' ? 'nb' : LANGUAGES.find((language) => language === short)
    if (found) return found
  }
  return 'en'
}

function stored(): Preferences {
  return { ...defaults(), ...(load(KEY) as Partial<Preferences> | null) }
}

function matches(query: string): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches
}

class Settings {
  #values = $state(stored())
  #darkSystem = $state(matches('(prefers-color-scheme: dark)'))
  #stillSystem = $state(matches('(prefers-reduced-motion: reduce)'))
  /** Whether the last pointer was a finger: confirmations may depend on it. */
  touch = $state(matches('(pointer: coarse)'))

  constructor() {
    if (typeof matchMedia === 'undefined') return
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => (this.#darkSystem = e.matches))
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => (this.#stillSystem = e.matches))
    addEventListener('pointerdown', (e) => (this.touch = e.pointerType === 'touch'), { capture: true, passive: true })
    addEventListener('storage', (e) => {
      if (e.key === KEY) this.#values = stored()
    })
  }

  get values(): Readonly<Preferences> {
    return this.#values
  }

  set<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    this.#values = { ...this.#values, [key]: value }
    save(KEY, this.#values)
  }

  get theme(): 'light' | 'dark' {
    const { theme } = this.#values
    if (theme !== 'auto') return theme
    return this.#darkSystem ? 'dark' : 'light'
  }

  /** Whether animations are on. */
  get motion(): boolean {
    const { motion } = this.#values
    return motion === 'auto' ? !this.#stillSystem : motion === 'full'
  }

  /** Whether a claim asks for confirmation now. */
  get confirms(): boolean {
    const { confirm } = this.#values
    return confirm === 'always' || (confirm === 'touch' && this.touch)
  }
}

export const settings = new Settings()
