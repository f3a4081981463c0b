/** Work that the server does for a map: a stream of lines, which ends when somebody cancels it. */

import { Refusal } from '../lib/api'

export interface Change {
  what: 'route' | 'ticket' | 'rules'
  id: string
  field: string
  was: number
  now: number
  reason: string
}

export interface Findings {
  games: number
  rounds: number
  first_seat: number
  first_seat_error: number
  routes: Readonly<Record<string, { claimed: number; bottleneck: boolean }>>
  tickets: Readonly<Record<string, { completed: number | null; edge: number | null; verdict: 'gift' | 'trap' | null }>>
  short_colors: readonly string[]
  changes: readonly Change[]
}

export interface Summary {
  dead_routes: number
  wrong_tickets: number
  gifts_and_traps: number
  bottlenecks: number
  first_seat: number
  rounds: number
}

export type Line =
  | { kind: 'waiting'; ahead: number }
  | { kind: 'progress'; share: number }
  | { kind: 'document'; document: unknown }
  | { kind: 'geometry'; final: boolean; faults: readonly string[]; geometry: unknown }
  | ({ kind: 'findings'; share: number } & Findings)
  | { kind: 'balanced'; before: Summary; after: Summary; changes: readonly Change[]; document: unknown }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; problem: string }

/** Ask for work and tell each line; resolves at the end. Aborting the signal cancels it on the server. */
export async function work(path: string, body: unknown, online: (line: Line) => void, signal: AbortSignal): Promise<void> {
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
  } catch (error) {
    if (signal.aborted) return
    throw new Refusal('offline', String(error))
  }
  if (!response.ok || !response.body) {
    const told = (await response.json().catch(() => null)) as { code?: Refusal['code']; why?: string } | null
    throw new Refusal(told?.code ?? 'internal', told?.why ?? response.statusText)
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = (rest + value).split('\n')
      rest = lines.pop()!
      for (const line of lines) if (line) online(JSON.parse(line) as Line)
    }
  } catch (error) {
    if (!signal.aborted) throw new Refusal('offline', String(error))
  }
}
