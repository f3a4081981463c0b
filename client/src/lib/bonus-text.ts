/** What a bonus card is for, in the chosen language; worked out from the data of its edition, so that own maps have it too. */

import type { BonusCardInfo } from '../generated/protocol'
import type { Board } from './edition'
import { has, list, t } from './i18n'
import { citiesAlong } from './paths'

type Counts = BonusCardInfo['counts']

/** The sentences that explain a card: who gets it, and what narrows down what counts. */
export function bonusAbout(card: BonusCardInfo): readonly string[] {
  const sentences = [t(card.counts === 'routes' && card.kind ? `bonus.for.routes.${card.kind}` : `bonus.for.${card.counts}`)]
  if (card.length) sentences.push(t('bonus.only.length', { n: card.length }))
  if (card.max_points) sentences.push(t('bonus.only.max_points', { n: card.max_points }))
  if (card.mark) {
    const known = `bonus.only.mark.${card.mark}`
    sentences.push(has(known) ? t(known) : t('bonus.only.mark', { mark: card.mark }))
  }
  if (card.country) sentences.push(t('bonus.only.country', { country: countryName(card.country) }))
  return sentences
}

/** "3 tickets": a number with what the card counts. */
export function bonusCount(counts: Counts, n: number): string {
  return counts === 'longest_path' ? t('route.spaces', { n }) : t(`bonus.count.${counts}`, { n })
}

/** What a count consists of, in words: the tickets, the routes, the cities along a path, the countries. */
export function bonusCounted(board: Board, counts: Counts, counted: readonly string[]): string {
  switch (counts) {
    case 'completed_tickets':
      return joined(counted.map((id) => board.ticketEnds(id)))
    case 'routes':
      return joined(counted.map((id) => board.routeEnds(id)))
    case 'longest_path':
      return citiesAlong(board.routes, counted)
        .map((city) => board.cityName(city))
        .join(' – ')
    case 'countries':
      return list(counted.map(countryName))
    case 'locomotives_in_hand':
    case 'trains_left':
      return ''
  }
}

/** Who would score the card now, and why; or that nobody can know yet. `leaders` is null while something is hidden. */
export function bonusLead(
  counts: Counts,
  numbers: readonly (number | null)[],
  leaders: readonly number[] | null,
  nameOf: (seat: number) => string,
): string {
  if (!leaders?.length) return t(`bonus.lead.hidden.${counts === 'locomotives_in_hand' ? 'hands' : 'tickets'}`)
  const most = numbers[leaders[0]!] ?? 0
  const everybody = leaders.length === numbers.length
  if (leaders.length === 1) return t('bonus.lead.one', { name: nameOf(leaders[0]!), count: bonusCount(counts, most) })
  if (everybody && most === 0) return t('bonus.lead.zero')
  return t('bonus.lead.tie', { names: list(leaders.map(nameOf)), count: bonusCount(counts, most) })
}

function countryName(country: string): string {
  return has(`country.${country}`) ? t(`country.${country}`) : country
}

function joined(parts: readonly string[]): string {
  return parts.join(' · ')
}
