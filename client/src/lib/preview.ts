/**
 * What is drawn before the server has been asked. Nothing here decides what may be done: offers come from the menu, reasons
 * from the answer to `why`. This only illustrates a choice while it is being made.
 */

import type { CardCounts, CardName, RouteInfo, ViewDocument } from '../generated/protocol'

/** How many trains a seat would have after putting one on each space of a route; null where it has fewer than that. */
export function trainsAfter(view: ViewDocument, seat: number | null, route: RouteInfo): number | null {
  const left = (seat === null ? 0 : (view.trains[seat] ?? 0)) - route.length
  return left < 0 ? null : left
}

/** Whether a card turned over for a tunnel is one of those to be paid for; how many they are comes from the server. */
export function costsExtra(revealed: CardName, laid: CardCounts): boolean {
  return revealed === 'locomotive' || (laid[revealed] ?? 0) > 0
}
