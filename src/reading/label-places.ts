import { type Box, boxAround } from '../document/box.ts'
import type { Word } from '../document/page.ts'
import { letters } from '../fields/counts.ts'
import type { LabelName } from '../fields/lexicon.ts'
import { once } from '../fields/once.ts'
import { textOf } from '../tables/text/text-lines.ts'
import type { DocumentText, Label, Piece, Row } from './document-text.ts'

/** A label on a row. */
export interface LabelHit {
  readonly label: Label
  readonly piece: Piece
  readonly row: Row
  /** Which of its names was asked for: the first that was, in the order asked. */
  readonly name: LabelName
}

/** Words that a label may announce. */
export interface Place {
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  readonly row: Row
  readonly side: 'right' | 'below'
}

/** How far below its label a value stands, in ems. */
const BELOW = 3.2
/** A value to the right is not farther away than this, in ems; figures may be. */
const RIGHT = 32

/** All labels with one of the names, in reading order. */
export function labelHits(document: DocumentText, names: readonly LabelName[]): LabelHit[] {
  const hits: LabelHit[] = []
  for (const { label, piece, row } of labelsOf(document)) {
    let asked = names.length
    for (const name of label.names) {
      const at = names.indexOf(name)
      if (at >= 0 && at < asked) asked = at
    }
    if (asked < names.length) hits.push({ label, piece, row, name: names[asked]! })
  }
  return hits
}

/** Labels are few among all the pieces of a long document, and asked for by one name after the other. */
const labelsOf = once(({ rows }: DocumentText): readonly Omit<LabelHit, 'name'>[] => {
  const found: Omit<LabelHit, 'name'>[] = []
  for (const row of rows)
    for (const piece of row.pieces)
      for (const label of piece.labels) found.push({ label, piece, row })
  return found
})

/** Where the value of a label may stand, the likeliest place first. */
export function placesOf(hit: LabelHit, document: DocumentText): Place[] {
  const right = rightOf(hit)
  const below = belowOf(hit, document)
  return [...(right ? [right] : []), ...below]
}

/** What follows the label: the rest of its piece, else the next piece of its row. */
function rightOf({ label, piece, row }: LabelHit): Place | null {
  const next = piece.labels.find((other) => other.from >= label.to && isStrong(other, piece))
  const own = piece.words.slice(label.to, next?.from).filter(isMeaningful)
  // The label in other words: `Échéance / Due`, `Vendor (seller)`.
  const said = textOf(own)
  const again = /^\/|^\(.*\)$/.test(said) && !/\d/.test(said)
  const rest = again ? [] : own
  if (rest.length > 0) return placeOf(rest, row, 'right')
  if (next) return null
  const at = row.pieces.indexOf(piece)
  for (const other of row.pieces.slice(at + 1)) {
    if (other.box[0] - label.box[2] > RIGHT * row.em) return null
    const words = other.words.filter(isMeaningful)
    if (words.length === 0) continue
    const [first] = other.labels
    if (first && first.from === 0 && (isStrong(first, other) || isPartyHead(first, other)))
      return null
    return placeOf(
      words.slice(0, first && first.from > 0 && isStrong(first, other) ? first.from : undefined),
      row,
      'right',
    )
  }
  return null
}

/** Words that names and texts are made of, too: labels of these need a colon. */
const NEED_COLON: ReadonlySet<LabelName> = new Set([
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'vendor',
  'customer',
  'contact',
  'card',
  'cash',
  'bank',
])

/** A label that surely is one: several letters, or a colon behind. */
const isStrong = (label: Label, piece: Piece): boolean =>
  /[:：]$/.test(label.text) ||
  piece.words[label.to]?.text === ':' ||
  (letters(label.text) >= 6 &&
    !label.names.some((name) => NEED_COLON.has(name) || name.startsWith('document_')))

/** The head of the block beside: who sells, and who buys. */
const isPartyHead = (label: Label, piece: Piece): boolean =>
  piece.labels.reduce((length, own) => length + own.to - own.from, 0) === piece.words.length &&
  label.score === 1 &&
  piece.labels.every((own) => own.names.some((name) => name === 'vendor' || name === 'customer'))

const isMeaningful = (word: Word): boolean => !/^[:：.#*|_=~»\-–—]+$/.test(word.text)

/** Pieces under the label, nearest first. */
function belowOf({ label, row }: LabelHit, document: DocumentText): Place[] {
  const places: Place[] = []
  for (const other of document.rows.slice(row.index + 1)) {
    if (other.page !== row.page || other.baseline - row.baseline > BELOW * row.em) break
    for (const piece of other.pieces) {
      const shared = Math.min(piece.box[2], label.box[2]) - Math.max(piece.box[0], label.box[0])
      if (shared <= 0) continue
      const [first] = piece.labels
      if (first && first.from === 0 && isStrong(first, piece)) continue
      places.push(placeOf(piece.words.filter(isMeaningful), other, 'below'))
    }
    if (places.length > 0) break
  }
  return places.filter((place) => place.words.length > 0)
}

const placeOf = (words: readonly Word[], row: Row, side: Place['side']): Place => ({
  words,
  text: textOf(words),
  box: boxAround(words),
  row,
  side,
})
