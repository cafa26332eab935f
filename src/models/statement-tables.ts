import { type LabelName, wordsOfKind } from '../fields/lexicon.ts'
import type { Head } from './columns.ts'
import type { DocumentText, Row } from './document-text.ts'
import { isSum, rowFigures } from './figures.ts'
import { bookingsUnder, type StatementTable } from './statement-bookings.ts'
import { dateIn, statementHeads } from './statement-columns.ts'
import { inferredHeads } from './statement-headless.ts'

const SECTIONS: readonly (readonly [LabelName, 'debit' | 'credit' | 'none'])[] = [
  ['section_balances', 'none'],
  ['section_checks', 'debit'],
  ['section_credits', 'credit'],
  ['section_debits', 'debit'],
  ['section_summary', 'none'],
]

/** A head repeated on a later page, or the first of a section. */
export interface Section {
  readonly side: 'debit' | 'credit' | 'none' | null
  readonly row: number
}

/** The tables of bookings in reading order. */
export function statementTables(document: DocumentText): StatementTable[] {
  const printed = statementHeads(document)
  const heads = printed.length > 0 ? withContinued(printed, document) : inferredHeads(document)
  const sections = sectionsOf(document, heads)
  return heads.flatMap((head, i) => {
    const end = heads[i + 1]?.first ?? document.rows.length
    const section = sections.filter((other) => other.row < head.first).at(-1)
    const next = sections.find((other) => other.row > head.last && other.row < end)
    const side = section?.side ?? null
    if (side === 'none') return []
    const body = bodyOf(
      head,
      Math.min(next?.row ?? end, nextAccount(head, end, document)),
      document,
    )
    return [bookingsUnder(head, body, document, i, side)]
  })
}

const ACCOUNT: readonly LabelName[] = ['iban', 'account_number', 'account_holder']
const BALANCE: readonly LabelName[] = [
  'opening_balance',
  'closing_balance',
  'brought_forward',
  'balance_on',
]
/** Rows between an account's name and its balances or bookings, at most. */
const NEAR = 4

/** The row that names another account, with its balances or a head right below; `end` where none does. */
function nextAccount(head: Head, end: number, document: DocumentText): number {
  const starts = (row: Row, names: readonly LabelName[]) =>
    row.pieces[0]?.labels.some(
      (label) => label.from === 0 && label.names.some((name) => names.includes(name)),
    ) === true
  for (const row of document.rows.slice(head.last + 1, end)) {
    if (row.page !== head.page || !starts(row, ACCOUNT) || rowFigures(row, document).some(isSum))
      continue
    const below = document.rows.slice(row.index + 1, Math.min(end, row.index + 1 + NEAR))
    if (end - row.index <= NEAR && end < document.rows.length) return row.index
    if (
      below.some(
        (other) =>
          other.page === row.page && starts(other, BALANCE) && !dateIn(firstWords(other), document),
      )
    )
      return row.index
  }
  return end
}

/** `Page 1 / 3`, `Blatt 2 von 4`: the foot of a page. */
const PAGE_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${wordsOfKind('page').join('|')})\\.?:?\\s*\\d{1,4}(?:\\s*(?:/|\\p{L}{1,4})\\s*\\d{1,4})?\\s*$`,
  'iu',
)

/** Rows under a head on its page; a wide gap to a row that is no booking ends them. */
function bodyOf(head: Head, end: number, document: DocumentText): Row[] {
  const body: Row[] = []
  let last = document.rows[head.last]!
  for (const row of document.rows.slice(head.last + 1, end)) {
    if (row.page !== head.page) break
    if (PAGE_NUMBER.test(row.text) && !isBookingRow(row, document)) continue
    const gap = row.baseline - last.baseline
    const booking = isBookingRow(row, document)
    if (gap > 12 * row.em && !booking) break
    body.push(row)
    if (booking || gap < 2.4 * row.em) last = row
  }
  return body
}

const isBookingRow = (row: Row, document: DocumentText): boolean =>
  row.pieces[0] !== undefined &&
  dateIn(firstWords(row), document) &&
  rowFigures(row, document).some(isSum)

const firstWords = (row: Row): string => row.pieces[0]!.text.slice(0, 24)

/** Bookings on a page in front of the first head for its own head not to have been read. */
const LEAST_HEADLESS = 3

/**
 * Pages without heads go on under the last one, where their rows look like bookings. Pages in front
 * of the first one, with bookings, have one that was not read.
 */
function withContinued(heads: readonly Head[], document: DocumentText): Head[] {
  const all: Head[] = []
  let last: Head | undefined
  for (const page of document.pages) {
    const own = heads.filter((head) => head.page === page.number)
    const rows = document.rows.filter((row) => row.page === page.number)
    const booked = rows.filter((row) => isBookingRow(row, document))
    const like = last ?? (booked.length >= LEAST_HEADLESS ? heads[0] : undefined)
    const first = last ? rows[0] : booked[0]
    if (own.length === 0 && like && first && booked.length > 0)
      all.push({ ...like, page: page.number, first: first.index, last: first.index - 1 })
    all.push(...own)
    last = own.at(-1) ?? last
  }
  return all
}

/** Headings that tell the side of what follows: a label and nothing else, no figure. */
function sectionsOf(document: DocumentText, heads: readonly Head[]): Section[] {
  const inHead = new Set(
    heads.flatMap((head) =>
      Array.from({ length: head.last - head.first + 1 }, (_, i) => head.first + i),
    ),
  )
  const sections: Section[] = []
  for (const row of document.rows) {
    if (inHead.has(row.index) || rowFigures(row, document).some(isSum) || row.pieces.length > 2)
      continue
    const [piece] = row.pieces
    const label = piece?.labels.find((other) => other.from === 0 && other.score === 1)
    // An overview may be the statement itself, by its title.
    if (!piece || !label || label.names.includes('document_statement')) continue
    const found = SECTIONS.find(([name]) => label.names.includes(name))
    const rest = piece.words.slice(label.to).filter((word) => /\p{L}{3}/u.test(word.text)).length
    const more = piece.labels.some(
      (other) => other !== label && other.names.some((name) => name.startsWith('section_')),
    )
    if (found && (rest <= 2 || more)) sections.push({ side: found[1], row: row.index })
  }
  // Debits and credits together are no section's side.
  return sections
}
