/** Taking in what has changed of a view: the server sends that with most entries instead of the whole view. */

import type { ViewChanges, ViewDocument } from '../generated/protocol'

/** The view after these changes. What has not changed stays the same object. */
export function withChanges(view: ViewDocument, changes: ViewChanges): ViewDocument {
  const { routes, ...rest } = changes
  return { ...view, ...rest, routes: routes ? withOwners(view.routes, routes) : view.routes }
}

function withOwners(routes: Record<string, number>, changed: Record<string, number | null>): Record<string, number> {
  const now = { ...routes }
  for (const [route, owner] of Object.entries(changed)) {
    if (owner === null) delete now[route]
    else now[route] = owner
  }
  return now
}
