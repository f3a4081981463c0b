import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Geometry } from '../generated/protocol'
import { labelsAt } from './labels'

const folder = join(import.meta.dirname, '../../../src/northline/drawing/geometry')
const boards = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Geometry)

describe.each(boards.map((board) => [board.edition, board] as const))('names on the board of %s', (_, board) => {
  const nobody = new Set<string>()
  const alike = () => 1

  it('are all there when there is room', () => {
    expect(labelsAt(board, 1, nobody, alike)).toHaveLength(Object.keys(board.labels).length)
  })

  it('can be read on a phone', () => {
    const k = 360 / board.view[2]
    const labels = labelsAt(board, k, nobody, alike)
    expect(labels.length).toBeGreaterThan(8)
    for (const label of labels) expect(label.size * k).toBeGreaterThanOrEqual(11)
  })

  it('make way for the important ones', () => {
    const k = 360 / board.view[2]
    const all = Object.keys(board.labels)
    const shown = new Set(labelsAt(board, k, nobody, alike).map((label) => label.city))
    const hidden = all.find((city) => !shown.has(city))
    expect(hidden).toBeDefined()
    const labels = labelsAt(board, k, new Set([hidden!]), alike)
    expect(labels.map((label) => label.city)).toContain(hidden)
  })
})
