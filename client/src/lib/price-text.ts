/** What is special about the price of a route, and what a hand is missing to pay it, in words that are true for the edition. */

import type { EditionDetails, NeedInfo, RouteInfo } from '../generated/protocol'
import { either, list, t } from './i18n'

/**
 * "1 space needs a locomotive or two cards of one colour"; nothing for a price without anything special. In a list, `brief`
 * leaves out what holds for all routes of the kind.
 */
export function priceTexts({ rules }: Pick<EditionDetails, 'rules'>, route: RouteInfo, brief = false): string[] {
  const { length, symbols, kind } = route
  const ferry = kind === 'ferry'
  const any = route.any_for_one || (ferry ? rules.ferry_any_for_one : 0)
  const pairs = ferry && rules.ferry_symbol === 'locomotive_or_pair'
  const locomotives = (rules.deck.locomotive ?? 0) > 0
  const texts: string[] = []
  if (symbols) {
    const substitute = any ? '.any' : pairs ? '.pair' : ''
    texts.push(t(`price.symbols${substitute}${locomotives ? '' : '.only'}`, { n: symbols, any }))
  }
  if (any && length > symbols) texts.push(t(symbols ? 'price.any_too' : 'price.any', { any }))
  // With sets of any cards a locomotive is one of them.
  else if (!brief && locomotives && !any && length > symbols && !rules.locomotives_wild_on.includes(kind)) {
    texts.push(t(symbols ? 'price.locomotives_on_symbols' : 'price.no_locomotives'))
  }
  return texts
}

/** "1 more red card, and a locomotive or two cards of one colour" */
export function missingText(ways: readonly (readonly NeedInfo[])[]): string {
  const [one = [], other] = ways
  if (!other) return list(one.map(needText))
  const same = (a: NeedInfo) => (b: NeedInfo) => needText(a) === needText(b)
  const common = one.filter((need) => other.some(same(need)))
  const without = (way: readonly NeedInfo[]) => list(way.filter((need) => !common.some(same(need))).map(needText))
  const values = { one: without(one), other: without(other), common: list(common.map(needText)) }
  return t(common.length ? 'need.common' : 'need.either', values)
}

function needText({ count, kind, colors, or_locomotives }: NeedInfo): string {
  if (kind !== 'color') return t(`need.${kind}`, { n: count })
  const variant = colors.length === 0 ? '.any' : colors.length > 1 && count > 1 ? '.several' : ''
  const cards = t(`need.color${variant}`, { n: count, color: either(colors.map((color) => t(`card.${color}`))) })
  return or_locomotives ? t('need.or_locomotives', { n: count, cards }) : cards
}
