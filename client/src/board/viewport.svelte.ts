/**
 * The viewport onto a board: its size, its camera, and what is under a point of the window. Zooming redraws the board, so
 * that is debounced; until then the drawing is only scaled.
 */

import { untrack } from 'svelte'
import type { Geometry } from '../generated/protocol'
import { hitTest, type Hit, type Point } from '../lib/geometry'
import * as cameras from './camera'
import { union, type Box } from './label-boxes'

const REDRAW_DEBOUNCE_MS = 140

/** A point in window coordinates. */
export interface Place {
  x: number
  y: number
}

/** To be constructed during the initialization of a component: its effect ends with it. */
export class Viewport {
  /** The element that shows the board; bound, like its size, by the component. */
  element = $state.raw<HTMLElement>()
  width = $state(0)
  height = $state(0)
  camera = $state.raw<cameras.Camera>({ k: 0, x: 0, y: 0 })
  /** The zoom for which the board is drawn; the camera may be ahead of it for a moment. */
  drawn = $state(0)

  readonly #geometry: () => Geometry
  readonly #window = $derived({ width: this.width, height: this.height })
  /** How the camera came to be where it is; null once somebody has moved it by hand. */
  #automatic: (() => cameras.Camera) | null
  #openedFor = 0
  #redraw: ReturnType<typeof setTimeout> | undefined

  constructor(geometry: () => Geometry) {
    this.#geometry = geometry
    this.#automatic = this.#opening
    $effect(() => {
      const { width, height } = this
      if (width && height) this.#resized()
    })
  }

  /** The size of the board in its own units. */
  get size(): cameras.Size {
    const [, , width, height] = this.#geometry().view
    return { width, height }
  }

  /** The buttons lie where the whole board leaves room: below it in a row, or beside it in a column. */
  get buttonsInRow(): boolean {
    return this.size.width * this.height > this.size.height * this.width
  }

  pan(dx: number, dy: number): void {
    this.#set(cameras.moveBy(this.camera, dx, dy, this.size, this.#window))
  }

  /** Zoom around a place of the window, or around the middle. */
  zoom(factor: number, place?: Place): void {
    const box = this.#box()
    const at = place ? { x: place.x - box.left, y: place.y - box.top } : { x: this.width / 2, y: this.height / 2 }
    this.#set(cameras.zoomAt(this.camera, at, factor, this.size, this.#window))
  }

  fitAll(): void {
    this.#set(cameras.contain(this.size, this.#window))
  }

  /** Back to the initial view. */
  reset(): void {
    this.#set(this.#opening(), this.#opening)
  }

  /**
   * Where the window is too small for the whole board, show these cities with their names, as large as they fit, until
   * the board is moved. `namesAt` says where names are at a zoom.
   */
  fitCities(cities: readonly string[], namesAt: (k: number) => readonly Box[]): void {
    const geometry = this.#geometry()
    const marks = cities.flatMap((city): Box[] => (geometry.cities[city] ? [[...geometry.cities[city], 0, 0]] : []))
    if (marks.length === 0 || !this.width) return
    const fit = () => {
      const whole = cameras.contain(this.size, this.#window)
      if (this.#opening().k === whole.k) return whole
      const free = this.buttonsInRow ? { bottom: cameras.BUTTONS } : { right: cameras.BUTTONS }
      return this.#framing(marks, namesAt, {}) ?? this.#framing(marks, namesAt, free) ?? whole
    }
    this.#set(fit(), fit)
  }

  /** A camera that shows marks and names; null if some of them would be cut off or covered. */
  #framing(
    marks: readonly Box[], namesAt: (k: number) => readonly Box[], free: { right?: number; bottom?: number },
  ): cameras.Camera | null {
    let camera = cameras.frame(union(marks), this.size, this.#window, free)
    // Names are larger on the board the farther away one is, so that the first frame may be too narrow for them.
    for (let attempt = 0; attempt < 4; attempt++) {
      const names = namesAt(camera.k)
      if (names.every((name) => this.#uncovered(name, camera))) return camera
      camera = cameras.frame(union([...marks, ...names]), this.size, this.#window, { ...free, air: 16 })
    }
    return null
  }

  /** Whether a box of the board is wholly in the window and not under the buttons of its corner. */
  #uncovered([x, y, width, height]: Box, { k, ...at }: cameras.Camera): boolean {
    const [left, top, right, bottom] = [at.x + x * k, at.y + y * k, at.x + (x + width) * k, at.y + (y + height) * k]
    const [across, high] = this.buttonsInRow ? [3, 1] : [1, 3]
    const underButtons = right > this.width - across * cameras.BUTTONS && bottom > this.height - high * cameras.BUTTONS
    return left >= 0 && top >= 0 && right <= this.width && bottom <= this.height && !underButtons
  }

  /** Pan to a city if it is out of view. */
  reveal(city: string): void {
    const at = this.#geometry().cities[city]
    if (at) this.#set(cameras.reveal(this.camera, at, this.size, this.#window))
  }

  /** Hit test at a place of the window, within a reach in pixels. */
  hitAt({ x, y }: Place, reach: number): Hit | null {
    const box = this.#box()
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null
    const { camera } = this
    const point: Point = [(x - box.left - camera.x) / camera.k, (y - box.top - camera.y) / camera.k]
    return hitTest(this.#geometry(), point, reach / camera.k)
  }

  /** Where a point of the board is in the window. */
  placeOf([x, y]: Point): Place {
    const box = this.#box()
    const { camera } = this
    return { x: box.left + camera.x + x * camera.k, y: box.top + camera.y + y * camera.k }
  }

  #box(): DOMRect {
    return this.element!.getBoundingClientRect()
  }

  readonly #opening = (): cameras.Camera => cameras.opening(this.size, this.#window)

  #resized(): void {
    const camera = untrack(() => this.camera)
    const begin = this.#automatic === this.#opening
    // In its initial view, a window that only becomes higher or lower, as when a panel opens, leaves the board where it is.
    const stays = begin && this.#openedFor === this.width && this.size.width * camera.k > this.width
    const next = this.#automatic && !stays ? this.#automatic() : cameras.moveBy(camera, 0, 0, this.size, this.#window)
    this.#openedFor = this.width
    this.camera = next
    this.drawn = next.k
  }

  #set(next: cameras.Camera, automatic: (() => cameras.Camera) | null = null): void {
    this.#automatic = automatic
    this.camera = next
    if (next.k === this.drawn) return
    clearTimeout(this.#redraw)
    this.#redraw = setTimeout(() => (this.drawn = this.camera.k), REDRAW_DEBOUNCE_MS)
  }
}
