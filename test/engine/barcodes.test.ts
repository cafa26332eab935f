import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { purgeZXingModule } from 'zxing-wasm/reader'
import type { Box } from '../../src/document/box.ts'
import type { Engine } from '../../src/engine/engine.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { barcodesIn } from '../../src/engine/pictures/barcodes.ts'
import { codeOperators, codePng } from './codes.ts'
import { drawn, folderFor, lines, type PageSpec, pdf, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'

interface Answer {
  barcodes?: { type: string; text: string; page: number; box: Box }[]
  fields?: Record<string, unknown>
  evidence?: Record<string, { source?: string }>
}

const engines = engineFor(t)
const { discard } = loadAddon()

async function read(
  file: Uint8Array,
  name: string,
  changes: Parameters<typeof request>[0] = {},
): Promise<Answer> {
  const engine: Engine = await engines
  const path = write(folderFor(t), name, file)
  const options = { include: ['barcodes' as const] }
  const wish = request({ model: 'document', output: 'json', options, ...changes })
  const result = await engine.convert({ path, name }, wish, context())
  try {
    return JSON.parse(readFileSync(result.path, 'utf8'))
  } finally {
    await result.dispose()
  }
}

/** A page with a code of 100 points at (400, 60) from its top left. */
const withCode = async (png: Buffer, more: Partial<PageSpec> = {}): Promise<PageSpec> => ({
  content: `${lines(['A letter with a code', 'for machines on its page'])}\nq 100 0 0 100 400 682 cm /I1 Do Q`,
  image: png,
  ...more,
})

const near = ([x0, y0, x1, y1]: Box, wanted: Box, off: number): boolean =>
  [x0, y0, x1, y1].every((at, i) => Math.abs(at - wanted[i]!) < off)

const TEXT = 'https://example.org/a?b=c&d=é'

t.test('codes of a text page, a scan, a photo on its side, each with its place', async (t) => {
  const page = await withCode(await codePng(TEXT))
  const layer = await read(pdf([page]), 'a.pdf')
  t.match(layer.barcodes, [{ type: 'QRCode', text: TEXT, page: 1 }])
  // Its quiet zone belongs to the picture, and not to the code.
  t.ok(near(layer.barcodes![0]!.box, [410, 70, 490, 150], 12), `${layer.barcodes![0]!.box}`)
  const scan = await read(drawn(pdf([page]), 200), 'a.png')
  t.match(scan.barcodes, [{ type: 'QRCode', text: TEXT, page: 1 }])
  t.ok(near(scan.barcodes![0]!.box, layer.barcodes![0]!.box, 3), `${scan.barcodes![0]!.box}`)
  const aside = await sharp(drawn(pdf([page]), 200))
    .rotate(90)
    .withMetadata({ density: 200 })
    .png()
    .toBuffer()
  const turned = await read(aside, 'b.png')
  t.match(turned.barcodes, [{ text: TEXT }])
  t.ok(near(turned.barcodes![0]!.box, layer.barcodes![0]!.box, 4), `${turned.barcodes![0]!.box}`)
})

t.test('kinds of codes, several on a page, drawn ones, and pages in their order', async (t) => {
  const drawnCode = await codeOperators('drawn', 60, 500, 90)
  const first = await withCode(await codePng('4006381333931', 'EAN13'))
  const pages = [
    { ...first, content: `${first.content}\n${drawnCode}` },
    await withCode(await codePng('A-1234/5', 'Code128')),
    await withCode(await codePng('matrix', 'DataMatrix')),
    await withCode(await codePng('stacked', 'PDF417')),
    { content: lines(['No code here']) },
  ]
  const { barcodes } = await read(pdf(pages), 'c.pdf')
  t.same(
    barcodes?.map(({ page, type, text }) => [page, type, text]),
    [
      [1, 'EAN13', '4006381333931'],
      [1, 'QRCode', 'drawn'],
      [2, 'Code128', 'A-1234/5'],
      [3, 'DataMatrix', 'matrix'],
      [4, 'PDF417', 'stacked'],
    ],
  )
})

t.test('without the wish nothing is said of codes', async (t) => {
  const page = await withCode(await codePng(TEXT))
  t.equal((await read(pdf([page]), 'd.pdf', { options: {} })).barcodes, undefined)
})

const GIRO = [
  'BCD',
  '002',
  '1',
  'SCT',
  '',
  'Muster Werkzeuge GmbH',
  'DE89370400440532013000',
  'EUR119.00',
  '',
  'RF18539007547034',
  '',
].join('\n')
const INVOICE = [
  'Muster Werkzeuge GmbH',
  'Rechnung Nr. 2026-0815',
  'Rechnungsdatum 05.03.2026',
  'Netto 100,00 EUR',
  'USt. 19 % 19,00 EUR',
  'Gesamtbetrag 119,00 EUR',
]

t.test('an invoice’s code is read without being asked for, however it is drawn', async (t) => {
  const wish = { model: 'invoice', options: {} }
  const pictured = await withCode(await codePng(GIRO), { content: '' })
  const bodies = {
    picture: { ...pictured, content: `${lines(INVOICE)}\nq 100 0 0 100 400 682 cm /I1 Do Q` },
    drawn: { content: `${lines(INVOICE)}\n${await codeOperators(GIRO, 400, 682, 100)}` },
  }
  for (const [how, page] of Object.entries(bodies))
    for (const [name, file] of Object.entries({
      'e.pdf': pdf([page]),
      'e.png': drawn(pdf([page]), 150),
    })) {
      const { fields, evidence, barcodes } = await read(file, name, wish)
      t.equal(fields?.vendor_iban, 'DE89370400440532013000', `${how} ${name}`)
      t.same(fields?.references, ['RF18539007547034'])
      t.equal(evidence?.vendor_iban?.source, 'payment_code')
      t.equal(barcodes, undefined)
    }
})

t.test(
  'hostile pictures cost no more than a few seconds, and what is found has bounds',
  async (t) => {
    const [width, height] = [3000, 3000]
    const pixels = new Uint8Array(width * height)
    const pictures: Record<string, (x: number, y: number) => number> = {
      noise: (x, y) => ((x * 7919) ^ (y * 104729) ^ ((x * y) >> 3)) & 255,
      bars: (x) => (x % 3 === 0 ? 0 : 255),
      // Corners of codes, thousands of them.
      corners: (x, y) => {
        const ring = Math.max(Math.abs((x % 40) - 20), Math.abs((y % 40) - 20))
        return ring < 5 || (ring > 7 && ring < 11) ? 0 : 255
      },
    }
    for (const [name, value] of Object.entries(pictures)) {
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) pixels[y * width + x] = value(x, y)
      const before = process.cpuUsage()
      const found = await barcodesIn({ pixels, width, height }, 'all', discard)
      const { user, system } = process.cpuUsage(before)
      t.ok(found.length <= 100, name)
      t.ok(user + system < 20e6, `${name}: ${((user + system) / 1e6).toFixed(1)} s`)
    }
  },
)

t.test('the longest codes, and such as hold no text', async (t) => {
  const long = 'x'.repeat(2900)
  const gray = async (png: Buffer) => {
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  }
  t.match(await barcodesIn(await gray(await codePng(long)), 'all', discard), [{ text: long }])
  const control = await barcodesIn(
    await gray(await codePng('a\u0000\u001b[31mb')),
    'payment',
    discard,
  )
  t.equal(control[0]?.text, 'a\u0000\u001b[31mb')
})

t.test('what a picture took of memory is given back, and codes are found behind it', async (t) => {
  const [width, height] = [3000, 3000]
  const blank = { pixels: new Uint8Array(width * height).fill(255), width, height }
  const { data, info } = await sharp(await codePng(TEXT))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = { pixels: data, width: info.width, height: info.height }
  const read = async (picture: typeof blank, give: typeof discard) => {
    const found = await barcodesIn(picture, 'all', give)
    return { texts: found.map(({ text }) => text), resident: process.memoryUsage.rss() }
  }
  t.same((await read(code, () => {})).texts, [TEXT])
  const kept = await read(blank, () => {})
  const given = await read(blank, discard)
  const least = width * height
  t.ok(given.resident < kept.resident - least, `${kept.resident} bytes, then ${given.resident}`)
  t.same((await read(code, discard)).texts, [TEXT])
  // As behind a fault: the module starts anew, from its package.
  purgeZXingModule()
  t.same((await read(code, discard)).texts, [TEXT])
})
