import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** What the build is made of. `tests/client/test_build.py` reads the same files in the same order. */
const SOURCES = ['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'build', 'public', 'src']

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
}

export function sourceDigest(): string {
  const names = SOURCES.flatMap((name) => filesUnder(join(root, name)))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((name) => !name.endsWith('.test.ts'))
    .sort((a, b) => (a < b ? -1 : 1))
  const hash = createHash('sha256')
  for (const name of names) {
    hash.update(`${name}\0`)
    hash.update(createHash('sha256').update(readFileSync(join(root, name))).digest('hex'))
    hash.update('\n')
  }
  return hash.digest('hex')
}

/** Writes down which sources a build was made from, so that a test can tell when it is stale. */
export function digest(): Plugin {
  return {
    name: 'northline-digest',
    apply: 'build',
    writeBundle(options) {
      writeFileSync(join(options.dir ?? '.', 'sources.sha256'), `${sourceDigest()}\n`)
    },
  }
}
