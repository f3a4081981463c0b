/** Days in the words of a language: "today", "yesterday", later a date. */

const DAY_MS = 24 * 60 * 60 * 1000

export function dayName(at: Date, now: Date, locale: string): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY_MS)
  if (days > -2) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)
}

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
}
