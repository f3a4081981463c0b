/** Names of editions and bots in the chosen language. Those of somebody's own keep the name they came with. */

import { has, t } from '../lib/i18n'

export function editionName(edition: { id: string; name?: string } | string): string {
  const id = typeof edition === 'string' ? edition : edition.id
  const key = `edition.${id}`
  if (has(key)) return t(key)
  return typeof edition === 'string' ? id : (edition.name ?? id)
}

export function editionAbout(id: string): string {
  const key = `edition.${id}.about`
  return has(key) ? t(key) : ''
}

/** The name of a bot's spec: `search:time=1` is a search. */
export function botName(spec: string): string {
  const name = spec.split(':')[0]!
  return has(`bot.${name}`) ? t(`bot.${name}`) : name
}

export function botAbout(spec: string, fallback = ''): string {
  const name = spec.split(':')[0]!
  return has(`bot.${name}.about`) ? t(`bot.${name}.about`) : fallback
}

export function bonusName(card: { id: string; name: string }): string {
  return has(`bonus.${card.id}`) ? t(`bonus.${card.id}`) : card.name
}

/** The bots of this project from the gentlest to the strongest; those of others come after them. */
const LEVELS = ['random', 'greedy', 'planner', 'search']

export function byLevel<T extends { name: string }>(bots: readonly T[]): readonly T[] {
  const rank = ({ name }: T) => (LEVELS.includes(name) ? LEVELS.indexOf(name) : LEVELS.length)
  return [...bots].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}
