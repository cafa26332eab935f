import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import { once } from '../../fields/once.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { NameCandidate } from './name-candidate.ts'
import { leastOfHeads, lineUnder, type NameLine, nameIn } from './name-lines.ts'
import { placeOf } from './place.ts'

/** Widest gap between words of a name that is set wide, in sizes of its type. */
const WIDE = 2
/** Sizes of type of one line's words differ at most by so much. */
const ALIKE = 1.6
const MOST_LINES = 3

/** Names in large type, set wide or in lines beside which other columns stand: `HARBOUR   INN`, `Harbour` over `Inn`. */
export function largeNames(
  document: DocumentText,
  known: readonly NameCandidate[],
): NameCandidate[] {
  const least = leastOfHeads(document)
  const linesOf = once((row: Row) => wideLines(row, least))
  const texts = new Set(known.map(({ row, words }) => keyOf(row, words)))
  return document.rows.flatMap(linesOf).flatMap((first) => {
    const found: NameCandidate[] = []
    const lines: NameLine[] = []
    let own: NameLine | null = first
    for (; own && lines.length < MOST_LINES; own = lineUnder(own, linesOf, document)) {
      lines.push(own)
      const name = nameIn(lines)
      if (!name) break
      const key = keyOf(first.row, name.words)
      if (texts.has(key)) continue
      texts.add(key)
      found.push({
        ...placeOf(first.row, first.from, first.from + first.words.length),
        ...name,
        piece: first.row.pieces.find(({ words }) => words.includes(first.words[0]!))!,
        cut: lines.length > 1 ? 'lines' : 'row',
      })
    }
    return found
  })
}

const keyOf = (row: Row, words: readonly Word[]): string => `${row.index} ${textOf(words)}`

/** Runs of a row's pieces in type that is larger than most, from each of them on. */
function wideLines(row: Row, least: number): NameLine[] {
  const { pieces } = row
  return pieces.flatMap((first, at): NameLine[] => {
    const size = meanSize(first.words)
    if (size < least) return []
    let end = at + 1
    while (end < pieces.length && isBeside(pieces[end - 1]!, pieces[end]!)) end++
    const words = pieces.slice(at, end).flatMap((piece) => piece.words)
    const text = words.map((word) => word.text).join('')
    return letters(text) > 1 && !/\d/.test(text)
      ? [
          {
            row,
            from: row.words.indexOf(words[0]!),
            words,
            box: unionOf(words.map(({ box }) => box)),
            size,
          },
        ]
      : []
  })
}

const isBeside = (a: Piece, b: Piece): boolean => {
  const [left, right] = [meanSize(a.words), meanSize(b.words)]
  return b.box[0] - a.box[2] <= WIDE * Math.min(left, right) && isAlike(left, right)
}

const isAlike = (a: number, b: number): boolean => Math.max(a, b) < ALIKE * Math.min(a, b)
