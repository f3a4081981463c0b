/** What the server refuses, in the chosen language. */

import { has, t, type Values } from '../lib/i18n'

interface Refused {
  code: string
  why: string
  key?: string | null
  values?: Values
}

/** A sentence for a refusal. */
export function refusalText({ code, why, key, values }: Refused): string {
  if (key && has(`why.${key}`)) return t(`why.${key}`, values ?? {})
  return has(`refusal.${code}`) ? t(`refusal.${code}`) : why
}
