/** A hint in three steps, as good teachers give it: where to look, what kind of move, which move and why. */

import type { Hint } from '../generated/protocol'
import { getHint } from '../lib/api'
import type { Board } from '../lib/edition'
import { list, t } from '../lib/i18n'
import { refusalText } from '../lib/refusal-text'
import type { TableStore } from '../lib/table.svelte'
import { ticketText } from '../lib/descriptions'
import { actionText, reasonText } from './hints'

export const STEPS = ['look', 'kind', 'move'] as const

/** Where to look. It names no move. */
export function lookText(hint: Hint, board: Board): string {
  const about = hint.action.startsWith('keep') ? 'keep' : hint.reason
  return t(`hint.look.${about}`, {
    tickets: list(hint.tickets.map((id) => ticketText(board, id))),
    routes: list(hint.routes.map((id) => board.routeEnds(id))),
  })
}

/** What kind of move it is. */
export function kindText(hint: Hint): string {
  return t(`hint.kind.${hint.action.split(' ')[0]}`)
}

/** A step of a hint in one line. */
export function stepText(hint: Hint, step: number, board: Board): string {
  if (step === 0) return lookText(hint, board)
  if (step === 1) return kindText(hint)
  return `${actionText(hint.action, board)}. ${reasonText(hint, board)} (${hint.action})`
}

/** Hints for somebody who types: each time one is asked for in the same position, it says one step more. */
export class SpokenHints {
  #hint: Hint | null = null
  #step = 0

  async next(table: TableStore, board: Board): Promise<string> {
    try {
      if (this.#hint?.seq !== table.seq) {
        this.#hint = await getHint(table.id)
        this.#step = 0
      }
      const text = stepText(this.#hint, this.#step, board)
      const last = this.#step === STEPS.length - 1
      if (!last) this.#step += 1
      return last ? text : `${text} ${t('hint.say_more')}`
    } catch (error) {
      return refusalText(error)
    }
  }
}
