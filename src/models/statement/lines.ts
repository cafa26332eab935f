import { type Day, datesIn, readDay, withoutMisreadDigits } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { type Column, type ColumnCell, cellsOf } from '../paper/columns.ts'
import type { DocumentText, Label, Piece, Row } from '../paper/document-text.ts'
import { type Figure, isSum } from '../paper/figures.ts'
import { markedFigure, type SignedFigure, sideOfMark, signed } from '../paper/marked-figure.ts'
import type { StatementRole } from './columns.ts'

/** A labelled balance that stands among the bookings. */
export interface InlineBalance {
  readonly kind: 'opening' | 'closing' | 'forward'
  readonly balance: SignedFigure
  readonly label: string
  readonly row: Row
}

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

/** A row of a table of bookings, read column by column. */
export interface Line {
  readonly row: Row
  readonly cells: readonly (ColumnCell | undefined)[]
  readonly date: string | Day | null
  readonly valueDate: string | Day | null
  readonly money: { amount: Figure; side: 'debit' | 'credit' | null; role: StatementRole } | null
  readonly balance: SignedFigure | null
  /** Every sum in a column of bookings' money, without sign. */
  readonly sums: readonly number[]
  /** Both a debit and a credit: no booking has both. */
  readonly bothSides: boolean
}

/** What recognition makes of an upright rule in front of a day of two digits. */
const BESIDE_RULE = /^[1l|I[\]](?=\d\d[./-])/

export function lineOf(
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
    // A rule that touches the date is read as one more digit: `109/02`.
    const readings = row.recognised ? [text, text.replace(BESIDE_RULE, '')] : [text]
    for (const reading of readings) {
      const [full] = datesIn(reading, document.dateOrder)
      if (full?.start === 0) return full.iso
      const day = readDay(reading, document.dateOrder)
      if (day) return day
    }
    return null
  }
  const marked = (role: StatementRole) => {
    const own = cell(role)
    return own ? markedFigure(own.words, row, document) : null
  }
  let money: Line['money'] = null
  const sums: number[] = []
  let sides = 0
  for (const role of ['debit', 'credit', 'amount'] as const) {
    const found = marked(role)
    if (found && isSum(found.figure)) {
      sums.push(Math.abs(found.figure.value))
      if (role !== 'amount' && found.figure.value !== 0) sides++
    }
    if (!found || money) continue
    const side =
      role === 'amount' ? (found.side ?? sideOfMarkCell(cell('mark'))) : sideOfColumn(role, found)
    money = { amount: found.figure, side, role }
  }
  const balance = marked('balance')
  const valueDate = dated(cell('value_date'))
  const misread = row.recognised && /\d/.test(cell('date')?.text ?? '')
  return {
    row,
    cells,
    date: dated(cell('date')) ?? (misread ? valueDate : null),
    valueDate,
    money,
    balance: balance ? signed(balance) : null,
    sums,
    bothSides: sides > 1,
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
export function specialOf(line: Line, document: DocumentText): InlineBalance | 'total' | null {
  const { row } = line
  if (line.bothSides) return 'total'
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
  if (total)
    return line.date === null && (line.balance === null || line.money === null) ? 'total' : null
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
export function withDecimals(lines: readonly Line[]): Line[] {
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
