import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { once } from '../../fields/once.ts'
import { remembered } from '../../fields/remembered.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { LABEL_AT, labelScores } from './label-scores.ts'
import type { Place } from './place.ts'

/** Where the words around a place stand. */
/** `named` is what most likely names it: the end of what stands on its left, else what stands over it. */
export const SIDES = ['left', 'row', 'start', 'above', 'head', 'before', 'right', 'named'] as const
export type Side = (typeof SIDES)[number]

/** What stands around a place. */
export interface Surroundings {
  /** How much a side looks like each label, worked out where it is asked for: kinds look at some sides only. */
  readonly labelScoresOf: (side: Side) => Float32Array
  readonly texts: Readonly<Record<Exclude<Side, 'named'>, string>>
  /** Gaps to the nearest words, in ems; `FAR` where there are none. */
  readonly leftGap: number
  readonly rightGap: number
  readonly aboveGap: number
  readonly headGap: number
}

export const FAR = 40

/** Words of a label, at most, and the widest gap between them, in ems. */
const MOST_WORDS = 7
const WIDE = 2.2
/** Words a row begins with. */
const START = 4
/** Farthest above that a value's label stands, in ems. */
const NEAR_ABOVE = 3.4
/** Rows up to the head of a column, at most. */
const MOST_ROWS = 45

/** Many features, and those who decide, ask for the same places. */
const known = new WeakMap<Place, Surroundings>()

export function surroundingsOf(place: Place, document: DocumentText): Surroundings {
  let own = known.get(place)
  if (!own) {
    own = lookedAround(place, document)
    known.set(place, own)
  }
  return own
}

/** What stands in the row of a place. */
interface Beside {
  readonly before: readonly Word[]
  readonly remark: readonly Word[] | null
  readonly right: readonly Word[]
  readonly texts: Readonly<Record<'left' | 'row' | 'start' | 'right', string>>
}

/** By the words of a row that places begin and end with: many candidates are made of the same ones. */
const besides = new WeakMap<Row, Map<number, Beside>>()

function besideOf({ row, from, to }: Place): Beside {
  const known = besides.get(row) ?? new Map<number, Beside>()
  besides.set(row, known)
  const key = from * (row.words.length + 1) + to
  let own = known.get(key)
  if (!own) {
    own = lookedBeside(row, from, to)
    known.set(key, own)
  }
  return own
}

function lookedBeside(row: Row, from: number, to: number): Beside {
  const before = wordsLeft(row, from)
  const remark = inBrackets(row, from, to)
  const left = remark ?? before
  const right = row.words.slice(to, to + 5)
  return {
    before,
    remark,
    right,
    texts: {
      left: textOf(left),
      row: textOf(row.words.slice(Math.max(0, from - left.length - 8), from - left.length)),
      start: textOf(row.words.slice(0, Math.min(START, from))),
      right: textOf(right),
    },
  }
}

/** How far the text of the row over a place is looked at. */
const MOST_BEFORE = 90
const beginningOf = once((row: Row): string => row.text.slice(0, MOST_BEFORE))

function lookedAround(place: Place, document: DocumentText): Surroundings {
  const { row } = place
  const { before, remark, right, texts: beside } = besideOf(place)
  const first = before.at(-1)
  const above = above_(place, document)
  const head = headOf(place, document)
  const over = document.rows[row.index - 1]
  const leftGap = first ? (place.box[0] - first.box[2]) / row.em : FAR
  const texts = {
    ...beside,
    above: above?.text ?? '',
    head: head?.text ?? '',
    before: over && over.page === row.page ? beginningOf(over) : '',
  }
  let named: Float32Array | null = null
  return {
    texts,
    labelScoresOf: (side) => {
      if (side !== 'named') return labelScores(texts[side])
      named ??= highestOf(
        [...namesOf(before, leftGap, texts.above, texts.head), ...(remark ? [texts.left] : [])].map(
          labelScores,
        ),
      )
      return named
    },
    leftGap,
    rightGap: right[0] ? (right[0].box[0] - place.box[2]) / row.em : FAR,
    aboveGap: above ? (place.box[1] - above.box[3]) / row.em : FAR,
    headGap: head ? (place.box[1] - head.box[3]) / row.em : FAR,
  }
}

/** Words that end in front of a value and may name it without those before them. */
const MOST_NAMING = 4
/** A label on the left that is farther away, in ems, may be another column's. */
const BESIDE = 2.5

/** Texts that may name a value: what holds a figure is the value of another. */
function namesOf(left: readonly Word[], gap: number, above: string, head: string): string[] {
  const words = withoutRates(left.map((word) => word.text))
  const own = words.slice(words.findLastIndex((word) => /\d/.test(word)) + 1)
  const beside = own.some((word) => /\p{L}{2}/u.test(word))
    ? own.map((_, i) => own.slice(i).join(' ')).slice(-MOST_NAMING)
    : []
  if (beside.length > 0 && gap < BESIDE) return beside
  const over = bareOver(above)
  return [...beside, /\d/.test(over) ? '' : over || head].filter((text) => text !== '')
}

const PER_CENT = /^%[):]?$/
const RATE = /^[(@]*\d+(?:[.,]\d+)?%?[):]?$/

/** The rate of a tax belongs to its name: `VAT 20 %`. */
const withoutRates = (words: readonly string[]): string[] =>
  words.filter(
    (word, i) =>
      !PER_CENT.test(word) &&
      !(RATE.test(word) && (word.includes('%') || PER_CENT.test(words[i + 1] ?? ''))),
  )

/** Many places stand under one text. */
const bareOver = remembered((text) => withoutRates(text.split(' ')).join(' '))

/** Of each label the highest score. */
function highestOf(all: readonly Float32Array[]): Float32Array {
  if (all.length === 1) return all[0]!
  const highest = new Float32Array(LABEL_AT.size)
  for (const scores of all)
    for (let i = 0; i < highest.length; i++) if (scores[i]! > highest[i]!) highest[i] = scores[i]!
  return highest
}

const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

/** A figure, a day or a number: no part of a label. */
const VALUE = /\d{3,}|\d[.,/]\d/

/** What a remark in brackets says of the one figure in it: `(includes 9.88 VAT)`. */
function inBrackets(row: Row, from: number, to: number): Word[] | null {
  const opening = row.words.findLastIndex((word, i) => i <= from && /^[([]/.test(word.text))
  const closing = row.words.findIndex((word, i) => i >= to - 1 && /[)\]]$/.test(word.text))
  if (opening < 0 || closing < to || closing - opening > MOST_WORDS) return null
  const words = row.words.slice(opening, closing + 1)
  if (words.slice(0, -1).some((word) => /[)\]]$/.test(word.text))) return null
  const others = words.filter((_, i) => opening + i < from || opening + i >= to)
  return others.some((word) => VALUE.test(word.text)) ? null : others
}

/** A colon of its own may be set far behind its label. */
const SIGNS = /^[^\p{L}\p{N}]+$/u

/** The words that end in front of a place and stand together. */
function wordsLeft(row: Row, from: number): Word[] {
  const words: Word[] = []
  for (let i = from - 1; i >= 0 && words.length < MOST_WORDS; i--) {
    const word = row.words[i]!
    const next = words[0]
    if (next && !SIGNS.test(next.text) && next.box[0] - word.box[2] > WIDE * row.em) break
    if (next && (VALUE.test(word.text) || /[:;]$/.test(word.text))) break
    words.unshift(word)
  }
  return words
}

/** The nearest piece over a place, not far away. */
function above_(place: Place, document: DocumentText): { text: string; box: Box } | null {
  const { row, box } = place
  for (let i = row.index - 1; i >= 0; i--) {
    const other = document.rows[i]!
    if (other.page !== row.page || row.baseline - other.baseline > NEAR_ABOVE * row.em) return null
    const over = overlapping(other, box, 0.5 * row.em)
    if (over) return over
  }
  return null
}

/** The nearest text without figures in the column over a place. */
function headOf(place: Place, document: DocumentText): { text: string; box: Box } | null {
  const { row, box } = place
  for (let i = row.index - 1; i >= Math.max(0, row.index - MOST_ROWS); i--) {
    const other = document.rows[i]!
    if (other.page !== row.page) return null
    const over = overlapping(other, box, 0)
    if (over && !/\d/.test(over.text) && /\p{L}{2}/u.test(over.text)) return over
  }
  return null
}

/** The part of a row that stands over a box: of long pieces the words near it. */
function overlapping(row: Row, box: Box, room: number): { text: string; box: Box } | null {
  for (const piece of row.pieces) {
    if (piece.box[2] < box[0] - room || piece.box[0] > box[2] + room) continue
    if (piece.words.length <= 4) return piece
    return partOver(piece, box, row.em) ?? piece
  }
  return null
}

function partOver(piece: Piece, box: Box, em: number): { text: string; box: Box } | null {
  const words = piece.words.filter(
    (word) => word.box[2] > box[0] - 3 * em && word.box[0] < box[2] + 3 * em,
  )
  return words.length === 0 ? null : { text: textOf(words), box: piece.box }
}
