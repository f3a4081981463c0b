/** Signals in another tab or window that it is your turn: title, icon, and a notification if that is switched on. */

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

export function notifyTurn(subject: string): void {
  if (!settings.values.notifications || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  const shown = new Notification(t('turn.yours'), { body: subject, tag: 'northline-turn', icon: '/icons/your-turn.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}

/** Ask the browser once whether notifications may be shown. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}
