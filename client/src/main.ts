import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'

router.start()
// Only where the browser trusts the connection (HTTPS, or this machine); elsewhere the game works without.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined))
}

const target = document.getElementById('app')!
target.replaceChildren() // what is there to look at while this is loading
mount(App, { target })
