/** The options of the last quick game, kept in this browser: the next one is a single click. */

import { load, save } from '../lib/storage'

const KEY = 'northline.quick'

export interface QuickChoices {
  /** Empty until somebody has chosen: the board for the fewest players then, which is the easiest to learn. */
  edition: string
  opponents: number
  level: string
}

const DEFAULTS: QuickChoices = { edition: '', opponents: 2, level: 'normal' }

function stored(): QuickChoices {
  return { ...DEFAULTS, ...(load(KEY) as Partial<QuickChoices> | null) }
}

class Choices {
  values = $state.raw(stored())

  set(change: Partial<QuickChoices>): void {
    this.values = { ...this.values, ...change }
    save(KEY, this.values)
  }
}

export const choices = new Choices()

/** The nearest choice to the wanted one that the server offers. */
export function fitting(
  wanted: QuickChoices,
  editions: readonly { id: string; players: readonly [number, number] }[],
  levels: readonly string[],
): QuickChoices {
  const edition = editions.find((one) => one.id === wanted.edition) ?? editions.toSorted((a, b) => a.players[1] - b.players[1])[0]
  const [fewest, most] = edition?.players ?? [2, 2]
  return {
    edition: edition?.id ?? wanted.edition,
    opponents: Math.min(Math.max(wanted.opponents, fewest - 1), most - 1),
    level: [wanted.level, 'normal', 'greedy'].find((level) => levels.includes(level)) ?? levels[0] ?? wanted.level,
  }
}
