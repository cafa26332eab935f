import type { Word } from '../../src/document/page.ts'
import type { PageText } from '../../src/tables/regions/page-columns.ts'
import { type SideCandidate, sideCandidates } from '../../src/tables/regions/side-candidates.ts'
import { EM, wordAt } from './drawn-words.ts'

/** A place beside which two tables stand, or columns of one. */
export interface SideLesson extends SideCandidate {
  readonly item: boolean
}

/**
 * Tables set beside each other under the same heads, a long list in two parts say, and tables of one
 * piece that differ from these by their heads alone: pages that made ones and collected ones hardly
 * have, drawn as words.
 */
export function sideLessons(): SideLesson[] {
  return COLUMNS.flatMap((columns) =>
    ROWS.flatMap((rows) =>
      STRIPS.flatMap((strip) => [
        ...lessonOf(columns, rows, rows, strip, true),
        ...lessonOf(columns, rows, rows - 1, strip, true),
        ...lessonOf(columns, rows, rows, strip, false),
        ...othersBeside(columns, rows, strip),
      ]),
    ),
  )
}

/** Tables of other things: their rows stand out of line, one ends before the other, or each has a number. */
function othersBeside(columns: number, rows: number, strip: number): SideLesson[] {
  const from = (columns * COLUMN + strip + WIDE) * EM
  const one = partOf(HEADS.slice(0, columns), rows, 0, 0)
  const heads = MORE_HEADS.slice(0, columns)
  const number = (table: number, x: number) =>
    ['Table', `${table}.`].map((text, i) => wordAt(text, x + i * 3 * EM, -PITCH))
  const numbered = [...one, ...number(1, 0), ...number(2, from)]
  return [
    [...one, ...partOf(heads, rows, from, rows, 1.3 * PITCH)],
    [...one, ...partOf(heads, Math.ceil(0.7 * rows), from, rows)],
    [...numbered, ...partOf(heads, rows, from, rows)],
  ].flatMap((words) => lessonsAt(words, from, true))
}

function lessonOf(
  columns: number,
  rows: number,
  others: number,
  strip: number,
  item: boolean,
): SideLesson[] {
  const from = (columns * COLUMN + strip) * EM
  const words = [
    ...partOf(HEADS.slice(0, columns), rows, 0, 0),
    ...partOf((item ? HEADS : MORE_HEADS).slice(0, columns), others, from, rows),
  ]
  return lessonsAt(words, from, item)
}

const lessonsAt = (words: readonly Word[], from: number, item: boolean): SideLesson[] =>
  sideCandidates(words, BLANK, { em: EM, pitch: PITCH })
    .filter(({ right }) => right.box[0] === from)
    .map((candidate) => ({ ...candidate, item }))

/** Nothing else stands on the page. */
const BLANK: PageText = {
  lines: [],
  prose: new Set(),
  rulings: { horizontal: [], vertical: [], shades: [], bars: [] },
}

const PITCH = 14
/** In ems. */
const COLUMN = 6
const COLUMNS = [2, 3, 4]
const ROWS = [4, 7, 12]
/** Beyond the room that a column leaves, in ems. */
const STRIPS = [1, 4]
/** Between tables of other things there is more. */
const WIDE = 3
const HEADS = ['Article', 'Price', 'Stock', 'Sold']
const MORE_HEADS = ['Substitute', 'Weight', 'Orders', 'Left']
const NAMES = ['Bowl', 'Candle', 'Lantern', 'Mirror', 'Napkin', 'Pitcher', 'Saucer', 'Tray', 'Vase']

function partOf(
  heads: readonly string[],
  rows: number,
  x: number,
  first: number,
  pitch = PITCH,
): Word[] {
  const texts = (r: number, c: number): string => {
    if (r === 0) return heads[c]!
    const item = first + r
    return c === 0 ? NAMES[item % NAMES.length]! : String(((item * 37 + c * 11) % 89) + 10)
  }
  return Array.from({ length: rows }, (_, r) =>
    heads.map((_, c) => wordAt(texts(r, c), x + c * COLUMN * EM, r * pitch)),
  ).flat()
}
