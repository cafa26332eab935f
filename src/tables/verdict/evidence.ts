import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import { density, filledRows, shareAcross, shareInLine, textsOf } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import { FULL_LEVEL } from '../marks/bands.ts'
import { textOf } from '../text/text-lines.ts'
import { median } from '../text/units.ts'
import { isDialogue, isForm, isLabelled } from './forms.ts'
import { goesAlong, mixtureBelow } from './kinds.ts'
import { areAddresses, hasBoldHead, isColumnedList, isContents, isListing } from './lists.ts'
import {
  bulletColumns,
  colonRows,
  formulaTexts,
  numberedRows,
  raggedWalls,
  reachedTexts,
  rowsAgain,
  sectionRows,
  smallLabels,
  tickedTexts,
  wordsBelowHeads,
} from './look-alikes.ts'
import { shareOfTicks } from './ticks.ts'

/** What is weighed of a grid that its words alone make, in the order of its numbers. */
export const FEATURES = [
  'one',
  'two columns',
  'three columns',
  'two rows',
  'three rows',
  'four to six rows',
  'rows that fill two columns',
  'most rows fill two columns',
  'all places are filled',
  'places that are filled',
  'words a text',
  'running text',
  'figures among texts',
  'no figures',
  'few rows without figures',
  'columns of figures',
  'columns of texts with digits',
  'columns of one or two words',
  'rules',
  'rules across',
  'a rule below the head',
  'rules a row',
  'shades',
  'gutters in lines of text',
  'narrow gutters',
  'edges in line',
  'a bold head',
  'a head',
  'sentences',
  'texts that begin small',
  'contents',
  'a listing',
  'addresses',
  'a dialogue',
  'a form',
  'labels',
  'a list in columns',
  'formulas',
  'few rows of two columns without rules',
  'rows of several lines',
  'figures on axes',
  'rows with a bar',
  'columns of one text',
  'texts over several columns',
  'rows far apart',
  'more rules than rows',
  'labels with what they say, share of texts',
  'kinds of texts go on along rows, rather than down columns',
  'in drawn walls',
  'kinds of texts change down columns',
  'rows with a colon behind a text',
  'small labels, share of texts',
  'words below one row of heads',
  'rows with the number of a formula',
  'signs of formulas, share of texts',
  'rows with the number of a section',
  'boxes to tick, share of texts',
  'rows of one text again and again',
  'columns of bullets',
  'ways to reach somebody, share of texts',
  'walls that end within it',
] as const

/** Other things than tables that set texts in columns, by their names among the features. */
export const OTHERS: ReadonlySet<(typeof FEATURES)[number]> = new Set([
  'contents',
  'a listing',
  'addresses',
  'a dialogue',
  'a form',
  'labels',
  'a list in columns',
  'formulas',
  'more rules than rows',
])

/** Texts of more words are running text, in the middle. */
const MOST_WORDS = 8
/** Shares of a column's texts that make it one of figures, of codes and dates, of short texts. */
const MOSTLY = 0.6
/** Strips narrower than this share of a line's height may be there by chance. */
const NARROW = 0.75
/** Edges this near each other, as a share of a line's height, are in line. */
const IN_LINE = 0.2
/** Share of rows with a formula that are a page of them. */
const FORMULAS = 0.2
/** Rows this far apart, in heights of a line, are as far as can be. */
const FAR = 8

/** Lies a bar beside the texts of a row, or behind them? */
const hasBar = ({ lines }: Grid['rows'][number], { bars }: Grid): boolean =>
  lines.some(({ line: { box } }) => {
    const y = (box[1] + box[3]) / 2
    return bars.some((bar) => bar[1] < y && bar[3] > y)
  })

/** Rows with a sign between two sides, apart from them, as formulas have it. */
const formulaRows = ({ rows, headRows }: Grid): number =>
  rows
    .slice(headRows)
    .filter(({ lines }) =>
      lines.some(({ line }) => line.words.slice(1, -1).some(({ text }) => /^[=≈≡≤≥∝]$/.test(text))),
    ).length

/** Numbers from 0 to 1 that speak for or against a grid being a table, as `FEATURES` names them. */
export function evidenceOf(grid: Grid): number[] {
  const { rows, columns, levels, shades, headRows } = grid
  const texts = textsOf(grid)
  const filled = filledRows(grid) / rows.length
  const dense = density(grid)
  const words = texts.reduce((sum, text) => sum + text.words.length, 0) / texts.length
  const numeric = texts.filter(isNumeric).length
  const said = texts.map(({ words: own }) => textOf(own))
  const byColumn = columns.map((): Fragment[] => [])
  for (const text of texts) if (text.first === text.last) byColumn[text.first]!.push(text)
  const kinds = (is: (text: Fragment) => boolean) =>
    byColumn.filter((own) => own.length > 0 && own.filter(is).length >= MOSTLY * own.length)
      .length / columns.length
  const high = median(
    rows.flatMap(({ lines }) => lines.map(({ line: { box } }) => box[3] - box[1])),
  )
  const gutter = Math.min(...grid.separators.map(({ from, to }) => to - from)) / high
  const share = (is: (text: string) => boolean) => said.filter(is).length / said.length
  const across = levels.filter((level) => level.share >= FULL_LEVEL).length
  const body = rows[headRows]
  const head = rows[headRows - 1]
  const underHead = head && body && levels.some(({ y }) => y > middleOf(head) && y < middleOf(body))
  const few = rows.length <= 3
  const bare = levels.length + shades.length === 0
  const manyLines = rows.filter(({ lines }) => lines.length > 1).length / rows.length
  return [
    1,
    is(columns.length === 2),
    is(columns.length === 3),
    is(rows.length === 2),
    is(rows.length === 3),
    is(rows.length > 3 && rows.length < 7),
    filled,
    Math.max(0, filled - 0.5) * 2,
    is(dense === 1),
    dense,
    Math.min(1, words / MOST_WORDS),
    is(words > MOST_WORDS),
    Math.min(1, (2 * numeric) / texts.length),
    is(numeric === 0),
    is(numeric <= 0.1 * texts.length && few),
    kinds(isNumeric),
    kinds(({ words: own }) => /\d/.test(textOf(own))),
    kinds(({ words: own }) => own.length < 3),
    is(levels.length > 0),
    Math.min(1, across / 3),
    is(Boolean(underHead)),
    Math.min(1, levels.length / (rows.length + 1)),
    is(shades.length > 0),
    Math.min(1, Math.max(0, gutter) / 3),
    is(gutter < NARROW),
    shareInLine(byColumn, [({ x0 }) => x0, ({ x1 }) => x1], IN_LINE * high),
    is(hasBoldHead(rows)),
    is(headRows > 0),
    share((text) => /[.!?]$/.test(text) && text.split(' ').length > 3),
    share((text) => /^\p{Ll}{2}/u.test(text)),
    is(isContents(grid)),
    is(isListing(grid)),
    is(areAddresses(grid)),
    is(isDialogue(grid)),
    is(isForm(grid)),
    is(isLabelled(grid)),
    is(isColumnedList(grid, numeric)),
    is(formulaRows(grid) >= FORMULAS * rows.length),
    is(few && columns.length === 2 && bare),
    manyLines,
    shareOfTicks(grid),
    rows.filter((row) => hasBar(row, grid)).length / rows.length,
    byColumn.filter((own) => own.length < 2).length / columns.length,
    shareAcross(texts),
    Math.min(1, widestStep(grid) / (FAR * high)),
    Math.min(1, Math.max(0, levels.length / (rows.length + 1) - 1)),
    texts.filter(saysItself).length / texts.length,
    goesAlong(rows, byColumn),
    is(grid.region.kind === 'ruled'),
    mixtureBelow(grid),
    colonRows(grid),
    smallLabels(grid),
    wordsBelowHeads(grid),
    numberedRows(grid),
    formulaTexts(texts),
    sectionRows(grid),
    tickedTexts(texts),
    rowsAgain(grid),
    bulletColumns(byColumn),
    reachedTexts(texts),
    raggedWalls(grid),
  ]
}

/** `Label: value` in one text. */
const saysItself = ({ words }: Fragment): boolean =>
  words.slice(0, -1).some(({ text }) => /\p{L}:$/u.test(text))

const is = (so: boolean): number => (so ? 1 : 0)

const middleOf = ({ lines }: Grid['rows'][number]): number =>
  median(lines.map(({ line: { box } }) => (box[1] + box[3]) / 2))

/** From the end of a row to the next, at most, in points. */
function widestStep({ rows }: Grid): number {
  let widest = 0
  for (let i = 1; i < rows.length; i++) {
    const above = Math.max(...rows[i - 1]!.lines.map(({ line: { box } }) => box[3]))
    const below = Math.min(...rows[i]!.lines.map(({ line: { box } }) => box[1]))
    widest = Math.max(widest, below - above)
  }
  return widest
}
