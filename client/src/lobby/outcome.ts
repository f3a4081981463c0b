/** How one came off in a finished game, in words. */

import type { MyTable } from '../generated/protocol'
import { t } from '../lib/i18n'

export function outcome({ table, seat, place, points }: MyTable): string {
  if (seat !== null && table.seats[seat]?.resigned) return t('lobby.mine.resigned')
  if (place === null || points === null) return t('lobby.state.over')
  return t(place === 1 ? 'lobby.mine.won' : 'lobby.mine.place', { place, n: points })
}
