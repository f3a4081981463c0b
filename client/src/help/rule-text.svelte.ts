/** The rules in the chosen language. They are long, so they are fetched only when they are shown. */

import { fill, list, type Catalogue } from '../lib/i18n'
import type { EditionDetails } from '../generated/protocol'
import { language } from '../lib/language.svelte'
import { cardsInWords } from '../lib/sentences'
import { bonusName } from '../lib/names'
import type { Paragraph, SectionName } from './rulebook'

const loaders = import.meta.glob<{ default: Catalogue }>('../messages/rules/*.json')

class RuleTexts {
  #texts = $state.raw<Catalogue>({})
  #locale = $state('en')

  get ready(): boolean {
    return 'GOAL' in this.#texts
  }

  async load(locale: string = language.current): Promise<void> {
    const load = loaders[`../messages/rules/rules-${locale}.json`] ?? loaders['../messages/rules/rules-en.json']!
    const texts = (await load()).default
    if (locale !== language.current) return
    this.#texts = texts
    this.#locale = locale
  }

  heading(section: SectionName): string {
    return this.#fill(`section.${section}`, {})
  }

  /** A paragraph of the rulebook. Names of cards and lists depend on the language, so they are filled in here. */
  text(edition: EditionDetails, paragraph: Paragraph): string {
    const named = edition.bonus_cards.find((card) => card.id === paragraph.values.card)
    const always = edition.rules.bonus_cards === 'all' ? edition.bonus_cards : []
    return this.#fill(paragraph.key, {
      ...paragraph.values,
      ...this.#lists(paragraph),
      cards: cardsInWords(edition.rules.deck),
      name: named ? bonusName(named) : '',
      names: list(always.map(bonusName)),
    })
  }

  #lists({ lists = {} }: Paragraph): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(lists).map(([name, keys]) => [name, list(keys.map((key) => this.#fill(key, {})))]),
    )
  }

  #fill(key: string, values: Readonly<Record<string, string | number>>): string {
    const message = this.#texts[key]
    return message === undefined ? '' : fill(message, values, this.#locale)
  }
}

export const ruleTexts = new RuleTexts()
