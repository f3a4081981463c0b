/** Refusals in the chosen language. The server sends a code, and for what the rules forbid a message key with values. */

import type { NeedInfo } from '../generated/protocol'
import { Refusal } from './api'
import { has, t, type Values } from './i18n'
import { language } from './language.svelte'
import { editionName } from './names'
import { missingText } from './price-text'

interface Refused {
  code: string
  why: string
  key?: string | null
  values?: Values
  missing?: readonly (readonly NeedInfo[])[]
}

/** A sentence for a refusal, or for anything else that went wrong. */
export function refusalText(problem: unknown): string {
  if (problem instanceof Refusal) return sentence({ ...problem, code: problem.code, why: problem.message })
  if (isRefused(problem)) return sentence(problem)
  return t('refusal.internal')
}

function sentence({ code, why, key, values, missing }: Refused): string {
  if (missing?.length) return t('why.lacks', { missing: missingText(missing) })
  if (key && has(`why.${key}`)) return t(`why.${key}`, named(values ?? {}))
  if (has(`refusal.${code}`)) return t(`refusal.${code}`, timed(values ?? {}))
  return why || t('refusal.internal')
}

/** What an operator gave as the reason, as a sentence of its own; nothing where none was given. */
export function reasonText(reason: unknown): string {
  return reason ? t('operator.reason', { reason: String(reason) }) : ''
}

/** Mutes and bans end at a time: say it as the language does. */
function timed(values: Values): Values {
  if (values.until === undefined) return values
  const format = new Intl.DateTimeFormat(language.current, { dateStyle: 'medium', timeStyle: 'short' })
  return { ...values, until: format.format(Number(values.until) * 1000) }
}

/** Replace ids of cards and editions among the values by their names. */
function named(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (name === 'edition') return [name, editionName(value)]
      return [name, has(`card.${value}`) ? t(`card.${value}`) : value]
    }),
  )
}

function isRefused(problem: unknown): problem is Refused {
  return typeof problem === 'object' && problem !== null && 'code' in problem && 'why' in problem
}
