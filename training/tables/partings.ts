import type { Word } from '../../src/document/page.ts'
import type { Looked } from '../../src/tables/regions/look.ts'
import { textLines } from '../../src/tables/text/text-lines.ts'
import type { Truth } from './truth.ts'

/** A row's words, and its text without spaces: marks may stand apart from the words that they belong to. */
interface Row {
  readonly words: ReadonlySet<string>
  readonly text: string
}

/** Rows of each of a page's tables. */
export type RowsOfTables = readonly (readonly Row[])[]

/** A row has a text that has this share of its words in it. */
const HAS = 0.8
/** What has a smaller share of its words in rows is of none. */
const STRANGE = 0.34
/** A table is what has this share of a side's words. */
const OWN = 0.6
/** A strip lies between two things, or in one, where this share of its lines says so. */
const SURE = 0.8
const LEAST_LINES = 2
/** Shorter words than this, in letters, are in many texts. */
const LEAST_WORD = 3
/** A text that is no table's has so many of them. */
const LEAST_LONG = 2
/** The next line is in one of so many next rows. */
const NEXT_ROWS = 4

export function rowsOf(tables: Truth['tables']): RowsOfTables {
  return tables.map(({ cells }) => {
    const rows: string[][] = []
    for (const { r, rs = 1, text } of cells)
      for (let at = r; at < r + rs; at++) {
        rows[at] ??= []
        rows[at]!.push(...text.split(/\s+/))
      }
    return rows
      .filter(Boolean)
      .map((words): Row => ({ words: new Set(words), text: words.join('') }))
  })
}

/** Does a strip lie between two tables, or a table and a text? Null where truths do not tell. */
export function isBetweenSides({ parts }: Looked, tables: RowsOfTables): boolean | null {
  const [left, right] = parts()
  const rows = tables.flat()
  let apart = 0
  let told = 0
  for (const { words } of textLines([...left, ...right], emOf(left))) {
    const here = words.filter((word) => left.includes(word)).map(({ text }) => text)
    const there = words.filter((word) => right.includes(word)).map(({ text }) => text)
    if (here.length === 0 || there.length === 0) continue
    const isHere = rows.some((row) => has(row, here))
    const isThere = rows.some((row) => has(row, there))
    const isBeside = isHere ? isStrange(rows, there) : isThere && isStrange(rows, here)
    if (!isBeside && !(isHere && isThere)) continue
    told++
    if (isBeside || !rows.some((row) => has(row, here) && has(row, there))) apart++
  }
  const share = apart / told
  if (told < LEAST_LINES || (share < SURE && share > 1 - SURE)) return null
  return share >= SURE
}

/** Does a text stand beside a table, and is no column of it? Null where truths do not tell. */
export function isTextBeside({ parts }: Looked, tables: RowsOfTables): boolean | null {
  const [own, text] = parts().map((words) => words.map((word) => plain(word.text)).filter(Boolean))
  const plainly = tables.map((rows) => rows.map(plainRow))
  const table = plainly.find((rows) => own!.length * OWN <= countIn(rows, own!))
  if (!table || text!.length === 0) return null
  if (countIn(table, text!) >= HAS * text!.length) return false
  // What was misread is in no row either: longer words tell.
  const long = text!.filter(({ length }) => length >= LEAST_WORD)
  if (long.length < LEAST_LONG) return null
  return countIn(plainly.flat(), long) <= STRANGE * long.length ? true : null
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const plainRow = ({ words, text }: Row): Row => ({
  words: new Set([...words].map(plain)),
  text: plain(text),
})

const countIn = (rows: RowsOfTables[number], texts: readonly string[]): number =>
  texts.filter((text) => rows.some((row) => isIn(row, text))).length

/** Of the places between lines of a region, top to bottom, whether two things meet there, one of them a table. */
export function areCuts(
  places: readonly Looked[],
  tables: RowsOfTables,
): (boolean | 'no table' | null)[] {
  const [first] = places
  if (!first) return []
  const words = first.parts().flat()
  const lines = textLines(words, emOf(words))
  if (lines.length !== places.length + 1) return places.map(() => null)
  const own = tablesOf(
    lines.map((line) => line.words.map(({ text }) => text)),
    tables,
  )
  return places.map((_, i) => {
    const [above, below] = [own[i]!, own[i + 1]!]
    if (above === null || below === null) return null
    if (above < 0 && below < 0) return tables.length === 0 ? 'no table' : null
    const from = own.slice(0, i + 1).findLast((table) => table !== -1)
    const to = own.slice(i + 1).find((table) => table !== -1)
    // What stands between two lines of one table, and in none of its rows, was read in another way than it is known.
    return above !== below && from === to ? null : above !== below
  })
}

/**
 * The table that each of some lines is of, -1 where it is of none, null where nobody knows. Heads may be the same in
 * several tables: rows come in their order, and a table begins with its first.
 */
function tablesOf(lines: readonly (readonly string[])[], tables: RowsOfTables): (number | null)[] {
  let [table, row] = [-1, 0]
  return lines.map((texts) => {
    const next =
      tables[table]?.slice(row, row + NEXT_ROWS).findIndex((own) => has(own, texts)) ?? -1
    if (next >= 0) {
      row += next
      return table
    }
    const begun = tables.findIndex((rows, t) => t !== table && has(rows[0]!, texts))
    if (begun >= 0) {
      ;[table, row] = [begun, 0]
      return table
    }
    return isStrange(tables.flat(), texts) ? -1 : null
  })
}

const emOf = (words: readonly Word[]): number =>
  Math.max(...words.map(({ box, font }) => font?.size ?? box[3] - box[1]))

const has = (row: Row, texts: readonly string[]): boolean =>
  texts.filter((text) => isIn(row, text)).length >= HAS * texts.length

const isStrange = (rows: RowsOfTables[number], texts: readonly string[]): boolean =>
  countIn(rows, texts) <= STRANGE * texts.length

const isIn = ({ words, text }: Row, word: string): boolean =>
  words.has(word) || (word.length >= LEAST_WORD && text.includes(word))
