/** Names of editions and bots in the chosen language. Custom ones keep their own name. */

import { infoOf } from './boards.svelte'
import { has, t } from './i18n'

export function editionName(edition: { id: string; name?: string } | string): string {
  const id = typeof edition === 'string' ? edition : edition.id
  const key = `edition.${id}`
  if (has(key)) return t(key)
  return typeof edition === 'string' ? (infoOf(id)?.name ?? '…') : (edition.name ?? id)
}

/** A sentence about an edition; of one that nobody has written about it says how many can play, if that is known. */
export function editionAbout(edition: { id: string; players?: readonly number[] } | string): string {
  const id = typeof edition === 'string' ? edition : edition.id
  const key = `edition.${id}.about`
  if (has(key)) return t(key)
  const players = typeof edition === 'string' ? infoOf(id)?.players : edition.players
  if (!players) return ''
  const [fewest, most] = [players[0]!, players[1]!]
  return fewest === most
    ? t('edition.players.exactly', { n: fewest })
    : t('edition.players', { from: fewest, to: most })
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

/** Who a bot of the cast is: "Ingrid, signal keeper from Trondheim". */
export function characterText(name: string): string {
  const key = `cast.${name}`
  return has(key) ? t('cast.who', { name, role: t(key) }) : name
}

/** Whether a name is that of a bot, and not of a person for whom a bot plays on. */
export function isCharacter(name: string | null, bot: string | null): name is string {
  return bot !== null && name !== null && has(`cast.${name}`)
}

/** Somebody's name, for a bot with its level: "Ingrid · Normal". */
export function seatName(seat: { name: string | null; bot: string | null }): string {
  if (seat.bot === null) return seat.name ?? ''
  if (seat.name === null) return botName(seat.bot)
  return isCharacter(seat.name, seat.bot) ? t('bot.named', { name: seat.name, level: botName(seat.bot) }) : seat.name
}

export function bonusName(card: { id: string; name: string }): string {
  return has(`bonus.${card.id}`) ? t(`bonus.${card.id}`) : card.name
}

/** The difficulty levels, from easiest to hardest. */
const LEVELS = ['easy', 'normal', 'hard', 'expert']

/** The opponents that a quick game offers: the levels, or all bots of a server that has no levels. */
export function levelsOf<T extends { name: string }>(bots: readonly T[]): readonly T[] {
  const levels = LEVELS.flatMap((level) => bots.find((bot) => bot.name === level) ?? [])
  return levels.length ? levels : bots
}

/** All bots, the levels first. */
export function byLevel<T extends { name: string }>(bots: readonly T[]): readonly T[] {
  const rank = ({ name }: T) => (LEVELS.includes(name) ? LEVELS.indexOf(name) : LEVELS.length)
  return [...bots].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** The weakest bot there is, for a lesson. */
export function gentlest(bots: readonly { name: string }[]): string {
  return ['easy', 'random'].find((name) => bots.some((bot) => bot.name === name)) ?? bots[0]?.name ?? 'greedy'
}
