import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import type { CutLine } from '../../src/tables/grid/cut-line.ts'
import { headTexts } from '../../src/tables/grid/head-texts.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import { lineOf, textOf } from '../../src/tables/text/text-lines.ts'
import { page, words } from './pages.ts'

const line = (y: number, ...texts: readonly (readonly [string, number])[]) =>
  texts.flatMap(([text, x]) => words(text, x, y))

t.test('heads that stand a space apart over columns without others are one for each', async (t) => {
  // Figures stand farther apart than the heads over them.
  const lines = [
    line(100, ['Month', 60], ['Rain mm', 140], ['Days wet', 178.5], ['Wind', 260]),
    ...[
      ['May', '74.2', '12', '3.9'],
      ['June', '51.6', '9', '3.8'],
      ['July', '48.0', '8', '3.6'],
    ].map(([month, rain, days, wind], i) =>
      line(
        116 + 16 * i,
        [month!, 60],
        [rain!, 155],
        [days!, 218.5 - 5 * days!.length],
        [wind!, 262],
      ),
    ),
  ]
  const [table] = tablesOnPage(page(lines))
  t.same(rowsOf(table!)[0], ['Month', 'Rain mm', 'Days wet', 'Wind'])
})

t.test('texts a space apart over the heads of their columns are one', async (t) => {
  const cut = (y: number, ...texts: readonly (readonly [string, number, number])[]): CutLine => ({
    line: lineOf(line(y, ...texts.map(([text, x]) => [text, x] as const)), 10),
    fragments: texts.map(([text, x, column]) => {
      const own = words(text, x, y)
      return { words: own, x0: x, x1: own.at(-1)!.box[2], first: column, last: column }
    }),
  })
  const separators = [120, 190, 250].map((x) => ({ x, from: x - 3, to: x + 3, walls: [] }))
  const under = cut(112, ['Month', 60, 0], ['Mean', 140, 1], ['Most', 190, 2], ['Frost', 270, 3])
  const below = [cut(128, ['May', 60, 0], ['1', 145, 1], ['6', 195, 2], ['2.4', 274, 3])]
  const over = (...texts: readonly (readonly [string, number, number])[]) => {
    const [first] = headTexts([cut(100, ...texts), under], below, separators, 10)
    return first!.fragments.map(({ words, first, last }) => [textOf(words), first, last])
  }
  t.same(over(['Snowcover-depth', 125, 1], ['(cm)', 205, 2]), [['Snowcover-depth (cm)', 1, 2]])
  // Each in line with its own column, and far from the other.
  t.same(over(['Snow', 140, 1], ['Rain', 190, 2]), [
    ['Snow', 1, 1],
    ['Rain', 2, 2],
  ])
})
