/** The HTTP interface of the server. */

import type {
  BotInfo, EditionDetails, EditionInfo, EditionStatistics, FinalLine, FreeSeat, Geometry, Hint, Join, MoveSeat, MyTable,
  NetworkInfo, NewTable, PlaceBot, PlayerCode, PlayerStatistics, QrCode, Readiness, Recognised, RefusalInfo, Replay,
  Seated, TableInfo, TableSettings,
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

export function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  if (body === undefined) return send(path, { method })
  return send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

async function send<T>(path: string, options: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, options)
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
export const getNetwork = () => request<NetworkInfo>('GET', '/api/network')
export const switchNetwork = (on: boolean) => request<NetworkInfo>('POST', '/api/network', { on })
/** The text travels in the body: it may hold a secret, and addresses end up in logs. */
export const getQrCode = (text: string) => request<QrCode>('POST', '/api/qr', { text })
export const getTransferCode = () => request<PlayerCode>('POST', '/api/me/codes/transfer', {})
export const getRecoveryCode = () => request<PlayerCode>('POST', '/api/me/codes/recovery', {})
export const usePlayerCode = (code: string) => request<Recognised>('POST', '/api/me/codes/use', { code })
export const getMyTables = () => request<MyTable[]>('GET', '/api/me/tables')
export const getTables = () => request<TableInfo[]>('GET', '/api/tables')
export const getResult = (id: string) => request<FinalLine[]>('GET', `${at(id)}/result`)
const seen = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)
export const getReplay = (id: string, seat: number | null) => request<Replay>('GET', `${at(id)}/replay${seen(seat)}`)
/** The replay of a record that need not have been played here. */
export const replayRecord = (record: string, seat: number | null) =>
  send<Replay>(`/api/replay${seen(seat)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: record,
  })
/** Where the record of a finished game can be downloaded, and a picture of a moment of any game. */
export const recordAddress = (id: string) => `${at(id)}/record`
export const pictureAddress = (id: string, moment: number | null, theme: 'light' | 'dark') =>
  `${at(id)}/picture.png?theme=${theme}${moment === null ? '' : `&at=${moment}`}`
export const getHint = (id: string) => request<Hint>('POST', `${at(id)}/hint`, {})
export const createTable = (wanted: NewTable) => request<Seated>('POST', '/api/tables', wanted)
export const joinTable = (id: string, wanted: Join) => request<Seated>('POST', `${at(id)}/join`, wanted)
export const leaveTable = (id: string) => request<TableInfo>('POST', `${at(id)}/leave`, {})
export const resignTable = (id: string) => request<TableInfo>('POST', `${at(id)}/resign`, {})
export const placeBot = (id: string, wanted: PlaceBot) => request<TableInfo>('POST', `${at(id)}/bot`, wanted)
export const freeSeat = (id: string, wanted: FreeSeat) => request<TableInfo>('POST', `${at(id)}/free`, wanted)
export const moveSeat = (id: string, wanted: MoveSeat) => request<TableInfo>('POST', `${at(id)}/move`, wanted)
export const editTable = (id: string, wanted: Partial<TableSettings>) =>
  request<TableInfo>('POST', `${at(id)}/settings`, wanted)
export const startTable = (id: string) => request<TableInfo>('POST', `${at(id)}/start`, {})
export const warmUpExpert = () => request<Readiness>('POST', '/api/bots/expert/warm-up', {})
export const switchChat = (id: string, on: boolean) => request<TableInfo>('POST', `${at(id)}/chat`, { on })
export const rematch = (id: string) => request<Seated>('POST', `${at(id)}/rematch`, {})
