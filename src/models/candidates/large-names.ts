import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import { cleanName } from '../../reading/company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../../reading/document-text.ts'
import { isAligned, LARGER, LEADING, type NameCandidate, usualSize } from './name-candidate.ts'
import { placeOf } from './place.ts'

/** Widest gap between words of a name that is set wide, in sizes of its type. */
const WIDE = 2
/** Sizes of type in a name's lines differ at most by so much. */
const ALIKE = 1.6
const MOST_LINES = 3
const MOST_WORDS = 9
/** Rows of other columns between two lines of a name. */
const MOST_BETWEEN = 4

/** Words of one row that large type sets as one line, wherever its gaps part them. */
interface Line {
  readonly row: Row
  readonly from: number
  readonly words: readonly Word[]
  readonly box: Box
  readonly size: number
}

/** Names in large type, set wide or in lines beside which other columns stand: `HARBOUR   INN`, `Harbour` over `Inn`. */
export function largeNames(
  document: DocumentText,
  known: readonly NameCandidate[],
): NameCandidate[] {
  const least = LARGER * usualSize(document)
  const lines = document.rows.map((row) => linesOf(row, least))
  const texts = new Set(known.map(({ row, words }) => keyOf(row, words)))
  return lines.flat().flatMap((first) => {
    const found: NameCandidate[] = []
    const all: Line[] = []
    for (let own: Line | null = first; own && all.length < MOST_LINES; own = under(own, lines)) {
      all.push(own)
      const words = all.flatMap((line) => line.words)
      const key = keyOf(first.row, words)
      if (words.length > MOST_WORDS) break
      if (texts.has(key)) continue
      texts.add(key)
      found.push(nameOf(all, words))
    }
    return found
  })
}

const keyOf = (row: Row, words: readonly Word[]): string =>
  `${row.index} ${words.map(({ text }) => text).join(' ')}`

function nameOf(lines: readonly Line[], words: readonly Word[]): NameCandidate {
  const [{ row, from, words: own }] = lines as [Line]
  const text = words.map((word) => word.text).join(' ')
  return {
    ...placeOf(row, from, from + own.length),
    words,
    text,
    // A word that is parted at the end of its line is whole.
    value: cleanName(text.replace(/(?<=\p{Ll})- (?=\p{Ll})/gu, '')),
    piece: row.pieces.find((piece) => piece.words.includes(own[0]!))!,
    cut: lines.length > 1 ? 'lines' : 'row',
  }
}

/** Runs of a row's pieces in type that is larger than most, from each of them on. */
function linesOf(row: Row, least: number): Line[] {
  const { pieces } = row
  return pieces.flatMap((first, at): Line[] => {
    const size = meanSize(first.words)
    if (size < least) return []
    let end = at + 1
    while (end < pieces.length && isBeside(pieces[end - 1]!, pieces[end]!)) end++
    const words = pieces.slice(at, end).flatMap((piece) => piece.words)
    const text = words.map((word) => word.text).join('')
    return letters(text) > 1 && !/\d/.test(text)
      ? [{ row, from: row.words.indexOf(words[0]!), words, box: boxOf(words), size }]
      : []
  })
}

const boxOf = (words: readonly Word[]): Box => unionOf(words.map(({ box }) => box))

const isBeside = (a: Piece, b: Piece): boolean => {
  const [left, right] = [meanSize(a.words), meanSize(b.words)]
  return b.box[0] - a.box[2] <= WIDE * Math.min(left, right) && isAlike(left, right)
}

const isAlike = (a: number, b: number): boolean => Math.max(a, b) < ALIKE * Math.min(a, b)

/** The line right under another, in type as large. */
function under({ row, box, size }: Line, lines: readonly (readonly Line[])[]): Line | null {
  for (const next of lines.slice(row.index + 1, row.index + 2 + MOST_BETWEEN))
    for (const own of next)
      if (
        own.row.page === row.page &&
        own.row.baseline - row.baseline <= LEADING * Math.max(size, own.size) &&
        isAlike(own.size, size) &&
        isAligned(own, { box }, size)
      )
        return own
  return null
}
