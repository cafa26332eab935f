import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import { cleanName, formsEndAt, isForm, isFormAlone } from '../../reading/company-names.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import {
  goesOn,
  leastOfHeads,
  linesOfRow,
  lineUnder,
  type NameLine,
  nameIn,
  wholeLine,
} from './name-lines.ts'
import { endsWithin, startsWithin } from './open-lines.ts'
import { type Candidate, placeOf, startsOf } from './place.ts'

/** Words, perhaps of two lines, that could name a firm or a person. */
export interface NameCandidate extends Candidate {
  readonly piece: Piece
  /** Whole piece, a part of it in front of a separator, what a colon announces, two lines, or up to a legal form. */
  readonly cut: 'whole' | 'front' | 'behind' | 'lines' | 'row' | 'form'
}

const MOST = 200
/** Rows from the top, and from the bottom, whose texts may be names. */
const TOP_ROWS = 90
const END_ROWS = 25
export const SEPARATOR = /^(?:[·•|●∙■–—,/-]+|[-–—])$/

/** The names that a document may hold. */
export function nameCandidates(document: DocumentText): NameCandidate[] {
  const { rows } = document
  const kept =
    rows.length <= TOP_ROWS + END_ROWS
      ? rows
      : [...rows.slice(0, TOP_ROWS), ...rows.slice(-END_ROWS)]
  return withoutParts(kept.flatMap((row) => namesOfRow(row, document))).slice(0, MOST)
}

/** Names without those that are parts of one in two lines, or end as none does: `Inn at the`. */
function withoutParts(found: readonly NameCandidate[]): readonly NameCandidate[] {
  const parts = found.filter(({ cut }) => cut === 'lines').flatMap(partsOf)
  const byFirst = Map.groupBy(found, ({ words }) => words[0])
  return found.filter(
    (own) =>
      !endsWithin(own.value) &&
      !parts.some((part) => own.words.every((word) => part.includes(word))) &&
      !byFirst
        .get(own.words[0])!
        .some((other) => other.words.length > own.words.length && isLessOfForm(own, other)),
  )
}

/** Whether a name ends within the legal form of a longer one: `Miller GmbH & Co.` of `Miller GmbH & Co. KG`. */
function isLessOfForm(own: NameCandidate, longer: NameCandidate): boolean {
  const { length } = own.words
  if (!own.words.every((word, i) => word === longer.words[i])) return false
  const texts = longer.words.map(({ text }) => text)
  for (let at = 1; at < length; at++)
    if (
      formsEndAt(texts, at) === texts.length &&
      isFormAlone(cleanName(texts.slice(at, length).join(' ')))
    )
      return true
  return false
}

/** Of the two lines of a name those that are none by themselves: what tells are brackets, joining words and legal forms. */
function partsOf({ text, words, piece, row }: NameCandidate): (readonly Word[])[] {
  const first = words.filter((word) => piece.words.includes(word) || row.words.includes(word))
  const second = words.slice(first.length)
  if (isClosed(text) && !isClosed(textOf(first))) return [first, second]
  if (isFormAlone(cleanName(textOf(second)))) return [first]
  return startsWithin(textOf(second)) ? [second] : []
}

const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

/** Whether brackets that open in a text close in it, and none else. */
function isClosed(text: string): boolean {
  let open = 0
  for (const sign of text)
    if (sign === '(') open++
    else if (sign === ')' && --open < 0) return false
  return open === 0
}

function namesOfRow(row: Row, document: DocumentText): NameCandidate[] {
  const starts = startsOf(row)
  return row.pieces.flatMap((piece, i) => {
    const start = starts[i]!
    const found: NameCandidate[] = []
    const add = (from: number, to: number, cut: NameCandidate['cut']) => {
      const place = placeOf(row, start + from, start + to)
      const value = cleanName(place.text)
      if (letters(value) >= 2 && value.length <= 80 && to - from <= 10 && !isFormAlone(value))
        found.push({ ...place, value, piece, cut })
    }
    const { words } = piece
    add(0, words.length, 'whole')
    // Signs on both sides adorn what stands between: `★ Harbour Inn ★`, `+ HARBOUR INN +`.
    if (words.length > 2 && isOrnament(words[0]!) && isOrnament(words.at(-1)!))
      add(1, words.length - 1, 'whole')
    const colon = words.findIndex((word) => /[:：]$/.test(word.text))
    if (colon >= 0 && colon < words.length - 1) add(colon + 1, words.length, 'behind')
    const label = piece.labels[0]
    const behind = [colon + 1]
    if (label && label.from === 0 && label.to < words.length && label.to - 1 !== colon) {
      add(label.to, words.length, 'behind')
      behind.push(label.to)
    }
    // `To: Example Ltd, 12 Long Street`
    for (const from of behind) {
      const end = words.findIndex((word, at) => at >= from && word.text.endsWith(','))
      const next = words[end + 1]
      if (from > 0 && end >= 0 && next && !isForm(next.text)) add(from, end + 1, 'behind')
    }
    const cut = words.findIndex((word, at) => at > 0 && SEPARATOR.test(word.text))
    if (cut > 0) add(0, cut, 'front')
    const number = words.findIndex((word, at) => at > 0 && /^[([{]|\d{4,}/.test(word.text))
    if (number > 0 && number !== cut) add(0, number, 'front')
    // A row that recognition took apart.
    if (i === 0 && row.pieces.length > 1 && row.pieces.length < 4 && row.words.length <= 9)
      add(0, row.words.length - start, 'row')
    const comma = words.findIndex((word) => /,$/.test(word.text))
    if (comma >= 0 && comma < words.length - 1) add(0, comma + 1, 'front')
    const own = linesOfRow(row)[i]
    if (own && letters(piece.text) >= 2) addLines(found, own, piece, document)
    const under = i === 0 && row.recognised ? rowUnder(row, document) : null
    if (under) addName(found, [wholeLine(row), under], piece)
    return found
  })
}

const isOrnament = ({ text }: Word): boolean => !/[\p{L}\d]/u.test(text)

/** A name of a line and of those under it: of three where it is a heading, or ends in its legal form. */
function addLines(
  found: NameCandidate[],
  first: NameLine,
  piece: Piece,
  document: DocumentText,
): void {
  const second = lineUnder(first, linesOfRow, document)
  if (!second) return
  addName(found, [first, second], piece)
  const last = lineUnder(second, linesOfRow, document)
  if (last && (isFormAlone(last.piece.text) || first.size > leastOfHeads(document)))
    addName(found, [first, second, last], piece)
}

function addName(found: NameCandidate[], lines: readonly [NameLine, ...NameLine[]], piece: Piece) {
  const name = nameIn(lines)
  const [{ row, from, words }] = lines
  if (name) found.push({ ...placeOf(row, from, from + words.length), ...name, piece, cut: 'lines' })
}

/** Pieces of a row that recognition took apart, at most. */
const MOST_PIECES = 3

/** The row right under another, where one of the two was taken apart, and both are lines of one text. */
function rowUnder(row: Row, document: DocumentText): NameLine | null {
  const next = document.rows[row.index + 1]
  if (!next) return null
  const most = Math.max(row.pieces.length, next.pieces.length)
  const line = wholeLine(next)
  return most > 1 && most <= MOST_PIECES && goesOn(wholeLine(row), line) ? line : null
}
