import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { loadAddon, type ModelFolders } from '../../src/engine/native.ts'
import { drawn, lines, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'

const addon = loadAddon()
const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
const one: ModelFolders = { tessdata, second: null, degraded: null }
const second = join(import.meta.dirname, '../../tessdata')
const degraded = join(import.meta.dirname, '../../models/degraded')

/** Codes that no dictionary knows, each once, beside words. */
const CODES = Array.from(
  { length: 120 },
  (_, i) => `${(i * 7919 + 10007).toString(36).toUpperCase()}-${(i * 31 + 12) % 97}`,
)
const LINES = Array.from(
  { length: 40 },
  (_, i) => `Batch ${CODES.slice(3 * i, 3 * i + 3).join(' and ')} of the week`,
)

const CONTENT = LINES.map((line, i) => `BT /F1 10 Tf 60 ${780 - i * 18} Td (${line}) Tj ET`).join(
  '\n',
)

/** Small print, blurred, with the grain of a cheap sensor; the same each time. */
async function worn(dpi: number, blur: number): Promise<Buffer> {
  const clean = drawn(pdf([{ content: CONTENT }]), dpi)
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
function codesRight(
  page: Uint8Array,
  dpi: number,
  folders: ModelFolders,
  language = 'eng',
): number {
  const reader = new addon.Reader(folders)
  const read = reader.read(
    { kind: 'encoded', bytes: page, frame: 0, orientation: 1 },
    { languages: [language], dpi, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )
  reader.dispose()
  const words = new Set(linesOf(read).join(' ').split(' '))
  return CODES.filter((word) => words.has(word)).length
}

t.test('a second set of models reads doubtful lines better', async (t) => {
  let alone = 0
  let both = 0
  for (const [dpi, blur] of [
    [130, 1.2],
    [150, 1.2],
    [170, 1.8],
  ] as const) {
    const page = await worn(dpi, blur)
    alone += codesRight(page, dpi, one)
    both += codesRight(page, dpi, { ...one, second })
  }
  t.ok(alone < 3 * CODES.length, 'one set misreads some')
  t.ok(both > alone, `${both} codes right by both, ${alone} by one`)
})

t.test('the model for degraded print reads what is small better', async (t) => {
  const small = drawn(pdf([{ content: CONTENT }]), 60)
  const alone = codesRight(small, 60, { ...one, second })
  const asked = codesRight(small, 60, { ...one, second, degraded })
  t.ok(alone < CODES.length, 'without it some are misread')
  t.ok(asked > alone, `${asked} codes right with it, ${alone} without`)
})

t.test('German and French have one, too', async (t) => {
  const small = drawn(pdf([{ content: CONTENT }]), 60)
  for (const language of ['deu', 'fra']) {
    const alone = codesRight(small, 60, { ...one, second }, language)
    const asked = codesRight(small, 60, { ...one, second, degraded }, language)
    t.ok(asked > alone, `${language}: ${asked} codes right with it, ${alone} without`)
  }
})

t.test('and what is clear no worse', async (t) => {
  const clear = drawn(pdf([{ content: CONTENT }]), 200)
  const alone = codesRight(clear, 200, one)
  const asked = codesRight(clear, 200, { ...one, degraded })
  t.ok(asked >= alone, `${asked} codes right with it, ${alone} without`)
})

t.test('a folder without the language changes nothing', async (t) => {
  const page = await worn(150, 1.2)
  const none = join(second, 'none')
  t.equal(
    codesRight(page, 150, { ...one, second: none, degraded: none }),
    codesRight(page, 150, one),
  )
})

t.test('addresses of the net keep their dots and lines in small print', async (t) => {
  const texts = [
    'Anna Miller',
    'k_meyer@harbour.example, t. 020 7946 0862',
    'or see www.northwind-works.org',
  ]
  const reader = new addon.Reader({ ...one, degraded })
  t.teardown(() => reader.dispose())
  for (const dpi of [60, 72, 80]) {
    const small = drawn(pdf([{ content: lines(texts, 10, 60, 700) }]), dpi)
    const read = reader.read(
      { kind: 'encoded', bytes: small, frame: 0, orientation: 1 },
      { languages: ['eng'], dpi: 0, maxPixels: 50_000_000, deadline: 0 },
      new Int32Array(new SharedArrayBuffer(4)),
    )
    const words = linesOf(read).join(' ').split(' ')
    for (const address of ['k_meyer@harbour.example,', 'www.northwind-works.org'])
      t.ok(words.includes(address), `${address} in ${words.join(' ')} at ${dpi} dpi`)
  }
})
