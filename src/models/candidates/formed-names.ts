import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import { cleanName, formsEndAt } from '../../reading/company-names.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { type NameCandidate, SEPARATOR } from './name-candidate.ts'
import { placeOf, startsOf } from './place.ts'

/** Words, and letters, that a name has at most. */
const MOST_WORDS = 10
const MOST_LETTERS = 80

/** Names that end in their legal form in the middle of a text: `Miller Tools Ltd, registered in England`. */
export function formedNames(
  document: DocumentText,
  known: readonly NameCandidate[],
): NameCandidate[] {
  const places = new Map<Row, NameCandidate[]>()
  for (const own of known) places.set(own.row, [...(places.get(own.row) ?? []), own])
  return document.rows.flatMap((row) => {
    const starts = startsOf(row)
    return row.pieces.flatMap((piece, i) =>
      spansIn(piece)
        .map(([from, to]) => placeOf(row, starts[i]! + from, starts[i]! + to))
        .filter(({ from, to }) =>
          (places.get(row) ?? []).every(
            (own) => own.from !== from || own.to !== to || own.cut === 'lines',
          ),
        )
        .map(
          (place): NameCandidate => ({
            ...place,
            value: cleanName(place.text),
            piece,
            cut: 'form',
          }),
        )
        .filter(({ value }) => letters(value) >= 4 && value.length <= MOST_LETTERS),
    )
  })
}

/** Where such names begin and end among the words of a piece. */
function spansIn({ words }: Piece): (readonly [number, number])[] {
  const texts = words.map(({ text }) => text)
  const spans: (readonly [number, number])[] = []
  let floor = 0
  for (let at = 1; at < texts.length; at++) {
    const end = formsEndAt(texts, at)
    if (end === at) continue
    const starts = new Set([runStart(words, at, floor), partStart(texts, at, floor)])
    for (const from of starts) if (from < at && end - from <= MOST_WORDS) spans.push([from, end])
    floor = end
    at = end
  }
  return spans
}

/** What ends a sentence or announces something; `Dr.`, `Bros.` and `J.` end none. */
const isEnd = (text: string): boolean =>
  /[:;!?|]$/.test(text) ||
  SEPARATOR.test(text) ||
  /\p{L}{5}\.$/u.test(text) ||
  (text.endsWith('.') && /\d/.test(text))

/** Where the part of the text begins that a form ends. */
function partStart(texts: readonly string[], at: number, floor: number): number {
  let from = at
  while (from > floor && !isEnd(texts[from - 1]!)) from--
  return from
}

/** Small words within names: `de`, `und`, `of`, `&`. */
const isSmall = (text: string): boolean => /^(?:\p{Ll}{1,3}|&|\+)$/u.test(text)

/** Where the words begin that are written as names are, up to a form. */
function runStart(words: readonly Word[], at: number, floor: number): number {
  let from = at
  for (let i = at - 1; i >= floor; i--) {
    const { text } = words[i]!
    if (isEnd(text) || (i < at - 1 && /,$/.test(text))) break
    if (/^["'„“«(]?[\p{Lu}\p{Lo}]/u.test(text)) from = i
    else if (!isSmall(text)) break
  }
  return from
}
