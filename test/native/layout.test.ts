import t from 'tap'
import { type LayoutWord, loadAddon, type PixelRule } from '../../src/engine/native.ts'
import { arranged } from '../../src/engine/text-layer/arranged.ts'
import { words } from '../tables/pages.ts'

const addon = loadAddon()

/** What a person would read aloud: the lines' texts. */
function order(
  placed: readonly (LayoutWord & { text: string })[],
  rules: readonly PixelRule[] = [],
): string[][] {
  const { blocks } = arranged(addon, placed, rules, 595, 842)
  return blocks.map((block) =>
    block.lines.map((line) => line.words.map((index) => placed[index]!.text).join(' ')),
  )
}

const LINE = 'words of a line that is about as long as its column'

t.test('two columns under a heading, a footer below', async (t) => {
  const left = Array.from({ length: 12 }, (_, i) => words(`L${i} ${LINE}`, 40, 150 + i * 13, 8))
  const right = Array.from({ length: 12 }, (_, i) => words(`R${i} ${LINE}`, 310, 150 + i * 13, 8))
  const head = words('A heading over both of the columns of this page', 40, 100, 16)
  const foot = words('page 7', 280, 800, 8)
  const shuffled = [foot, ...right, head, ...left].flat()
  const firsts = order(shuffled)
    .flat()
    .map((line) => line.split(' ')[0])
  const numbered = (letter: string) => Array.from({ length: 12 }, (_, i) => letter + i)
  t.same(firsts, ['A', ...numbered('L'), ...numbered('R'), 'page'])
})

t.test('headings at one height belong to their columns, a running head to none', async (t) => {
  const column = (letter: string, left: number) =>
    Array.from({ length: 12 }, (_, i) => words(`${letter}${i} ${LINE}`, left, 150 + i * 13, 8))
  const columns = [...column('L', 40), ...column('R', 310)]
  const numbered = (letter: string) => Array.from({ length: 12 }, (_, i) => letter + i)
  const firsts = (heads: ReturnType<typeof words>[]) =>
    order([...columns, ...heads].flat())
      .flat()
      .map((line) => line.split(' ')[0])
  for (const baseline of [125, 135]) {
    const heads = [words('Yesterday', 40, baseline, 11), words('Tomorrow', 310, baseline, 11)]
    t.same(firsts(heads), ['Yesterday', ...numbered('L'), 'Tomorrow', ...numbered('R')])
  }
  const running = [words('Chapter 3', 40, 125, 8), words('17', 535, 125, 8)]
  t.same(firsts(running), ['Chapter', ...numbered('L'), ...numbered('R')])
})

t.test('white that runs down through justified text parts no column', async (t) => {
  // In five lines a wide space stands at about the same place.
  const wide = [
    ['words of a line', 118],
    ['words of a lin', 124],
    ['words of a li', 130],
    ['words of a l', 122],
    ['words of a lin', 127],
  ] as const
  const text = Array.from({ length: 15 }, (_, i) => {
    const baseline = 100 + i * 13
    const [before, at] = wide[i - 5] ?? [LINE, null]
    const line = words(`L${i} ${before}`, 40, baseline, 8)
    return at === null ? line : [...line, ...words('and what follows them', at, baseline, 8)]
  })
  t.equal(order(text.flat()).flat().length, 15)
})

t.test('a caption set into both columns, a running foot at the left', async (t) => {
  const column = (letter: string, left: number, leftBeside: number) =>
    Array.from({ length: 30 }, (_, i) => {
      const beside = i >= 12 && i < 20
      const text = `${letter}${i} ${beside ? 'words of a line beside it' : LINE}`
      return words(text, beside ? leftBeside : left, 100 + i * 13, 8)
    })
  const left = column('L', 40, 40)
  const right = column('R', 310, 420)
  const caption = [0, 1, 2].map((i) => words(`C${i} beneath a picture`, 250, 281 + i * 10, 8))
  const foot = words('8 a magazine', 40, 515, 8)
  const firsts = order([foot, ...right, ...caption, ...left].flat())
    .flat()
    .map((line) => line.split(' ')[0])
  const numbered = (letter: string) => Array.from({ length: 30 }, (_, i) => letter + i)
  t.same(firsts, [...numbered('L'), ...numbered('R'), 'C0', 'C1', 'C2', '8'])
})

t.test('three columns over a table whose title is wider than a column', async (t) => {
  const column = (letter: string, left: number) =>
    Array.from({ length: 10 }, (_, i) =>
      words(`${letter}${i} words of a line`, left, 60 + i * 13, 8),
    )
  const title = 'A title of many words that goes on over all of the columns above it'
  const rows = [0, 1, 2, 3].flatMap((i) =>
    [40, 230, 330, 430].map((left, k) => words(`${i}.${k}`, left, 240 + i * 13, 8)),
  )
  const page = [
    ...column('A', 40),
    ...column('B', 210),
    ...column('C', 380),
    words(title, 40, 200, 12),
  ]
  const numbered = (letter: string) =>
    Array.from({ length: 10 }, (_, i) => `${letter}${i} words of a line`)
  t.same(order([...page, ...rows].flat()).flat(), [
    ...['A', 'B', 'C'].flatMap(numbered),
    title,
    ...[0, 1, 2, 3].map((i) => `${i}.0 ${i}.1 ${i}.2 ${i}.3`),
  ])
})

t.test(
  'addresses side by side, and a ruled table below whose columns stand as they do',
  async (t) => {
    const left = ['Sender', 'Line of a street', 'Town', 'Land', 'Telephone', 'Mail']
    const right = ['Receiver of it', 'Other street', 'Other town', 'Other land']
    const items = [0, 1, 2, 3, 4, 5].map((i) => [`Thing ${i}`, `${i},00`, `${i},50`])
    const page = [
      ...left.map((text, i) => words(text, 40, 60 + i * 14)),
      ...right.map((text, i) => words(text, 320, 66 + i * 15)),
      ...items.flatMap(([name, count, sum], i) => [
        words(name!, 40, 170 + i * 18),
        words(count!, 330, 170 + i * 18),
        words(sum!, 450, 170 + i * 18),
      ]),
    ]
    const rules = Array.from({ length: 7 }, (_, i) => ({
      direction: 'horizontal' as const,
      box: [38, 165 + i * 18, 520, 166 + i * 18] as const,
    }))
    t.same(order(page.flat(), rules).flat(), [
      ...left,
      ...right,
      ...items.map((cells) => cells.join(' ')),
    ])
  },
)

t.test('rows of a table are read across', async (t) => {
  const rows = Array.from({ length: 8 }, (_, i) => [
    ...words(`Item ${i}`, 40, 100 + i * 16),
    ...words(`${i * 3}`, 250, 100 + i * 16),
    ...words(`${i},50`, 400, 100 + i * 16),
  ])
  t.same(
    order(rows.flat()).flat(),
    rows.map((row) => row.map((word) => word.text).join(' ')),
  )
})

t.test('a wider pitch begins a block', async (t) => {
  const block = (text: string, y: number) =>
    [0, 1, 2].flatMap((i) => words(`${text} ${i}`, 60, y + i * 13))
  t.same(order([...block('first', 100), ...block('second', 160)]), [
    ['first 0', 'first 1', 'first 2'],
    ['second 0', 'second 1', 'second 2'],
  ])
})

t.test('turned words come before what they stand beside, else last', async (t) => {
  const turned = ['up', 'the', 'side'].map((text, i) => ({
    text,
    box: [20, 600 - i * 40, 30, 630 - i * 40] as const,
    baseline: 30,
    rotation: 270 as const,
  }))
  t.same(order([...turned, ...words('upright text', 60, 100)]).flat(), [
    'upright text',
    'up the side',
  ])
  const chart = [
    ...words('before the chart', 60, 100),
    ...words('first bar', 80, 560),
    ...words('last bar', 80, 600),
    ...words('after the chart', 60, 700),
  ]
  t.same(order([...turned, ...chart]).flat(), [
    'before the chart',
    'up the side',
    'first bar',
    'last bar',
    'after the chart',
  ])
})

t.test('nothing, one word, and words without size', async (t) => {
  t.same(arranged(addon, [], [], 595, 842), { blocks: [] })
  t.same(order(words('alone', 10, 10)), [['alone']])
  const flat = { text: 'flat', box: [5, 5, 5, 5] as const, baseline: 5, rotation: 0 as const }
  t.same(order([flat, flat]).flat().join(' ').split(' ').length, 2)
  const none = new Float64Array()
  t.throws(() => addon.layout(new Float64Array(5), none, 1, 1), TypeError, 'part of a word')
  t.throws(() => addon.layout(Float64Array.of(0, 0, 9, 9, 9, 45), none, 1, 1), TypeError, 'askew')
  // @ts-expect-error what JavaScript may pass all the same
  t.throws(() => addon.layout([{ box: [1, 2] }], none, 1, 1), TypeError)
})
