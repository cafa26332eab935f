import type { Layout } from './layout.ts'
import { type Paper, tablesOf } from './page.ts'
import type { Table } from './table.ts'

/** Families by which results are shown; a paper is in each that one of its tables is in. */
export function familiesOf(paper: Paper, layout: Layout): string[] {
  if (layout.noTable) return [`no table: ${layout.noTable}`]
  const found = new Set<string>()
  for (const { table } of tablesOf(paper))
    for (const family of ofTable(table, layout)) found.add(family)
  if (layout.scene === 'side-by-side') found.add('two tables side by side')
  if (layout.scene === 'page-columns') found.add('table in a page of two columns')
  if (layout.scene === 'mixed') found.add('tables among and beside each other')
  if (layout.scene === 'two-pages') found.add('table over two pages')
  if (layout.scene === 'stacked') found.add('several tables on a page')
  return [...found].sort()
}

const RULES: Readonly<Record<Layout['rules'], string>> = {
  none: 'no rules',
  head: 'a rule under the head only',
  three: 'rules above, under the head and below',
  horizontal: 'horizontal rules only',
  partial: 'partial rules',
  grid: 'full grid',
  box: 'a box around',
  open: 'open sides',
  vertical: 'vertical rules',
  sections: 'rules at sections',
}

function ofTable(table: Table, layout: Layout): string[] {
  const body = table.cells.filter(({ r }) => r >= table.heads)
  const most = Math.max(1, ...body.map(({ lines }) => lines))
  const last = body.filter(({ r, rs }) => r + rs === table.rows)
  const filled = body.filter(({ text }) => text).length
  const gutter = table.padding[0] * (96 / 72)
  const tests: [string, boolean][] = [
    [table.rules.length ? RULES[layout.rules] : 'no rules', true],
    ['zebra', layout.zebra],
    ['shaded head', table.cells.some((cell) => cell.r < table.heads && cell.fill !== undefined)],
    ['cells of five lines and more', most >= 5],
    ['cells of two to four lines', most > 1 && most < 5],
    ['last row of several lines', last.some(({ lines }) => lines > 1)],
    ['at most four rows', table.rows - table.heads <= 4],
    ['section rows', table.kinds.includes('section')],
    ['sub-totals', table.kinds.includes('subtotal')],
    ['row spans', body.some(({ rs }) => rs > 1)],
    ['two rows of heads', table.heads === 2],
    ['three rows of heads', table.heads === 3],
    ['no head', table.heads === 0],
    ['rotated heads', table.cells.some(({ rotated }) => rotated)],
    ['gutters of 2 to 3 px a side', gutter < 3.5],
    ['gutters of 8 px and more', gutter >= 8],
    ['middle or bottom', most > 1 && layout.valign !== 'top'],
    ['sparse columns', filled < body.length * 0.75],
    ['dot leaders', table.cells.some(({ leader }) => leader)],
    ['dense', table.leading + 2 * table.padding[1] < table.size * 1.35],
  ]
  return tests.filter(([, is]) => is).map(([name]) => name)
}
