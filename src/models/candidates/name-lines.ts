import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { once } from '../../fields/once.ts'
import { cleanName, isFormAlone } from '../../reading/company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { startsWithin } from './open-lines.ts'
import { startsOf } from './place.ts'

/** Words side by side that may be one line of a name. */
export interface NameLine {
  readonly row: Row
  /** The place of the first among the words of its row. */
  readonly from: number
  readonly words: readonly Word[]
  readonly box: Box
  /** Size of its type. */
  readonly size: number
}

/** Type that is so much larger than most of a document's heads something. */
const LARGER = 1.15

const usualSize = once((document: DocumentText): number => {
  const sizes = document.rows.flatMap(({ pieces }) => pieces.map(({ words }) => meanSize(words)))
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0
})

/** The least size of type that heads something. */
export const leastOfHeads = (document: DocumentText): number => LARGER * usualSize(document)

/** Pieces of a row that is no row of a table, at most. */
const MOST_PIECES = 3

/** The pieces of a row as lines of names: each by itself, none of a table's. */
export const linesOfRow = once((row: Row): readonly (NameLine & { readonly piece: Piece })[] =>
  row.pieces.length > MOST_PIECES
    ? []
    : row.pieces.map((piece, i) => ({
        row,
        from: startsOf(row)[i]!,
        words: piece.words,
        box: piece.box,
        size: meanSize(piece.words),
        piece,
      })),
)

/** A whole row as one line, where recognition may have taken it apart. */
export const wholeLine = (row: Row): NameLine => ({
  row,
  from: 0,
  words: row.words,
  box: unionOf(row.words.map((word) => word.box)),
  size: meanSize(row.words),
})

/** Words of some lines that are one name, at most. */
const MOST_WORDS = 9
/** Words of a legal form, which may be a line of its own. */
const FORM_WORDS = 4

/** What lines say together as a name; null where they are too much for one. */
export function nameIn(
  lines: readonly { readonly words: readonly Word[] }[],
): { readonly words: readonly Word[]; readonly text: string; readonly value: string } | null {
  const words = lines.flatMap((line) => line.words)
  const value = cleanName(lines.map(({ words }) => textOf(words)).reduce(goneOn))
  const isForm = lines.length > 1 && isFormAlone(cleanName(textOf(lines.at(-1)!.words)))
  const most = isForm ? MOST_WORDS + FORM_WORDS : MOST_WORDS
  return words.length > most || /\d/.test(value) ? null : { words, text: textOf(words), value }
}

/** Two lines as one; a word that is parted at the end of the first is whole. */
const goneOn = (first: string, second: string): string =>
  /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second) && !startsWithin(second)
    ? first.slice(0, -1) + second
    : `${first} ${second}`

/** Sizes of type that may be one; recognition measures a line by the letters that it has. */
const ALIKE = 0.45
const RECOGNISED_ALIKE = 0.7

/** Widest step from line to line, in ems, and of large type in its sizes. */
const STEP = 3
const LEADING = 1.6

/** Rows of other columns that may stand between two lines of a name. */
const MOST_BETWEEN = 2

/** Whether a line stands under another as the same name's next one does: at its edge or its middle, in type as large. */
export const goesOn = (first: NameLine, next: NameLine): boolean =>
  next.row.page === first.row.page &&
  next.row.baseline - first.row.baseline <= widestStep(first) &&
  isAligned(next, first, Math.max(first.row.em, first.size)) &&
  Math.abs(next.size / first.size - 1) < (first.row.recognised ? RECOGNISED_ALIKE : ALIKE)

const widestStep = ({ row, size }: NameLine): number => Math.max(STEP * row.em, LEADING * size)

/**
 * The line right under another. Rows may stand between them that are other columns' alone.
 *
 * @param linesOf the lines that a row may have
 */
export function lineUnder<L extends NameLine>(
  first: NameLine,
  linesOf: (row: Row) => readonly L[],
  { rows }: DocumentText,
): L | null {
  const { row, box } = first
  for (const next of rows.slice(row.index + 1, row.index + 2 + MOST_BETWEEN)) {
    const found = linesOf(next).find((own) => goesOn(first, own))
    if (found) return found
    if (next.pieces.some((own) => own.box[0] < box[2] && own.box[2] > box[0])) return null
  }
  return null
}

/** Do two pieces share their left edge, their middle or their right edge? */
export const isAligned = (a: Pick<Piece, 'box'>, b: Pick<Piece, 'box'>, em: number): boolean =>
  Math.abs(a.box[0] - b.box[0]) < 0.8 * em ||
  Math.abs(a.box[0] + a.box[2] - b.box[0] - b.box[2]) < 2 * em ||
  Math.abs(a.box[2] - b.box[2]) < 0.4 * em
