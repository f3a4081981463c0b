/** The HTTP interface of the server. */

import type {
  AnalysisState, Because, BotInfo, CoachRemark, EditionDetails, EditionInfo, EditionStatistics, FinalLine, FreeSeat, Geometry, Hint, Join,
  LiveChances, MoveSeat, MyHabits, MyTable, NetworkInfo, NewTable, PlaceBot, PlayOn, PlayerCode, PlayerStatistics, PuzzleAnswer, PuzzleList, PuzzlePosition,
  PuzzleVerdict, QrCode, Readiness, Recognised, RefusalInfo, Replay, Seated, TableInfo, TableSettings, TriedMoves, TryMoves,
} from '../generated/protocol'
import { banned } from './banned.svelte'

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
    if (isRefusal(document)) {
      banned.notice(document)
      throw new Refusal(document.code, document.why, document)
    }
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
const puzzle = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`
export const getPuzzles = () => request<PuzzleList>('GET', '/api/puzzles')
export const getPuzzle = (id: string) => request<PuzzlePosition>('GET', puzzle(id))
export const answerPuzzle = (id: string, answer: PuzzleAnswer) => request<PuzzleVerdict>('POST', `${puzzle(id)}/answer`, answer)
export const askPuzzleWhy = (id: string, route: string | null, city: string | null) =>
  request<Because>('GET', `${puzzle(id)}/why?${new URLSearchParams(route === null ? { city: city ?? '' } : { route })}`)
export const getNetwork = () => request<NetworkInfo>('GET', '/api/network')
export const switchNetwork = (on: boolean) => request<NetworkInfo>('POST', '/api/network', { on })
/** The text travels in the body: it may hold a secret, and addresses end up in logs. */
export const getQrCode = (text: string) => request<QrCode>('POST', '/api/qr', { text })
export const getTransferCode = () => request<PlayerCode>('POST', '/api/me/codes/transfer', {})
export const getRecoveryCode = () => request<PlayerCode>('POST', '/api/me/codes/recovery', {})
export const usePlayerCode = (code: string) => request<Recognised>('POST', '/api/me/codes/use', { code })
/** What one does game after game on a board, beside what strong bots do. */
export const getHabits = (id: string) => request<MyHabits>('GET', `/api/me/habits/${encodeURIComponent(id)}`)
/** How a game between bots stands. */
export const getLiveChances = (id: string) => request<LiveChances>('GET', `${at(id)}/chances`)
export const getMyTables = () => request<MyTable[]>('GET', '/api/me/tables')
export const getTables = () => request<TableInfo[]>('GET', '/api/tables')
export const getResult = (id: string) => request<FinalLine[]>('GET', `${at(id)}/result`)
const seen = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)
export const getReplay = (id: string, seat: number | null) => request<Replay>('GET', `${at(id)}/replay${seen(seat)}`)
/** The replay of a record that need not have been played here. */
export const replayRecord = (record: string, seat: number | null) => sendRecord<Replay>(`/api/replay${seen(seat)}`, record)
const sendRecord = <T>(path: string, record: string) =>
  send<T>(path, { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: record })
/** Have a finished game analysed, here or from a record; and see how far that is, beyond the part that one has. */
export const askForAnalysis = (id: string) => request<AnalysisState>('POST', `${at(id)}/analysis`, {})
export const getAnalysis = (id: string, since: number) => request<AnalysisState>('GET', `${at(id)}/analysis?since=${since}`)
export const askForRecordAnalysis = (record: string) => sendRecord<AnalysisState>('/api/analysis', record)
export const getRecordAnalysis = (game: string, since: number) =>
  request<AnalysisState>('GET', `/api/analysis/${encodeURIComponent(game)}?since=${since}`)
/** Have strong players finish a game from a moment, after each of some moves; or play on from there oneself. */
export const tryMoves = (id: string, wanted: TryMoves) => request<TriedMoves>('POST', `${at(id)}/try`, wanted)
export const playOn = (id: string, wanted: PlayOn) => request<Seated>('POST', `${at(id)}/play-on`, wanted)
/** Where the record of a finished game can be downloaded, and a picture of a moment of any game. */
export const recordAddress = (id: string) => `${at(id)}/record`
export const pictureAddress = (id: string, moment: number | null, theme: 'light' | 'dark') =>
  `${at(id)}/picture.png?theme=${theme}${moment === null ? '' : `&at=${moment}`}`
export const getHint = (id: string) => request<Hint>('POST', `${at(id)}/hint`, {})
/** What the coach says of one's own last turn. */
export const getRemark = (id: string) => request<CoachRemark>('POST', `${at(id)}/remark`, {})
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
