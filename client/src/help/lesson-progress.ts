/** Which tables of this browser are lessons, and how far each has come: a lesson goes on after a reload and in another tab. */

import { load, save } from '../lib/storage'

const KEY = 'northline.lessons'
/** The oldest are forgotten. */
const MOST = 30

export interface LessonProgress {
  /** How many steps are done or read. */
  read: number
  /** Whether the learner has left the lesson and plays on alone. */
  left: boolean
}

type Stored = readonly (readonly [table: string, progress: LessonProgress])[]

export function lessonProgress(table: string): LessonProgress | null {
  return stored().find(([id]) => id === table)?.[1] ?? null
}

export function keepLessonProgress(table: string, progress: LessonProgress): void {
  save(KEY, [[table, progress], ...stored().filter(([id]) => id !== table)].slice(0, MOST))
}

function stored(): Stored {
  const found = load(KEY)
  return Array.isArray(found) ? (found as Stored) : []
}
