/** Toasts over the board. They disappear by themselves, and clicks go through them. */

export interface Notice {
  id: number
  tone: 'info' | 'good' | 'bad'
  text: string
}

const LASTS_MS = 5200
const MOST = 3

export class Notices {
  shown = $state.raw<readonly Notice[]>([])
  #next = 1

  show(text: string, tone: Notice['tone'] = 'info'): void {
    const notice = { id: this.#next++, tone, text }
    this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-MOST)
    setTimeout(() => this.#take(notice.id), LASTS_MS)
  }

  #take(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id)
  }
}
