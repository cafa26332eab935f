import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { pdfParts } from './pdf-parts.ts'

/** The dashboard as static files: `index.html` and `assets/` with hashed names. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  build: {
    outDir: '../../dist/dashboard',
    emptyOutDir: true,
    target: 'es2022',
    // As `light-dark()` asks.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2500,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  plugins: [pdfParts(), compressed()],
})
