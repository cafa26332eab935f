import sharp from 'sharp'
import t from 'tap'
import { fileTypeOf } from '../../src/engine/file-type.ts'
import { blankPng, lines, pdf } from './documents.ts'

const head = (bytes: Uint8Array | string): string | null =>
  fileTypeOf(Buffer.from(bytes as string).subarray(0, 1100))

t.test('types by content', async (t) => {
  const png = await blankPng(8, 8)
  t.equal(head(png), 'png')
  t.equal(head(pdf([{ content: lines(['x']) }])), 'pdf')
  for (const format of ['jpeg', 'tiff', 'gif', 'webp', 'avif'] as const)
    t.equal(head(await sharp(png).toFormat(format).toBuffer()), format)
  const bmp = Buffer.alloc(70)
  bmp.write('BM')
  bmp.writeUInt32LE(40, 14)
  t.equal(head(bmp), 'bmp')
  t.equal(head('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic')
  t.equal(head('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), 'heic')
})

t.test('a PDF may have junk of 1 KB in front', async (t) => {
  t.equal(head(`${'x'.repeat(1000)}%PDF-1.4`), 'pdf')
  t.equal(head(`${'x'.repeat(1090)}%PDF-1.4`), null)
})

t.test('anything else is unknown', async (t) => {
  for (const text of [
    '',
    'a',
    '%PD',
    'hello, this is a text',
    'BMW is a car maker',
    '\0\0\0\x18ftypmp42\0\0\0\0mp41',
    'PK\x03\x04',
    '<svg xmlns="x"/>',
    'RIFF1234WAVE',
    'GIF',
    'II',
  ])
    t.equal(head(text), null, JSON.stringify(text))
})
