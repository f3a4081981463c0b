/** What is selected in the editor: cities, routes and tickets, several at once. Ids are unique within each list only. */

import type { Kind, MapDocument } from './document'

export type Selection = Readonly<Record<Kind, ReadonlySet<string>>>

export const KINDS: readonly Kind[] = ['cities', 'routes', 'tickets']
const EMPTY: ReadonlySet<string> = new Set()
export const NOTHING: Selection = { cities: EMPTY, routes: EMPTY, tickets: EMPTY }

export function only(kind: Kind, ...ids: readonly string[]): Selection {
  return { ...NOTHING, [kind]: new Set(ids) }
}

/** With a thing more, or without it where it was selected. */
export function toggled(selection: Selection, kind: Kind, id: string): Selection {
  const ids = new Set(selection[kind])
  if (!ids.delete(id)) ids.add(id)
  return { ...selection, [kind]: ids }
}

export function together(one: Selection, other: Selection): Selection {
  const both = (kind: Kind) => new Set([...one[kind], ...other[kind]])
  return { cities: both('cities'), routes: both('routes'), tickets: both('tickets') }
}

export const countOf = (selection: Selection) => KINDS.reduce((sum, kind) => sum + selection[kind].size, 0)

/** The only thing that is selected, if it is one. */
export function single(selection: Selection): { kind: Kind; id: string } | null {
  if (countOf(selection) !== 1) return null
  const kind = KINDS.find((one) => selection[one].size === 1)!
  return { kind, id: [...selection[kind]][0]! }
}

/** Without what is no longer on the map: undo and deletions take things away. */
export function present(selection: Selection, { board }: MapDocument): Selection {
  const stays = (kind: Kind) => {
    const there = new Set(board[kind].map(({ id }) => id))
    return [...selection[kind]].every((id) => there.has(id)) ? selection[kind] : new Set([...selection[kind]].filter((id) => there.has(id)))
  }
  const left = { cities: stays('cities'), routes: stays('routes'), tickets: stays('tickets') }
  return KINDS.every((kind) => left[kind] === selection[kind]) ? selection : left
}
