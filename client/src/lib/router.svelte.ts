/** A tiny router over the browser's history. */

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; id: string; code: string | null; watch: boolean; lesson: boolean }
  | { name: 'replay'; id: string; at: number | null; seat: number | null; analysis: boolean }
  | { name: 'edition'; id: string; rule: string | null }
  | { name: 'learn'; id: string | null }
  | { name: 'statistics'; id: string | null; player: string | null }
  | { name: 'games'; id: string | null }
  | { name: 'puzzles' }
  | { name: 'puzzle'; id: string; choice: PuzzleChoice }
  | { name: 'workshop'; id: string | null }
  | { name: 'device' }
  | { name: 'missing' }

/** Which puzzles somebody practises; null: any. */
export interface PuzzleChoice {
  daily: boolean
  edition: string | null
  theme: string | null
  difficulty: string | null
}

export function pageOf(url: { pathname: string; search: string }): Page {
  const [first, id, third] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const query = new URLSearchParams(url.search)
  if (first === undefined) return { name: 'lobby' }
  if (first === 'learn') return { name: 'learn', id: id ?? null }
  if (first === 'workshop') return { name: 'workshop', id: id ?? null }
  if (first === 'device') return { name: 'device' }
  if (first === 'statistics') return { name: 'statistics', id: id ?? null, player: third ?? null }
  if (first === 'games') return { name: 'games', id: id ?? null }
  if (first === 'puzzles' && id === undefined) return { name: 'puzzles' }
  if (id === undefined) return { name: 'missing' }
  switch (first) {
    case 'table':
      return { name: 'table', id, code: query.get('code'), watch: query.has('watch'), lesson: query.has('lesson') }
    case 'puzzles': {
      const choice = { daily: query.has('daily'), edition: query.get('edition'), theme: query.get('theme'), difficulty: query.get('difficulty') }
      return { name: 'puzzle', id, choice }
    }
    case 'replay':
      return { name: 'replay', id, at: number(query.get('at')), seat: number(query.get('seat')), analysis: query.has('analysis') }
    case 'edition':
      return { name: 'edition', id, rule: query.get('rule') }
    default:
      return { name: 'missing' }
  }
}

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

class Router {
  page = $state<Page>({ name: 'lobby' })

  start(): void {
    this.page = pageOf(location)
    addEventListener('popstate', () => (this.page = pageOf(location)))
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.page = pageOf(location)
    scrollTo(0, 0)
  }

  /** Handle links to our own pages without a page load. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
