import { endsInCents } from '../../fields/cents.ts'
import { letters } from '../../fields/counts.ts'
import type { DateOrder } from '../../fields/date.ts'
import { datesIn, type FoundDate, withoutMisreadDigits } from '../../fields/date-search.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { type Candidate, placeOf, startsOf } from './place.ts'

/** A day that is printed, in one of the orders it can be read. */
export interface DateCandidate extends Candidate {
  /** Read in the order the document speaks for. */
  readonly usual: boolean
  readonly named: boolean
  /** As printed. */
  readonly printed: string
}

const MOST = 120
/** Paper that is converted is of this time; other years are misread, or parts of numbers. */
const isLikely = (iso: string): boolean => iso >= '1980' && iso < '2060'

const DEBITS = wordsOfKind('direct_debit')
const IN_FULL = wordsOfKind('in_full')
const VALIDITY = wordsOfKind('validity')

const OWN = [
  'usual',
  'otherOrder',
  'named',
  'rank',
  'rankFromEnd',
  'distinct',
  'repeats',
  'isFirst',
  'isEarliest',
  'isLatest',
  'laterSoon',
  'earlierSoon',
  'sameDayElsewhere',
  'datesInRow',
  'placeInRow',
  'rangeAfter',
  'rangeBefore',
  'timeBeside',
  'debit',
  'inFull',
  'validity',
  'numberLeft',
  'sentence',
  'daysFromFirst',
  'monthEnd',
  'figuresInRow',
] as const

export const DATES: CandidateKind<DateCandidate> = {
  name: 'dates',
  labels: [
    'invoice_date',
    'date',
    'due_date',
    'delivery_date',
    'order_date',
    'print_date',
    'service_period',
    'payment_terms',
    'period',
    'statement_date',
    'invoice_number',
    'document_invoice',
    'document_credit_note',
    'document_receipt',
    'purchase_order',
    'order_number',
    'reference',
    'customer_id',
    'receipt_number',
    'time',
    'cashier',
    'previous_balance',
    'amount_due',
    'total',
    'column_date',
    'column_description',
  ],
  sides: ['left', 'row', 'above', 'head', 'before', 'right'],
  own: OWN,
  candidatesOf: (document) =>
    document.rows.flatMap((row) => datesOfRow(row, document)).slice(0, MOST),
  ownFeatures: dateFeatures,
}

function datesOfRow(row: Row, document: DocumentText): DateCandidate[] {
  if (!/\d/.test(row.text)) return []
  const text = row.recognised ? withoutMisreadDigits(row.text) : row.text
  const other: DateOrder = document.dateOrder === 'dmy' ? 'mdy' : 'dmy'
  const ends = wordEnds(row)
  const made = (order: DateOrder, usual: boolean) =>
    datesInParts(text, row, order).flatMap((date): DateCandidate[] => {
      if (!isLikely(date.iso)) return []
      const from = ends.findIndex((end) => end > date.start)
      const to = ends.findIndex((end) => end >= date.end) + 1
      if (from < 0 || to <= from) return []
      const printed = date.text
      const named = /\p{L}{3}/u.test(printed)
      return [{ ...placeOf(row, from, to), value: date.iso, usual, named, printed }]
    })
  const usual = made(document.dateOrder, true)
  const unusual = made(other, false).filter(
    (date) => !usual.some((own) => own.value === date.value && own.from === date.from),
  )
  return [...usual, ...unusual]
}

/** The dates of a row, and those of its pieces that begin within one that goes over several: `Net 15   Oct 21, 2025`. */
function datesInParts(text: string, row: Row, order: DateOrder): readonly FoundDate[] {
  const whole = datesIn(text, order)
  if (whole.length === 0 || row.pieces.length === 1) return whole
  const starts = startsOf(row)
  const ends = wordEnds(row)
  const parts = row.pieces.flatMap(({ words }, i) => {
    const first = starts[i]!
    if (first < 0) return []
    const from = first === 0 ? 0 : ends[first - 1]! + 1
    return datesIn(text.slice(from, ends[first + words.length - 1]), order)
      .map((date) => ({ ...date, start: date.start + from, end: date.end + from }))
      .filter(({ start, end }) => whole.every((own) => own.start !== start || own.end !== end))
  })
  return parts.length === 0 ? whole : [...whole, ...parts].sort((a, b) => a.start - b.start)
}

/** Where each word ends in the row's text, which misread digits leave as long as it is. */
export function wordEnds(row: Row): number[] {
  let at = -1
  return row.words.map((word) => {
    at += 1 + word.text.length
    return at
  })
}

const DAY = 86_400_000
const dayOf = (iso: string): number => Date.parse(iso) / DAY

function dateFeatures(candidates: readonly DateCandidate[], document: DocumentText): FeaturesOf {
  const usual = candidates.filter((own) => own.usual)
  const days = [...new Set(usual.map((own) => own.value))].sort()
  const first = usual[0] ? dayOf(usual[0].value) : 0
  return (i) => {
    const own = candidates[i]!
    const { row, value } = own
    const day = dayOf(value)
    const same = usual.filter((other) => other.value === value)
    const inRow = usual.filter((other) => other.row === row)
    const rank = usual.findIndex((other) => other.row === row && other.from === own.from)
    const after = row.words
      .slice(own.to, own.to + 2)
      .map((word) => word.text)
      .join(' ')
    const before = row.words
      .slice(Math.max(0, own.from - 2), own.from)
      .map((word) => word.text)
      .join(' ')
    const plain = plainText(row.text)
    const near = plainText(
      `${row.text} ${document.rows[row.index + 1]?.text ?? ''} ${document.rows[row.index - 1]?.text ?? ''}`,
    )
    return [
      own.usual ? 1 : 0,
      candidates.some((other, j) => j !== i && other.row === row && other.from === own.from)
        ? 1
        : 0,
      own.named ? 1 : 0,
      1 / (1 + Math.max(0, rank)),
      Math.min(10, usual.length - 1 - rank),
      Math.min(10, days.length),
      Math.min(4, same.length),
      rank === 0 ? 1 : 0,
      value === days[0] ? 1 : 0,
      value === days.at(-1) ? 1 : 0,
      days.some((other) => dayOf(other) > day && dayOf(other) <= day + 92) ? 1 : 0,
      days.some((other) => dayOf(other) < day && dayOf(other) >= day - 92) ? 1 : 0,
      same.some((other) => other.row !== row) ? 1 : 0,
      Math.min(5, inRow.length),
      Math.min(
        5,
        inRow.findIndex((other) => other.from === own.from),
      ),
      /^(?:[-–—]|to\b|bis\b|au\b|al\b|a\b|t\/m|do\b|till\b)/i.test(after) && inRow.length > 1
        ? 1
        : 0,
      /(?:[-–—]|\bto|\bbis|\bau|\bal|\ba|t\/m|\bdo|\btill)$/i.test(before) && inRow.length > 1
        ? 1
        : 0,
      /\d{1,2}:\d{2}/.test(row.text) ? 1 : 0,
      DEBITS.some((word) => near.includes(word)) ? 1 : 0,
      IN_FULL.some((word) => plain.includes(word)) ? 1 : 0,
      VALIDITY.some((word) => plain.includes(word)) ? 1 : 0,
      /\d/.test(before) ? 1 : 0,
      letters(row.text) > 40 ? 1 : 0,
      Math.max(-2, Math.min(4, (day - first) / 30)),
      value.slice(8) >= '28' ? 1 : 0,
      Math.min(6, row.words.filter((word) => endsInCents(word.text)).length),
    ]
  }
}
