import t from 'tap'
import type { Page, Word } from '../../src/document/page.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { Glyph } from '../../src/engine/pdf/glyph.ts'
import {
  inLogicalOrder,
  layoutOf,
  wordsInOrder,
} from '../../src/engine/text-layer/logical-order.ts'
import { wordsOfGlyphs } from '../../src/engine/text-layer/text-layer.ts'
import { findTables } from '../../src/tables/find.ts'

/** A word of letters 6 points wide. */
const word = (text: string, x: number, y = 100): Word => ({
  text,
  box: [x, y - 9, x + 6 * [...text].length, y + 3],
  baseline: y,
  confidence: 1,
  rotation: 0,
})

/** As the eye goes over it from left to right. */
const seen = (text: string): string => [...text].reverse().join('')

/** Words of a line with a space between, from left to right. */
function line(texts: readonly string[], x = 50, y = 100): Word[] {
  let at = x
  return texts.map((text) => {
    const one = word(text, at, y)
    at = one.box[2] + 4
    return one
  })
}

const texts = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const page = (words: readonly Word[], rules: Page['rules'] = []): Page => {
  const drawn = { words, rules, width: 400, height: 400 }
  const { blocks } = layoutOf(loadAddon(), drawn)
  return {
    number: 1,
    width: 400,
    height: 400,
    rotation: 0,
    skew: 0,
    source: 'ocr',
    languages: [],
    fills: [],
    rules,
    blocks: blocks.map((block) => ({
      box: block.box,
      lines: block.lines.map((one) => ({
        box: one.box,
        baseline: one.baseline,
        words: one.words.map((i) => words[i]!),
      })),
    })),
  }
}

t.test(
  'words are read from the right, numbers and Latin words in them from the left',
  async (t) => {
    // What is seen, from left to right, of "מחיר New York 1,200.50 שקל.".
    const visual = line([`.${seen('שקל')}`, '1,200.50', 'New', 'York', seen('מחיר')])
    t.equal(texts(wordsInOrder(visual, 'rtl')), 'מחיר New York 1,200.50 שקל.')
  },
)

t.test('brackets open where the text does, however the file has them', async (t) => {
  const kept = line([seen('סוף'), seen('(כתוב)')])
  t.equal(texts(wordsInOrder(kept, 'rtl')), '(כתוב) סוף')
  const drawn = line([seen('סוף'), `(${seen('כתוב')})`])
  t.equal(texts(wordsInOrder(drawn, 'rtl')), '(כתוב) סוף')
})

t.test('a word from right to left within a Latin line', async (t) => {
  const words = line(['The', 'word', seen('שלום'), 'means', 'peace'])
  t.equal(texts(wordsInOrder(words, 'ltr')), 'The word שלום means peace')
})

t.test('forms of Arabic letters are letters', async (t) => {
  // beh initial, teh final; lam with alef as one.
  t.equal(texts(wordsInOrder(line(['\ufe96\ufe91']), 'rtl')), 'بت')
  t.equal(texts(wordsInOrder(line(['\ufee1\ufefc\ufeb3']), 'rtl')), 'سلام')
})

t.test('columns on the right come first', async (t) => {
  const rows = (from: readonly string[], x: number) =>
    from.map((text, i) => line([...text].map(() => seen('מילהאחת')).slice(0, 3), x, 60 + i * 14))
  const left = rows(['aaa', 'aaa', 'aaa', 'aaa', 'aaa', 'aaa'], 20).flat()
  const right = rows(['aaa', 'aaa', 'aaa', 'aaa', 'aaa', 'aaa'], 240).flat()
  const { blocks } = inLogicalOrder(page([...left, ...right]))
  t.ok(blocks[0]!.box[0] >= 240, 'the right column')
  t.ok(blocks.at(-1)!.box[2] < 240, 'then the left one')
})

t.test('pages from left to right stay the same object', async (t) => {
  const latin = page(line(['Grand', 'total', '1,200.50']))
  t.equal(inLogicalOrder(latin), latin)
})

t.test('tables have their first column on the right', async (t) => {
  const row = (y: number, name: readonly string[], count: string, price: string) => [
    ...line([price], 60, y),
    ...line([count], 180, y),
    ...line(name, 280, y),
  ]
  const words = [
    ...row(60, [seen('שם')], seen('כמות'), seen('מחיר')),
    ...row(80, [seen('גדול'), seen('ספר')], '12', '1,200.50'),
    ...row(100, ['Mac', 'Mini'], '4', '99.00'),
    ...row(120, [seen('עט')], '3', '15.00'),
  ]
  const rules = [
    ...[46, 66, 86, 106, 126].map((y) => ({
      direction: 'horizontal' as const,
      box: [50, y, 380, y + 1] as const,
    })),
    ...[50, 160, 260, 380].map((x) => ({
      direction: 'vertical' as const,
      box: [x, 46, x + 1, 127] as const,
    })),
  ]
  const [table] = findTables([inLogicalOrder(page(words, rules))])
  const cells = Array.from({ length: 4 }, (_, r) =>
    table!.cells.filter((cell) => cell.row === r).map((cell) => cell.text),
  )
  t.same(cells, [
    ['שם', 'כמות', 'מחיר'],
    ['ספר גדול', '12', '1,200.50'],
    ['Mac Mini', '4', '99.00'],
    ['עט', '3', '15.00'],
  ])
  const first = table!.cells.find((cell) => cell.row === 1 && cell.column === 0)!
  t.ok(first.box[0] > 250, 'where it stands on the page')
})

t.test('letters of a text layer stay together, whichever way they are stored', async (t) => {
  const glyph = (text: string, x: number, wide = 7): Glyph => {
    const quad = [x, 90, x + wide, 90, x, 102, x + wide, 102]
    return Glyph.at({ x, y: 100, quad, size: 12, directionX: 1, directionY: 0 }, text)
  }
  const read = (glyphs: readonly Glyph[]) =>
    texts(wordsInOrder(wordsOfGlyphs(glyphs, [], { width: 400, height: 400 }, false), 'rtl'))
  const letters = [...'שלום עולם']
  const leftwards = letters.map((text, i) => glyph(text, 300 - 7 * i))
  t.equal(read(leftwards), 'שלום עולם')
  t.equal(read(leftwards.toReversed()), 'שלום עולם')
  // A ligature's further letters have no width, and stand where it ends.
  const ligature = [glyph('ا', 300, 4), glyph('ه', 300, 0), glyph('ل', 300, 0), glyph('ل', 287, 13)]
  t.equal(read(ligature), 'الله')
  const lamAlef = [glyph('س', 300), glyph('ل', 292, 8), glyph('ا', 292, 0), glyph('م', 285)]
  t.equal(read(lamAlef), 'سلام')
})
