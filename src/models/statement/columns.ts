import { type Day, datesIn, readDay } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import {
  type Column,
  type ColumnCell,
  cellsOf,
  findHeads,
  type Head,
  tableOf,
} from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { figuresOf } from '../paper/figures.ts'

/** What a column of bookings holds. */
export type StatementRole =
  | 'date'
  | 'value_date'
  | 'description'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'balance'
  | 'mark'
  | 'reference'
  | 'check'

/** Roles in the order they are given, with the names that may have them. */
const ROLES: readonly (readonly [StatementRole, LabelName])[] = [
  ['debit', 'column_debit'],
  ['credit', 'column_credit'],
  ['balance', 'column_balance'],
  ['date', 'column_date'],
  ['value_date', 'column_value_date'],
  ['amount', 'column_amount'],
  ['description', 'column_description'],
  ['check', 'column_check'],
  ['mark', 'column_mark'],
  ['reference', 'column_reference'],
]

const MONEY: readonly StatementRole[] = ['debit', 'credit', 'amount', 'balance']

/**
 * Heads of tables of bookings: a date, and money; or money alone where rows of dates follow, or
 * where the rows below have a date in a column whose head is not known.
 */
export function statementHeads(document: DocumentText): Head[] {
  const dated = findHeads(document, (columns) => {
    const has = hasAny(columns)
    const money = has('column_amount', 'column_debit', 'column_credit', 'column_balance')
    return has('column_date', 'column_value_date') && money && columns.length >= 2
  })
  if (dated.length > 0) return dated
  const undated = findHeads(document, (columns) => {
    const has = hasAny(columns)
    const sides = has('column_debit') && has('column_credit')
    return has('column_description') && (sides || has('column_amount'))
  })
  const below = ({ page, last }: Head) =>
    document.rows.slice(last + 1, last + 1 + DAY_BELOW).filter((row) => row.page === page)
  const underDays = undated.filter(
    (head) =>
      head.columns.some((column) => column.names.includes('column_balance')) &&
      below(head).some((row) => dayAlone(row, document) !== null),
  )
  if (underDays.length > 0) return underDays
  return undated.filter((head) => {
    const unnamed = head.columns.flatMap((column, c) => (column.names.length === 0 ? [c] : []))
    return below(head).some((row) => {
      const cells = cellsOf(row, head.columns)
      return unnamed.some((c) => datesIn(cells[c]?.text ?? '', document.dateOrder).length === 1)
    })
  })
}

const hasAny =
  (columns: readonly (readonly LabelName[])[]) =>
  (...names: LabelName[]): boolean =>
    columns.some((own) => own.some((name) => names.includes(name)))

/** Rows under a head without dates in which the first day stands: balances may stand above it. */
const DAY_BELOW = 3
/** Letters beside a day: of its weekday. */
const WEEKDAY = 12

/** The day of a row that is nothing but a date, with its weekday perhaps. */
export function dayAlone(row: Row, document: DocumentText): string | Day | null {
  if (row.pieces.length !== 1) return null
  const [full] = datesIn(row.text, document.dateOrder)
  if (!full) return readDay(row.text, document.dateOrder)
  const beside = row.text.slice(0, full.start) + row.text.slice(full.end)
  return /^[\p{L}\s,.]*$/u.test(beside) && beside.length <= WEEKDAY ? full.iso : null
}

/** Shares of a column's filled cells. */
interface Content {
  readonly dates: number
  readonly sums: number
  /** Either of the two: `1.07`. */
  readonly unclear: number
  readonly letters: number
  readonly filled: number
}

/** Gives the columns of a head their roles, by their heads and by what stands in them. */
export function statementRoles(
  columns: readonly Column[],
  body: readonly Row[],
  document: DocumentText,
): (StatementRole | null)[] {
  const table = tableOf(body, columns)
  const contents = table.columns.map((cells) => contentOf(cells, body, document))
  const roles: (StatementRole | null)[] = columns.map(() => null)
  for (const [role, name] of ROLES) {
    const candidates = columns
      .map((_, c) => c)
      .filter(
        (c) => roles[c] === null && columns[c]!.names.includes(name) && suits(role, contents[c]!),
      )
    const chosen =
      role === 'balance' || role === 'amount'
        ? candidates.at(-1)
        : role === 'description'
          ? candidates.toSorted((a, b) => contents[b]!.letters - contents[a]!.letters)[0]
          : candidates[0]
    if (chosen !== undefined) roles[chosen] = role
  }
  // A second column of dates is the value date, whatever its head says.
  const second = columns.findIndex(
    (_, c) => roles[c] === null && contents[c]!.dates + contents[c]!.unclear > 0.5,
  )
  if (second >= 0 && !roles.includes('value_date')) roles[second] = 'value_date'
  if (!roles.includes('date') && roles.includes('value_date'))
    roles[roles.indexOf('value_date')] = 'date'
  if (!roles.includes('description')) {
    const widest = columns
      .map((_, c) => c)
      .filter((c) => roles[c] === null)
      .sort((a, b) => contents[b]!.letters - contents[a]!.letters)[0]
    if (widest !== undefined && contents[widest]!.letters >= 3) roles[widest] = 'description'
  }
  return roles
}

function suits(role: StatementRole, content: Content): boolean {
  if (content.filled === 0) return MONEY.includes(role) || role === 'reference' || role === 'check'
  if (role === 'date' || role === 'value_date') return content.dates + content.unclear >= 0.4
  if (MONEY.includes(role)) return content.sums + content.unclear >= 0.4 && content.dates < 0.5
  if (role === 'description') return content.letters >= 3 && content.sums < 0.5
  if (role === 'mark') return content.letters <= 6 && content.sums < 0.5
  return content.dates < 0.5
}

function contentOf(
  cells: readonly (ColumnCell | undefined)[],
  body: readonly Row[],
  document: DocumentText,
): Content {
  let [filled, dates, sums, unclear, letters] = [0, 0, 0, 0, 0]
  cells.forEach((cell, r) => {
    if (!cell) return
    filled++
    if (document.decimalSign === '.' && /^\d{1,2}\.\d{2}$/.test(cell.text)) {
      unclear++
      return
    }
    const isDate = dateIn(cell.text, document)
    if (isDate) dates++
    else letters += cell.text.replace(/[^\p{L}]/gu, '').length
    const piece = { words: cell.words, text: cell.text, box: cell.box, labels: [] }
    if (
      !isDate &&
      figuresOf(piece, body[r]!, document.decimalSign).some(
        (figure) => figure.decimals > 0 || figure.currency !== null,
      )
    )
      sums++
  })
  const share = (count: number) => (filled === 0 ? 0 : count / filled)
  return {
    filled,
    dates: share(dates),
    sums: share(sums),
    unclear: share(unclear),
    letters: share(letters),
  }
}

/** Does a cell begin with a date, with or without a year? A value date may stand behind it: `02.02. 03.02.` */
export const dateIn = (text: string, document: DocumentText): boolean =>
  datesIn(text, document.dateOrder)[0]?.start === 0 ||
  readDay(text, document.dateOrder) !== null ||
  text.split(' ').every((word) => readDay(word, document.dateOrder) !== null)
