import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'

router.start()
mount(App, { target: document.getElementById('app')! })
