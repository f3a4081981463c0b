/**
 * What boards are called, and for how many they are. Maps that people have published are not in the server's list of boards: each is
 * asked for when it is first met, and whoever shows it is told when the answer is there.
 */

import { SvelteMap } from 'svelte/reactivity'
import type { EditionInfo } from '../generated/protocol'
import { getEdition } from './api'

/** Null while it is not known. */
const known = new SvelteMap<string, EditionInfo | null>()
const asked = new Set<string>()

export function infoOf(id: string): EditionInfo | null {
  if (id && !asked.has(id)) {
    asked.add(id)
    getEdition(id).then(
      ({ name, digest, rules }) => known.set(id, { id, name, digest, players: rules.players }),
      () => known.set(id, { id, name: id, digest: '', players: [2, 5] }),
    )
  }
  return known.get(id) ?? null
}

/** The boards of the server, with the one that a page is about. */
export function withBoard(editions: readonly EditionInfo[], id: string): readonly EditionInfo[] {
  if (!id || !editions.length || editions.some((one) => one.id === id)) return editions
  const info = infoOf(id)
  return info ? [...editions, info] : editions
}
