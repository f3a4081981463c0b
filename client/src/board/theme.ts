/** Palettes and symbols of the boards, as `northline.drawing` has them. */

import drawing from '../generated/drawing.json'
import type { Atmosphere, CardName, ColorName } from '../generated/protocol'
import { COLORS } from '../lib/cards'

export interface Theme {
  id: string
  mode: string
  sea: string[]
  shallows: string[]
  land: string[]
  shore: string
  lake: string
  border: string
  grid: string
  peak: string[]
  ink: string
  halo: string
  paper: string
  city: string
  rail: string
  edge: string
  accent: string
  font: string
  sky: string
}

export type Mode = 'light' | 'dark'

const themes: Record<Atmosphere, Record<Mode, Theme>> = drawing.themes

/** What a board looks like by day or by night. */
export function themeOf(edition: { atmosphere: Atmosphere }, mode: Mode): Theme {
  return themes[edition.atmosphere][mode]
}

const graySpace = drawing.graySpace
export const locomotiveShape = drawing.locomotive

export function colorOf(card: CardName | 'gray'): string {
  const index = COLORS.indexOf(card as ColorName)
  return index < 0 ? graySpace : drawing.routeColors[index]!
}

/** The colour in which a colour's symbol is drawn on it. */
function markOf(card: CardName): string {
  return drawing.marks[COLORS.indexOf(card as ColorName)] ?? '#2a2118'
}

/** The symbol of a card as SVG, around the origin, about 15 by 10. */
export function symbolOf(card: CardName): string {
  if (card === 'locomotive') return `<g fill="#2a2118">${drawing.locomotive}</g>`
  const shape = (drawing.colorShapes as Record<string, string>)[card] ?? ''
  return `<g fill="${markOf(card)}">${shape.replaceAll('{mark}', markOf(card))}</g>`
}

export const playerColor = (seat: number) => drawing.playerColors[seat % drawing.playerColors.length]!
export const playerMark = (seat: number) => drawing.playerMarks[seat % drawing.playerMarks.length]!
export const playerPattern = (seat: number) =>
  drawing.patterns[seat % drawing.patterns.length]!.replaceAll('{mark}', playerMark(seat))
export const SEATS = drawing.playerColors.length
