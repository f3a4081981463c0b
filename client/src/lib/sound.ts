/** A few quiet sounds, made on the spot. They are off until somebody turns them on. */

import { settings } from './settings.svelte'

export type Sound = 'turn' | 'card' | 'train' | 'ticket' | 'warning' | 'fanfare'

/** Notes as frequency, start and length in seconds. */
const TUNES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [[660, 0, 0.12], [880, 0.12, 0.2]],
  card: [[420, 0, 0.05]],
  train: [[220, 0, 0.07], [165, 0.09, 0.09]],
  ticket: [[523, 0, 0.1], [659, 0.1, 0.1], [784, 0.2, 0.25]],
  warning: [[196, 0, 0.18]],
  fanfare: [[523, 0, 0.14], [659, 0.14, 0.14], [784, 0.28, 0.14], [1047, 0.42, 0.5]],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.values.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const [frequency, start, length] of TUNES[sound]) {
    const at = context.currentTime + start
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = frequency
    tone.type = 'triangle'
    volume.gain.setValueAtTime(0.12, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}
