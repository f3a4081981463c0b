/** The keys of the drawing board, for their handler and for the help. */

export type MapCommand =
  | 'next' | 'previous' | 'select' | 'more' | 'move' | 'go' | 'city' | 'route' | 'ticket' | 'line' | 'color' | 'longer' | 'shorter'
  | 'kind' | 'twin' | 'delete' | 'edit' | 'all' | 'cancel'

const COMMANDS: Readonly<Record<string, MapCommand>> = {
  '.': 'next',
  ',': 'previous',
  Enter: 'select',
  ' ': 'select',
  c: 'city',
  r: 'route',
  t: 'ticket',
  l: 'line',
  '+': 'longer',
  '=': 'longer',
  '-': 'shorter',
  '−': 'shorter',
  k: 'kind',
  d: 'twin',
  Delete: 'delete',
  Backspace: 'delete',
  e: 'edit',
  Escape: 'cancel',
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** What a key on the board does; null when it is nothing of ours. */
export function mapCommand(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): MapCommand | null {
  if (event.altKey) return null
  const control = event.ctrlKey || event.metaKey
  if (event.key in ARROWS) return control ? 'go' : 'move'
  if (control) return event.key.toLowerCase() === 'a' ? 'all' : null
  if (/^[0-8]$/.test(event.key)) return 'color'
  const found = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()] ?? null
  return found === 'select' && event.shiftKey ? 'more' : found
}

/** How the keys are written in the help, and the message that says what they do. */
export const HELP: readonly (readonly [string, string])[] = [
  [', .', 'workshop.keys.next'],
  ['Ctrl + ← ↑ → ↓', 'workshop.keys.go'],
  ['← ↑ → ↓', 'workshop.keys.move'],
  ['Enter', 'workshop.keys.select'],
  ['Shift + Enter', 'workshop.keys.more'],
  ['Ctrl + A', 'workshop.keys.all'],
  ['C', 'workshop.keys.city'],
  ['R', 'workshop.keys.route'],
  ['T', 'workshop.keys.ticket'],
  ['L', 'workshop.keys.line'],
  ['+, −', 'workshop.keys.length'],
  ['0 – 8', 'workshop.keys.color'],
  ['K', 'workshop.keys.kind'],
  ['D', 'workshop.keys.twin'],
  ['E', 'workshop.keys.edit'],
  ['Delete', 'workshop.keys.delete'],
  ['G, Shift + G', 'workshop.keys.problem'],
  ['Ctrl + Z', 'workshop.undo'],
  ['Ctrl + Shift + Z', 'workshop.redo'],
  ['Esc', 'keys.cancel'],
  ['?', 'keys.help'],
]
