/** The keys of the table, for the help and for the ears of the page: what is listed is what works. */

export type TableKey =
  | 'take' | 'draw' | 'tickets' | 'routes' | 'map' | 'stop' | 'pass' | 'retreat' | 'undo' | 'hint' | 'chat' | 'text' | 'zoom' | 'cancel' | 'help'

/** What a key means at the table; null for a key that means nothing. */
export function tableKey(key: string): { name: TableKey; slot?: number } | null {
  if (/^[1-9]$/.test(key)) return { name: 'take', slot: Number(key) - 1 }
  const found = Object.entries(KEYS).find(([, keys]) => keys.includes(key))
  return found ? { name: found[0] as TableKey } : null
}

export const KEYS: Readonly<Partial<Record<TableKey, readonly string[]>>> = {
  draw: ['0', 'd'],
  tickets: ['t'],
  routes: ['c'],
  map: ['m'],
  stop: ['s'],
  pass: ['p'],
  retreat: ['r'],
  undo: ['u'],
  hint: ['h'],
  chat: ['k'],
  text: ['x'],
  help: ['?'],
}

/** How the keys are written in the help, in order. */
export const HELP: readonly (readonly [string, TableKey])[] = [
  ['1 – 5', 'take'],
  ['0, D', 'draw'],
  ['T', 'tickets'],
  ['C', 'routes'],
  ['M', 'map'],
  ['S', 'stop'],
  ['P', 'pass'],
  ['R', 'retreat'],
  ['U', 'undo'],
  ['H', 'hint'],
  ['K', 'chat'],
  ['X', 'text'],
  ['+, −', 'zoom'],
  ['Esc', 'cancel'],
  ['?', 'help'],
]

/** Whether a key is meant for something else: a field in which one writes, or the browser. */
export function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
