import t from 'tap'
import { type LayoutWord, loadAddon } from '../../src/engine/native.ts'
import { words } from '../tables/pages.ts'

const addon = loadAddon()

/** What a person would read aloud: the lines' texts. */
function order(placed: readonly (LayoutWord & { text: string })[]): string[][] {
  const { blocks } = addon.layout(placed, [], 595, 842)
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

t.test('turned words come after upright ones, in their own order', async (t) => {
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
})

t.test('nothing, one word, and words without size', async (t) => {
  t.same(addon.layout([], [], 595, 842), { blocks: [] })
  t.same(order(words('alone', 10, 10)), [['alone']])
  const flat = { text: 'flat', box: [5, 5, 5, 5] as const, baseline: 5, rotation: 0 as const }
  t.same(order([flat, flat]).flat().join(' ').split(' ').length, 2)
  // @ts-expect-error what JavaScript may pass all the same
  t.throws(() => addon.layout([{ box: [1, 2] }], [], 1, 1), TypeError)
})
