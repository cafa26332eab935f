import { type Box, unionOf } from '../../document/box.ts'
import { type LabelName, wordsOfKind } from '../../fields/lexicon.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { Head } from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { bookingsUnder, type StatementTable } from './bookings.ts'
import { dateIn, statementHeads } from './columns.ts'
import { inferredHeads } from './headless.ts'

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
  const parts = withSections(heads, sections, document).flatMap((head, i, all) => {
    const end = all[i + 1]?.first ?? document.rows.length
    const section = sections.filter((other) => other.row <= head.last).at(-1)
    const next = sections.find((other) => other.row > head.last && other.row < end)
    const side = section?.side ?? null
    if (side === 'none') return []
    const last = Math.min(next?.row ?? end, nextAccount(head, end, document))
    const body = bodyOf(head, last, document)
    return sideBySide(head).map((own) => ({ head: own, side, table: i, body: within(own, body) }))
  })
  return parts.map(({ head, side, table, body }) => {
    const alike = parts
      .filter((other) => other.head.columns === head.columns && other.head.page === head.page)
      .flatMap((other) => other.body)
    return bookingsUnder(head, body, alike, document, table, side)
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

/** A date and a sum; most print the date first. */
const isBookingRow = (row: Row, document: DocumentText): boolean =>
  row.pieces.some((piece) => dateIn(piece.text.slice(0, 24), document)) &&
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

/** The tables under a head that says the same twice or three times: `No. Date Amount No. Date Amount`. */
function sideBySide(head: Head): Head[] {
  const { columns } = head
  for (const count of [3, 2]) {
    const size = columns.length / count
    if (!Number.isInteger(size) || size < 2) continue
    const repeats = columns
      .slice(size)
      .every((column, i) => column.names.some((name) => columns[i]!.names.includes(name)))
    if (!repeats) continue
    return Array.from({ length: count }, (_, i) => ({
      ...head,
      columns: columns.slice(i * size, (i + 1) * size),
    }))
  }
  return [head]
}

/** The part of each row that lies in the columns of a head. */
function within({ columns }: Head, body: readonly Row[]): Row[] {
  const [left, right] = [columns[0]!.left, columns.at(-1)!.right]
  if (left === Number.NEGATIVE_INFINITY && right === Number.POSITIVE_INFINITY) return [...body]
  const inside = ({ box }: { box: Box }) => {
    const middle = (box[0] + box[2]) / 2
    return middle >= left && middle < right
  }
  return body.flatMap((row): Row[] => {
    const words = row.words.filter(inside)
    if (words.length === 0) return []
    const box = unionOf(words.map((word) => word.box))
    return [{ ...row, words, pieces: row.pieces.filter(inside), text: textOf(words), box }]
  })
}

/** A section among the bookings goes on in the columns of the head above it. */
function withSections(
  heads: readonly Head[],
  sections: readonly Section[],
  document: DocumentText,
): Head[] {
  return heads.flatMap((head, i) => {
    const end = heads[i + 1]?.first ?? document.rows.length
    const inside = sections.filter((own) => own.row > head.last && own.row < end)
    const own = inside.flatMap(({ side, row }, s): Head[] => {
      const body = document.rows.slice(row + 1, inside[s + 1]?.row ?? end)
      const booked = body.some((other) => other.page === head.page && isBookingRow(other, document))
      return booked && side !== 'none' ? [{ ...head, first: row, last: row }] : []
    })
    return [head, ...own]
  })
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
