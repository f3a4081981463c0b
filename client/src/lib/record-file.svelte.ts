/** A record file that somebody opens here. It is kept in this tab, so that a reload shows it again. */

import { Refusal, replayRecord } from './api'
import { t } from './i18n'
import { refusalText } from './refusal-text'
import { router } from './router.svelte'

/** Stands for the opened file where the address of a replay has the id of a table. */
export const OPENED_FILE = 'file'

const KEY = 'northline.record'
const LARGEST = 128_000

class RecordFile {
  /** Why the last file could not be opened. */
  problem = $state('')
  /** How many files were opened: a page that shows one is made anew for the next. */
  opened = $state(0)
  #text: string | null = null

  /** The text of the record; null when nothing was opened in this tab. */
  get text(): string | null {
    try {
      return this.#text ?? sessionStorage.getItem(KEY)
    } catch {
      return this.#text
    }
  }

  /** Check a file and go to its replay, or say what is wrong with it. */
  async open(file: File): Promise<void> {
    this.problem = ''
    try {
      if (file.size > LARGEST) throw new Refusal('bad_record', 'a record is smaller')
      const text = await file.text()
      await replayRecord(text, null)
      this.#keep(text)
      this.opened += 1
      router.go(`/replay/${OPENED_FILE}`)
    } catch (error) {
      this.problem = t('record.problem', { name: file.name, why: refusalText(error) })
    }
  }

  #keep(text: string): void {
    this.#text = text
    try {
      sessionStorage.setItem(KEY, text)
    } catch {
      // Storage is blocked: it lasts as long as the page does.
    }
  }
}

export const recordFile = new RecordFile()
