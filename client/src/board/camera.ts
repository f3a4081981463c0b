/** The viewport onto a board: `k` pixels a unit, the board's corner at `x`, `y` of the viewport. */

export interface Camera {
  k: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

const MARGIN = 8

/** The whole board, as large as it fits. */
export function contain(board: Size, window: Size): Camera {
  const k = Math.max(
    Math.min((window.width - 2 * MARGIN) / board.width, (window.height - 2 * MARGIN) / board.height),
    0.02,
  )
  return clamp({ k, x: 0, y: 0 }, board, window)
}

/** The initial view: the whole board or, on a small screen, as much of it as stays readable. */
export function opening(board: Size, window: Size): Camera {
  const whole = contain(board, window)
  const cover = Math.max(window.width / board.width, window.height / board.height)
  const readable = 0.5
  if (whole.k >= readable) return whole
  const k = Math.min(readable, Math.max(whole.k, cover))
  return clamp({ k, x: (window.width - board.width * k) / 2, y: (window.height - board.height * k) / 2 }, board, window)
}

export function limits(board: Size, window: Size): { least: number; most: number } {
  const least = contain(board, window).k
  return { least, most: Math.max(least * 1.5, 2.5 * Math.max(1, window.width / 1600)) }
}

/** Zoom so that what is under a point of the window stays there. */
export function zoomAt(camera: Camera, at: { x: number; y: number }, factor: number, board: Size, window: Size): Camera {
  const { least, most } = limits(board, window)
  const k = Math.min(Math.max(camera.k * factor, least), most)
  const ratio = k / camera.k
  return clamp({ k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, board, window)
}

export function moveBy(camera: Camera, dx: number, dy: number, board: Size, window: Size): Camera {
  return clamp({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, window)
}

/** Pan so that a point of the board is not too near the edge. */
export function reveal(camera: Camera, point: readonly [number, number], board: Size, window: Size): Camera {
  const room = Math.min(80, window.width / 5, window.height / 5)
  const x = camera.x + point[0] * camera.k
  const y = camera.y + point[1] * camera.k
  const dx = x < room ? room - x : x > window.width - room ? window.width - room - x : 0
  const dy = y < room ? room - y : y > window.height - room ? window.height - room - y : 0
  return moveBy(camera, dx, dy, board, window)
}

/** A camera that shows a whole box of the board, with a margin. */
export function frame(
  box: readonly [number, number, number, number],
  board: Size,
  window: Size,
): Camera {
  const { least, most } = limits(board, window)
  const air = 60
  const k = Math.min(
    Math.max(Math.min(window.width / (box[2] + 2 * air), window.height / (box[3] + 2 * air)), least),
    most,
  )
  const x = window.width / 2 - (box[0] + box[2] / 2) * k
  const y = window.height / 2 - (box[1] + box[3] / 2) * k
  return clamp({ k, x, y }, board, window)
}

/** Clamp: a board smaller than the viewport is centred; a larger one leaves at most a margin empty. */
function clamp(camera: Camera, board: Size, window: Size): Camera {
  return {
    k: camera.k,
    x: along(camera.x, board.width * camera.k, window.width),
    y: along(camera.y, board.height * camera.k, window.height),
  }
}

function along(at: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2
  return Math.min(Math.max(at, room - length - MARGIN), MARGIN)
}
