/** An edition with its geometry, indexed by id. */

import { getEdition, getGeometry } from './api'
import type {
  BonusCardInfo, CityInfo, EditionDetails, Geometry, RouteInfo, TicketInfo,
} from '../generated/protocol'

export class Board {
  readonly edition: EditionDetails
  readonly geometry: Geometry
  readonly cities: ReadonlyMap<string, CityInfo>
  readonly routes: ReadonlyMap<string, RouteInfo>
  readonly tickets: ReadonlyMap<string, TicketInfo>
  readonly bonusCards: ReadonlyMap<string, BonusCardInfo>
  /** The routes that begin or end in a city. */
  readonly routesOf: ReadonlyMap<string, readonly RouteInfo[]>

  constructor(edition: EditionDetails, geometry: Geometry) {
    this.edition = edition
    this.geometry = geometry
    this.cities = byId(edition.cities)
    this.routes = byId(edition.routes)
    this.tickets = byId(edition.tickets)
    this.bonusCards = byId(edition.bonus_cards)
    const routesOf = new Map<string, RouteInfo[]>(edition.cities.map((city) => [city.id, []]))
    for (const route of edition.routes) {
      routesOf.get(route.a)?.push(route)
      routesOf.get(route.b)?.push(route)
    }
    this.routesOf = routesOf
  }

  cityName(id: string): string {
    return this.cities.get(id)?.name ?? id
  }

  /** "Wien – Budapest" of a route or a ticket. */
  ends(thing: { a: string; b: string }): string {
    return `${this.cityName(thing.a)} – ${this.cityName(thing.b)}`
  }

  routeEnds(id: string): string {
    const route = this.routes.get(id)
    return route ? this.ends(route) : id
  }

  ticketEnds(id: string): string {
    const ticket = this.tickets.get(id)
    return ticket ? this.ends(ticket) : id
  }

  /** All routes between the two cities of a route, itself included. */
  parallelRoutes(id: string): readonly RouteInfo[] {
    const route = this.routes.get(id)
    if (!route) return []
    return this.edition.routes.filter(
      (other) => (other.a === route.a && other.b === route.b) || (other.a === route.b && other.b === route.a),
    )
  }
}

/** The owner of each city with a station, from the cities of each seat. */
export function stationOwners(stations: readonly (readonly string[])[]): Readonly<Record<string, number>> {
  return Object.fromEntries(stations.flatMap((cities, seat) => cities.map((city) => [city, seat])))
}

const known = new Map<string, Promise<Board>>()

/** The board of an edition; fetched once. */
export function loadBoard(edition: string): Promise<Board> {
  let board = known.get(edition)
  if (!board) {
    board = Promise.all([getEdition(edition), getGeometry(edition)]).then(([data, geometry]) => new Board(data, geometry))
    board.catch(() => known.delete(edition))
    known.set(edition, board)
  }
  return board
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]))
}
