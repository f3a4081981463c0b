/**
 * A lesson: a real game with instructions. Each step waits for events at the table or for the reader. The steps follow from
 * the rules of the edition.
 */

import type { EditionDetails, GameEvent, ViewDocument } from '../generated/protocol'

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
}

const did =
  (type: GameEvent['type'], times = 1) =>
  (happened: readonly EventBatch[], seat: number): boolean =>
    mine(happened, seat).filter((event) => event.type === type).length >= times

const drewTwo = (happened: readonly EventBatch[], seat: number): boolean =>
  mine(happened, seat).filter((event) => event.type === 'card_drawn' || event.type === 'card_taken').length >= 2

function mine(happened: readonly EventBatch[], seat: number): GameEvent[] {
  return happened.flatMap((entry) => entry.events.filter((event) => 'seat' in event && event.seat === seat))
}

const mayClaim = (view: ViewDocument) => view.legal_actions.some((action) => action.startsWith('claim '))

export function lessonOf(edition: EditionDetails): readonly LessonStep[] {
  const { rules, routes } = edition
  const has = (kind: string) => routes.some((route) => route.kind === kind)
  const steps: (LessonStep | false)[] = [
    { name: 'welcome' },
    { name: 'tickets', done: did('tickets_chosen'), values: { keep: rules.opening_keep } },
    { name: 'board' },
    { name: 'draw', done: drewTwo },
    { name: rules.display_locomotive_is_whole_draw ? 'locomotive' : 'locomotive.free' },
    { name: 'collect', ready: mayClaim, done: did('route_claimed') },
    { name: 'points' },
    !rules.locomotives_wild_on.includes('regular') && { name: 'locomotives.limited' },
    has('ferry') && { name: ferryLesson(edition), values: { any: rules.ferry_any_for_one } },
    has('tunnel') && { name: 'tunnel', values: { reveal: rules.tunnel_reveal } },
    rules.stations > 0 && { name: 'station', values: { points: rules.station_points } },
    routes.some((route) => route.bonus_draw > 0) && { name: 'bonus_draw' },
    edition.bonus_cards.length > 0 && { name: rules.bonus_cards === 'all' ? 'bonus.one' : 'bonus.some' },
    { name: 'more_tickets', values: { draw: rules.ticket_draw } },
    { name: 'end', values: { trains: rules.last_round_at } },
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
