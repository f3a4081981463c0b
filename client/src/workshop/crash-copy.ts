/** Copies of drafts in this browser, for as long as the server has not confirmed their last changes: a crash loses nothing. */

import { load, save } from '../lib/storage'

export interface Kept {
  revision: number
  document: unknown
}

const keyOf = (id: string) => `northline.draft.${id}`
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Keep what the document is in a moment: a drag changes it many times a second. */
export function keepHere(id: string, revision: number, document: () => unknown): void {
  clearTimeout(waiting.get(id))
  waiting.set(id, setTimeout(() => save(keyOf(id), { revision, document: document() }), 0))
}

export function keptHere(id: string): Kept | null {
  const kept = load(keyOf(id)) as Partial<Kept> | null
  return kept && typeof kept.revision === 'number' && kept.document ? (kept as Kept) : null
}

export function forgetHere(id: string): void {
  clearTimeout(waiting.get(id))
  waiting.delete(id)
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
