import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { digest } from './build/digest.ts'
import { serviceWorker } from './build/service-worker.ts'

// The build is committed: names without hashes and readable code make its changes readable too.
export default defineConfig({
  plugins: [svelte(), digest(), serviceWorker()],
  build: {
    outDir: '../src/northline/web',
    emptyOutDir: true,
    minify: false,
    cssMinify: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
        codeSplitting: { groups: [{ name: 'svelte', test: /node_modules/ }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8765',
      '/ws': { target: 'ws://127.0.0.1:8765', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
