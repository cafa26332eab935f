import { type Box, unionOf } from '../document/box.ts'
import type { Word } from '../document/page.ts'
import { currencyOf } from '../fields/currency.ts'
import { type Day, datesIn, readDay, withoutMisreadDigits } from '../fields/date-search.ts'
import { type LabelName, plainText, wordsOfKind } from '../fields/lexicon.ts'
import { textOf } from '../tables/text-lines.ts'
import { type Column, type ColumnCell, cellsOf, type Head } from './columns.ts'
import type { DocumentText, Label, Piece, Row } from './document-text.ts'
import { type Figure, figuresOf, isSum } from './figures.ts'
import { type StatementRole, statementRoles } from './statement-columns.ts'

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

/** A figure with its mark taken into account. */
export interface SignedFigure {
  value: number
  readonly figure: Figure
}

/** A labelled balance that stands among the bookings. */
export interface InlineBalance {
  readonly kind: 'opening' | 'closing' | 'forward'
  readonly balance: SignedFigure
  readonly label: string
  readonly row: Row
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

const CREDIT_MARKS = new Set(wordsOfKind('credit_mark'))
const DEBIT_MARKS = new Set(wordsOfKind('debit_mark'))

/** The side a word behind a figure names: `CR`, `H`, `Bij`, `Dare`. */
export function sideOfMark(text: string): 'debit' | 'credit' | null {
  const mark = plainText(text).replace(/[().]/g, '')
  if (CREDIT_MARKS.has(mark)) return 'credit'
  return DEBIT_MARKS.has(mark) ? 'debit' : null
}

/** A figure among words, with the mark behind it. */
export function markedFigure(
  words: readonly Word[],
  row: Row,
  document: DocumentText,
): { figure: Figure; side: 'debit' | 'credit' | null } | null {
  const box = unionOf(words.map((word) => word.box))
  const figures = figuresOf(
    { words, text: textOf(words), box, labels: [] },
    row,
    document.decimalSign,
  )
  const figure =
    figures.filter((f) => isSum(f) || f.decimals > 0).at(-1) ??
    figures.filter((f) => !f.percent).at(-1)
  if (!figure) return null
  const next = words[figure.to]
  const printed =
    figure.value < 0 ? 'debit' : /(?:\+|\bCR\.?)\s*$|^\s*\+/i.test(figure.text) ? 'credit' : null
  return { figure, side: (next && sideOfMark(next.text)) ?? printed }
}

const signed = (marked: { figure: Figure; side: 'debit' | 'credit' | null }): SignedFigure => ({
  value: marked.side === 'debit' ? -Math.abs(marked.figure.value) : marked.figure.value,
  figure: marked.figure,
})

const OPENING: readonly LabelName[] = ['opening_balance', 'previous_balance']
const FORWARD: readonly LabelName[] = ['brought_forward', 'carried_forward']
const SPECIAL: readonly LabelName[] = [
  ...OPENING,
  'closing_balance',
  'balance_on',
  ...FORWARD,
  'total_credits',
  'total_debits',
  'total',
  'grand_total',
  'subtotal',
]

interface Line {
  readonly row: Row
  readonly cells: readonly (ColumnCell | undefined)[]
  readonly date: string | Day | null
  readonly valueDate: string | Day | null
  readonly money: { amount: Figure; side: 'debit' | 'credit' | null; role: StatementRole } | null
  readonly balance: SignedFigure | null
  /** Every sum in a column of bookings' money, without sign. */
  readonly sums: readonly number[]
}

/**
 * The bookings under a head, up to the next head.
 *
 * @param columns of the head, or of an earlier one where a page goes on without heads
 */
export function bookingsUnder(
  head: Head,
  body: readonly Row[],
  document: DocumentText,
  table: number,
  sectionSide: 'debit' | 'credit' | null,
): StatementTable {
  const roles = statementRoles(head.columns, body, document)
  const lines = withDecimals(body.map((row) => lineOf(row, head.columns, roles, document)))
  const balances: InlineBalance[] = []
  const totals: number[] = []
  const kept: Line[] = []
  const taken: number[] = []
  for (const line of lines) {
    const special = specialOf(line, document)
    if (special) {
      taken.push(line.row.index)
      if (special === 'total') totals.push(...line.sums)
      else balances.push(special)
      continue
    }
    kept.push(line)
  }
  const groups = grouped(kept)
  const bookings = groups.map((group) => bookingOf(group, roles, table, sectionSide))
  for (const group of groups) for (const line of group.lines) taken.push(line.row.index)
  return { head, bookings, balances, totals, rows: taken }
}

function lineOf(
  row: Row,
  columns: readonly Column[],
  roles: readonly (StatementRole | null)[],
  document: DocumentText,
): Line {
  const cells = cellsOf(row, columns)
  const cell = (role: StatementRole) => {
    const c = roles.indexOf(role)
    return c < 0 ? undefined : cells[c]
  }
  const dated = (own: ColumnCell | undefined): string | Day | null => {
    if (!own) return null
    const text = row.recognised ? withoutMisreadDigits(own.text) : own.text
    const [full] = datesIn(text, document.dateOrder)
    if (full?.start === 0) return full.iso
    return readDay(text, document.dateOrder)
  }
  const marked = (role: StatementRole) => {
    const own = cell(role)
    return own ? markedFigure(own.words, row, document) : null
  }
  let money: Line['money'] = null
  const sums: number[] = []
  for (const role of ['debit', 'credit', 'amount'] as const) {
    const found = marked(role)
    if (found && isSum(found.figure)) sums.push(Math.abs(found.figure.value))
    if (!found || money) continue
    const side =
      role === 'amount' ? (found.side ?? sideOfMarkCell(cell('mark'))) : sideOfColumn(role, found)
    money = { amount: found.figure, side, role }
  }
  const balance = marked('balance')
  return {
    row,
    cells,
    date: dated(cell('date')),
    valueDate: dated(cell('value_date')),
    money,
    balance: balance ? signed(balance) : null,
    sums,
  }
}

/** A minus in a column of debits is how some print debits, not a credit. */
const sideOfColumn = (
  role: 'debit' | 'credit',
  found: { figure: Figure; side: 'debit' | 'credit' | null },
) => (role === 'credit' && found.side === 'debit' ? 'debit' : role)

const sideOfMarkCell = (cell: ColumnCell | undefined): 'debit' | 'credit' | null =>
  cell ? sideOfMark(cell.text) : null

/** Nothing but dates and figures before it. */
const isFirst = (label: Label, piece: Piece): boolean =>
  piece.words.slice(0, label.from).every((word) => /^[\d.,/:+()€$£-]+$/.test(word.text))

/** Short labels that were misread could be any word. */
const isSure = (label: Label): boolean => label.score === 1 || label.text.length > 10

/** A row that is no booking: a labelled balance, or a total. */
function specialOf(line: Line, document: DocumentText): InlineBalance | 'total' | null {
  const { row } = line
  const labels = row.pieces.flatMap((piece) =>
    piece.labels.filter((label) => isFirst(label, piece) && isSure(label)),
  )
  const label = labels.find((other) => other.names.some((name) => SPECIAL.includes(name)))
  if (!label) return null
  const name = SPECIAL.find((candidate) => label.names.includes(candidate))!
  const figure =
    line.balance ??
    (line.money
      ? signed({ figure: line.money.amount, side: line.money.side })
      : lastFigure(row, document))
  if (!figure) return null
  const letters = label.text.replace(/[^\p{L}]/gu, '').length
  const described = row.pieces.find((piece) => piece.labels.includes(label))!
  const rest = described.words
    .slice(label.to)
    .map((word) => word.text)
    .join(' ')
    .replace(/[^\p{L}]/gu, '').length
  if (letters < 4) return null
  const total =
    !OPENING.includes(name) &&
    name !== 'closing_balance' &&
    name !== 'balance_on' &&
    !FORWARD.includes(name)
  // "Total Fitness Club" is a booking: it has a date.
  if (total) return line.date === null && line.balance === null ? 'total' : null
  if (rest > 24) return null
  if (OPENING.includes(name)) return { kind: 'opening', balance: figure, label: label.text, row }
  if (name === 'closing_balance')
    return { kind: 'closing', balance: figure, label: label.text, row }
  return { kind: 'forward', balance: figure, label: label.text, row }
}

function lastFigure(row: Row, document: DocumentText): SignedFigure | null {
  const found = markedFigure(row.words, row, document)
  return found && isSum(found.figure) ? signed(found) : null
}

/** Share of the sums of a table that have decimals for all to have them. */
const MOSTLY = 0.7

/**
 * Where sums have decimals, one without is misread (its point was lost) or, in a text layer, no sum
 * but a page number or a reference.
 */
function withDecimals(lines: readonly Line[]): Line[] {
  const figures = lines.flatMap((line) =>
    [line.money?.amount, line.balance?.figure].filter((f) => f !== undefined),
  )
  const decimal = figures.filter((figure) => figure.decimals > 0).length
  if (figures.length === 0 || decimal < MOSTLY * figures.length) return [...lines]
  const repaired = (figure: Figure): Figure | null =>
    figure.decimals > 0
      ? figure
      : figure.confidence < 1 && Math.abs(figure.value) >= 100
        ? {
            ...figure,
            value: figure.value / 100,
            decimals: 2,
            misread: true,
            confidence: 0.6 * figure.confidence,
          }
        : null
  return lines.map((line) => {
    const amount = line.money ? repaired(line.money.amount) : null
    const balance = line.balance ? repaired(line.balance.figure) : null
    return {
      ...line,
      money: line.money && amount ? { ...line.money, amount } : null,
      balance:
        line.balance && balance
          ? { value: Math.sign(line.balance.value) * Math.abs(balance.value), figure: balance }
          : null,
    }
  })
}

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
