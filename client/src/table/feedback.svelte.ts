/** Feedback on what happens at a table: notices, sounds, fresh trains, and signals for other tabs. */

import { onDestroy, untrack } from 'svelte'
import { lineText } from '../chat/chat-text'
import type { GameEvent } from '../generated/protocol'
import { callToTurn, canKeepAwake, clearTurn, keepAwake, markTurn } from '../lib/attention'
import { premoveText } from '../lib/descriptions'
import { showEventNotices, showTicketNotices } from '../lib/event-notices'
import { t } from '../lib/i18n'
import { Notices } from '../lib/notices.svelte'
import { refusalText } from '../lib/refusal-text'
import type { SentenceContext } from '../lib/sentences'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import type { LogEntry, TableStore } from '../lib/table.svelte'
import type { Turn } from '../lib/turn.svelte'

const FRESH_MS = 1500

/** To be constructed during the initialization of a component: its effects end with it. */
export class TableFeedback {
  readonly notices = new Notices()
  /** Routes whose trains are arriving now. */
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  /** Called with the events of every entry, for the cards that fly. */
  onevents: ((events: readonly GameEvent[]) => void) | null = null

  readonly #table: TableStore
  readonly #context: SentenceContext

  constructor(table: TableStore, turn: Turn, context: SentenceContext) {
    this.#table = table
    this.#context = context
    const { board } = context
    table.onentry = (entry) => this.#show(entry)
    table.onprogress = (before) => showTicketNotices(before, table.progress, context, this.notices)
    table.onstandin = (seat, bot) => {
      if (seat !== table.seat) this.notices.show(t(bot ? 'away.bot_plays' : 'away.back', { name: context.nameOf(seat) }))
    }
    table.chat.onunread = (line) => this.notices.show(lineText(line))
    onDestroy(() => {
      clearTurn()
      table.onentry = table.onprogress = table.onstandin = null
      table.chat.onunread = null
    })
    $effect(() => markTurn(table.myTurn, board.edition.name))
    const awake = $derived(table.myTurn && settings.values.keepAwake)
    $effect(() => {
      if (awake && canKeepAwake()) return keepAwake()
    })
    $effect(() => table.setPace(settings.pace))
    $effect(() => {
      const refusal = table.refusal
      if (refusal && refusal.code !== 'stale') untrack(() => this.warn(refusal))
    })
    $effect(() => {
      const failed = turn.failedPremove
      if (!failed) return
      const said = t('plan.failed', { plan: premoveText(board, failed.premove) })
      untrack(() => this.notices.show(failed.reason ? `${said} ${refusalText(failed.reason)}` : said, 'bad'))
    })
  }

  /** Say what the server refused, or what else went wrong. */
  warn(problem: unknown): void {
    this.notices.show(refusalText(problem), 'bad')
  }

  #show(entry: LogEntry): void {
    const { events } = entry
    const { seat } = this.#table
    const claimed = events.flatMap((event) => (event.type === 'route_claimed' ? [event.route] : []))
    if (claimed.length && settings.motion) {
      this.fresh = new Set(claimed)
      setTimeout(() => (this.fresh = new Set()), FRESH_MS)
    }
    this.onevents?.(events)
    showEventNotices(entry, this.#context, seat, this.notices)
    if (events.some((event) => event.type === 'turn_began' && event.seat === seat)) {
      play('turn')
      callToTurn(this.#context.board.edition.name)
    }
  }
}
