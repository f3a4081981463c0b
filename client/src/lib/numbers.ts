/** Numbers as text in the chosen language. */

import { language } from './language.svelte'

/** A share as a percentage: "61%". */
export function percent(value: number, digits = 0): string {
  return format(value, { style: 'percent', maximumFractionDigits: digits })
}

/** A difference of shares with its sign: "+8%"; nothing has none. */
export function signedPercent(value: number): string {
  return format(value, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
}

/** A number with its sign and at most one digit after the point: "+4.1". */
export function signedNumber(value: number): string {
  return format(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
}

export function decimal(value: number, digits = 1): string {
  return format(value, { maximumFractionDigits: digits })
}

function format(value: number, options: Intl.NumberFormatOptions): string {
  // The languages have their own minus; a hyphen would be read as a word.
  return new Intl.NumberFormat(language.current, options).format(value).replace('-', '−')
}
