import { boxAround } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import {
  hasOwnCharacters,
  holdsFront,
  type IbanReading,
  ibanReadingsIn,
} from '../../fields/iban.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { countryOf } from '../../reading/origin.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { blockOf, isUnderSender } from './name-blocks.ts'
import { type Candidate, pieceOf, placeOf } from './place.ts'

/** What may be an IBAN, whether its check digits fit or not. */
export interface IbanCandidate extends Candidate {
  readonly reading: IbanReading
  /** Lines that it stands on. */
  readonly lines: number
}

const OWN = [
  'checks',
  'repaired',
  'bare',
  'cut',
  'characters',
  'fours',
  'words',
  'lines',
  'said',
  'startsPiece',
  'endsPiece',
  'home',
  'repeats',
  'first',
  'firstChecking',
  'othersCheck',
  'brokenRead',
  'receiversBlock',
  'sendersBlock',
  'underSender',
] as const

/** Accounts that are paid to, wherever they stand. */
export const IBANS: CandidateKind<IbanCandidate> = {
  name: 'ibans',
  labels: [
    'iban',
    'account_number',
    'bank',
    'tax_id',
    'customer',
    'customer_id',
    'reference',
    'registration',
    'account_holder',
  ],
  sides: ['left', 'above', 'before', 'named'],
  own: OWN,
  candidatesOf: (document) => distinct(document.rows.flatMap((row) => ibansOf(row, document))),
  ownFeatures,
}

/** Of each value in a row one. */
function distinct(found: readonly IbanCandidate[]): IbanCandidate[] {
  const keys = new Set<string>()
  return found.filter(({ row, value }) => {
    const key = `${row.index} ${value}`
    const isNew = !keys.has(key)
    keys.add(key)
    return isNew
  })
}

const LEAST_DIGITS = /\d(?:[\s-]?\d){12}/

function ibansOf(row: Row, document: DocumentText): IbanCandidate[] {
  const hasFront = holdsFront(row.text)
  if (!hasFront && !LEAST_DIGITS.test(row.text)) return []
  const country = () => countryOf(document)
  const whole = ibanReadingsIn(row.text, country, row.recognised).map((reading) => {
    const [from, to] = wordsBetween(row.words, reading.start, reading.end)
    return { ...placeOf(row, from, to), value: reading.value, reading, lines: 1 }
  })
  if (!hasFront) return whole
  return [...whole, ...row.pieces.flatMap((piece) => overLines(row, piece, document))]
}

/** The words of a text, joined by blanks, that stand between two places of it. */
function wordsBetween(words: readonly Word[], start: number, end: number): [number, number] {
  let at = 0
  let [from, to] = [0, words.length]
  for (const [i, { text }] of words.entries()) {
    if (at <= start) from = i
    at += text.length + 1
    if (at > end) {
      to = i + 1
      break
    }
  }
  return [from, to]
}

/** A group of an IBAN, and what its first one begins with. */
const GROUP = /^[A-Z0-9]{1,12}$/
const FRONT = /^[A-Z]{2}\d{2}[A-Z0-9]*$/
/** Rows down to where an IBAN may go on in its column, and how many lines it takes. */
const MOST_ROWS = 2
const MOST_LINES = 3

/** One that begins at the end of a piece and goes on below. */
function overLines(row: Row, piece: Piece, document: DocumentText): IbanCandidate[] {
  const at = piece.words.findLastIndex(({ text }) => FRONT.test(text))
  const own = piece.words.slice(at)
  if (at < 0 || !own.every(({ text }) => GROUP.test(text))) return []
  const words = [...own]
  const found: IbanCandidate[] = []
  let last: { row: Row; piece: Piece } = { row, piece }
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    const next = under(last.row, last.piece, document)
    const rest = next?.piece.words.findIndex(
      ({ text }) => !GROUP.test(text.replace(/[.,;]$/, '')) || !/\d/.test(text),
    )
    if (!next || rest === 0) break
    const groups = rest! < 0 ? next.piece.words : next.piece.words.slice(0, rest)
    for (let count = 1; count <= groups.length; count++) {
      const all = [...words, ...groups.slice(0, count)]
      const text = all.map((word) => word.text).join(' ')
      const [reading] = ibanReadingsIn(text, () => null, false)
      if (!reading || reading.isCut || reading.start > 0 || text.length > reading.end + 1) continue
      const from = row.words.indexOf(own[0]!)
      found.push({
        ...placeOf(row, from, from + own.length),
        words: all,
        text,
        box: boxAround(all),
        value: reading.value,
        reading,
        lines,
      })
      break
    }
    if (rest! >= 0) break
    words.push(...groups)
    last = next
  }
  return found
}

function under(
  row: Row,
  { box }: Piece,
  { rows }: DocumentText,
): { row: Row; piece: Piece } | null {
  for (const below of rows.slice(row.index + 1, row.index + 1 + MOST_ROWS)) {
    if (below.page !== row.page) return null
    const piece = below.pieces.find((own) => own.box[0] < box[2] && own.box[2] > box[0])
    if (piece) return { row: below, piece }
  }
  return null
}

const RECEIVERS: ReadonlySet<LabelName> = new Set([
  'customer',
  'billing_address',
  'shipping_address',
])
const SAYS_IBAN = /\bIBAN\b/i
const MOST_COUNTED = 4

function ownFeatures(candidates: readonly IbanCandidate[], document: DocumentText): FeaturesOf {
  const country = countryOf(document)
  const firstChecking = candidates.find(({ reading }) => reading.checks)
  return (i) => {
    const own = candidates[i]!
    const { reading, row, words, value, lines } = own
    const piece = pieceOf(own)
    const { label } = blockOf(row, piece, document)
    const same = candidates.filter((other) => other.value === value).length
    const [first] = words
    const above = document.rows[row.index - 1]
    return [
      reading.checks ? 1 : 0,
      reading.repaired ? 1 : 0,
      reading.bare ? 1 : 0,
      reading.isCut ? 1 : 0,
      hasOwnCharacters(value) ? 1 : 0,
      words.slice(0, -1).every(({ text }, at) => text.length === 4 || (at === 0 && /:/.test(text)))
        ? 1
        : 0,
      Math.min(9, words.length),
      lines,
      SAYS_IBAN.test(row.text) ? 2 : above && SAYS_IBAN.test(above.text) ? 1 : 0,
      piece.words[0] === first ? 1 : 0,
      piece.words.at(-1) === words.at(-1) ? 1 : 0,
      country !== null && value.startsWith(country) ? 1 : 0,
      Math.min(MOST_COUNTED, same),
      i === 0 ? 1 : 0,
      own === firstChecking ? 1 : 0,
      firstChecking && !reading.checks ? 1 : 0,
      !reading.checks && row.recognised ? 1 : 0,
      label !== null && RECEIVERS.has(label) ? 1 : 0,
      label === 'vendor' ? 1 : 0,
      isUnderSender(row, piece, document) ? 1 : 0,
    ]
  }
}
