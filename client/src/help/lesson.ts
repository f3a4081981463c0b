/**
 * A lesson: a real game with instructions. Each step waits for events at the table or for the reader. The steps follow from
 * the rules of the edition.
 */

import type { EditionDetails, GameEvent, RouteInfo, ViewDocument } from '../generated/protocol'

export interface EventBatch {
  events: readonly GameEvent[]
}

export interface LessonStep {
  /** The message: `lesson.NAME`. */
  name: string
  /** Whether the step is completed by events; without it the reader confirms. */
  done?: (happened: readonly EventBatch[], seat: number) => boolean
  /** Whether the step can be done yet; until then another text is shown. */
  ready?: (view: ViewDocument) => boolean
  /** The values of the message. */
  values?: Readonly<Record<string, string | number>>
  /** What the step speaks of, as selectors: the first that can be seen is pointed at. */
  target: readonly string[]
  /** The same while the step cannot be done yet. */
  earlyTarget?: readonly string[]
  /** What the learner works with in this step, and must be able to reach. */
  needs?: readonly string[]
}

/** A step in progress: payment, tickets to choose from, a tunnel. No card may cover it. */
export const DOCK = '[data-dock]'
export const MAP = 'main.map'
/** Stands for the routes that can be claimed and help a ticket. */
export const HELPFUL = 'helpful'
/** On a phone some things lie behind a tab: then the tab is pointed at. */
const tab = (name: string) => `[data-tab='${name}']`
const MARKET = ['section.market', tab('cards')]
const mine = (what: string) => [`[data-player].me [data-count='${what}']`, '[data-player].me']

const did =
  (type: GameEvent['type'], times = 1) =>
  (happened: readonly EventBatch[], seat: number): boolean =>
    own(happened, seat).filter((event) => event.type === type).length >= times

const drewTwo = (happened: readonly EventBatch[], seat: number): boolean =>
  own(happened, seat).filter((event) => event.type === 'card_drawn' || event.type === 'card_taken').length >= 2

function own(happened: readonly EventBatch[], seat: number): GameEvent[] {
  return happened.flatMap((entry) => entry.events.filter((event) => 'seat' in event && event.seat === seat))
}

const mayClaim = (view: ViewDocument) => view.legal_actions.some((action) => action.startsWith('claim '))

export function lessonOf(edition: EditionDetails): readonly LessonStep[] {
  const { rules, routes } = edition
  const has = (kind: string) => routes.some((route) => route.kind === kind)
  /** Free routes of a kind first. */
  const on = (wanted: (route: RouteInfo) => boolean) => {
    const found = routes.filter(wanted).map((route) => `[data-route='${route.id}']`)
    return [...found.map((route) => `${route}:not([data-owner])`), ...found, MAP]
  }
  const steps: (LessonStep | false)[] = [
    { name: 'welcome', target: [] },
    { name: 'tickets', done: did('tickets_chosen'), values: { keep: rules.opening_keep }, target: ["[data-dock='choice']"], needs: ['section.hand'] },
    { name: 'board', target: [MAP] },
    { name: 'draw', done: drewTwo, target: MARKET },
    {
      name: rules.display_locomotive_is_whole_draw ? 'locomotive' : 'locomotive.free',
      target: ["[data-slot][data-card='locomotive']", "[data-hand='locomotive']", ...MARKET],
      needs: MARKET,
    },
    {
      name: 'collect', ready: mayClaim, done: did('route_claimed'), earlyTarget: MARKET, target: [DOCK, HELPFUL, MAP], needs: [MAP],
    },
    { name: 'points', target: mine('points') },
    !rules.locomotives_wild_on.includes('regular') && {
      name: 'locomotives.limited', target: on((route) => route.kind !== 'regular'),
    },
    has('ferry') && {
      name: ferryLesson(edition), values: { any: rules.ferry_any_for_one }, target: on((route) => route.kind === 'ferry'),
    },
    has('tunnel') && { name: 'tunnel', values: { reveal: rules.tunnel_reveal }, target: on((route) => route.kind === 'tunnel') },
    rules.stations > 0 && { name: 'station', values: { points: rules.station_points }, target: mine('stations') },
    routes.some((route) => route.bonus_draw > 0) && { name: 'bonus_draw', target: on((route) => route.bonus_draw > 0) },
    edition.bonus_cards.length > 0 && {
      name: rules.bonus_cards === 'all' ? 'bonus.one' : 'bonus.some', target: ['section.bonuses', tab('table')],
    },
    { name: 'more_tickets', values: { draw: rules.ticket_draw }, target: ["[data-deck='tickets']", tab('cards')] },
    { name: 'end', values: { trains: rules.last_round_at }, target: mine('trains') },
  ]
  return steps.filter((step) => step !== false)
}

function ferryLesson({ rules }: EditionDetails): string {
  if (rules.ferry_any_for_one) return 'ferry.any'
  return rules.ferry_symbol === 'locomotive_or_pair' ? 'ferry.pair' : 'ferry'
}

/** The index of the step to show, given the log and how many steps were read. */
export function position(
  steps: readonly LessonStep[],
  read: number,
  happened: readonly EventBatch[],
  seat: number,
): number {
  let at = read
  while (at < steps.length && steps[at]!.done?.(happened, seat)) at += 1
  return at
}

/** Where a learner is whose progress is not known: after the last step that the log shows to be done. */
export function reached(steps: readonly LessonStep[], happened: readonly EventBatch[], seat: number): number {
  return steps.findLastIndex((step) => step.done?.(happened, seat)) + 1
}
