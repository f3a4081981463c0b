/**
 * Signals that it is your turn: in the title and the icon of the tab; as a notification or a vibration, if these are
 * switched on; and on a phone the screen stays on meanwhile.
 */

import { t } from './i18n'
import { settings } from './settings.svelte'

const NAME = 'Northline'

export function markTurn(mine: boolean, subject: string): void {
  document.title = mine ? `● ${t('turn.yours')} – ${subject} – ${NAME}` : `${subject} – ${NAME}`
  document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? '/icons/your-turn.svg' : '/icons/northline.svg')
}

export function clearTurn(): void {
  document.title = NAME
  document.querySelector('link[rel="icon"]')?.setAttribute('href', '/icons/northline.svg')
}

/** Call the player: by a vibration, and by a notification if the page is not seen. */
export function callToTurn(subject: string): void {
  if (settings.values.vibration && canVibrate()) navigator.vibrate([60, 80, 60])
  if (settings.values.notifications && document.hidden) void notify(subject)
}

async function notify(subject: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const options = { body: subject, tag: 'northline-turn', icon: '/icons/your-turn.svg', data: location.href }
  try {
    const shown = new Notification(t('turn.yours'), options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Browsers of phones leave notifications to service workers.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(t('turn.yours'), options)
  }
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined'
}

/** Ask the browser whether notifications may be shown. To be called when somebody switches them on, and not before. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Whether this device vibrates: computers have the function, too. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0
}

/** Whether there is a screen to keep awake: computers are left to their own settings. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator && navigator.maxTouchPoints > 0
}

/** Without a touch for so long, the screen may go dark all the same. */
const FORGOTTEN_MS = 5 * 60_000

/** Keep the screen on until the function that is returned is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  let forgotten: ReturnType<typeof setTimeout> | undefined

  async function hold(): Promise<void> {
    clearTimeout(forgotten)
    forgotten = setTimeout(() => void lock?.release(), FORGOTTEN_MS)
    if (over || document.hidden || (lock && !lock.released)) return
    // Refused when the battery is low, for example.
    const granted = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) await granted?.release()
    else lock = granted
  }

  // The browser releases the lock when the page is hidden.
  const again = () => void hold()
  document.addEventListener('visibilitychange', again)
  document.addEventListener('pointerdown', again)
  again()
  return () => {
    over = true
    clearTimeout(forgotten)
    document.removeEventListener('visibilitychange', again)
    document.removeEventListener('pointerdown', again)
    void lock?.release()
  }
}
