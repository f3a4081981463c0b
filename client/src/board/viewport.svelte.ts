/**
 * The viewport onto a board: its size, its camera, and what is under a point of the window. Zooming redraws the board, so
 * that is debounced; until then the drawing is only scaled.
 */

import { untrack } from 'svelte'
import type { Geometry } from '../generated/protocol'
import { hitTest, type Hit, type Point } from '../lib/geometry'
import * as cameras from './camera'

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
  /** Whether the camera is still where it began. */
  #untouched = true
  #openedFor = 0
  #redraw: ReturnType<typeof setTimeout> | undefined

  constructor(geometry: () => Geometry) {
    this.#geometry = geometry
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
    this.#set(cameras.opening(this.size, this.#window))
    this.#untouched = true
  }

  fitCities(cities: readonly string[]): void {
    const geometry = this.#geometry()
    const points = cities.flatMap((city) => (geometry.cities[city] ? [geometry.cities[city]] : []))
    if (points.length === 0 || !this.width) return
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    this.#set(cameras.frame([left, top, Math.max(...xs) - left, Math.max(...ys) - top], this.size, this.#window))
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

  #resized(): void {
    const camera = untrack(() => this.camera)
    // A window that only becomes higher or lower, as when a panel opens, leaves the board where it is.
    const begin = this.#untouched && (this.#openedFor !== this.width || this.size.width * camera.k <= this.width)
    const next = begin ? cameras.opening(this.size, this.#window) : cameras.moveBy(camera, 0, 0, this.size, this.#window)
    this.#openedFor = this.width
    this.camera = next
    this.drawn = next.k
  }

  #set(next: cameras.Camera): void {
    this.#untouched = false
    this.camera = next
    if (next.k === this.drawn) return
    clearTimeout(this.#redraw)
    this.#redraw = setTimeout(() => (this.drawn = this.camera.k), REDRAW_DEBOUNCE_MS)
  }
}
