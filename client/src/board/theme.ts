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

/** The colours of open spaces, which go back a little into the land. */
export interface SpaceColors {
  /** In the order of the cards, then gray. */
  fills: string[]
  /** Of the symbols on them. */
  marks: string[]
  edge: string
  /** Between the dashes of a tunnel's rim. */
  tunnel: string
}

const spaces: Record<string, SpaceColors> = drawing.spaces

export const spaceColors = (theme: Theme) => spaces[theme.id]!

const graySpace = drawing.graySpace
export const locomotiveShape = drawing.locomotive

export function colorOf(card: CardName | 'gray'): string {
  const index = COLORS.indexOf(card as ColorName)
  return index < 0 ? graySpace : drawing.routeColors[index]!
}

/** The symbol of a card as SVG, around the origin, about 15 by 10. */
export function symbolOf(card: CardName): string {
  if (card === 'locomotive') return `<g fill="#2a2118">${drawing.locomotive}</g>`
  return symbolIn(card, drawing.marks[COLORS.indexOf(card)]!)
}

/** The symbol of a colour, drawn in another one. */
export function symbolIn(color: ColorName, mark: string): string {
  const shape = (drawing.colorShapes as Record<string, string>)[color] ?? ''
  return `<g fill="${mark}">${shape.replaceAll('{mark}', mark)}</g>`
}

export const SEATS = drawing.playerColors.length
export const playerColor = (seat: number) => drawing.playerColors[seat % SEATS]!
/** A train of a seat's colour and pattern, and its station. */
export const train = (seat: number) => drawing.trains[seat % SEATS]!
export const station = (seat: number) => drawing.stations[seat % SEATS]!
/** The dark outline of whatever a player has put on the board. */
export const casing = drawing.casing
