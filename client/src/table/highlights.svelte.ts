/** What is hovered, listed or part of the step in progress, and how the board highlights it. */

import type { Hit, HighlightedPath, Link, Place, Ring } from '../board/Board.svelte'
import type { Board } from '../lib/edition'
import { trainsAfter } from '../lib/preview'
import type { TableStore } from '../lib/table.svelte'
import type { Turn } from '../lib/turn.svelte'

export class Highlights {
  hovered = $state.raw<{ hit: Hit; at: Place } | null>(null)
  /** A route hovered in a list. */
  listedRoute = $state<string | null>(null)
  hoveredTicket = $state<string | null>(null)
  pinnedTicket = $state<string | null>(null)
  /** The tickets on offer that are to be kept. */
  chosenTickets = $state.raw<readonly string[]>([])
  /** The routes that count for the bonus card one is reading. */
  bonusPaths = $state.raw<readonly HighlightedPath[]>([])

  readonly #table: TableStore
  readonly #turn: Turn
  readonly #board: Board

  constructor(turn: Turn, board: Board) {
    this.#table = turn.table
    this.#turn = turn
    this.#board = board
  }

  readonly choosingTickets = $derived.by(() => this.#table.menu.keep.length > 0)
  readonly progress = $derived.by(() => new Map(this.#table.progress?.tickets.map((line) => [line.ticket, line])))
  readonly ticket = $derived(this.hoveredTicket ?? this.pinnedTicket)

  /** The route of the step in progress. */
  readonly stepRoute = $derived.by(() => {
    const step = this.#turn.step
    return step && 'target' in step && step.target.what === 'claim' ? step.target.id : null
  })
  readonly premoveRoute = $derived.by(() => (this.#turn.premove?.kind === 'claim' ? this.#turn.premove.route : null))

  /** The route that is highlighted at the moment. */
  readonly route = $derived.by(() => {
    const hovered = this.hovered?.hit.kind === 'route' ? this.hovered.hit.id : null
    return hovered ?? this.listedRoute ?? this.stepRoute ?? this.premoveRoute
  })

  readonly lit = $derived.by<ReadonlySet<string>>(() =>
    this.#turn.step?.kind === 'city' || this.choosingTickets ? new Set() : this.#turn.payable,
  )

  /** A preview of our own trains on the route. */
  readonly ghost = $derived.by(() => {
    const { seat, view } = this.#table
    const route = this.route ? this.#board.routes.get(this.route) : null
    if (!route || seat === null || !view || view.routes[route.id] !== undefined) return null
    return trainsAfter(view, seat, route) === null ? null : { route: route.id, seat }
  })

  readonly rings = $derived.by(() => {
    const found = new Map<string, Ring>()
    const ring = (id: string, kind: Ring) => {
      const ticket = this.#board.tickets.get(id)
      if (ticket) for (const city of [ticket.a, ticket.b]) found.set(city, kind)
    }
    if (this.choosingTickets) {
      for (const id of this.#table.view?.offer ?? []) ring(id, 'offer')
      for (const id of this.chosenTickets) ring(id, 'ticket')
    } else {
      for (const line of this.progress.values()) if (line.status === 'open') ring(line.ticket, 'end')
    }
    if (this.ticket) ring(this.ticket, this.progress.get(this.ticket)?.status === 'done' ? 'done' : 'ticket')
    const route = this.route ? this.#board.routes.get(this.route) : null
    if (route) for (const city of [route.a, route.b]) found.set(city, 'can')
    const step = this.#turn.step
    if (step && 'target' in step && step.target.what === 'station') found.set(step.target.id, 'can')
    return found
  })

  /** Straight lines for the tickets on offer. */
  readonly links = $derived.by<readonly Link[]>(() => {
    if (!this.choosingTickets) return []
    return (this.#table.view?.offer ?? []).map((id) => {
      const { a, b } = this.#board.tickets.get(id)!
      return { a, b, strong: this.ticket === id, chosen: this.chosenTickets.includes(id) }
    })
  })

  /** The routes that count for an open bonus card, or those still missing for the highlighted ticket. */
  readonly paths = $derived.by<readonly HighlightedPath[]>(() => {
    if (this.bonusPaths.length) return this.bonusPaths
    const id = this.ticket
    if (!id) return []
    const line = this.progress.get(id) ?? this.#table.progress?.offer.find((other) => other.ticket === id)
    return line ? [{ routes: line.way }] : []
  })

  /** The city that a step is about: what is shown for the step keeps away from it. */
  readonly anchorCity = $derived.by(() => {
    const step = this.#turn.step
    if (step?.kind === 'city') return step.city
    if (step && 'target' in step && step.target.what === 'station') return step.target.id
    return this.#board.routes.get(this.stepRoute ?? this.#table.view?.tunnel?.route ?? '')?.a ?? null
  })

  pin(ticket: string): void {
    this.pinnedTicket = this.pinnedTicket === ticket ? null : ticket
  }
}
