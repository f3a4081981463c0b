/** What was chosen for the last quick game: the next one is a single click. */

const KEY = 'northline.quick'

export interface QuickChoices {
  edition: string
  opponents: number
  level: string
}

const DEFAULTS: QuickChoices = { edition: 'nordic_countries', opponents: 2, level: 'normal' }

function stored(): QuickChoices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<QuickChoices>) }
  } catch {
    return DEFAULTS
  }
}

class Choices {
  values = $state.raw(stored())

  set(change: Partial<QuickChoices>): void {
    this.values = { ...this.values, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values))
    } catch {
      // Without storage the choice lasts as long as the page does.
    }
  }
}

export const choices = new Choices()

/** A choice that fits what the server has today. */
export function fitting(
  wanted: QuickChoices,
  editions: readonly { id: string; players: readonly [number, number] }[],
  levels: readonly string[],
): QuickChoices {
  const edition = editions.find((one) => one.id === wanted.edition) ?? editions[0]
  const [fewest, most] = edition?.players ?? [2, 2]
  return {
    edition: edition?.id ?? wanted.edition,
    opponents: Math.min(Math.max(wanted.opponents, fewest - 1), most - 1),
    level: [wanted.level, 'normal', 'greedy'].find((level) => levels.includes(level)) ?? levels[0] ?? wanted.level,
  }
}
