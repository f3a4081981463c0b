/**
 * What the person at this seat is about to do: the colour in hand, the step in progress, the plan for the next turn.
 * Steps that have only one answer are skipped. Everything that is possible comes from the server's menu.
 */

import type { CardCounts, CardName } from '../generated/protocol'
import { cardTotal, formatCard, formatCards } from './cards'
import type { Board } from './edition'
import { paymentsIn, type Payment } from './menu'
import { settings } from './settings.svelte'
import type { TableStore } from './table.svelte'

export type Target = { what: 'claim'; id: string } | { what: 'station'; id: string }

export type Step =
  /** Ways to pay; a single one waits for a last word. */
  | { kind: 'pay'; target: Target; payments: readonly Payment[] }
  /** Cards picked one by one. */
  | { kind: 'pick'; target: Target; cards: CardCounts }
  /** Everything that can be done at a city. */
  | { kind: 'city'; city: string }
  /** A route that cannot be claimed, and why. */
  | { kind: 'why'; target: Target }
  /** Tickets cost a turn: a last word. */
  | { kind: 'tickets' }

export type Plan =
  | { kind: 'claim'; route: string; color: CardName | null }
  | { kind: 'take'; card: CardName }
  | { kind: 'draw' }
  | { kind: 'tickets' }

export class Turn {
  readonly table: TableStore
  board: Board | null = null
  color = $state<CardName | null>(null)
  step = $state.raw<Step | null>(null)
  plan = $state.raw<Plan | null>(null)
  /** A plan that could not be carried out, to be shown once. */
  failedPlan = $state.raw<Plan | null>(null)

  constructor(table: TableStore) {
    this.table = table
  }

  /** The routes that can be claimed now, in the chosen colour if there is one. */
  readonly payable = $derived.by(() => {
    const routes = new Set<string>()
    for (const [route, payments] of this.table.menu.claims) {
      if (this.color === null || paymentsIn(payments, this.color).length) routes.add(route)
    }
    return routes
  })

  get canPlan(): boolean {
    const { view, seat, over } = this.table
    return view !== null && seat !== null && !over && view.phase !== 'opening' && !this.table.myTurn
  }

  cancel(): void {
    if (this.step) this.step = null
    else if (this.color) this.color = null
    else this.plan = null
  }

  chooseColor(card: CardName): void {
    this.color = this.color === card ? null : card
    this.step = null
  }

  take(card: CardName): void {
    if (this.table.menu.take.has(card)) this.#send(`take ${formatCard(card)}`)
    else if (this.canPlan) this.#toggle({ kind: 'take', card })
  }

  draw(): void {
    if (this.table.menu.draw) this.#send('draw')
    else if (this.canPlan) this.#toggle({ kind: 'draw' })
  }

  drawTickets(sure = false): void {
    if (this.table.menu.tickets) {
      if (!sure && settings.values.confirmTickets) this.step = { kind: 'tickets' }
      else this.#send('tickets')
    } else if (this.canPlan) this.#toggle({ kind: 'tickets' })
  }

  /** Somebody pointed at a route, perhaps with a card of a colour. */
  pickRoute(route: string, color: CardName | null = this.color): void {
    if (this.canPlan) {
      this.#toggle({ kind: 'claim', route, color })
      return
    }
    const wanted = this.#trackFor(route, color)
    const payments = this.table.menu.claims.get(wanted) ?? []
    const inColor = color ? paymentsIn(payments, color) : payments
    const target: Target = { what: 'claim', id: wanted }
    // Not in this colour, but in another: that is for the person to say.
    if (!inColor.length && payments.length) this.step = { kind: 'pay', target, payments }
    else this.#offer(target, inColor)
  }

  pickCity(city: string): void {
    this.step = { kind: 'city', city }
  }

  buildStation(city: string): void {
    this.#offer({ what: 'station', id: city }, this.table.menu.stations.get(city) ?? [])
  }

  /** Pay with cards of one's own choice. */
  pickByHand(target: Target): void {
    this.step = { kind: 'pick', target, cards: {} }
  }

  setPicked(card: CardName, count: number): void {
    if (this.step?.kind !== 'pick') return
    this.step = { ...this.step, cards: { ...this.step.cards, [card]: count } }
  }

  payPicked(): void {
    if (this.step?.kind !== 'pick' || cardTotal(this.step.cards) === 0) return
    const { target, cards } = this.step
    this.#send(`${target.what} ${target.id} ${formatCards(cards)}`)
  }

  pay(payment: Payment): void {
    this.#send(payment.action)
  }

  keep(tickets: readonly string[]): void {
    this.#send(`keep ${tickets.join(' ')}`)
  }

  /** A whole action in notation: one without a choice in it, such as `pass`, or what somebody has typed. */
  submit(action: string): void {
    this.#send(action)
  }

  /** Called when the position has changed: what was begun may be over, what was planned may be possible now. */
  settle(): void {
    const { menu, view } = this.table
    if (!view) return
    if (this.step && !this.#stillPossible(this.step)) this.step = null
    if (this.color && !((view.seat === null ? null : view.hands[view.seat])?.[this.color] ?? 0)) this.color = null
    if (this.plan && this.table.myTurn && view.phase === 'turn' && this.table.pending === null) {
      const plan = this.plan
      this.plan = null
      if (plan.kind === 'draw' && menu.draw) this.#send('draw')
      else if (plan.kind === 'take' && menu.take.has(plan.card)) this.take(plan.card)
      else if (plan.kind === 'tickets' && menu.tickets) this.#send('tickets')
      else if (plan.kind === 'claim' && menu.claims.has(plan.route)) this.#claimPlanned(plan.route, plan.color)
      else this.failedPlan = plan
    }
  }

  #claimPlanned(route: string, color: CardName | null): void {
    const payments = this.table.menu.claims.get(route) ?? []
    const inColor = color ? paymentsIn(payments, color) : payments
    const choice = inColor.length ? inColor : payments
    if (choice.length === 1) this.#send(choice[0]!.action)
    else this.step = { kind: 'pay', target: { what: 'claim', id: route }, payments: choice }
  }

  /** The track beside a route that a colour pays for, when the route itself cannot be had in it. */
  #trackFor(route: string, color: CardName | null): string {
    const { claims } = this.table.menu
    const pays = (id: string) => {
      const payments = claims.get(id) ?? []
      return color ? paymentsIn(payments, color).length > 0 : payments.length > 0
    }
    if (!this.board || pays(route)) return route
    return this.board.twins(route).find((twin) => pays(twin.id))?.id ?? route
  }

  #offer(target: Target, payments: readonly Payment[]): void {
    if (payments.length === 0) this.step = { kind: 'why', target }
    else if (payments.length === 1 && !settings.confirms) this.#send(payments[0]!.action)
    else this.step = { kind: 'pay', target, payments }
  }

  #toggle(plan: Plan): void {
    this.plan = JSON.stringify(plan) === JSON.stringify(this.plan) ? null : plan
  }

  #send(action: string): void {
    this.step = null
    this.color = null
    this.plan = null
    this.table.act(action)
  }

  #stillPossible(step: Step): boolean {
    if (step.kind === 'city') return true
    if (step.kind === 'why') return this.table.myTurn
    if (step.kind === 'tickets') return this.table.menu.tickets
    const { what, id } = step.target
    const possible = (what === 'claim' ? this.table.menu.claims : this.table.menu.stations).has(id)
    return possible || (step.kind === 'pick' && this.table.myTurn && this.table.view?.phase === 'turn')
  }
}
