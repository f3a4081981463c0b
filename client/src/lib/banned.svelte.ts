/** Whether this browser is banned: any answer of the server may say so, and then one page takes the place of all. */

interface Ban {
  code: string
  why: string
  values: Readonly<Record<string, string | number>>
}

class Banned {
  /** The refusal that said so; null for almost everybody. */
  refusal = $state.raw<Ban | null>(null)

  /** Take note of a refusal, whatever it is about. */
  notice(refusal: Ban): void {
    if (refusal.code === 'banned') this.refusal = refusal
  }

  /** The ban ends by itself. */
  check(now: number): void {
    const until = Number(this.refusal?.values.until ?? Infinity)
    if (now / 1000 > until) this.refusal = null
  }
}

export const banned = new Banned()
