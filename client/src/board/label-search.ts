/**
 * Which of its possible places each name gets, so that none lies on another. A name that finds no free place takes the
 * one where it disturbs least, and those that were there look for others; each time a name is sent away it defends its
 * place harder the next time, so that two do not chase each other for ever. The same input gives the same result.
 */

import { cross, enters, overlap, type Air, type Box, type Segment } from './label-boxes'

export interface Candidate {
  box: Box
  /** The size of the type. */
  size: number
  leader: Segment | null
  cost: number
}

/** The places of one name, in groups that are worked out only when a search gets to them. */
export interface Places {
  /** A box that has all of them inside. */
  reach: Box
  tiers: readonly Tier[]
}

export class Tier {
  /** No place of the group costs less. */
  readonly floor: number
  readonly #make: () => Candidate[]
  #made: Candidate[] | null = null

  constructor(floor: number, make: () => Candidate[]) {
    this.floor = floor
    this.#make = make
  }

  /** The cheapest first. */
  get candidates(): readonly Candidate[] {
    return (this.#made ??= this.#make().sort((a, b) => a.cost - b.cost))
  }
}

/** What it costs to send a name away that nobody has sent away before. */
const DISTURB = 12
const ATTEMPTS = 12
const POLISH = 3

/** Heavier cities win where not all find a place, and those of `first` win over all others. */
export function settle(
  places: ReadonlyMap<string, Places>,
  weight: (city: string) => number,
  first: ReadonlySet<string>,
  air: Air,
): Map<string, Candidate> {
  const cities = [...places.keys()].sort(
    (a, b) => Number(first.has(b)) - Number(first.has(a)) || weight(b) - weight(a) || (a < b ? -1 : 1),
  )
  const neighbours = neighboursOf(places, air)
  const chosen = new Map<string, Candidate>()
  const defence = new Map(cities.map((city) => [city, DISTURB + weight(city)]))

  const inTheWay = (city: string, place: Candidate) =>
    neighbours.get(city)!.filter((other) => chosen.has(other) && clash(place, chosen.get(other)!, air))

  /** The place that costs least, with what it costs to send away those who are there. */
  const best = (city: string, send: boolean) => {
    let [found, least] = [undefined as Candidate | undefined, Number.POSITIVE_INFINITY]
    for (const tier of places.get(city)!.tiers) {
      if (tier.floor >= least) break
      for (const place of tier.candidates) {
        if (place.cost >= least) break
        const others = inTheWay(city, place)
        if (others.length && (!send || (!first.has(city) && others.some((other) => first.has(other))))) continue
        const cost = others.reduce((sum, other) => sum + defence.get(other)!, place.cost)
        if (cost < least) [found, least] = [place, cost]
      }
    }
    return found
  }

  const waiting = [...cities]
  for (let left = ATTEMPTS * cities.length; left > 0 && waiting.length; left--) {
    const city = waiting.shift()!
    const place = best(city, true)
    if (!place) continue
    for (const other of inTheWay(city, place)) {
      chosen.delete(other)
      defence.set(other, defence.get(other)! * 1.35)
      waiting.push(other)
    }
    chosen.set(city, place)
  }
  // Whoever still waits has a place only where nobody is sent away for it. Then everybody looks for a better one.
  for (let round = 0; round < POLISH; round++) {
    for (const city of cities) {
      const place = best(city, false)
      if (place) chosen.set(city, place)
    }
  }
  return chosen
}

function clash(a: Candidate, b: Candidate, air: Air): boolean {
  if (overlap(a.box, b.box, air)) return true
  if (a.leader && enters(a.leader, b.box)) return true
  if (b.leader && enters(b.leader, a.box)) return true
  return a.leader !== null && b.leader !== null && cross(a.leader, b.leader)
}

/** For each name those that it can ever meet. */
function neighboursOf(places: ReadonlyMap<string, Places>, air: Air): ReadonlyMap<string, readonly string[]> {
  const entries = [...places]
  return new Map(
    entries.map(([city, { reach }]) => [
      city,
      entries.filter(([other, there]) => other !== city && overlap(reach, there.reach, air)).map(([other]) => other),
    ]),
  )
}
