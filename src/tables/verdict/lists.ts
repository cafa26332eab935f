import type { Fragment } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import type { Row } from '../grid/row.ts'
import { textOf } from '../text/text-lines.ts'
import { median } from '../text/units.ts'

/** A page number, alone in its place but for dots that lead to it. */
const PAGE = /^[. ]*\d{1,4}$/
/** So are those of prefaces; what stands beside them looks like a head. */
const PREFACE = /^[. ]*[ivxl]{1,6}$/
const LEAST_ENTRIES = 4
/** Of neighbouring entries this share have page numbers that do not fall. */
const RISING = 0.9
/** Chapters differ in length: page numbers rise by so many different steps at least. */
const LEAST_STEPS = 3
/** Figures among the texts of a list, as a share. */
const MOST_FIGURES = 0.1
/** Columns of one kind: so near are the shares of their texts that hold digits or addresses... */
const SAME_SHARE = 0.35
/** ...and so often as long as the shortest are the longest, on average. */
const SAME_LENGTH = 2.2
/** And so often as far apart as the nearest are those that are farthest. */
const SAME_STEP = 1.1

/** Ends of lines of programs, calls and assignments; so many lines have one. */
const CODE = /[;{}:]$|\w\([^)]*\)|\w\s*(?:[-+:]?=|=>)\s*\S/
const LEAST_CODE = 0.5
/** An address of mail, a telephone, a town with its code; shares of a column's lines. */
const REACHED =
  /@|^\+?\d[\d ()/.-]{7,}$|^(?:[A-Z]{1,2}-)?\d{2,3}[ -]?\d{2,3}(?: [A-Z]{2})?,? (?:- )?\p{Lu}/u
const LEAST_REACHED = 0.25
const MOST_REACHED = 0.8

const CODED = /[\d@]/

/** Is it a list of contents: words, and page numbers that rise, without a head? */
export function isContents({ rows, columns, headRows }: Grid): boolean {
  if (columns.length > 3) return false
  const last = rows
    .flatMap(({ lines }) => lines.flatMap(({ fragments }) => fragments))
    .filter(({ first }) => first === columns.length - 1)
    .map(({ words }) => textOf(words))
  const prefaces = last.findIndex((page) => !PREFACE.test(page))
  if (headRows > Math.max(0, prefaces)) return false
  const pages = last.slice(prefaces)
  if (prefaces < 0 || pages.length < LEAST_ENTRIES || !pages.every((page) => PAGE.test(page)))
    return false
  const numbers = pages.map((page) => Number(page.replace(/\D/g, '')))
  const steps = numbers.slice(1).map((number, i) => number - numbers[i]!)
  const rising = steps.filter((step) => step >= 0)
  if (rising.length < RISING * steps.length || new Set(steps).size < LEAST_STEPS) return false
  const rest = columnTexts(rows, columns.length).slice(1, -1).flat()
  return rest.every((text) => !PAGE.test(text))
}

/**
 * Is it a list set in columns (addresses, an index, boxes to tick)? It has neither rules, shades, nor
 * a head in bold letters, no figures, and its columns are all of one kind and equally far apart.
 */
export function isColumnedList({ rows, columns, levels, shades }: Grid, numeric: number): boolean {
  const fragments = rows.flatMap(({ lines }) => lines.flatMap((line) => line.fragments))
  if (levels.length > 0 || shades.length > 0) return false
  if (numeric > MOST_FIGURES * fragments.length || hasBoldHead(rows)) return false
  if (!areEquallyApart(fragments, columns.length)) return false
  const texts = columnTexts(rows, columns.length).filter((column) => column.length > 0)
  const coded = texts.map(
    (column) => column.filter((text) => CODED.test(text)).length / column.length,
  )
  const lengths = texts.map(
    (column) => column.reduce((sum, text) => sum + text.length, 0) / column.length,
  )
  return (
    Math.max(...coded) - Math.min(...coded) <= SAME_SHARE &&
    Math.max(...lengths) <= SAME_LENGTH * Math.min(...lengths)
  )
}

/**
 * Is it a listing of a program: its lines numbered one by one, and signs of programs at the ends of
 * many?
 */
export function isListing({ rows, columns, levels, shades }: Grid): boolean {
  if (columns.length !== 2 || levels.length + shades.length > 0) return false
  const [numbers, code] = columnTexts(rows, 2) as [string[], string[]]
  if (numbers.length < LEAST_ENTRIES || code.length === 0) return false
  const steps = numbers.slice(1).map((text, i) => Number(text) - Number(numbers[i]))
  if (steps.filter((step) => step === 1).length < RISING * steps.length) return false
  return code.filter((text) => CODE.test(text)).length >= LEAST_CODE * code.length
}

/**
 * Are they blocks of addresses, with a way to reach somebody or a town behind its code in every column?
 * A table has a column for each of these.
 */
export function areAddresses({ rows, columns, levels, shades }: Grid): boolean {
  if (levels.length + shades.length > 0 || hasBoldHead(rows)) return false
  const shares = columnTexts(rows, columns.length)
    .filter((texts) => texts.length > 0)
    .map((texts) => texts.filter((text) => REACHED.test(text)).length / texts.length)
  return (
    shares.length > 1 && Math.min(...shares) >= LEAST_REACHED && Math.max(...shares) <= MOST_REACHED
  )
}

/** Do the columns begin at equal distances? */
function areEquallyApart(fragments: readonly Fragment[], columnCount: number): boolean {
  const starts = Array.from({ length: columnCount }, (_, c) =>
    median(fragments.filter(({ first }) => first === c).map(({ x0 }) => x0)),
  )
  const steps = starts.slice(1).map((x, i) => x - starts[i]!)
  return Math.max(...steps) <= SAME_STEP * Math.min(...steps)
}

/** Bold letters in the first row, and in no other. */
export const hasBoldHead = (rows: readonly Row[]): boolean => {
  const bold = rows.map(({ lines }) =>
    lines.every(({ line }) => line.words.every(({ font }) => font?.bold)),
  )
  return bold[0] === true && !bold.slice(1).includes(true)
}

/** What stands in one column each, by columns. */
function columnTexts(rows: readonly Row[], columnCount: number): string[][] {
  const texts: string[][] = Array.from({ length: columnCount }, () => [])
  const isSingle = ({ first, last }: Fragment) => first === last
  for (const { lines } of rows)
    for (const { fragments } of lines)
      for (const fragment of fragments.filter(isSingle))
        texts[fragment.first]!.push(textOf(fragment.words))
  return texts
}
