/** What the server refuses, in the chosen language. It sends a code and, where a rule is offended, its id. */

import { has, t, type Values } from '../lib/i18n'

interface Refused {
  code: string
  why?: string
  message?: string
  rule?: string | null
  reason?: string | null
  values?: Values | null
}

/** A sentence for a refusal, or for anything else that went wrong. */
export function refusalText(problem: unknown): string {
  if (isRefused(problem)) return sentence(problem)
  return t('refusal.internal')
}

function sentence(refused: Refused): string {
  const reason = refused.reason ? `why.${refused.reason}` : ''
  if (reason && has(reason)) return t(reason, refused.values ?? {})
  const key = `refusal.${refused.code}`
  if (refused.code !== 'illegal' && has(key)) return t(key)
  return refused.why || refused.message || t('refusal.internal')
}

function isRefused(problem: unknown): problem is Refused {
  return typeof problem === 'object' && problem !== null && 'code' in problem && ('why' in problem || problem instanceof Error)
}
