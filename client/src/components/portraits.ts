/**
 * The faces of the cast: railway people, each drawn from a few shapes. A portrait is 48 by 48, meant to be shown at half of
 * that. Their names are those of `northline.bots.cast`.
 */

type Hair = 'short' | 'bob' | 'bun' | 'curly' | 'braids' | 'long' | 'none'
type Hat = 'peaked' | 'knit' | 'toque' | 'flat' | 'helmet' | 'pillbox'
type Extra = 'glasses' | 'moustache' | 'beard' | 'freckles' | 'scarf'

interface Looks {
  skin: string
  hair: string
  style: Hair
  hat?: readonly [Hat, string]
  coat: string
  back: string
  extras?: readonly Extra[]
}

const CAST: Readonly<Record<string, Looks>> = {
  Ingrid: { skin: '#f3cfb3', hair: '#d9b25f', style: 'braids', hat: ['peaked', '#27466b'], coat: '#27466b', back: '#bcd3df' },
  Olav: { skin: '#eec3a4', hair: '#d9d5cc', style: 'short', hat: ['knit', '#8c3b2e'], coat: '#3f5a43', back: '#d5dde3', extras: ['beard'] },
  Aino: { skin: '#f5d5bd', hair: '#a8743f', style: 'bob', hat: ['peaked', '#1f7470'], coat: '#1f7470', back: '#d9e6c8' },
  Eero: { skin: '#edc4a6', hair: '#2f2822', style: 'short', coat: '#33405c', back: '#c3bedd', extras: ['glasses'] },
  Freja: { skin: '#f6d3bd', hair: '#b9512c', style: 'long', hat: ['peaked', '#f4f1e8'], coat: '#2f4f77', back: '#b9dcd6' },
  Mads: { skin: '#f2c5aa', hair: '#7a5130', style: 'short', hat: ['toque', '#fffdf6'], coat: '#f0ece0', back: '#e4c9a8', extras: ['moustache'] },
  Biret: { skin: '#d9a57d', hair: '#1f1a17', style: 'braids', hat: ['knit', '#2d5aa0'], coat: '#a83a3a', back: '#dbe4ea', extras: ['freckles'] },
  Nils: { skin: '#f0c6a8', hair: '#b7622f', style: 'short', hat: ['helmet', '#e0a526'], coat: '#565b60', back: '#cfd3c4', extras: ['beard'] },
  Beatriz: { skin: '#d8a57f', hair: '#33221a', style: 'bun', hat: ['peaked', '#7b2740'], coat: '#7b2740', back: '#f0d9b8' },
  Giulia: { skin: '#dfb08b', hair: '#4a2d1d', style: 'curly', coat: '#c0632f', back: '#c8dcc2', extras: ['glasses'] },
  Henri: { skin: '#efc9ad', hair: '#3a2c22', style: 'short', hat: ['pillbox', '#5b3a78'], coat: '#5b3a78', back: '#e6d3de', extras: ['moustache'] },
  Zofia: { skin: '#f4d3ba', hair: '#e0c070', style: 'bob', coat: '#8a4a64', back: '#cfdceb', extras: ['glasses'] },
  Emre: { skin: '#c99468', hair: '#1e1915', style: 'short', hat: ['flat', '#6a5b44'], coat: '#8a5a2e', back: '#ead7ae', extras: ['moustache'] },
  Klara: { skin: '#f3d2bb', hair: '#c9c6c0', style: 'bun', coat: '#4b5a52', back: '#e3ddd0', extras: ['glasses'] },
  Oksana: { skin: '#f2cdb2', hair: '#6d4526', style: 'long', coat: '#c78a1d', back: '#c6d9ec', extras: ['scarf'] },
  Angus: { skin: '#f4cbb2', hair: '#a9552a', style: 'short', hat: ['flat', '#3d5244'], coat: '#4c4a46', back: '#d8d0e2', extras: ['scarf', 'freckles'] },
}

/** Whether a bot of this name has a face. */
export function isOfTheCast(name: string): boolean {
  return name in CAST
}

/** The portrait as SVG; for a bot of another name, a friendly engine. */
export function portraitOf(name: string): string {
  const looks = CAST[name]
  return looks ? person(looks) : ENGINE
}

function person({ skin, hair, style, hat, coat, back, extras = [] }: Looks): string {
  const has = (extra: Extra) => extras.includes(extra)
  return [
    `<circle cx="24" cy="24" r="24" fill="${back}"/>`,
    behind(style, hair),
    `<path d="M4 49c1-10 9-14 20-14s19 4 20 14z" fill="${coat}"/>`,
    `<path d="M20 28h8v8l-4 4-4-4z" fill="${skin}"/><path d="M20 31q4 3.4 8 0v3l-4 3-4-3z" fill="#000" opacity=".13"/>`,
    has('scarf')
      ? '<path d="M15 35q9 6 18 0l1.5 4q-10.5 6-21 0z" fill="#b23a2e"/><path d="M28 40l5 8h-6z" fill="#b23a2e"/>'
      : '<path d="M18.5 34.5 24 41l5.5-6.5" fill="none" stroke="#fff" stroke-width="1.6" opacity=".75"/>',
    `<circle cx="14.6" cy="23.5" r="2.2" fill="${skin}"/><circle cx="33.4" cy="23.5" r="2.2" fill="${skin}"/>`,
    `<ellipse cx="24" cy="22" rx="9.5" ry="11" fill="${skin}"/>`,
    has('beard')
      ? `<path d="M14.5 23c0 9 4 13.5 9.5 13.500S33.5 32 33.5 23c-1.5 3.5-4 4.5-9.5 4.500S16 26.5 14.5 23z" fill="${hair}"/>`
      : '',
    inFront(style, hair),
    '<g fill="#2a2118"><circle cx="20.2" cy="22.3" r="1.35"/><circle cx="27.8" cy="22.3" r="1.35"/></g>',
    '<path d="M20.4 28.300q3.6 2.6 7.2 0" fill="none" stroke="#7c3a2c" stroke-width="1.5" stroke-linecap="round"/>',
    has('moustache') ? `<path d="M24 25.800q-3.2-1.6-5.6 1.4 3.2 1.3 5.6-.2 2.4 1.5 5.6.2-2.4-3-5.6-1.400z" fill="${hair}"/>` : '',
    has('freckles') ? '<g fill="#9c5b3a" opacity=".7"><circle cx="18" cy="25" r=".6"/><circle cx="19.6" cy="25.7" r=".6"/><circle cx="28.4" cy="25.7" r=".6"/><circle cx="30" cy="25" r=".6"/></g>' : '',
    has('glasses')
      ? '<g fill="#fff" fill-opacity=".25" stroke="#2a2118" stroke-width="1.1"><circle cx="20" cy="22.3" r="3.3"/><circle cx="28" cy="22.3" r="3.3"/></g>'
      : '',
    hat ? hats[hat[0]](hat[1]) : '',
  ].join('')
}

function behind(style: Hair, hair: string): string {
  switch (style) {
    case 'long':
      return `<path d="M12.5 22c0-9 5-13 11.5-13s11.5 4 11.5 13l2 16H10.500z" fill="${hair}"/>`
    case 'bob':
      return `<path d="M12.5 22c0-9 5-13 11.5-13s11.5 4 11.5 13v9.500q-11.5 3.5-23 0z" fill="${hair}"/>`
    case 'braids':
      return `<path d="M14 18q-4 9-2.5 20l4 1q.5-9 1.5-16zM34 18q4 9 2.5 20l-4 1q-.5-9-1.5-16z" fill="${hair}"/>`
    case 'bun':
      return `<circle cx="24" cy="7.5" r="5.5" fill="${hair}"/>`
    case 'curly':
      return `<g fill="${hair}"><circle cx="14" cy="18" r="6"/><circle cx="34" cy="18" r="6"/><circle cx="13" cy="26" r="5"/><circle cx="35" cy="26" r="5"/><circle cx="19" cy="11" r="6"/><circle cx="29" cy="11" r="6"/></g>`
    default:
      return ''
  }
}

function inFront(style: Hair, hair: string): string {
  if (style === 'none') return ''
  return `<path d="M14.2 22c-1.2-10 3.8-13.5 9.8-13.500s11 3.5 9.8 13.500c-1-4-2.3-5.8-3.8-6.5-4 1.2-8.5 1.2-12-.2-2 1-3 3-3.8 6.700z" fill="${hair}"/>`
}

const hats: Readonly<Record<Hat, (color: string) => string>> = {
  peaked: (color) =>
    `<path d="M12.5 15c-1-6 4-10.5 11.5-10.500S36.5 9 35.5 15z" fill="${color}"/>` +
    '<path d="M13 14.500h22l2 3.300c-8-2.4-18-2.4-26 0z" fill="#1b1b22"/><circle cx="24" cy="10" r="2" fill="#e5b93c"/>',
  knit: (color) =>
    `<path d="M13.5 15c-.5-8 4-11.5 10.5-11.500S35 7 34.5 15z" fill="${color}"/>` +
    '<rect x="12.5" y="12.8" width="23" height="4.6" rx="2.3" fill="#f4efe2"/><circle cx="24" cy="3.5" r="2.8" fill="#f4efe2"/>',
  toque: (color) =>
    `<path d="M14 15V9.500c-4-5 1-9 4.5-7.5 2.5-3 8.5-3 11 0C33 .5 38 4.5 34 9.500V15z" fill="${color}" stroke="#cfc7b4"/>`,
  flat: (color) =>
    `<path d="M12.5 15.500c0-6 5-9.5 12-9.5 6.5 0 11 3 11 8z" fill="${color}"/><path d="M12.5 14.500q6-2.5 14-1.500l-14 4.500z" fill="#000" opacity=".35"/>`,
  helmet: (color) =>
    `<path d="M13 15.500c0-8 4.5-11.5 11-11.500s11 3.5 11 11.500z" fill="${color}"/><rect x="11" y="14" width="26" height="3" rx="1.5" fill="${color}"/>` +
    '<circle cx="24" cy="9.5" r="2.4" fill="#fffbe6" stroke="#7b5a10" stroke-width=".8"/>',
  pillbox: (color) =>
    `<path d="M14.5 6.500h19V14q-9.5 3-19 0z" fill="${color}"/><path d="M14.5 12q9.5 3 19 0" fill="none" stroke="#e5b93c" stroke-width="1.6"/>`,
}

const ENGINE =
  '<circle cx="24" cy="24" r="24" fill="#c9d2d8"/><path d="M13 16a11 11 0 0 1 22 0v18H13z" fill="#4d5f6d"/>' +
  '<circle cx="24" cy="20" r="8" fill="#e9eef1"/><g fill="#2a2118"><circle cx="21" cy="19.5" r="1.5"/><circle cx="27" cy="19.5" r="1.5"/></g>' +
  '<path d="M20.5 23.500q3.5 2.5 7 0" fill="none" stroke="#2a2118" stroke-width="1.5" stroke-linecap="round"/>' +
  '<rect x="10" y="34" width="28" height="5" rx="2" fill="#8c3b2e"/><path d="M14 44l4-5h12l4 5z" fill="#2f3a43"/>'
