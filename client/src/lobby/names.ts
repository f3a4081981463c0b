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
