import { describe, expect, it } from 'vitest'
import { readable, type MapDocument, type MapRoute } from './document'
import {
  addBonusCard, addCity, addRoute, addTicket, changeEntries, changeEntry, changeId, changePlayers, deleteSelected, idFor, kindOf, moveCities,
  ofKind, ofLength, withPointsForLengths,
} from './edits'
import { place, sameBoard } from './placing'
import { patched } from './repairs'
import { rulesOfFile } from './rules'
import { NOTHING, only, present, single, together, toggled } from './selection'
import { shortestWay } from './ways'

function triangle(): MapDocument {
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
    const one = deleteSelected(double, only('routes', double.board.routes[2]!.id))
    expect(one.board.routes.map((route) => route.group)).toEqual([undefined, undefined])
  })

  it('takes routes and tickets away with their cities', () => {
    const map = deleteSelected(addTicket(triangle(), 'bodo', 'tromso', 5), only('cities', 'narvik'))
    expect([map.board.cities.length, map.board.routes.length, map.board.tickets.length]).toEqual([2, 0, 1])
    expect(deleteSelected(map, only('cities', 'bodo')).board.tickets).toEqual([])
  })

  it('changes and moves several at once, and nothing else', () => {
    const both = new Set(['bodo-narvik', 'narvik-tromso'])
    const red = changeEntries(triangle(), 'routes', both, { color: 'red' })
    expect(red.board.routes.map(({ color }) => color)).toEqual(['red', 'red'])
    const moved = moveCities(red, new Map([['bodo', [66, 13]], ['tromso', [70, 20]]]))
    expect(moved.board.cities.map(({ at }) => at)).toEqual([[66, 13], [68, 17], [70, 20]])
    expect(moved.board.routes).toBe(red.board.routes)
  })

  it('turns routes into ferries and tunnels and back', () => {
    const turned = (kind: Parameters<typeof ofKind>[0], map = triangle()) => changeEntries<MapRoute>(map, 'routes', new Set(['bodo-narvik']), ofKind(kind))
    expect(turned('ferry').board.routes[0]).toMatchObject({ ferry: 1 })
    expect(kindOf(turned('tunnel', turned('ferry')).board.routes[0]!)).toBe('tunnel')
    expect(turned('regular', turned('tunnel')).board.routes[0]).toEqual(triangle().board.routes[0])
  })

  it('leaves a ferry as many symbols as there is room for', () => {
    const ferry = changeEntry(triangle(), 'routes', 'bodo-narvik', { ferry: 3 })
    const short = changeEntries<MapRoute>(ferry, 'routes', new Set(['bodo-narvik']), ofLength(() => 2))
    expect(short.board.routes[0]).toMatchObject({ length: 2, ferry: 2 })
  })

  it('takes another id everywhere, and refuses one that is taken or is none', () => {
    const map = addTicket(triangle(), 'bodo', 'tromso', 5)
    const changed = changeId(map, 'cities', 'bodo', 'bd')
    expect([changed.board.routes[0]!.from, changed.board.tickets[0]!.from]).toEqual(['bd', 'bd'])
    for (const bad of ['narvik', '', 'Bodø', '-x']) expect(changeId(map, 'cities', 'bodo', bad)).toBe(map)
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

  it('keeps what it does not know', () => {
    const sent = { format: 1, id: 'x', name: 'X', rules: { future: 1 }, board: { cities: [{ id: 'a', name: 'A', country: 'C', at: [1, 2], modern: 'B' }], routes: [], tickets: [], bonus_cards: [], more: [1] }, other: {} }
    expect(readable(sent)).toEqual(sent)
  })
})

describe('selections', () => {
  it('tell one thing from several, and lists from each other', () => {
    const route = only('routes', 'bodo-narvik')
    expect(single(route)).toEqual({ kind: 'routes', id: 'bodo-narvik' })
    expect(single(toggled(route, 'tickets', 'bodo-narvik'))).toBeNull()
    expect(toggled(route, 'routes', 'bodo-narvik')).toEqual(NOTHING)
    expect(together(route, only('cities', 'bodo'))).toEqual({ ...route, cities: new Set(['bodo']) })
  })

  it('lose what is no longer there', () => {
    const map = deleteSelected(triangle(), only('cities', 'bodo'))
    expect(present(together(only('cities', 'bodo', 'narvik'), only('routes', 'bodo-narvik')), map)).toEqual(only('cities', 'narvik'))
  })
})

describe('repairs', () => {
  const patch = (...operations: Parameters<typeof patched>[1]) => patched(triangle(), operations)

  it('add, replace and remove', () => {
    expect(patch({ op: 'replace', path: '/board/routes/0/color', value: 'red' })!.board.routes[0]!.color).toBe('red')
    expect(patch({ op: 'remove', path: '/board/cities/1' })!.board.cities.map(({ id }) => id)).toEqual(['bodo', 'tromso'])
    expect(patch({ op: 'add', path: '/rules/points/9', value: 27 })!.rules.points).toEqual({ 1: 1, 9: 27 })
    expect(patch({ op: 'add', path: '/board/bonus_cards/-', value: { id: 'x' } })!.board.bonus_cards).toEqual([{ id: 'x' }])
    expect(patch({ op: 'remove', path: '/board/routes/0' }, { op: 'remove', path: '/board/routes/0' })!.board.routes).toEqual([])
    expect(patch({ op: 'add', path: '/rules/a~1b~0c', value: 1 })!.rules['a/b~c']).toBe(1)
  })

  it('that do not fit are none', () => {
    for (const path of ['/board/routes/9/color', '/board/rails/0', '/name/x', '', '/board/routes/x'])
      expect(patch({ op: 'replace', path, value: 1 })).toBeNull()
    expect(patch({ op: 'remove', path: '/rules/hand' })).toBeNull()
  })
})

describe('rules of another board', () => {
  const rules = {
    players: [2, 5], trains: 40, deck: { red: 12, locomotive: 14 }, points: [[1, 1], [2, 2]], hand: 4, open_tracks: [[2, 2, 1], [3, 2, 1], [3, 3, 2]],
    bonus_cards: 4, tie_breakers: ['completed_tickets', 'bonus_cards'],
  } as unknown as Parameters<typeof rulesOfFile>[0]

  it('are written as in a file', () => {
    const map = addBonusCard(triangle(), 'Express')
    expect(rulesOfFile(rules, map)).toMatchObject({ points: { 1: 1, 2: 2 }, open_tracks: { double: { 2: 1 }, triple: { 2: 1, 3: 2 } }, bonus_cards: 1, tie_breakers: ['completed_tickets', 'bonus_cards'] })
  })

  it('do not ask for bonus cards that a map does not have', () => {
    expect(rulesOfFile(rules, triangle()).tie_breakers).toEqual(['completed_tickets'])
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

  it('keeps dragged cities under the pointer and the bends of their routes', () => {
    const map = triangle()
    const spaces = [[300, 110, 0], [340, 130, 0], [380, 110, 0]]
    const geometry = {
      view: [0, 0, 800, 600], space: [36, 13], labels: {}, background: {}, cities: { bodo: [260, 100], narvik: [420, 100], tromso: [500, 60] },
      routes: { 'bodo-narvik': { line: [], spaces }, 'narvik-tromso': { line: [], spaces: [[440, 90, 0], [470, 75, 0]] } },
    } as unknown as Parameters<typeof sameBoard>[0]
    const laidOut = { geometry, of: map } as unknown as Parameters<typeof place>[1]
    const first = place(map, laidOut)
    const at = first.projection.toWorld([270, 120])
    const moved = changeEntry(map, 'cities', 'bodo', { at })
    const then = place(moved, laidOut, first.projection, new Set(['bodo']))
    expect(then.cities.get('bodo')![0]).toBeCloseTo(270)
    expect(then.cities.get('bodo')![1]).toBeCloseTo(120)
    const [near, middle, far] = then.tracks.get('bodo-narvik')!
    expect([near!.x - 300, middle!.x - 340, far!.x - 380].map(Math.round)).toEqual([8, 5, 2])
    expect(then.tracks.get('narvik-tromso')!.map(({ x }) => x)).toEqual([440, 470])
  })

  it('knows what changes a board', () => {
    const map = triangle()
    expect(sameBoard(map, addTicket(changeEntry(map, 'routes', 'bodo-narvik', { color: 'red' }), 'bodo', 'tromso', 5))).toBe(true)
    expect(sameBoard(map, changeEntry(map, 'cities', 'bodo', { name: 'Bodo' }))).toBe(false)
    expect(sameBoard(map, changeEntry(map, 'routes', 'bodo-narvik', { length: 4 }))).toBe(false)
  })
})
