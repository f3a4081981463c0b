/** What somebody does in the editor: the tool in hand, what is selected, and what a press or a key does to the map. */

import type { MapProblem, RegionPlaces } from '../generated/protocol'
import { COLORS } from '../lib/cards'
import { t } from '../lib/i18n'
import { refusalText } from '../lib/refusal-text'
import { readable, type Kind, type MapCity, type MapDocument, type MapRoute } from './document'
import type { DraftStore } from './draft.svelte'
import {
  addCity, addRoute, addTicket, changeEntries, deleteSelected, kindOf, likelyLength, moveCities, ofKind, ofLength, type RouteKind,
} from './edits'
import { countOf, NOTHING, only, present, single, together, toggled, type Selection } from './selection'
import { shortestWay } from './ways'
import { work, type Line } from './work'

export type Tool = 'move' | 'city' | 'route' | 'ticket'
export const TOOLS: readonly Tool[] = ['move', 'city', 'route', 'ticket']
export type Tab = Kind | 'rules' | 'bonus' | 'problems' | 'playtest' | 'publish'
export const TABS: readonly Tab[] = ['cities', 'routes', 'tickets', 'rules', 'bonus', 'problems', 'playtest', 'publish']
type At = readonly [number, number]

export class Editor {
  tool = $state<Tool>('move')
  /** Each press adds to what is selected: for fingers, which have no Shift. */
  several = $state(false)
  tab = $state<Tab>('cities')
  /** The first end of a route or a ticket that is being drawn. */
  from = $state<string | null>(null)
  /** The city that the keys are about. */
  cursor = $state<string | null>(null)
  /** How often each route is claimed, from 0 to 1, after a playtest. */
  heat = $state.raw<Readonly<Record<string, number>> | null>(null)
  /** What a screen reader is told of what the keys have done. */
  said = $state('')
  /** The map as it was when bots played on it last. */
  tested = $state.raw<MapDocument | null>(null)
  busy = $state(false)
  problem = $state('')
  world = $state.raw<RegionPlaces | null>(null)
  readonly draft: DraftStore
  #selected = $state.raw<Selection>(NOTHING)
  selection: Selection = $derived.by(() => present(this.#selected, this.draft.document))
  /** What the keys have been looking at last among the problems. */
  #problem = -1

  constructor(draft: DraftStore) {
    this.draft = draft
  }

  get one(): { kind: Kind; id: string } | null {
    return single(this.selection)
  }

  get board() {
    return this.draft.document.board
  }

  city = (id: string): MapCity | undefined => this.board.cities.find((city) => city.id === id)
  nameOf = (id: string): string => this.city(id)?.name || id
  endsOf = ({ from, to }: { from: string; to: string }): string => `${this.nameOf(from)} – ${this.nameOf(to)}`

  use(tool: Tool): void {
    this.tool = tool
    this.from = null
  }

  // Selecting

  select(selection: Selection): void {
    this.#selected = selection
    const chosen = single(selection)
    if (chosen?.kind === 'cities') this.cursor = chosen.id
    const lists: readonly Tab[] = ['cities', 'routes', 'tickets']
    if (chosen && lists.includes(this.tab)) this.tab = chosen.kind
  }

  /** Show a thing in its table, wherever one was. */
  show(kind: Kind, id: string): void {
    this.tab = kind
    this.select(only(kind, id))
  }

  /** A thing was pressed. */
  pick(kind: Kind, id: string, more = false): void {
    if (kind === 'cities' && (this.tool === 'route' || this.tool === 'ticket')) this.join(id, this.tool)
    else this.select(more || this.several ? toggled(this.#selected, kind, id) : only(kind, id))
  }

  /** A rectangle was drawn around things. */
  band(found: Selection, more: boolean): void {
    this.#selected = more || this.several ? together(this.selection, found) : found
    this.say(t('workshop.selected', { n: countOf(this.selection) }))
  }

  selectAll(): void {
    const all = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))
    this.#selected = { cities: all(this.board.cities), routes: all(this.board.routes), tickets: new Set() }
  }

  clear(): void {
    this.from = null
    this.#selected = NOTHING
  }

  // Drawing

  /** The second end makes a route or a ticket; the same city again takes the first one back. */
  join(city: string, what: 'route' | 'ticket'): void {
    const { draft, from } = this
    this.cursor = city
    if (from === null || from === city || !this.city(from)) {
      this.from = from === city ? null : city
      if (this.from) this.say(t('workshop.hint.second'))
      return
    }
    this.from = null
    if (what === 'route') {
      draft.change(addRoute(draft.document, from, city, likelyLength(draft.document, from, city)))
      this.show('routes', this.board.routes.at(-1)!.id)
    } else {
      draft.change(addTicket(draft.document, from, city, shortestWay(draft.document, from, city) ?? 5))
      this.show('tickets', this.board.tickets.at(-1)!.id)
    }
    this.tell()
  }

  /** A new city, with the name of the place that lies there. */
  newCity(at: At): void {
    const taken = new Set(this.board.cities.map((city) => city.name))
    let best: readonly [string, string, number] = [t('workshop.new_city'), t('workshop.country'), 1.2]
    for (const [name, country, lat, lon] of this.world?.places ?? []) {
      const far = Math.hypot(lat - at[0], (lon - at[1]) * Math.cos((lat * Math.PI) / 180))
      if (far < best[2] && !taken.has(name)) best = [name, country, far]
    }
    this.addCity(best[0], best[1], at)
  }

  addCity(name: string, country: string, at: At): void {
    this.draft.change(addCity(this.draft.document, name, country, at))
    this.show('cities', this.board.cities.at(-1)!.id)
    this.tell()
  }

  /** Cities are on their way, and then there. */
  move(places: ReadonlyMap<string, At>, done: boolean): void {
    this.draft.follow(moveCities(this.draft.document, places), [...places.keys()])
    if (done) this.draft.settle()
  }

  /** A step by the arrow keys: one for undo, however many there are. */
  nudge(places: ReadonlyMap<string, At>): void {
    this.draft.change(moveCities(this.draft.document, places), `nudge ${[...places.keys()].join(' ')}`)
  }

  remove(): void {
    const { selection } = this
    if (countOf(selection) === 0) return
    this.draft.change(deleteSelected(this.draft.document, selection))
    this.say(t('workshop.deleted', { n: countOf(selection) }))
    if (this.cursor && !this.city(this.cursor)) this.cursor = this.board.cities[0]?.id ?? null
  }

  /** Change all selected routes. */
  changeRoutes(change: Parameters<typeof changeEntries<MapRoute>>[3], burst = ''): void {
    const { routes } = this.selection
    if (routes.size) this.draft.change(changeEntries<MapRoute>(this.draft.document, 'routes', routes, change), burst)
    this.tell()
  }

  color(index: number): void {
    const color = index === 0 ? 'gray' : COLORS[index - 1]
    if (color) this.changeRoutes({ color })
  }

  lengthen(by: number): void {
    this.changeRoutes(ofLength((route) => route.length + by), 'length')
  }

  /** From regular to ferry to tunnel and back. */
  nextKind(): void {
    const order: readonly RouteKind[] = ['regular', 'ferry', 'tunnel']
    this.changeRoutes((route) => ofKind(order[(order.indexOf(kindOf(route)) + 1) % order.length]!)(route))
  }

  /** A route beside each selected one. */
  twin(): void {
    const twins = this.board.routes.filter((route) => this.selection.routes.has(route.id))
    if (twins.length === 0) return
    let { document } = this.draft
    const made: string[] = []
    for (const { id: _, from, to, length, group: __, ...more } of twins) {
      document = addRoute(document, from, to, length, more)
      made.push(document.board.routes.at(-1)!.id)
    }
    this.draft.change(document)
    this.select(only('routes', ...made))
    this.tell()
  }

  /** A set of tickets in the place of the ones there are. */
  async propose(): Promise<void> {
    const { draft } = this
    this.busy = true
    this.problem = ''
    try {
      const take = (line: Line) => {
        if (line.kind === 'document') {
          const { tickets } = readable(line.document).board
          draft.change({ ...draft.document, board: { ...draft.document.board, tickets } })
          this.tab = 'tickets'
        } else if (line.kind === 'refused') this.problem = line.message
        else if (line.kind === 'failed') this.problem = t('workshop.failed')
      }
      await draft.first(() => work('/api/workshop/work', { work: 'tickets', document: draft.document }, take, new AbortController().signal))
    } catch (error) {
      this.problem = refusalText(error)
    } finally {
      this.busy = false
    }
  }

  /** What somebody who has never made a map would do next. */
  get next(): 'cities' | 'routes' | 'tickets' | 'problems' | 'playtest' | 'publish' {
    const { cities, routes, tickets } = this.board
    const joined = new Set(routes.flatMap(({ from, to }) => [from, to]))
    if (cities.length < 3) return 'cities'
    if (cities.some(({ id }) => !joined.has(id))) return 'routes'
    if (tickets.length === 0) return 'tickets'
    if (this.draft.problems.length) return 'problems'
    return this.tested ? 'publish' : 'playtest'
  }

  goOn(): void {
    const { next } = this
    if (next === 'cities' || next === 'routes') this.use(next === 'cities' ? 'city' : 'route')
    else if (next === 'tickets') void this.propose()
    if (next === 'problems' || next === 'playtest' || next === 'publish') this.tab = next
  }

  // Going about by keys

  /** Another city for the keys, in the order of the list. */
  step(by: number): void {
    const cities = this.board.cities
    if (cities.length === 0) return
    const now = cities.findIndex(({ id }) => id === this.cursor)
    this.cursor = cities[(now + by + cities.length) % cities.length]!.id
  }

  /** The next of the routes that lead to the city of the keys. */
  nextRoute(): void {
    const routes = this.board.routes.filter(({ from, to }) => from === this.cursor || to === this.cursor)
    if (routes.length === 0) return
    const now = routes.findIndex(({ id }) => this.selection.routes.has(id))
    const { cursor } = this
    this.show('routes', routes[(now + 1) % routes.length]!.id)
    this.cursor = cursor
    this.tell()
  }

  nextProblem(by: number): void {
    const { problems } = this.draft
    this.say(problems.length ? '' : t('workshop.no_problems'))
    if (problems.length === 0) return
    this.#problem = (this.#problem + by + problems.length) % problems.length
    this.jump(problems[this.#problem]!)
    this.say(problems[this.#problem]!.message)
  }

  /** Where a problem is: `board.routes[17] (amsterdam-essen).color`. */
  jump({ key }: MapProblem): void {
    const found = /^board\.(cities|routes|tickets)(?:\[(\d+)\])?/.exec(key)
    if (!found) {
      this.tab = key.startsWith('board.bonus_cards') || key === 'rules.bonus_cards' || key === 'rules.tie_breakers' ? 'bonus' : 'rules'
      return
    }
    const kind = found[1] as Kind
    const entry = found[2] === undefined ? undefined : this.board[kind][Number(found[2])]
    if (entry) this.show(kind, entry.id)
    else this.tab = kind
  }

  // Telling what was done to those who cannot see it

  say(text: string): void {
    this.said = text
  }

  /** What is selected, in words. */
  tell(): void {
    const one = this.one
    if (!one) return this.say(t('workshop.selected', { n: countOf(this.selection) }))
    if (one.kind === 'cities') return this.say(t('workshop.city_at', { name: this.nameOf(one.id) }))
    const thing = (this.board[one.kind] as readonly { id: string; from: string; to: string }[]).find(({ id }) => id === one.id)!
    this.say(one.kind === 'tickets' ? this.endsOf(thing) : `${this.endsOf(thing)}, ${this.routeText(thing as MapRoute)}`)
  }

  routeText(route: MapRoute): string {
    const color = t(`card.${route.color}`)
    return [t('route.length', { n: route.length, color }), kindOf(route) === 'regular' ? '' : t(`workshop.kind.${kindOf(route)}`)].filter(Boolean).join(', ')
  }
}
