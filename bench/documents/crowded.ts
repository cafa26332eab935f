import { type Box, unionOf } from '../../src/document/box.ts'
import type { Page, Rule, Word } from '../../src/document/page.ts'
import { randomFrom } from './random.ts'

const WORDS = 20_000
const RULES = 5_000
const WIDTH = 2_000
const HEIGHT = 2_800

function word(text: string, x: number, y: number, size = 10): Word {
  const box: Box = [x, y - 0.7 * size, x + 0.5 * size * text.length, y + 0.2 * size]
  return { text, box, baseline: y, confidence: 1, rotation: 0 }
}

const across = (y: number, x0: number, x1: number): Rule => ({
  direction: 'horizontal',
  box: [x0, y - 0.25, x1, y + 0.25],
})

const down = (x: number, y0: number, y1: number): Rule => ({
  direction: 'vertical',
  box: [x - 0.25, y0, x + 0.25, y1],
})

const frame = ([x0, y0, x1, y1]: Box): Rule[] => [
  across(y0, x0, x1),
  across(y1, x0, x1),
  down(x0, y0, y1),
  down(x1, y0, y1),
]

function page(lines: readonly (readonly Word[])[], rules: readonly Rule[] = []): Page {
  const blocks = lines.map((words) => {
    const box = unionOf(words.map((one) => one.box))
    return { box, lines: [{ box, baseline: words[0]!.baseline, words }] }
  })
  const shape = { number: 1, width: WIDTH, height: HEIGHT, rotation: 0, skew: 0 } as const
  return { ...shape, source: 'ocr', languages: [], blocks, rules, fills: [] }
}

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** `rows` lines of `columns` words, a word every `step` points. */
const rows = (count: number, columns: number, step: number, pitch: number, text = '42'): Word[][] =>
  times(count, (r) => times(columns, (c) => word(text, 10 + c * step, 20 + r * pitch)))

const spread = (): Page => {
  const random = randomFrom(1)
  return page(
    times(WORDS, () => [
      word('abcdefgh'.slice(0, 1 + random() * 7), random() * 1_900, 10 + random() * 2_700),
    ]),
  )
}

const dashes = (): Rule[] => {
  const random = randomFrom(2)
  return times(RULES, (i) => {
    const [x, y, long] = [random() * 1_900, random() * 2_700, 10 + random() * 50]
    return i % 2 ? across(y, x, x + long) : down(x, y, y + long)
  })
}

/** Rules all over the page, as many one way as the other. */
const lattice = (): Rule[] =>
  times(RULES / 2, (i) => [across(i * 1.1, 0, WIDTH), down(i * 0.8, 0, HEIGHT)]).flat()

const boxes = (): Rule[] =>
  times(RULES / 4, (i) => {
    const [x, y] = [(i % 25) * 78, Math.floor(i / 25) * 54]
    return frame([x, y, x + 70, y + 45])
  }).flat()

/** Ten nests of boxes, each box a point inside the one around it. */
const nests = (): Rule[] =>
  times(RULES / 4, (i) => {
    const [inset, nest] = [i % 125, Math.floor(i / 125)]
    const [x, y] = [(nest % 5) * 400, Math.floor(nest / 5) * 1_400]
    return frame([x + inset, y + inset, x + 390 - inset, y + 1_390 - inset])
  }).flat()

const few = (): Word[][] => rows(50, 10, 200, 56)

/** Pages at the limit of what may be put on one: 20,000 words, or 5,000 rules. */
export const CROWDED: Readonly<Record<string, () => Page>> = {
  'words in one column': () => page(rows(WORDS, 1, 0, 12, 'word')),
  'words in two columns': () => page(rows(WORDS / 2, 2, 100, 12)),
  'words in 200 columns': () => page(rows(WORDS / 200, 200, 30, 14)),
  'words in two lines': () => page(rows(2, WORDS / 2, 20, 15)),
  'words anywhere': spread,
  'words with a raised one each': () =>
    page([
      times(WORDS / 2, (i) => word('ab', i * 20, 100)),
      times(WORDS / 2, (i) => word('a', i * 20 + 12, 95.5, 6)),
    ]),
  'rules as a grid': () => page(few(), lattice()),
  'rules as a grid, full of words': () => page(rows(100, 200, 20, 28), lattice()),
  'rules as dashes, words anywhere': () => ({ ...spread(), rules: dashes() }),
  'rules as hatching': () =>
    page(
      few(),
      times(RULES, (i) => across(i * 0.5, 100, 900 + (i % 11))),
    ),
  'rules under every line': () =>
    page(
      rows(WORDS / 2, 2, 100, 12),
      times(RULES, (i) => across(34 + i * 24, 0, 300)),
    ),
  'rules as boxes': () => page(rows(100, 200, 20, 28), boxes()),
  'rules as nested boxes': () => page(rows(100, 200, 20, 28), nests()),
  'graph paper': () =>
    page(
      times(2_500, (r) =>
        times(8, (c) => word('a', c * 250 + ((r * 7) % 200) + 0.2, r * 1.1 + 0.9, 1)),
      ),
      lattice(),
    ),
}
