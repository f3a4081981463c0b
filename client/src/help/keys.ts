/** Keyboard shortcuts of the table, for their handler and for the help. */

export type TableKey =
  | 'take' | 'draw' | 'tickets' | 'routes' | 'map' | 'stop' | 'pass' | 'retreat' | 'undo' | 'go_on' | 'hint' | 'chat' | 'text' | 'zoom' | 'cancel' | 'help'

/** The shortcut of a key; null when there is none. */
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
  go_on: ['g'],
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
  ['G', 'go_on'],
  ['H', 'hint'],
  ['K', 'chat'],
  ['X', 'text'],
  ['+, −', 'zoom'],
  ['Esc', 'cancel'],
  ['?', 'help'],
]

/** Whether a key belongs to something else: a text field, or the browser. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
