/** Draws the pictures of docs/extraction.md: what `--debug` shows of two of the guide's samples. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTH = 1600
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'pagemill-extraction-'))
try {
  for (const model of ['invoice', 'bank_statement']) {
    const sample = join(root, `docs/guide/samples/${model}.png`)
    const options = ['--model', model, '--output', 'json', '--debug', '--out', folder]
    execFileSync(process.execPath, [join(root, 'bin/pagemill.js'), 'convert', sample, ...options])
    await sharp(join(folder, `${model}-page-1.svg`), { density: 144 })
      .flatten({ background: '#ffffff' })
      .resize({ width: WIDTH })
      .png({ palette: true, colours: 64 })
      .toFile(join(import.meta.dirname, `${model}.png`))
  }
} finally {
  rmSync(folder, { recursive: true })
}
