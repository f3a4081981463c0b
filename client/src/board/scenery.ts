/** Sea, land and sky as SVG: everything that lies under the cities and the routes. */

import type { Geometry } from '../generated/protocol'
import type { Theme } from './theme'

const SHALLOW_WIDTHS = [30, 18, 8]
const ICE: Record<string, string> = { light: '#1687b8', dark: '#8fe3ff' }

export function sceneryDefinitions(prefix: string, theme: Theme): string {
  const parts = [gradient(`${prefix}sea`, theme.sea), gradient(`${prefix}land`, theme.land)]
  if (theme.sky === 'aurora' && theme.mode === 'dark') {
    parts.push(
      `<filter id="${prefix}blur" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>`,
    )
    for (const [name, low, high] of [
      ['g', '#38f5a0', '#1fb7c9'],
      ['v', '#7d5cff', '#c24bd6'],
    ]) {
      parts.push(
        `<linearGradient id="${prefix}aurora-${name}" x1="0" y1="1" x2="0" y2="0">` +
          `<stop offset="0" stop-color="${low}" stop-opacity="0"/><stop offset=".12" stop-color="${low}" stop-opacity=".75"/>` +
          `<stop offset=".5" stop-color="${high}" stop-opacity=".32"/><stop offset="1" stop-color="${high}" stop-opacity="0"/>` +
          '</linearGradient>',
      )
    }
  }
  if (theme.sky === 'sun') {
    const [glow, strength] = theme.mode === 'light' ? ['#ffe9c9', '.85'] : ['#f0a36b', '.4']
    parts.push(
      `<radialGradient id="${prefix}sun" cx=".02" cy="1" r=".85"><stop offset="0" stop-color="${glow}" ` +
        `stop-opacity="${strength}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    )
  }
  return parts.join('')
}

/** From the sea up to the mountains and the frame of the sheet. */
export function scenery(prefix: string, geometry: Geometry, theme: Theme): string {
  const [, , width, height] = geometry.view
  const layers = geometry.background
  const parts = [`<rect width="${width}" height="${height}" fill="url(#${prefix}sea)"/>`]
  if (layers.grid) parts.push(`<path d="${layers.grid}" fill="none" stroke="${theme.grid}" opacity=".4"/>`)
  if (layers.land) {
    parts.push(`<g fill="none" stroke-linejoin="round"><path id="${prefix}shore" d="${layers.land}" stroke="none"/>`)
    theme.shallows.forEach((color, k) =>
      parts.push(`<use href="#${prefix}shore" stroke="${color}" stroke-width="${SHALLOW_WIDTHS[k]}"/>`),
    )
    parts.push(
      `</g><use href="#${prefix}shore" fill="url(#${prefix}land)" stroke="${theme.shore}" stroke-width="1.2" ` +
        'stroke-linejoin="round" fill-rule="evenodd"/>',
    )
  }
  if (layers.borders) {
    parts.push(
      `<path d="${layers.borders}" fill="none" stroke="${theme.border}" stroke-width="1.6" stroke-dasharray="7 4 2 4" ` +
        'stroke-linejoin="round" opacity=".8"/>',
    )
  }
  if (layers.lakes) {
    parts.push(`<path d="${layers.lakes}" fill="${theme.lake}" stroke="${theme.shore}" stroke-width=".9"/>`)
  }
  for (const [x, y, size] of geometry.peaks) parts.push(peak(x, y, size, theme))
  if (theme.sky === 'sun') parts.push(`<rect width="${width}" height="${height}" fill="url(#${prefix}sun)"/>`)
  if (theme.sky === 'aurora' && theme.mode === 'dark') parts.push(aurora(prefix, width, height))
  if (geometry.rose) parts.push(rose(...geometry.rose, theme))
  if (layers.circle) {
    parts.push(
      `<g fill="none"><path d="${layers.circle}" stroke="${theme.halo}" stroke-width="5" opacity=".55"/>` +
        `<path d="${layers.circle}" stroke="${ICE[theme.mode]}" stroke-width="2.4" stroke-dasharray="14 7"/></g>`,
    )
  }
  parts.push(
    `<g fill="none" stroke="${theme.ink}" opacity=".55">` +
      `<rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="9" stroke-width="2.4"/>` +
      `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="6" stroke-width=".9"/></g>`,
  )
  return parts.join('')
}

function gradient(id: string, [above, below]: readonly string[]): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/>` +
    `<stop offset="1" stop-color="${below}"/></linearGradient>`
  )
}

function peak(x: number, y: number, size: number, theme: Theme): string {
  const [sunny, shade, outline] = theme.peak
  const w = size * 0.95
  const top = y - size * 1.25
  return (
    `<path d="M${f(x - w)} ${y}L${x} ${f(top)}L${f(x + w)} ${y}" fill="${sunny}" stroke="${outline}" stroke-linejoin="round"/>` +
    `<path d="M${x} ${f(top)}L${f(x + w)} ${y}L${f(x + w * 0.15)} ${y}Z" fill="${shade}"/>`
  )
}

/** A compass rose: eight points, half of each in shadow, and an N for the north. */
function rose(x: number, y: number, radius: number, theme: Theme): string {
  const parts = [
    `<g transform="translate(${x} ${y})" stroke="${theme.ink}" stroke-width=".8" opacity=".62">` +
      `<circle r="${f(radius * 0.72)}" fill="none"/><circle r="${f(radius * 0.66)}" fill="none"/>`,
  ]
  for (const [reach, waist, first] of [
    [0.62, 0.16, 45],
    [0.95, 0.18, 0],
  ] as const) {
    const tip = radius * reach
    const side = radius * waist * 0.7071
    const half = `<path d="M0 0L${f(side)} ${f(-side)}L0 ${f(-tip)}Z"`
    const point = `${half} fill="${theme.ink}"/>${half} transform="scale(-1 1)" fill="${theme.paper}"/>`
    for (const turn of [0, 90, 180, 270]) parts.push(`<g transform="rotate(${first + turn})">${point}</g>`)
  }
  parts.push(
    `<text y="${f(-radius * 1.02)}" text-anchor="middle" font-size="${f(radius * 0.32)}" font-weight="700" ` +
      `fill="${theme.ink}" stroke="none">N</text></g>`,
  )
  return parts.join('')
}

/** Curtains of light in the northern sky, and stars above them. */
function aurora(prefix: string, width: number, height: number): string {
  const parts = [`<g filter="url(#${prefix}blur)" opacity=".8">`]
  for (const [name, foot, tall, wave, phase] of [
    ['g', 0.2, 0.16, 0.03, 0],
    ['v', 0.13, 0.15, 0.045, 1.9],
    ['g', 0.33, 0.13, 0.028, 3.6],
  ] as const) {
    const xs = Array.from({ length: 27 }, (_, k) => (width * (k - 1)) / 24)
    const low = xs.map((x) => height * (foot + wave * Math.sin((x / width) * 7 + phase) - (0.05 * x) / width))
    const top = xs.map((x, k) => low[k]! - height * tall * (1 + 0.25 * Math.sin((x / width) * 19 + phase)))
    const there = xs.map((x, k) => `${x.toFixed(0)},${low[k]!.toFixed(0)}`)
    const back = xs.map((x, k) => `${x.toFixed(0)},${top[k]!.toFixed(0)}`).reverse()
    parts.push(`<polygon points="${[...there, ...back].join(' ')}" fill="url(#${prefix}aurora-${name})"/>`)
  }
  parts.push('</g><g fill="#fff">')
  let seed = 7
  const next = () => (seed = (seed * 1103515 + 12345) % 2147483647)
  for (let k = 0; k < 90; k++) {
    const x = (next() / 2147483647) * width
    const y = (next() / 2147483647) ** 1.6 * height * 0.6
    parts.push(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.7 + ((seed >> 8) % 10) / 10)}" opacity=".55"/>`)
  }
  parts.push('</g>')
  return parts.join('')
}

function f(value: number): string {
  return String(Math.round(value * 10) / 10)
}
