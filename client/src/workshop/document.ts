/** A map as the document of its file. What people change makes a new document: see `edits.ts`. */

import type { ColorName } from '../generated/protocol'

export interface MapCity {
  id: string
  name: string
  country: string
  at: readonly [number, number]
  modern?: string
  named?: boolean
  marks?: readonly string[]
  [more: string]: unknown
}

export interface MapRoute {
  id: string
  from: string
  to: string
  length: number
  color: ColorName | 'gray'
  ferry?: number
  tunnel?: boolean
  group?: string
  bonus_draw?: number
  any_for_one?: number
  [more: string]: unknown
}

export interface MapTicket {
  id: string
  from: string
  to: string
  points: number
  long?: boolean
  [more: string]: unknown
}

export interface MapBonusCard {
  id: string
  name: string
  points: number
  counts: string
  mark?: string
  country?: string
  kind?: string
  length?: number
  max_points?: number
  [more: string]: unknown
}

export interface MapDocument {
  name: string
  atmosphere?: string
  rules: Readonly<Record<string, unknown>>
  board: {
    cities: readonly MapCity[]
    routes: readonly MapRoute[]
    tickets: readonly MapTicket[]
    bonus_cards: readonly MapBonusCard[]
    [more: string]: unknown
  }
  [more: string]: unknown
}

/** The lists of a board of which things can be selected. */
export type Kind = 'cities' | 'routes' | 'tickets'

/** What the server sent, with everything that the editor relies on. */
export function readable(sent: unknown): MapDocument {
  const document = (typeof sent === 'object' && sent ? sent : {}) as MapDocument
  const board = (typeof document.board === 'object' && document.board ? document.board : {}) as MapDocument['board']
  const entries = <T>(list: unknown): readonly T[] =>
    Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
  const cities = entries<MapCity>(board.cities).map((city) => ({ ...city, at: placeOf(city.at) }))
  return {
    ...document,
    name: typeof document.name === 'string' ? document.name : '',
    rules: typeof document.rules === 'object' && document.rules ? document.rules : {},
    board: { ...board, cities, routes: entries(board.routes), tickets: entries(board.tickets), bonus_cards: entries(board.bonus_cards) },
  }
}

function placeOf(at: unknown): readonly [number, number] {
  const [lat, lon] = Array.isArray(at) ? at : []
  return [Number.isFinite(lat) ? lat : 0, Number.isFinite(lon) ? lon : 0]
}
