import type { Word } from '../../document/page.ts'
import { holdsAddress } from '../../fields/contact.ts'
import { digits } from '../../fields/counts.ts'
import { ibanLikeIn } from '../../fields/iban.ts'
import { PHRASES, plainText } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { vatIdsIn } from '../../fields/tax-id.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { marksOf } from './name-blocks.ts'
import type { NameCandidate } from './name-candidate.ts'
import { isAligned } from './name-lines.ts'

/** What firms print of themselves, by kind. */
export interface FirmNumbers {
  /** A tax number or a register's. */
  readonly register: boolean
  readonly iban: boolean
  readonly contact: boolean
}

const NUMBERS = ['register', 'iban', 'contact'] as const

/** The numbers that a row has. */
export const numbersOf = once(
  (row: Row): FirmNumbers => ({
    register: marksOf(row).vat || saysRegister(row.pieces) || namesRegister(row.words),
    iban: marksOf(row).iban,
    contact: holdsAddress(row.text),
  }),
)

/** The same of a piece: what stands beside it may be another's. */
export const numbersIn = once(
  (piece: Piece): FirmNumbers => ({
    register:
      (digits(piece.text) >= LONG && vatIdsIn(piece.text).length > 0) ||
      saysRegister([piece]) ||
      namesRegister(piece.words),
    iban: ibanLikeIn(piece.text) !== null,
    contact: holdsAddress(piece.text),
  }),
)

/** How many kinds of numbers there are. */
export const kindsIn = (numbers: readonly FirmNumbers[]): number =>
  NUMBERS.filter((kind) => numbers.some((own) => own[kind])).length

/** Figures that a number has at least. */
const LONG = 6

const saysRegister = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece) =>
      digits(piece.text) >= LONG &&
      piece.labels.some(({ names }) => names.includes('tax_id') || names.includes('registration')),
  )

/** Words between the name of a register and the number in it, and figures that such a number has at least. */
const WORDS_BETWEEN = 4
const SHORT = 4

/** Whether a word within a sentence names a tax number or a register, and its number follows: `Ltd ABN 84 417 …`. */
const namesRegister = (words: readonly Word[]): boolean =>
  words.some(({ text }, i) => {
    if (!/^\(?\p{Lu}/u.test(text)) return false
    const names = PHRASES.get(plainText(text).replace(/[^\p{L}]/gu, '')) ?? []
    if (!names.includes('tax_id') && !names.includes('registration')) return false
    const next = words.slice(i + 1, i + 1 + WORDS_BETWEEN).map((own) => own.text)
    return digits(next.join('')) >= SHORT
  })

/** Lines at the foot are set close, and go on in the next. */
const CLOSE = 1.7

/** The row of a name, and the one that it goes on in. */
export function rowsOf({ row, piece }: NameCandidate, document: DocumentText): Row[] {
  const next = document.rows[row.index + 1]
  const goesOn =
    next !== undefined &&
    next.page === row.page &&
    next.baseline - row.baseline < CLOSE * row.em &&
    next.pieces.some((own) => isAligned(own, piece, row.em))
  return goesOn ? [row, next] : [row]
}
