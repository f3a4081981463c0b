/** User preferences, kept in this browser. */

import { load, save } from './storage'

export type Language = 'en' | 'nb' | 'sv' | 'da' | 'fi' | 'de' | 'fr'
export const LANGUAGES: readonly Language[] = ['en', 'nb', 'sv', 'da', 'fi', 'de', 'fr']
/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English', nb: 'Norsk bokmål', sv: 'Svenska', da: 'Dansk', fi: 'Suomi', de: 'Deutsch', fr: 'Français',
}

/** The seconds that bots let pass before they act; null for the server's own pace. */
export const BOT_SPEEDS = { at_once: 0, fast: 0.4, normal: null, calm: 2, slow: 4 } as const
export type BotSpeed = keyof typeof BOT_SPEEDS
/** The seconds that bots may wait for an undo. */
export const UNDO_SECONDS = [0, 2, 4, 7, 10] as const

export interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'full' | 'none'
  sound: boolean
  botSpeed: BotSpeed
  /** How many seconds bots wait, so that an action can be taken back. */
  undoSeconds: number
  /** When a claim or a station asks for confirmation; `auto`: on touch screens, and where it cannot be taken back. */
  confirm: 'always' | 'auto' | 'never'
  confirmTickets: boolean
  notifications: boolean
  vibration: boolean
  /** Whether the screen of a phone stays on while it is this person's turn. */
  keepAwake: boolean
  /** Whether the chat beside the board is open. */
  chatOpen: boolean
  /** Whether what one could know is shown, at tables that tell it. */
  showKnown: boolean
  /** Whether the coach says something after one's turn, at tables with hints. */
  coach: boolean
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
    botSpeed: 'normal',
    undoSeconds: 4,
    confirm: 'auto',
    confirmTickets: true,
    notifications: false,
    vibration: false,
    keepAwake: true,
    chatOpen: false,
    showKnown: false,
    coach: false,
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
  const values = { ...defaults(), ...(load(KEY) as Partial<Preferences> | null) }
  if (!(values.botSpeed in BOT_SPEEDS)) values.botSpeed = 'normal'
  if (!['always', 'never'].includes(values.confirm)) values.confirm = 'auto'
  return values
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

  /** Whether a claim asks for confirmation now; `final`: there may be no moment to take it back. */
  confirms(final: boolean): boolean {
    const { confirm } = this.#values
    return confirm === 'always' || (confirm === 'auto' && (this.touch || final))
  }

  /** How fast bots should be, in seconds. */
  get pace(): { bots: number | null; undo: number } {
    return { bots: BOT_SPEEDS[this.#values.botSpeed], undo: this.#values.undoSeconds }
  }
}

export const settings = new Settings()
