import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))

/** Folders of PDF.js and what is taken of each: fonts every PDF may count on, and decoders. */
const PARTS = [
  ['standard_fonts', /\.(pfb|ttf)$/],
  ['wasm', /_nowasm_fallback\.js$/],
] as const

/** What PDF.js asks for by name while it draws. */
export const pdfParts = (): Plugin => ({
  name: 'pdf-parts',
  apply: 'build',
  async generateBundle() {
    for (const [folder, wanted] of PARTS)
      for (const name of await readdir(join(PACKAGE, folder)))
        if (wanted.test(name)) {
          const source = await readFile(join(PACKAGE, folder, name))
          this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${name}`, source })
        }
  },
})
