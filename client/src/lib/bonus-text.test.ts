import { describe, expect, it } from 'vitest'
import type { BonusCardInfo, RouteInfo } from '../generated/protocol'
import { bonusAbout, bonusCount, bonusLead } from './bonus-text'
import { citiesAlong } from './paths'

const card = (more: Partial<BonusCardInfo>): BonusCardInfo => ({
  id: 'x', name: 'X', points: 7, counts: 'routes', mark: '', country: '', kind: '', length: 0, max_points: 0, about: 'never shown', ...more,
})
const nameOf = (seat: number) => ['Ada', 'Bo', 'Cleo'][seat]!

describe('a bonus card', () => {
  it('is explained from what the edition says of it', () => {
    expect(bonusAbout(card({ counts: 'completed_tickets', mark: 'arctic' })).join(' ')).toBe(
      'Goes to whoever completes the most tickets. At least one end must lie north of the Arctic Circle.',
    )
    expect(bonusAbout(card({ kind: 'ferry' }))).toEqual(['Goes to whoever claims the most ferries.'])
    expect(bonusAbout(card({ length: 1 }))[1]).toBe('Only routes of 1 space count.')
    expect(bonusAbout(card({ counts: 'completed_tickets', max_points: 5 }))[1]).toBe('Only tickets worth 5 points or less count.')
    expect(bonusAbout(card({ country: 'Norway' }))[1]).toContain('Norway')
  })

  it('of a map of one’s own says its words as they are', () => {
    expect(bonusAbout(card({ mark: 'harbour', country: 'New Avalon' }))).toEqual([
      'Goes to whoever claims the most routes.',
      'At least one end must be marked “harbour”.',
      'At least one end must be in this country: New Avalon.',
    ])
  })

  it('says who leads, and that a tie at zero scores too', () => {
    expect(bonusLead('routes', [1, 3, 0], [1], nameOf)).toBe('Bo is ahead: 3 routes.')
    expect(bonusLead('routes', [3, 3, 0], [0, 1], nameOf)).toBe('Ada and Bo are tied (3 routes) and would each score it.')
    expect(bonusLead('routes', [0, 0, 0], [0, 1, 2], nameOf)).toBe('No one has any yet, so everyone is tied and would score it.')
  })

  it('says what is hidden until the end', () => {
    expect(bonusLead('completed_tickets', [2, null, null], null, nameOf)).toContain('Tickets stay secret')
    expect(bonusLead('locomotives_in_hand', [2, null, null], null, nameOf)).toContain('Hands stay secret')
  })

  it('counts in its own unit', () => {
    expect(bonusCount('longest_path', 1)).toBe('1 space')
    expect(bonusCount('countries', 2)).toBe('2 countries')
  })
})

describe('the cities along a path', () => {
  const route = (id: string, a: string, b: string) => [id, { id, a, b } as RouteInfo] as const
  const routes = new Map([route('1', 'a', 'b'), route('2', 'c', 'b'), route('3', 'c', 'a'), route('4', 'a', 'b')])

  it('are in order, whichever way round the routes are written', () => {
    expect(citiesAlong(routes, ['1', '2', '3'])).toEqual(['a', 'b', 'c', 'a'])
    expect(citiesAlong(routes, ['2', '1'])).toEqual(['c', 'b', 'a'])
  })

  it('begin on the right side of two parallel routes', () => {
    expect(citiesAlong(routes, ['1', '4', '2'])).toEqual(['b', 'a', 'b', 'c'])
  })

  it('are none where the routes do not follow each other', () => {
    expect(citiesAlong(new Map([route('1', 'a', 'b'), route('9', 'x', 'y')]), ['1', '9'])).toEqual([])
  })
})
