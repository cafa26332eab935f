import type { Box } from '../../document/box.ts'
import type { Fragment } from '../grid/cut-line.ts'
import { shareAcross, shareInLine, textsOf } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import type { Row } from '../grid/row.ts'
import { FULL_LEVEL } from '../marks/bands.ts'
import { median } from '../text/units.ts'
import { byColumn, quantile, shareOf } from './by-column.ts'

/** Edges this near each other, as a share of a line's height, are in line. */
const IN_LINE = 0.25
/** Gaps from here on are as good as more, in heights of a line; so are those of lines without any. */
const WIDE = 5
/** So are so many rules, and so great proportions. */
const MANY = 5
/** Shares of the texts that are smaller than its small ones, and than its large ones. */
const [SMALL, LARGE] = [0.1, 0.9]

/** How a grid is set: its gutters, lines, rules, alignment and sizes of type; lengths in heights of a line. */
export function settingOf(grid: Grid): Record<string, number> {
  const { rows, columns, levels, shades, headRows, separators, box, region } = grid
  const texts = textsOf(grid)
  const lines = rows.flatMap(({ lines: own }) => own)
  const high = median(lines.map(({ line }) => heightOf(line.box)))
  const own = byColumn(grid)
  const edges: ((text: Fragment) => number)[] = [
    ({ x0 }) => x0,
    ({ x1 }) => x1,
    ({ x0, x1 }) => (x0 + x1) / 2,
  ]
  const inLine = (edge: (text: Fragment) => number) => (column: readonly Fragment[]) =>
    shareInLine([column], [edge], IN_LINE * high)
  const aligned = own.filter(({ length }) => length > 0)
  const worst = aligned.map((column) => Math.max(...edges.map((edge) => inLine(edge)(column))))
  const gaps = lines.flatMap(({ fragments }) =>
    fragments.slice(1).map(({ x0 }, i) => (x0 - fragments[i]!.x1) / high),
  )
  const steps = rows.slice(1).map((row, i) => (topOf(row) - bottomOf(rows[i]!)) / high)
  const widths = columns.map(({ left, right }) => right - left)
  const sizes = texts.map(sizeOf)
  const head = rows[headRows - 1]
  const body = rows[headRows]
  const isRuledHead =
    head && body && levels.some(({ y }) => y > middleOf(head) && y < middleOf(body))
  const manyLines = rows.filter(({ lines: its }) => its.length > 1).length
  return {
    'in drawn walls': Number(region.kind === 'ruled'),
    'rules across': Math.min(MANY, levels.filter(({ share }) => share >= FULL_LEVEL).length),
    'a rule below the head': Number(Boolean(isRuledHead)),
    'rows between its rules': Math.min(MANY, rows.length / Math.max(1, levels.length - 1)),
    shades: Math.min(MANY, shades.length),
    height: Math.log(heightOf(box) / high),
    'gutter in the middle': Math.min(
      WIDE,
      median(separators.map(({ from, to }) => (to - from) / high)),
    ),
    'least gap between texts': gaps.length > 0 ? Math.min(WIDE, quantile(gaps, 0.05)) : WIDE,
    'gap between texts': gaps.length > 0 ? Math.min(WIDE, median(gaps)) : WIDE,
    'gap between rows': steps.length > 0 ? Math.min(WIDE, median(steps)) : 0,
    'widest gap between rows': Math.min(WIDE, Math.max(0, ...steps)),
    'widest column over narrowest': Math.min(MANY, Math.max(...widths) / Math.min(...widths)),
    'edges in line': shareInLine(own, edges.slice(0, 2), IN_LINE * high),
    'least column in line': Math.min(1, ...worst),
    'texts over several columns': shareAcross(texts),
    'rows of several lines': manyLines / rows.length,
    'probability of rows':
      rows.reduce((sum, { probability }) => sum + probability, 0) / rows.length,
    'a bold head': Number(hasBoldHead(rows)),
    'bold texts': shareOf(texts, ({ words }) => words.every(({ font }) => font?.bold)),
    'large type over small': Math.min(MANY, quantile(sizes, LARGE) / quantile(sizes, SMALL)),
  }
}

/** Its size where it is known, else how high its highest word is. */
export const sizeOf = ({ words }: Fragment): number =>
  words[0]!.font
    ? median(words.map(({ font, box }) => font?.size ?? heightOf(box)))
    : Math.max(...words.map(({ box }) => heightOf(box)))

const heightOf = ([, y0, , y1]: Box): number => y1 - y0

const topOf = ({ lines }: Row): number => Math.min(...lines.map(({ line: { box } }) => box[1]))
const bottomOf = ({ lines }: Row): number => Math.max(...lines.map(({ line: { box } }) => box[3]))
const middleOf = ({ lines }: Row): number =>
  median(lines.map(({ line: { box } }) => (box[1] + box[3]) / 2))

/** Bold letters in the first row, and in no other. */
const hasBoldHead = (rows: readonly Row[]): boolean => {
  const bold = rows.map(({ lines }) =>
    lines.every(({ line }) => line.words.every(({ font }) => font?.bold)),
  )
  return bold[0] === true && !bold.slice(1).includes(true)
}
