/** What decided a game whose points did not. */

import type { FinalLine } from '../generated/protocol'

/** The tie-breaker that sets the winners before the next, who have as many points; null where points decided, or nobody is next. */
export function decidedBy(result: readonly FinalLine[]): FinalLine['ahead_by'] {
  return result.filter((line) => line.place === 1).at(-1)?.ahead_by ?? null
}
