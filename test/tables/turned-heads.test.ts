import t from 'tap'
import type { Page, Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { turned } from '../../src/document/turned.ts'
import { findTables } from '../../src/tables/find.ts'
import { grid, page, words } from './pages.ts'

const XS = [60, 140, 180, 220]
const BODY = [
  ['Alder', '90', '66', '71'],
  ['Birch', '67', '79', '68'],
  ['Cedar', '62', '59', '76'],
]
const HEADS = ['Drinking water', 'Light', 'Two rooms']

/** Words whose line runs up (`rotation` 270) or down, centred over a column at `x` and ending at `y`. */
function upright(text: string, x: number, y: number, rotation: 90 | 270): Word[] {
  const flat = { width: 842, height: 595, words: words(text, 0, 10), rules: [], fills: [] }
  const made = turned(flat, rotation).words
  const left = Math.min(...made.map(({ box }) => box[0]))
  const bottom = Math.max(...made.map(({ box }) => box[3]))
  return made.map((word) => ({
    ...word,
    box: [
      word.box[0] - left + x,
      word.box[1] - bottom + y,
      word.box[2] - left + x,
      word.box[3] - bottom + y,
    ],
    baseline: word.baseline - left + x,
  }))
}

function pageWith(rotation: 90 | 270): Page {
  const heads = HEADS.flatMap((text, i) => upright(text, XS[i + 1]! + 1, 194, rotation))
  const made = page([words('School', 60, 192), ...grid(BODY, XS, 212)])
  const lines = heads.map((word) => ({ box: word.box, baseline: word.baseline, words: [word] }))
  return { ...made, blocks: [...made.blocks, { box: [140, 100, 240, 194], lines }] }
}

for (const rotation of [90, 270] as const)
  t.test(`heads turned by ${rotation}° over their columns`, async (t) => {
    const [table, ...others] = findTables([pageWith(rotation)])
    t.same(others, [])
    t.same(rowsOf(table!), [['School', ...HEADS], ...BODY])
    t.equal(table!.headerRows, 1)
    const cell = table!.cells.find(({ text }) => text === HEADS[0])!
    t.ok(cell.box[1] < 130, 'its box reaches as far up as the head does')
    t.ok(table!.box[1] < 130)
  })

t.test('labels that stand under no table are no heads', async (t) => {
  const made = page(grid([['Farm', 'Rye', 'Oats', 'Hay'], ...BODY], XS, 212))
  const lines = HEADS.flatMap((text, i) => upright(text, 400 + i * 40, 700, 270)).map((word) => ({
    box: word.box,
    baseline: word.baseline,
    words: [word],
  }))
  const aside = { ...made, blocks: [...made.blocks, { box: [400, 600, 520, 700] as const, lines }] }
  t.same(findTables([aside as Page]).map(rowsOf), [[['Farm', 'Rye', 'Oats', 'Hay'], ...BODY]])
})
