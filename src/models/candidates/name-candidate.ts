import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { letters } from '../../fields/counts.ts'
import { once } from '../../fields/once.ts'
import { cleanName, isForm, isFormAlone } from '../../reading/company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../../reading/document-text.ts'
import { endsWithin, startsWithin } from './open-lines.ts'
import { type Candidate, type Place, placeOf, startsOf } from './place.ts'

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
  return found.filter(
    ({ value, words }) =>
      !endsWithin(value) && !parts.some((part) => words.every((word) => part.includes(word))),
  )
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
    const below = row.pieces.length > 3 ? null : nextLine(row, piece, document)
    if (below && letters(piece.text) >= 2) {
      const own = placeOf(row, start, start + words.length)
      addLines(found, own, below.piece, piece)
      const last = nextLine(below.row, below.piece, document)
      if (last && isHeading(piece, last.piece, document))
        addLines(found, own, joined(below.piece, last.piece), piece)
    }
    const under = i === 0 && row.recognised ? nextRow(row, document) : null
    if (under) addLines(found, placeOf(row, 0, row.words.length), under, piece)
    return found
  })
}

const isOrnament = ({ text }: Word): boolean => !/[\p{L}\d]/u.test(text)

interface Text {
  readonly words: readonly Word[]
  readonly text: string
}

const joined = (first: Text, second: Text): Text => ({
  words: [...first.words, ...second.words],
  text: `${first.text} ${second.text}`,
})

/** Type that is so much larger than most of a document's heads something. */
export const LARGER = 1.15

export const usualSize = once((document: DocumentText): number => {
  const sizes = document.rows.flatMap(({ pieces }) => pieces.map(({ words }) => meanSize(words)))
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0
})

/** Names of three lines are set in large type, or end in their legal form. */
const isHeading = (first: Piece, last: Piece, document: DocumentText): boolean =>
  isFormAlone(last.text) || meanSize(first.words) > LARGER * usualSize(document)

/** Words of some lines that are one name, at most. */
const MOST_OF_LINES = 9
/** Words of a legal form. */
const FORM_WORDS = 4

function addLines(found: NameCandidate[], first: Place, second: Text, piece: Piece): void {
  const words = [...first.words, ...second.words]
  const text = `${first.text} ${second.text}`
  const value = cleanName(text)
  // A legal form of several words may be a line of its own.
  const most = isFormAlone(cleanName(second.text)) ? MOST_OF_LINES + FORM_WORDS : MOST_OF_LINES
  if (words.length <= most && !/\d/.test(value))
    found.push({ ...first, words, text, value, piece, cut: 'lines' })
}

/** Pieces of a row that recognition took apart, at most. */
const MOST_PIECES = 3

/** The row right under another, where one of the two was taken apart, and both are lines of one text. */
function nextRow(row: Row, document: DocumentText): Row | null {
  const next = document.rows[row.index + 1]
  if (!next || next.page !== row.page || next.baseline - row.baseline > 3 * row.em) return null
  const most = Math.max(row.pieces.length, next.pieces.length)
  if (most === 1 || most > MOST_PIECES) return null
  const alike = Math.abs(meanSize(next.words) / meanSize(row.words) - 1) < RECOGNISED_ALIKE
  return alike && isAligned({ box: boxOf(next) }, { box: boxOf(row) }, row.em) ? next : null
}

const boxOf = ({ words }: Row): Box => unionOf(words.map((word) => word.box))

/** Sizes of type that may be one; recognition measures a line by the letters that it has. */
const ALIKE = 0.45
const RECOGNISED_ALIKE = 0.7

/** Widest step from line to line of large type, in its sizes. */
export const LEADING = 1.6

/** Rows of other columns that may stand between two lines of a name. */
const MOST_BETWEEN = 2

/**
 * The piece right under another, at its edge or its middle, in type as large. Rows may stand between them that are
 * other columns' alone.
 */
function nextLine(
  row: Row,
  piece: Piece,
  document: DocumentText,
): { readonly row: Row; readonly piece: Piece } | null {
  const size = meanSize(piece.words)
  for (const next of document.rows.slice(row.index + 1, row.index + 2 + MOST_BETWEEN)) {
    if (next.page !== row.page || next.pieces.length > 3) return null
    if (next.baseline - row.baseline > Math.max(3 * row.em, LEADING * size)) return null
    const found = next.pieces.find(
      (own) =>
        isAligned(own, piece, Math.max(row.em, size)) &&
        Math.abs(meanSize(own.words) / size - 1) < (row.recognised ? RECOGNISED_ALIKE : ALIKE),
    )
    if (found) return { row: next, piece: found }
    if (next.pieces.some(({ box }) => box[0] < piece.box[2] && box[2] > piece.box[0])) return null
  }
  return null
}

/** Do two pieces share their left edge, their middle or their right edge? */
export const isAligned = (a: Pick<Piece, 'box'>, b: Pick<Piece, 'box'>, em: number): boolean =>
  Math.abs(a.box[0] - b.box[0]) < 0.8 * em ||
  Math.abs(a.box[0] + a.box[2] - b.box[0] - b.box[2]) < 2 * em ||
  Math.abs(a.box[2] - b.box[2]) < 0.4 * em
