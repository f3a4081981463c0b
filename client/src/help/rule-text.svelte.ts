/** The rules in the chosen language. They are long, so they are fetched only when they are shown. */

import { fill, list, type Catalogue, type Values } from '../lib/i18n'
import type { EditionDetails } from '../generated/protocol'
import { language } from '../lib/language.svelte'
import { cardsInWords } from '../lib/sentences'
import { bonusAbout } from '../lib/bonus-text'
import { bonusName } from '../lib/names'
import type { Paragraph, Section, Sentence } from './rulebook'

const loaders = import.meta.glob<{ default: Catalogue }>('../messages/rules/*.json')

/** What the rules of the section about special things are about, by the beginning of their ids. */
const SPECIAL = { 'LOCO-': 'locomotive', 'FERRY-': 'ferry', 'TUNNEL-': 'tunnel' }

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

  /** The heading of a section; that of locomotives and special routes names those that the edition has. */
  heading({ name, rules }: Section): string {
    if (name !== 'special') return this.#fill(`section.${name}`, {})
    const kinds = Object.entries(SPECIAL).filter(([prefix]) => rules.some(({ id }) => id.startsWith(prefix)))
    if (!kinds.length) return this.#fill('section.special', {})
    const heading = list(kinds.map(([, kind]) => this.#fill(`KIND.${kind}`, {})))
    return heading.charAt(0).toLocaleUpperCase(this.#locale) + heading.slice(1)
  }

  /** A paragraph of the rulebook. Names of cards and lists depend on the language, so they are filled in here. */
  text(edition: EditionDetails, paragraph: Paragraph): string {
    const named = edition.bonus_cards.find((card) => card.id === paragraph.values.card)
    const always = edition.rules.bonus_cards === 0 ? [] : edition.bonus_cards
    const values = {
      cards: cardsInWords(edition.rules.deck),
      name: named ? bonusName(named) : '',
      about: named ? bonusAbout(named).join(' ') : '',
      names: list(always.map(bonusName)),
    }
    return [paragraph, ...(paragraph.also ?? [])]
      .map((sentence) => this.#fill(sentence.key, { ...sentence.values, ...this.#lists(sentence), ...values }))
      .join(' ')
  }

  /** A message that stands by itself, such as what a diagram shows. */
  message(key: string, values: Values = {}): string {
    return this.#fill(key, values)
  }

  #lists({ lists = {} }: Sentence): Readonly<Record<string, string>> {
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
