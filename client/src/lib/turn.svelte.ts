/**
 * The turn of the player in front of this screen: the selected colour, the step in progress, the premove. Everything that
 * acts on the game goes through it. Steps with only one answer are skipped; what is possible comes from the server's menu.
 */

import type { CardCounts, CardName, RefusalInfo } from '../generated/protocol'
import { cardTotal, formatCard, formatCards } from './cards'
import type { Board } from './edition'
import { paymentsIn, type Payment } from './menu'
import { settings } from './settings.svelte'
import type { TableStore } from './table.svelte'

export type Target = { what: 'claim'; id: string } | { what: 'station'; id: string }

export type Step =
  /** Ways to pay; a single one waits for confirmation. */
  | { kind: 'pay'; target: Target; payments: readonly Payment[] }
  /** Cards picked one by one. */
  | { kind: 'pick'; target: Target; cards: CardCounts }
  /** Everything that can be done at a city. */
  | { kind: 'city'; city: string }
  /** A route that cannot be claimed, and why. */
  | { kind: 'why'; target: Target }
  /** Drawing tickets takes the whole turn: waits for confirmation. */
  | { kind: 'tickets' }

export interface ClaimPremove {
  kind: 'claim'
  route: string
  color: CardName | null
}

export type Premove =
  | ClaimPremove
  | { kind: 'take'; card: CardName }
  | { kind: 'draw' }
  | { kind: 'tickets' }

/** A premove that is not possible, with the reason if it is known. */
export interface FailedPremove {
  premove: Premove
  reason: RefusalInfo | null
}

export class Turn {
  readonly table: TableStore
  readonly #board: Board | null
  color = $state<CardName | null>(null)
  step = $state.raw<Step | null>(null)
  premove = $state.raw<Premove | null>(null)
  /** A premove that turned out to be impossible, to be reported. */
  failedPremove = $state.raw<FailedPremove | null>(null)

  /** Without a board, parallel routes are not tried. */
  constructor(table: TableStore, board: Board | null = null) {
    this.table = table
    this.#board = board
  }

  /** The routes that can be claimed now, in the chosen colour if there is one. */
  readonly payable = $derived.by(() => {
    const routes = new Set<string>()
    for (const [route, payments] of this.table.menu.claims) {
      if (this.color === null || paymentsIn(payments, this.color).length) routes.add(route)
    }
    return routes
  })

  /** How many routes a kind of card helps to pay for now. */
  routesPaidWith(card: CardName): number {
    let routes = 0
    for (const payments of this.table.menu.claims.values()) if (paymentsIn(payments, card).length) routes += 1
    return routes
  }

  get canPremove(): boolean {
    const { view, seat, over } = this.table
    return view !== null && seat !== null && !over && view.phase !== 'opening' && !this.table.myTurn
  }

  cancel(): void {
    if (this.step) this.step = null
    else if (this.color) this.color = null
    else this.premove = null
  }

  chooseColor(card: CardName): void {
    this.color = this.color === card ? null : card
    this.step = null
  }

  take(card: CardName): void {
    if (this.table.menu.take.has(card)) this.#send(`take ${formatCard(card)}`)
    else if (this.canPremove) this.#toggle({ kind: 'take', card })
  }

  draw(): void {
    if (this.table.menu.draw) this.#send('draw')
    else if (this.canPremove) this.#toggle({ kind: 'draw' })
  }

  drawTickets(sure = false): void {
    if (this.table.menu.tickets) {
      if (!sure && settings.values.confirmTickets) this.step = { kind: 'tickets' }
      else this.#send('tickets')
    } else if (this.canPremove) this.#toggle({ kind: 'tickets' })
  }

  /** Claim a route, perhaps in a colour; when it is not our turn, set or clear that as the premove. */
  pickRoute(route: string, color: CardName | null = this.color): void {
    if (this.canPremove) {
      this.#planClaim(route, color)
      return
    }
    const wanted = this.#trackFor(route, color)
    const payments = this.table.menu.claims.get(wanted) ?? []
    const inColor = color ? paymentsIn(payments, color) : payments
    const target: Target = { what: 'claim', id: wanted }
    // Payable in other colours only: ask instead of choosing for the player.
    if (!inColor.length && payments.length) this.step = { kind: 'pay', target, payments }
    else this.#offer(target, inColor, color !== null)
  }

  pickCity(city: string): void {
    this.step = { kind: 'city', city }
  }

  buildStation(city: string): void {
    this.#offer({ what: 'station', id: city }, this.table.menu.stations.get(city) ?? [])
  }

  /** Choose the cards one by one. */
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

  /** Pay in this way; if that takes more cards than spaces, only when asked and told so. */
  pay(payment: Payment): void {
    const target = targetOf(payment)
    const asked = this.step?.kind === 'pay' && this.step.payments.length === 1 && this.step.payments[0]!.action === payment.action
    if (target && !asked && this.#takesMoreCards(target, payment)) this.step = { kind: 'pay', target, payments: [payment] }
    else this.#send(payment.action)
  }

  keep(tickets: readonly string[]): void {
    this.#send(`keep ${tickets.join(' ')}`)
  }

  /** Send a whole action in notation, such as `pass` or what was typed. */
  submit(action: string): void {
    this.#send(action)
  }

  /** To be called when the position has changed: drops a step that is no longer possible, and plays the premove. */
  update(): void {
    const { menu, view } = this.table
    if (!view) return
    if (this.step && !this.#stillPossible(this.step)) this.step = null
    if (this.color && !((view.seat === null ? null : view.hands[view.seat])?.[this.color] ?? 0)) this.color = null
    if (this.premove && this.table.myTurn && view.phase === 'turn' && this.table.pending === null) {
      const premove = this.premove
      this.premove = null
      if (premove.kind === 'draw' && menu.draw) this.#send('draw')
      else if (premove.kind === 'take' && menu.take.has(premove.card)) this.take(premove.card)
      else if (premove.kind === 'tickets' && menu.tickets) this.#send('tickets')
      else if (premove.kind === 'claim' && menu.claims.has(premove.route)) this.#claimPremoved(premove.route, premove.color)
      else void this.#fail(premove)
    } else if (this.premove?.kind === 'claim') void this.#reconsider(this.premove)
  }

  /**
   * Plan a claim for the next turn. Until then the hand stays as it is, so a plan that cannot be paid for is none: the
   * reason is shown instead.
   */
  #planClaim(route: string, color: CardName | null): void {
    this.step = null
    this.#toggle({ kind: 'claim', route, color })
    if (this.premove?.kind === 'claim') void this.#consider(this.premove)
  }

  async #consider(premove: ClaimPremove): Promise<void> {
    for (const id of this.#tracks(premove.route)) {
      const reason = await this.table.askWhy('claim', id)
      if (this.premove !== premove) return
      if (!forbids(reason)) {
        this.premove = { ...premove, route: id }
        return
      }
    }
    this.premove = null
    this.color = null
    this.step = { kind: 'why', target: { what: 'claim', id: premove.route } }
  }

  async #fail(premove: Premove): Promise<void> {
    const reason = premove.kind === 'claim' ? await this.table.askWhy('claim', premove.route) : null
    this.failedPremove = { premove, reason }
  }

  /** Somebody else has acted: is the plan still possible? */
  async #reconsider(premove: ClaimPremove): Promise<void> {
    const reason = await this.table.askWhy('claim', premove.route)
    if (this.premove !== premove || !forbids(reason)) return
    this.premove = null
    this.failedPremove = { premove, reason }
  }

  #claimPremoved(route: string, color: CardName | null): void {
    const payments = this.table.menu.claims.get(route) ?? []
    const inColor = color ? paymentsIn(payments, color) : payments
    const choice = inColor.length ? inColor : payments
    const target: Target = { what: 'claim', id: route }
    if (choice.length === 1 && !this.#takesMoreCards(target, choice[0]!)) this.#send(choice[0]!.action)
    else this.step = { kind: 'pay', target, payments: choice }
  }

  #takesMoreCards(target: Target, payment: Payment): boolean {
    const spaces = target.what === 'claim' ? this.#board?.routes.get(target.id)?.length : undefined
    return spaces !== undefined && cardTotal(payment.cards) > spaces
  }

  /** The route itself, then those parallel to it. */
  #tracks(route: string): readonly string[] {
    const parallel = this.#board?.parallelRoutes(route).map(({ id }) => id) ?? []
    return [route, ...parallel.filter((id) => id !== route)]
  }

  /** The route itself or, if it cannot be paid for in this colour, a parallel one that can. */
  #trackFor(route: string, color: CardName | null): string {
    const { claims } = this.table.menu
    const pays = (id: string) => {
      const payments = claims.get(id) ?? []
      return color ? paymentsIn(payments, color).length > 0 : payments.length > 0
    }
    return this.#tracks(route).find(pays) ?? route
  }

  /** `deliberate`: the cards were chosen before, so that this was no slip of the hand. */
  #offer(target: Target, payments: readonly Payment[], deliberate = false): void {
    if (payments.length === 0) this.step = { kind: 'why', target }
    else if (payments.length === 1 && !settings.confirms(!deliberate && this.#final(target)) && !this.#takesMoreCards(target, payments[0]!)) {
      this.#send(payments[0]!.action)
    }
    else this.step = { kind: 'pay', target, payments }
  }

  /** Whether there may be no moment to take something back: cards are turned over, or a person may act at once. */
  #final(target: Target): boolean {
    const { info, seat } = this.table
    const tunnel = target.what === 'claim' && this.#board?.routes.get(target.id)?.kind === 'tunnel'
    const people = info?.seats.some((other, number) => number !== seat && other.bot === null) ?? false
    return tunnel || people || settings.values.undoSeconds === 0
  }

  #toggle(premove: Premove): void {
    this.premove = JSON.stringify(premove) === JSON.stringify(this.premove) ? null : premove
    // Whoever plans the next turn is content with this one.
    if (this.premove) this.table.goOn()
  }

  #send(action: string): void {
    this.step = null
    this.color = null
    this.premove = null
    this.table.act(action)
  }

  #stillPossible(step: Step): boolean {
    if (step.kind === 'city') return true
    if (step.kind === 'why') return this.table.myTurn || this.canPremove
    if (step.kind === 'tickets') return this.table.menu.tickets
    const { what, id } = step.target
    const possible = (what === 'claim' ? this.table.menu.claims : this.table.menu.stations).has(id)
    return possible || (step.kind === 'pick' && this.table.myTurn && this.table.view?.phase === 'turn')
  }
}

/** Whether an answer to `why` speaks against a plan; that it is not our turn yet does not. */
function forbids(reason: RefusalInfo | null): boolean {
  return reason !== null && reason.key !== 'not_your_turn'
}

/** What a payment of the menu is for; null for the extra cards of a tunnel. */
function targetOf({ action }: Payment): Target | null {
  const [what, id] = action.split(' ')
  return (what === 'claim' || what === 'station') && id ? { what, id } : null
}
