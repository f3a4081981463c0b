/**
 * Translated messages. A catalogue is a flat object of messages by key; `{name}` is replaced by a value. A message that
 * depends on a number is an object with the forms of `Intl.PluralRules` (`one`, `other` …), chosen by the value `n`.
 */

import { english, language } from './language.svelte'

export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
export type Catalogue = Readonly<Record<string, Message>>
export type Values = Readonly<Record<string, string | number>>

/** The message of a key in the chosen language, in English where that language lacks it. */
export function t(key: string, values: Values = {}): string {
  const own = language.catalogue[key]
  if (own !== undefined) return fill(own, values, language.current)
  const fallback = english[key]
  return fallback === undefined ? key : fill(fallback, values, 'en')
}

/** Whether there is a message for a key: custom editions have none of their own. */
export function has(key: string): boolean {
  return key in language.catalogue || key in english
}

/** A list in the chosen language: "red, green and blue". */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(parts)
}

/** A choice in the chosen language: "red, green or blue". */
export function either(parts: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: 'disjunction' }).format(parts)
}

export function fill(message: Message, values: Values, locale: string): string {
  const text = typeof message === 'string' ? message : chosen(message, Number(values.n ?? 0), locale)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
  })
}

function chosen(forms: Exclude<Message, string>, n: number, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? ''
}
