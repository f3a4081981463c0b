import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { sourceDigest } from './digest.ts'

/** What the client needs to start in any language. Icons and the rules of other languages can be missed. */
const WANTED = /^(index\.html|assets\/.*\.(js|css)|icons\/northline\.svg)$/

function filesUnder(path: string): string[] {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path]
}

/** Writes the service worker with the names of the files that were built. */
export function serviceWorker(): Plugin {
  return {
    name: 'northline-service-worker',
    apply: 'build',
    writeBundle(options) {
      const folder = options.dir ?? '.'
      const files = filesUnder(folder)
        .map((path) => relative(folder, path).split(sep).join('/'))
        .filter((name) => WANTED.test(name))
        .sort()
        .map((name) => (name === 'index.html' ? '/' : `/${name}`))
      const template = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf-8')
      const text = template
        .replace('__VERSION__', sourceDigest().slice(0, 12))
        .replace('__FILES__', JSON.stringify(files, null, 2))
      writeFileSync(join(folder, 'service-worker.js'), text)
    },
  }
}
