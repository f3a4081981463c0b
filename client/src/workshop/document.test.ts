import { describe, expect, it } from 'vitest'
import { addCity, addRoute, addTicket, changeEntry, changePlayers, deleteCities, deleteEntry, idFor, readable, shortestWay, withPointsForLengths } from './document'
import { place } from './placing'

function triangle() {
  let map = readable({ name: 'Three', rules: { players: [2, 4], points: { 1: 1 }, open_tracks: { double: { 2: 1, 3: 1 } } } })
  for (const [name, at] of [['Bodø', [67, 14]], ['Narvik', [68, 17]], ['Tromsø', [69.6, 19]]] as const) map = addCity(map, name, 'Norway', at)
  map = addRoute(map, 'bodo', 'narvik', 3)
  return addRoute(map, 'narvik', 'tromso', 2)
}

describe('documents', () => {
  it('gives names ids that are free', () => {
    expect(idFor('San Sebastián', new Set())).toBe('san-sebastian')
    expect(idFor('Bodø', new Set(['bodo']))).toBe('bodo-2')
    expect(idFor('東京', new Set())).toBe('city')
  })

  it('groups parallel routes, and no others', () => {
    const double = addRoute(triangle(), 'narvik', 'bodo', 3)
    expect(double.board.routes.map((route) => route.group)).toEqual(['bodo-narvik', undefined, 'bodo-narvik'])
    const single = deleteEntry(double, 'routes', double.board.routes[2]!.id)
    expect(single.board.routes.map((route) => route.group)).toEqual([undefined, undefined])
  })

  it('takes routes and tickets away with their cities', () => {
    const map = deleteCities(addTicket(triangle(), 'bodo', 'tromso', 5), new Set(['narvik']))
    expect([map.board.cities.length, map.board.routes.length, map.board.tickets.length]).toEqual([2, 0, 1])
    expect(deleteCities(map, new Set(['bodo'])).board.tickets).toEqual([])
  })

  it('finds the shortest way', () => {
    expect(shortestWay(triangle(), 'bodo', 'tromso')).toBe(5)
    expect(shortestWay(addCity(triangle(), 'Oslo', 'Norway', [60, 10]), 'bodo', 'oslo')).toBeNull()
  })

  it('gives new lengths their points, and forgets tables that cannot be', () => {
    expect(withPointsForLengths(triangle()).rules.points).toEqual({ 1: 1, 2: 2, 3: 4 })
    expect(changePlayers(triangle(), 2, 2).rules.open_tracks).toEqual({ double: { 2: 1 } })
  })

  it('survives whatever a server could send', () => {
    for (const sent of [null, 3, [], {}, { board: 7 }, { board: { cities: [null, 'x', { id: 'a', at: 'here' }] } }])
      expect(() => place(readable(sent), null)).not.toThrow()
  })
})

describe('placing', () => {
  it('puts every space between its cities', () => {
    const placed = place(triangle(), null)
    expect(placed.tracks.get('bodo-narvik')).toHaveLength(3)
    const [x, y] = placed.cities.get('bodo')!
    const back = placed.projection.toWorld([x, y])
    expect(back[0]).toBeCloseTo(67)
    expect(back[1]).toBeCloseTo(14)
  })

  it('follows a city that is moved, and leaves the others where they are', () => {
    const map = triangle()
    const first = place(map, null)
    const moved = changeEntry(map, 'cities', 'tromso', { at: [69, 20] })
    const then = place(moved, null, first.projection)
    expect(then.cities.get('bodo')).toEqual(first.cities.get('bodo'))
    expect(then.cities.get('tromso')).not.toEqual(first.cities.get('tromso'))
  })
})
