import { existsSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'

const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
const reader = new (loadAddon().Reader)({ tessdata, second: null, degraded: null })
t.teardown(() => reader.dispose())

const DPI = 200
const TEXTS = [
  ['pas d', 'escompte'],
  ['toute l', 'année'],
  ['plus qu', 'un'],
  ['avant d', 'une récolte'],
  ['selon l', 'ordre'],
] as const

const hex = (text: string): string => `<${Buffer.from(text, 'latin1').toString('hex')}>`

t.test('letters behind an apostrophe nearly as large as they go on with their line', async (t) => {
  for (const font of ['F2', 'F3']) {
    const content = TEXTS.map(
      ([before, behind], i) =>
        `BT /${font} 12 Tf 60 ${700 - 24 * i} Td ${hex(before)} Tj /${font} 14 Tf <92> Tj /${font} 12 Tf ${hex(behind)} Tj ET`,
    )
    const bytes = await sharp(drawn(pdf([{ content: content.join('\n') }]), DPI))
      .blur(0.6)
      .png()
      .toBuffer()
    const read = reader.read(
      { kind: 'encoded', bytes, frame: 0, orientation: 1 },
      { languages: ['fra'], dpi: DPI, maxPixels: 50_000_000, deadline: 0 },
      new Int32Array(new SharedArrayBuffer(4)),
    )
    t.same(
      linesOf(read).map((line) => line.replace("'", '’')),
      TEXTS.map((text) => text.join('’')),
      font,
    )
  }
})
