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
/** The width of the column or row of buttons in the lower right corner: what is under them can be moved away. */
export const BUTTONS = 60

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
  if (whole.k >= 0.9 * readable) return whole // a little smaller is better than cut off
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

/**
 * A camera that shows a whole box of the board with some air around it. What it keeps free at the right or at the bottom
 * may push the board out of its place, and make it a little smaller than it could be.
 */
export function frame(
  box: readonly [number, number, number, number],
  board: Size,
  window: Size,
  { air = 60, right = 0, bottom = 0 } = {},
): Camera {
  const { least, most } = limits(board, window)
  const pushed = right > 0 || bottom > 0
  const [width, height] = [window.width - right, window.height - bottom]
  const wanted = Math.min(width / (box[2] + 2 * air), height / (box[3] + 2 * air))
  const k = Math.min(Math.max(wanted, pushed ? 0.7 * least : least), most)
  const x = width / 2 - (box[0] + box[2] / 2) * k
  const y = height / 2 - (box[1] + box[3] / 2) * k
  return pushed ? { k, x, y } : clamp({ k, x, y }, board, window)
}

/** Clamp: a board smaller than the viewport is centred; a larger one leaves at most a margin empty, and room for the buttons. */
function clamp(camera: Camera, board: Size, window: Size): Camera {
  return {
    k: camera.k,
    x: along(camera.x, board.width * camera.k, window.width),
    y: along(camera.y, board.height * camera.k, window.height),
  }
}

function along(at: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2
  return Math.min(Math.max(at, room - length - BUTTONS), MARGIN)
}
