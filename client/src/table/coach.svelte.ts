/** The coach: a gentle remark after one's turn, for those who switched it on, at tables with hints. */

import { untrack } from 'svelte'
import type { CoachRemark } from '../generated/protocol'
import { actionText, reasonText } from '../help/hints'
import { getRemark } from '../lib/api'
import type { Board } from '../lib/edition'
import { t } from '../lib/i18n'
import type { Notices } from '../lib/notices.svelte'
import { settings } from '../lib/settings.svelte'
import type { TableStore } from '../lib/table.svelte'

export function remarkText(remark: CoachRemark, board: Board): string {
  if (remark.same) return t('coach.same')
  return t('coach.instead', { action: actionText(remark.instead, board), why: reasonText(remark, board) })
}

/** To be called during the initialization of a component: its effect ends with it. */
export function coach(table: TableStore, board: Board, notices: Notices): void {
  let acted = false
  $effect(() => {
    const { myTurn, over } = table
    if (myTurn) {
      acted = true
      return
    }
    if (!acted || over) return
    acted = false
    if (untrack(() => settings.values.coach && table.info?.hints)) void say()
  })

  async function say(): Promise<void> {
    try {
      notices.show(remarkText(await getRemark(table.id), board))
    } catch {
      // The turn came back before the coach had an answer, or the server is away: it says nothing then.
    }
  }
}
