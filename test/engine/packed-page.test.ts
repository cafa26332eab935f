import { serialize } from 'node:v8'
import t, { type Test } from 'tap'
import type { Page, Word } from '../../src/document/page.ts'
import { packed, unpacked } from '../../src/engine/tasks/packed-page.ts'

const font = { name: 'Serif', size: 9.5, bold: false, italic: true }
const word = (text: string, more: Partial<Word> = {}): Word => ({
  text,
  box: [1 / 3, 2.5, 30.25, 12],
  baseline: 10.1,
  confidence: 1,
  rotation: 0,
  ...more,
})
const page = (words: readonly Word[], more: Partial<Page> = {}): Page => ({
  number: 7,
  width: 595.28,
  height: 841.89,
  rotation: 90,
  skew: -0.25,
  source: 'text_layer',
  languages: [],
  blocks: [
    { box: [0, 0, 0, 0], lines: [] },
    { box: [0, 1, 2, 3], lines: [{ box: [0, 1, 2, 3], baseline: 2.75, words }] },
  ],
  rules: [
    { direction: 'horizontal', box: [0, 5, 100, 5.5] },
    { direction: 'vertical', box: [9, 5, 9.5, 50] },
  ],
  fills: [{ box: [0, 0, 10, 10], luminance: 0.9 }],
  ...more,
})

/** Equal, and with properties in the same order. */
const isSame = (t: Test, got: Page, wanted: Page): void => {
  t.strictSame(got, wanted)
  t.equal(JSON.stringify(got), JSON.stringify(wanted))
}

t.test('a page comes back as it was', async (t) => {
  const words = [
    word('Plain'),
    word('Set', { font }),
    word('again', { font: { ...font } }),
    word('larger', { font: { ...font, size: 12 }, rotation: 270, confidence: 0.25 }),
    word('down', { vertical: true, rotation: 90 }),
  ]
  isSame(t, unpacked(packed(page(words))), page(words))
})

t.test('as it is printed where that is known', async (t) => {
  const [text] = unpacked(packed(page([word('12', { printed: '١٢' })]))).blocks[1]!.lines[0]!.words
  t.strictSame(text, word('12', { printed: '١٢' }))
})

t.test('letters of all scripts, half of a pair among them', async (t) => {
  for (const text of ['Größe', 'Łódź', '請求書', '𝔸', '\ud83d', '']) {
    const one = page([word('before'), word(text), word('after')])
    isSame(t, unpacked(packed(one)), one)
  }
})

t.test('what only some pages have', async (t) => {
  const one = page([word('Name')], {
    source: 'ocr',
    dpi: 300,
    languages: ['eng', 'deu'],
    barcodes: [{ type: 'QRCode', text: 'abc', box: [1, 2, 3, 4] }],
  })
  t.strictSame(unpacked(packed(one)), one)
  t.strictSame(unpacked(packed(page([], { blocks: [], rules: [], fills: [] }))).blocks, [])
})

t.test('a large page after a small one, and a small one after that', async (t) => {
  const large = page(Array.from({ length: 5000 }, (_, i) => word(`word${i}`, { baseline: i / 7 })))
  isSame(t, unpacked(packed(large)), large)
  isSame(t, unpacked(packed(page([word('a')]))), page([word('a')]))
})

t.test('a page that another version left in the format of V8', async (t) => {
  const one = page([word('Before', { font })])
  t.strictSame(unpacked(serialize(one)), one)
})
