/** The HTTP interface of the server. */

import type {
  BotInfo, EditionDetails, EditionInfo, EditionStatistics, FinalLine, Geometry, Hint, Join, MyTable, NewTable,
  PlayerStatistics, RefusalInfo, Replay, Seated, TableInfo,
} from '../generated/protocol'

/** A request that the server did not grant, or that never reached it (`code` is then `offline`). */
export class Refusal extends Error {
  readonly code: RefusalInfo['code'] | 'offline'
  readonly rule: string | null
  readonly key: string | null
  readonly values: RefusalInfo['values']

  constructor(code: Refusal['code'], why: string, info: RefusalInfo | null = null) {
    super(why)
    this.code = code
    this.rule = info?.rule ?? null
    this.key = info?.key ?? null
    this.values = info?.values ?? {}
  }
}

export async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refusal('offline', 'the server cannot be reached')
  }
  const document: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    if (isRefusal(document)) throw new Refusal(document.code, document.why, document)
    throw new Refusal('internal', response.statusText)
  }
  return document as T
}

function isRefusal(document: unknown): document is RefusalInfo {
  return typeof document === 'object' && document !== null && 'code' in document && 'why' in document
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const getEditions = () => request<EditionInfo[]>('GET', '/api/editions')
export const getEdition = (id: string) => request<EditionDetails>('GET', `/api/editions/${encodeURIComponent(id)}`)
export const getGeometry = (id: string) =>
  request<Geometry>('GET', `/api/editions/${encodeURIComponent(id)}/geometry`)
export const getBots = () => request<BotInfo[]>('GET', '/api/bots')
export const getStatistics = (id: string) =>
  request<EditionStatistics>('GET', `/api/statistics/${encodeURIComponent(id)}`)
export const getPlayer = (id: string, player: string) =>
  request<PlayerStatistics>('GET', `/api/statistics/${encodeURIComponent(id)}/${encodeURIComponent(player)}`)
export const getMyTables = () => request<MyTable[]>('GET', '/api/me/tables')
export const getTables = () => request<TableInfo[]>('GET', '/api/tables')
export const getResult = (id: string) => request<FinalLine[]>('GET', `${at(id)}/result`)
export const getReplay = (id: string, seat: number | null) =>
  request<Replay>('GET', `${at(id)}/replay${seat === null ? '' : `?seat=${seat}`}`)
export const getHint = (id: string) => request<Hint>('POST', `${at(id)}/hint`, {})
export const createTable = (wanted: NewTable) => request<Seated>('POST', '/api/tables', wanted)
export const joinTable = (id: string, wanted: Join) => request<Seated>('POST', `${at(id)}/join`, wanted)
export const leaveTable = (id: string) => request<TableInfo>('POST', `${at(id)}/leave`, {})
export const resignTable = (id: string) => request<TableInfo>('POST', `${at(id)}/resign`, {})
export const switchChat = (id: string, on: boolean) => request<TableInfo>('POST', `${at(id)}/chat`, { on })
export const rematch = (id: string) => request<Seated>('POST', `${at(id)}/rematch`, {})
