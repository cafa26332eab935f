import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'

const addon = loadAddon()
const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
const second = join(import.meta.dirname, '../../tessdata')

/** Codes that no dictionary knows, each once, beside words. */
const CODES = Array.from(
  { length: 120 },
  (_, i) => `${(i * 7919 + 10007).toString(36).toUpperCase()}-${(i * 31 + 12) % 97}`,
)
const LINES = Array.from(
  { length: 40 },
  (_, i) => `Batch ${CODES.slice(3 * i, 3 * i + 3).join(' and ')} of the week`,
)

/** Small print, blurred, with the grain of a cheap sensor; the same each time. */
async function worn(dpi: number, blur: number): Promise<Buffer> {
  const content = LINES.map((line, i) => `BT /F1 10 Tf 60 ${780 - i * 18} Td (${line}) Tj ET`)
  const clean = drawn(pdf([{ content: content.join('\n') }]), dpi)
  const { data, info } = await sharp(clean)
    .grayscale()
    .blur(blur)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let state = 7
  for (let i = 0; i < data.length; i++) {
    state = (state * 48271) % 2147483647
    data[i] = Math.max(0, Math.min(255, data[i]! * 0.8 + (state % 41)))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer()
}

/** Codes that came out exactly. */
function codesRight(page: Uint8Array, dpi: number, secondTessdata: string | null): number {
  const reader = new addon.Reader(tessdata, secondTessdata)
  const read = reader.read(
    { kind: 'encoded', bytes: page, frame: 0, orientation: 1 },
    { languages: ['eng'], dpi, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )
  reader.dispose()
  const words = new Set(linesOf(read).join(' ').split(' '))
  return CODES.filter((word) => words.has(word)).length
}

t.test('a second set of models reads doubtful lines better', async (t) => {
  let one = 0
  let both = 0
  for (const [dpi, blur] of [
    [130, 1.2],
    [150, 1.2],
    [170, 1.8],
  ] as const) {
    const page = await worn(dpi, blur)
    one += codesRight(page, dpi, null)
    both += codesRight(page, dpi, second)
  }
  t.ok(one < 3 * CODES.length, 'one set misreads some')
  t.ok(both > one, `${both} codes right by both, ${one} by one`)
})

t.test('a folder without the language changes nothing', async (t) => {
  const page = await worn(150, 1.2)
  t.equal(codesRight(page, 150, join(second, 'none')), codesRight(page, 150, null))
})
