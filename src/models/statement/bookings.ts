import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { currencyOf } from '../../fields/currency.ts'
import type { Day } from '../../fields/date-search.ts'
import type { Head } from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import { type SignedFigure, sideOfMark } from '../paper/marked-figure.ts'
import { dayAlone, type StatementRole, statementRoles } from './columns.ts'
import { type InlineBalance, type Line, lineOf, specialOf, withDecimals } from './lines.ts'

/** A booking as printed: sides that are not known yet are null. */
export interface Booking {
  /** ISO, or a day whose year is still to be given; null where the table has no date for it. */
  readonly date: string | Day | null
  readonly valueDate: string | Day | null
  readonly words: readonly Word[]
  readonly reference: string | null
  readonly checkNumber: string | null
  /** As printed, with its printed sign. */
  amount: Figure
  /** Told by its column, its mark, its sign or its section; null where nothing does. */
  side: 'debit' | 'credit' | null
  balance: SignedFigure | null
  readonly page: number
  readonly box: Box
  /** Section or table it stands in; a new one for every head with another meaning. */
  readonly table: number
  readonly row: number
}

export interface StatementTable {
  readonly head: Head
  readonly bookings: readonly Booking[]
  readonly balances: readonly InlineBalance[]
  /** Sums on rows of totals, without sign. */
  readonly totals: readonly number[]
  /** Rows that belong to it. */
  readonly rows: readonly number[]
}

/**
 * The bookings under a head, up to the next head.
 *
 * @param alike the rows of every section that keeps to these columns: they tell what the columns hold
 */
export function bookingsUnder(
  head: Head,
  body: readonly Row[],
  alike: readonly Row[],
  document: DocumentText,
  table: number,
  sectionSide: 'debit' | 'credit' | null,
): StatementTable {
  const noted = endOfSums(body, document)
  const roles = statementRoles(head.columns, alike.slice(0, endOfSums(alike, document)), document)
  const printed = body.map((row, i): Line => {
    const line = lineOf(row, head.columns, roles, document)
    return i < noted ? line : { ...line, money: null, balance: null }
  })
  const lines = withDecimals(
    roles.includes('date') ? withoutOverview(printed, document) : datedByRows(printed, document),
  )
  const balances: InlineBalance[] = []
  const totals: number[] = []
  const kept: Line[] = []
  const taken: number[] = []
  // A balance may be the first row of its day, the only one that prints it.
  let day: Line['date'] = null
  for (const line of lines) {
    const begun = kept.some((other) => other.money !== null)
    const special = specialOf(line, document) ?? (begun ? null : balanceAlone(line))
    if (special) {
      taken.push(line.row.index)
      day = line.date
      if (special !== 'total') balances.push(special)
      else {
        totals.push(...totalsOf(line))
        const last = line.bothSides ? balanceAlone({ ...line, money: null }) : null
        if (last) balances.push(last)
      }
      continue
    }
    kept.push(line.money && line.date === null ? { ...line, date: day } : line)
    if (line.money || line.date !== null) day = null
  }
  const groups = grouped(kept)
  const bookings = groups.map((group) => bookingOf(group, roles, table, sectionSide))
  for (const group of groups) for (const line of group.lines) taken.push(line.row.index)
  return { head, bookings, balances, totals, rows: taken }
}

/** Notes under the last sum have no columns: rows up to it. */
function endOfSums(body: readonly Row[], document: DocumentText): number {
  const last = body.findLastIndex((row) => rowFigures(row, document).some(isSum))
  return last < 0 ? body.length : last + 1
}

/** Without what stands under the closing balance, if that has no date: the sums of an overview. */
function withoutOverview(lines: readonly Line[], document: DocumentText): Line[] {
  const dated = lines.findLastIndex((line) => line.date !== null)
  const closed = lines.findLastIndex((line) => {
    const special = specialOf(line, document)
    return special !== null && special !== 'total' && special.kind === 'closing'
  })
  return closed < 0 || closed < dated ? [...lines] : lines.slice(0, closed + 1)
}

/** Bookings that stand under their day: a row that is a date dates those below it. */
function datedByRows(lines: readonly Line[], document: DocumentText): Line[] {
  let day: Line['date'] = null
  return lines.flatMap((line) => {
    const heading = dayAlone(line.row, document)
    if (heading !== null) {
      day = heading
      return []
    }
    return line.money ? [{ ...line, date: day }] : [line]
  })
}

/** A row with a balance and nothing booked, whatever it is called: `B/F`. */
const balanceAlone = ({ row, money, balance }: Line): InlineBalance | null =>
  money === null && balance !== null && balance.figure.decimals > 0
    ? { kind: 'forward', balance, label: row.text, row }
    : null

/** Sums of a row of totals; where they are in the balances' column, that one. */
const totalsOf = ({ sums, balance }: Line): readonly number[] =>
  sums.length > 0 || balance === null ? sums : [Math.abs(balance.value)]

interface Group {
  readonly lines: Line[]
  date: string | Day | null
  valueDate: string | Day | null
  main: Line | null
}

/** Widest gap within a booking, in ems. */
const GAP = 2.4

/**
 * Lines that make one booking. A date begins one, and so does an amount where the booking before
 * has its own; an amount may stand on the last line, and text may stand above the date.
 */
function grouped(lines: readonly Line[]): (Group & { main: Line })[] {
  const groups: Group[] = []
  const loose: Line[] = []
  let date: string | Day | null = null
  let before: Row | null = null
  const first = lines.find((line) => line.date !== null || line.money !== null)
  const textAbove =
    first !== undefined &&
    lines[0] !== first &&
    first.row.baseline - lines[0]!.row.baseline < 8 * first.row.em &&
    first.row.page === lines[0]!.row.page
  for (const line of lines) {
    const open = groups.at(-1)
    const wide =
      before !== null &&
      (line.row.page !== before.page || line.row.baseline - before.baseline > GAP * line.row.em)
    const begins =
      line.date !== null ||
      (line.money !== null &&
        (open === undefined || open.main !== null || (wide && line.date !== null)))
    if (begins) {
      if (line.date !== null) date = line.date
      const near = textAbove
        ? loose.filter((other) => line.row.baseline - other.row.baseline < 8 * line.row.em)
        : []
      groups.push({
        lines: [...near, line],
        date: line.date ?? date,
        valueDate: line.valueDate,
        main: line.money ? line : null,
      })
      loose.length = 0
    } else if (open && line.money && open.main === null) {
      open.lines.push(line)
      open.main = line
      open.valueDate ??= line.valueDate
    } else if (textAbove) loose.push(line)
    else if (open && !wide) open.lines.push(line)
    else {
      before = null
      continue
    }
    before = line.row
  }
  return groups.filter((group): group is Group & { main: Line } => group.main !== null)
}

const MONEY_ROLES: readonly (StatementRole | null)[] = ['debit', 'credit', 'amount', 'balance']

/** Words of the text that reach into a column of sums, in front of the sum or without one. */
function strayWords(
  line: Line,
  roles: readonly (StatementRole | null)[],
  description: number,
): Word[] {
  return line.cells.flatMap((cell, at) => {
    if (!cell || at <= description || !MONEY_ROLES.includes(roles[at] ?? null)) return []
    const sum = cell.words.findIndex((word) => /\d[.,]\d{2}|^[\d(+€$£-]/.test(word.text))
    return cell.words
      .slice(0, sum < 0 ? undefined : sum)
      .filter(
        (word) =>
          /\p{L}{2}/u.test(word.text) &&
          sideOfMark(word.text) === null &&
          currencyOf(word.text) === null,
      )
  })
}

function bookingOf(
  group: Group & { main: Line },
  roles: readonly (StatementRole | null)[],
  table: number,
  sectionSide: 'debit' | 'credit' | null,
): Booking {
  const { main, lines } = group
  const c = roles.indexOf('description')
  const words = lines.flatMap((line) => [
    ...(c < 0 ? [] : (line.cells[c]?.words ?? [])),
    ...strayWords(line, roles, c),
  ])
  const own = (role: StatementRole): string | null => {
    const at = roles.indexOf(role)
    return at < 0
      ? null
      : (main.cells[at]?.text ?? lines.find((line) => line.cells[at])?.cells[at]?.text ?? null)
  }
  const money = main.money!
  return {
    date: group.date,
    valueDate: group.valueDate,
    words,
    reference: own('reference'),
    checkNumber: own('check'),
    amount: money.amount,
    side: money.side ?? (money.role === 'amount' ? sectionSide : null),
    balance: main.balance ?? lines.find((line) => line.balance)?.balance ?? null,
    page: main.row.page,
    box: unionOf(lines.map((line) => line.row.box)),
    table,
    row: main.row.index,
  }
}
