// Lets the client start without a connection, so that it can say what is wrong and that games need the server.
// While the server answers, everything comes from there: what is stored is used only when it does not.
// The build fills in the version and the files (service-worker.ts).

const CACHE = 'northline-9527b47ef3fc'
const FILES = [
  "/assets/CardFace.css",
  "/assets/CardFace.js",
  "/assets/Chart.css",
  "/assets/Chart.js",
  "/assets/DevicePage.css",
  "/assets/DevicePage.js",
  "/assets/Downloads.css",
  "/assets/Downloads.js",
  "/assets/EditorPage.css",
  "/assets/EditorPage.js",
  "/assets/Finish.css",
  "/assets/Finish.js",
  "/assets/FriendsCard.css",
  "/assets/FriendsCard.js",
  "/assets/HabitsPage.css",
  "/assets/HabitsPage.js",
  "/assets/LearnPage.css",
  "/assets/LearnPage.js",
  "/assets/MiniCards.css",
  "/assets/MiniCards.js",
  "/assets/NetworkHelp.css",
  "/assets/NetworkHelp.js",
  "/assets/NetworkSwitch.css",
  "/assets/NetworkSwitch.js",
  "/assets/PuzzlePage.css",
  "/assets/PuzzlePage.js",
  "/assets/PuzzlesPage.css",
  "/assets/PuzzlesPage.js",
  "/assets/ReplayPage.css",
  "/assets/ReplayPage.js",
  "/assets/RulesPage.css",
  "/assets/RulesPage.js",
  "/assets/StatisticsPage.css",
  "/assets/StatisticsPage.js",
  "/assets/TablePage.css",
  "/assets/TablePage.js",
  "/assets/TopBar.css",
  "/assets/TopBar.js",
  "/assets/WorkshopPage.css",
  "/assets/WorkshopPage.js",
  "/assets/bonus-text.js",
  "/assets/chart2.js",
  "/assets/choice.js",
  "/assets/copy.js",
  "/assets/da.js",
  "/assets/de.js",
  "/assets/fi.js",
  "/assets/forms.css",
  "/assets/forms.js",
  "/assets/fr.js",
  "/assets/index.css",
  "/assets/index.js",
  "/assets/keys.css",
  "/assets/keys.js",
  "/assets/nb.js",
  "/assets/numbers.js",
  "/assets/rulebook.js",
  "/assets/rules-da.js",
  "/assets/rules-de.js",
  "/assets/rules-en.js",
  "/assets/rules-fi.js",
  "/assets/rules-fr.js",
  "/assets/rules-nb.js",
  "/assets/rules-sv.js",
  "/assets/sentences.css",
  "/assets/sentences.js",
  "/assets/sv.js",
  "/assets/svelte.js",
  "/assets/symbols.js",
  "/icons/northline.svg",
  "/"
]

self.addEventListener('install', (event) => {
  const load = async () => {
    const cache = await caches.open(CACHE)
    await cache.addAll(FILES.map((path) => new Request(path, { cache: 'no-cache' })))
    await self.skipWaiting()
  }
  event.waitUntil(load())
})

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/api/editions')) event.respondWith(board(request))
  else if (FILES.includes(pathname)) event.respondWith(file(request))
})

/** "Your turn": whoever presses it wants to see the table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTable(event.notification.data))
})

async function showTable(address) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => client.url === address) ?? open[0]
  await (there ? there.focus() : self.clients.openWindow(address ?? '/'))
}

/** The client is one page, whatever the address. A proxy whose server is down answers too, with an error. */
async function page(request) {
  try {
    const response = await fetch(request)
    if (response.status < 500) return response
  } catch {
    // No connection.
  }
  return (await caches.match('/')) ?? Response.error()
}

async function file(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** Boards that were looked at once can be looked at again, with their rules. */
async function board(request) {
  try {
    const response = await fetch(request)
    if (response.ok) await (await caches.open(CACHE)).put(request, response.clone())
    return response
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}
