import { endsInCents } from '../../fields/cents.ts'
import { digits, letters } from '../../fields/counts.ts'
import { type LabelName, SALE_TITLES } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { type DocumentText, type Row, sizeOf } from '../../reading/document-text.ts'
import type { FirstLook } from './first-look.ts'
import type { IdentifierCandidate } from './identifiers.ts'
import { startsOf } from './place.ts'

/** What labels that stand beside numbers name. */
const GROUPS: readonly (readonly LabelName[])[] = [
  ['invoice_number', 'receipt_number'],
  SALE_TITLES,
  ['purchase_order', 'order_number'],
  ['customer_id'],
  ['reference', 'column_reference', 'column_code', 'column_position'],
  ['date', 'invoice_date', 'due_date'],
  ['tax_id', 'customer_tax_id', 'registration', 'iban', 'bic', 'account_number'],
  ['phone', 'fax', 'mobile', 'contact', 'email', 'website'],
  ['vendor', 'customer', 'billing_address', 'shipping_address'],
]
const GROUP_OF = new Map(GROUPS.flatMap((names, i) => names.map((name) => [name, i] as const)))
/** All other labels are one group more. */
const COUNT = GROUPS.length + 1
const GROUP_NAMES = [
  'number',
  'paper',
  'order',
  'customerId',
  'reference',
  'day',
  'register',
  'contact',
  'party',
  'other',
] as const

/** A label among the words of its row. */
interface Placed {
  readonly groups: readonly number[]
  readonly score: number
  readonly to: number
  readonly left: number
  readonly right: number
}

const labelsOf = once((row: Row): readonly Placed[] => {
  const starts = startsOf(row)
  return row.pieces.flatMap((piece, i) =>
    piece.labels.map(({ names, score, to, box }) => ({
      groups: [...new Set(names.map((name) => GROUP_OF.get(name) ?? GROUPS.length))],
      score,
      to: starts[i]! + to,
      left: box[0],
      right: box[2],
    })),
  )
})

/** Rows over a number, and how far above it in ems, in which its label may stand. */
const ROWS_OVER = 3
const NEAR_ABOVE = 3.4
/** How far a label may stand aside of what is under it, in ems. */
const ASIDE = 0.5
/** Words from a label to its number that make a difference. */
const FAR = 12

function sawLabels(
  { row, from, box }: IdentifierCandidate,
  { rows }: DocumentText,
  numbers: Float32Array,
  at: number,
): void {
  let last: Placed | null = null
  for (const label of labelsOf(row)) if (label.to <= from) last = label
  numbers[at] = last ? Math.min(FAR, from - last.to) : FAR
  if (last) for (const group of last.groups) numbers[at + 1 + group] = last.score
  for (let i = row.index - 1; i >= Math.max(0, row.index - ROWS_OVER); i--) {
    const over = rows[i]!
    if (over.page !== row.page || row.baseline - over.baseline > NEAR_ABOVE * row.em) return
    const room = ASIDE * row.em
    for (const { groups, score, left, right } of labelsOf(over))
      if (right > box[0] - room && left < box[2] + room)
        for (const group of groups) {
          const place = at + 1 + COUNT + group
          numbers[place] = Math.max(numbers[place]!, score)
        }
  }
}

const NUMBERS = [
  'words',
  'length',
  'digits',
  'letters',
  'onlyDigits',
  'slash',
  'hyphen',
  'dot',
  'letterFirst',
  'zeroFirst',
  'sum',
  'said',
  'rowFromTop',
  'firstPage',
  'left',
  'top',
  'size',
  'pieces',
  'firstInRow',
  'lastInRow',
  'leftGap',
  'rightGap',
  'numberLeft',
  'numberRight',
  'wordRight',
] as const

/** Gaps that make a difference, in ems. */
const WIDE = 10

/** What a number is at first sight: its shape, and the labels that were found in its row and over it. */
export const IDENTIFIER_LOOK: FirstLook<IdentifierCandidate> = {
  names: [
    ...NUMBERS,
    'wordsToLabel',
    ...GROUP_NAMES.map((name) => `${name}Left`),
    ...GROUP_NAMES.map((name) => `${name}Over`),
  ],
  of: (candidates, document) => {
    const pages = new Map(document.pages.map((page) => [page.number, page]))
    const first = document.pages[0]?.number
    return (i, numbers) => {
      const own = candidates[i]!
      const { row, from, to, words, value, box } = own
      const page = pages.get(row.page)!
      const before = row.words[from - 1]
      const next = row.words[to]
      const count = digits(value)
      const sign = value.charAt(0)
      numbers.set([
        words.length,
        Math.min(24, value.length),
        Math.min(16, count),
        Math.min(10, letters(value)),
        count === value.length ? 1 : 0,
        value.includes('/') ? 1 : 0,
        value.includes('-') ? 1 : 0,
        value.includes('.') ? 1 : 0,
        letters(sign),
        sign === '0' ? 1 : 0,
        endsInCents(value) ? 1 : 0,
        own.said ? 1 : 0,
        1 / (1 + row.index),
        row.page === first ? 1 : 0,
        box[0] / page.width,
        box[1] / page.height,
        Math.min(4, sizeOf(words[0]!) / row.em),
        Math.min(6, row.pieces.length),
        from === 0 ? 1 : 0,
        to === row.words.length ? 1 : 0,
        before ? Math.min(WIDE, (box[0] - before.box[2]) / row.em) : WIDE,
        next ? Math.min(WIDE, (next.box[0] - box[2]) / row.em) : WIDE,
        before && digits(before.text) > 0 ? 1 : 0,
        next && digits(next.text) > 0 ? 1 : 0,
        next && letters(next.text) > 1 ? 1 : 0,
      ])
      sawLabels(own, document, numbers, NUMBERS.length)
    }
  },
}
