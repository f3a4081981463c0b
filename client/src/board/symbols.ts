/** The small pictures of a board, defined once and used many times. A space is 36 by 13 around the origin. */

import type { RouteInfo } from '../generated/protocol'
import { COLORS } from '../lib/cards'
import { locomotiveShape, SEATS, spaceColors, station, symbolIn, train, type SpaceColors, type Theme } from './theme'

export const CITY_RADIUS = 9
export const STOP_RADIUS = 6

export function pieceDefinitions(prefix: string, theme: Theme, space: readonly [number, number]): string {
  const colors = spaceColors(theme)
  const shrink = Math.min(1, space[0] / 36)
  const scaled = (inner: string) => (shrink === 1 ? inner : `<g transform="scale(${shrink.toFixed(2)})">${inner}</g>`)
  const parts = [
    `<g id="${prefix}loco">${scaled(
      '<rect x="-10.5" y="-6" width="21" height="12" rx="5" fill="#fffdf5"/>' +
        `<g fill="#2a2118" transform="translate(0 .3) scale(.86)">${locomotiveShape}</g>`,
    )}</g>`,
  ]
  for (const kind of ['regular', 'ferry', 'tunnel']) {
    for (const [index, color] of [...COLORS, 'gray' as const].entries()) {
      const blank = blankSpace(kind, colors.fills[index]!, colors, space)
      const symbol = color === 'gray' ? '' : scaled(symbolIn(color, colors.marks[index]!))
      parts.push(`<g id="${prefix}${kind}-${color}">${blank}${symbol}</g><g id="${prefix}${kind}-${color}-bare">${blank}</g>`)
    }
  }
  for (let seat = 0; seat < SEATS; seat++) {
    parts.push(`<g id="${prefix}train-${seat}">${scaled(train(seat))}</g>`, `<g id="${prefix}station-${seat}">${station(seat)}</g>`)
  }
  return parts.join('')
}

/** A space without a symbol: plain, with round ends for a ferry, with a hatched rim for a tunnel. */
function blankSpace(kind: string, fill: string, colors: SpaceColors, [length, width]: readonly [number, number]): string {
  const rect = (inset: number, round: number, more: string) =>
    `<rect x="${inset - length / 2}" y="${inset - width / 2}" width="${length - 2 * inset}" height="${width - 2 * inset}" rx="${round}" ${more}/>`
  if (kind === 'tunnel') {
    return (
      rect(0, 2, `fill="${colors.tunnel}"`) +
      rect(1.1, 0, 'fill="none" stroke="#fff6dc" stroke-width="1.5" stroke-dasharray="2.6 2.6"') +
      rect(2.3, 1, `fill="${fill}"`)
    )
  }
  return rect(0.8, kind === 'ferry' ? 5.7 : 2, `fill="${fill}" stroke="${colors.edge}" stroke-width=".8"`)
}

/** What each space of an empty route shows: a blank with the symbol of its colour, a locomotive, a note. */
export interface SpaceFace {
  use: string
  locomotive: boolean
  note: string
}

export function facesOf(route: RouteInfo): SpaceFace[] {
  const count = Math.min(route.symbols, route.length)
  const shown = new Set(Array.from({ length: count }, (_, k) => Math.floor(((k + 0.5) * route.length) / count)))
  const note = route.bonus_draw ? `+${route.bonus_draw}` : route.any_for_one ? `${route.any_for_one}:1` : ''
  const special = note ? specialSpace(route.length, shown) : -1
  return Array.from({ length: route.length }, (_, k) => {
    const locomotive = shown.has(k)
    const bare = locomotive || k === special || route.color === 'gray'
    return { use: `${route.kind}-${route.color}${bare ? '-bare' : ''}`, locomotive, note: k === special ? note : '' }
  })
}

/** The space that says what is special: one without a locomotive if there is one, near the middle. */
function specialSpace(length: number, shown: ReadonlySet<number>): number {
  const middle = (length - 1) / 2
  const cost = (k: number) => (shown.has(k) ? length : 0) + Math.abs(k - middle)
  return Array.from({ length }, (_, k) => k).reduce((best, k) => (cost(k) < cost(best) ? k : best), 0)
}

const KNOWN_CODES: Record<string, string> = {
  Denmark: 'DK', Estonia: 'EE', Finland: 'FI', Latvia: 'LV', Lithuania: 'LT', Norway: 'NO', Poland: 'PL', Russia: 'RU', Sweden: 'SE',
}

/** Two letters for each country, all different. */
export function countryCodes(countries: readonly string[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const country of countries) if (KNOWN_CODES[country]) codes.set(country, KNOWN_CODES[country])
  for (const country of [...new Set(countries)].sort()) {
    if (codes.has(country)) continue
    const letters = [...country.toUpperCase()].filter((letter) => /\p{L}/u.test(letter))
    const first = letters[0] ?? '?'
    const choices = [...letters.slice(1).map((letter) => first + letter), first, ...'23456789'.split('').map((d) => first + d)]
    const taken = new Set(codes.values())
    codes.set(country, choices.find((code) => !taken.has(code)) ?? first)
  }
  return codes
}
