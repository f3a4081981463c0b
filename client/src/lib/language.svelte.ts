/** The catalogue of the chosen language. English is always there; the others are fetched when they are chosen. */

import en from '../messages/en.json'
import type { Catalogue } from './i18n'
import { LANGUAGES, settings, type Language } from './settings.svelte'

const loaders = import.meta.glob<{ default: Catalogue }>(['../messages/*.json', '!../messages/en.json'])

class LanguageState {
  current = $state<Language>('en')
  catalogue = $state.raw<Catalogue>(en)

  /** Show the language of the settings, as soon as its catalogue is here. */
  async use(language: Language): Promise<void> {
    if (!LANGUAGES.includes(language)) return
    const load = loaders[`../messages/${language}.json`]
    const catalogue = language === 'en' ? (en as Catalogue) : load ? (await load()).default : null
    if (!catalogue || settings.values.language !== language) return
    this.catalogue = catalogue
    this.current = language
    document.documentElement.lang = language
  }
}

export const language = new LanguageState()
export const english: Catalogue = en
