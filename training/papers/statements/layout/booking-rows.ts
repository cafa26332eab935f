import { isoDay } from '../../../kit/locale/dates.ts'
import { decimalOf } from '../../../kit/locale/figures.ts'
import { LANGUAGE_OF } from '../../../kit/locale/languages.ts'
import { linesOf } from '../../../kit/width.ts'
import type { Account } from '../account.ts'
import type { Booking } from '../booking.ts'
import type { Column } from '../design.ts'
import { wordsOf } from '../words.ts'
import type { Draft } from './draft.ts'
import type { Table, TableRow } from './table.ts'

/** A booking as the truth has it. */
export type Transaction = Record<string, unknown>

/** What the account's part of the pages says beside its bookings. */
export interface Printed {
  transactions: Transaction[]
  opening: boolean
  closing: boolean
}

/** A booking on the page, with the balance after it. */
export interface Entry {
  booking: Booking
  balance: number
  /** Sums of the account up to it, from the oldest. */
  out: number
  in: number
}

/** The account's bookings with their balances, oldest first. */
export function entriesOf(account: Account): Entry[] {
  let balance = account.opening
  let [out, into] = [0, 0]
  return account.bookings.map((booking) => {
    balance += booking.cents
    if (booking.cents < 0) out -= booking.cents
    else into += booking.cents
    return { booking, balance, out, in: into }
  })
}

/** Accounts whose balance is what is owed print it without a sign. */
export const isOwed = ({ kind }: Account): boolean => kind === 'card' || kind === 'loan'

/** A balance as printed; what is owed has no sign, what is paid too much has one. */
export function balanceText(draft: Draft, account: Account, cents: number): string {
  return isOwed(account) ? draft.style.signed(-cents, 'front') : draft.style.balance(cents)
}

/** The same in a summary. */
export function moneyText({ style }: Draft, account: Account, cents: number): string {
  if (!isOwed(account)) return style.money(cents)
  return cents > 0 ? `-${style.sum(cents)}` : style.sum(cents)
}

/** A balance's value as printed. */
export const balanceValue = (account: Account, cents: number): string =>
  decimalOf(isOwed(account) ? -cents : cents)

export interface Printing {
  columns: readonly Column[]
  /** Amounts of a section say no side. */
  bare: boolean
  /** The rows' numbers begin here. */
  start: number
}

/** The row of a booking with its text in one piece a line, not yet wrapped. */
export function bookingRow(
  draft: Draft,
  account: Account,
  entry: Entry,
  at: number,
  printing: Printing,
  withBalance: boolean,
): TableRow {
  const { style, design, story } = draft
  const { booking } = entry
  const { columns, bare } = printing
  const cents = design.turned ? -booking.cents : booking.cents
  const amount = bare
    ? style.bare(booking.cents)
    : columns.includes('mark')
      ? style.bare(booking.cents)
      : style.signed(cents, design.sign)
  const balance = withBalance ? [balanceText(draft, account, entry.balance)] : []
  const { foreign, pieces } = booking
  const inCell = foreign && !columns.includes('foreign') ? [exchange(draft, foreign)] : []
  const heads = design.dates === 'heads'
  const values: Partial<Record<Column, readonly string[]>> = {
    no: [String(printing.start + at)],
    date: [style.rowDay(booking.day)],
    value: [style.rowDay(booking.value)],
    bought: [style.rowDay(booking.bought)],
    time: [booking.time],
    description: [...textLines(draft, booking), ...inCell],
    payee: [booking.payee],
    type: [booking.type],
    reference: [booking.reference],
    check: booking.check ? [booking.check] : [],
    place: [booking.town],
    category: [categoryOf(draft, booking)],
    status: [wordsOf(story.language, 'done')[0]!],
    foreign: foreign ? [`${style.plain(foreign.cents)} ${foreign.currency}`] : [],
    rate: foreign
      ? [style.plain(0).includes(',') ? foreign.rate.replace('.', ',') : foreign.rate]
      : [],
    quantity: pieces ? [String(pieces.quantity)] : [],
    price: pieces ? [style.plain(pieces.price)] : [],
    out: booking.cents < 0 ? [style.bare(booking.cents)] : [],
    in: booking.cents >= 0 ? [style.bare(booking.cents)] : [],
    amount: [amount],
    mark: [style.marks[booking.cents < 0 ? 0 : 1]],
    balance,
    stack: [
      booking.text,
      ...inCell,
      heads ? `${booking.time}  ${booking.type}` : `${style.rowDay(booking.day)}  ${booking.time}`,
    ],
    sum: [amount, ...balance],
  }
  return {
    kind: 'booking',
    cells: Object.fromEntries(
      columns.flatMap((column) => (values[column]?.length ? [[column, values[column]]] : [])),
    ),
    carried: { balance: entry.balance, out: entry.out, in: entry.in },
  }
}

/** What a careful person writes down of a row that is printed so. */
export function transactionOf(
  draft: Draft,
  account: Account,
  entry: Entry,
  printing: Printing,
  withBalance: boolean,
): Transaction {
  const { booking } = entry
  const has = (column: Column): boolean => printing.columns.includes(column)
  const description = has('stack') ? booking.text : textLines(draft, booking).join(' ')
  return {
    date: isoDay(booking.day),
    ...(has('value') ? { value_date: isoDay(booking.value) } : {}),
    description,
    [booking.cents < 0 ? 'debit' : 'credit']: decimalOf(Math.abs(booking.cents)),
    ...(withBalance ? { balance: balanceValue(account, entry.balance) } : {}),
    ...(has('reference') ? { reference: booking.reference } : {}),
    ...(has('type') ? { type: booking.type } : {}),
    ...(has('check') && booking.check ? { check_number: booking.check } : {}),
  }
}

/** What the money went for: a line of business. */
export function categoryOf({ story }: Draft, { category }: Booking): string {
  const { trades } = LANGUAGE_OF[story.language]
  return trades[category % trades.length]!.replace('{x}', '').replace(/^[ &]+|[ &]+$/g, '')
}

/** The text of a booking as this statement prints it, a piece a line. */
export function textLines(draft: Draft, booking: Booking): string[] {
  switch (draft.design.texts) {
    case 'cut': {
      const room = 18 + (draft.story.customer.length % 3) * 6
      return [booking.text.slice(0, room).trim()]
    }
    case 'flow':
      return [[booking.text, ...booking.details].join(' ')]
    case 'lines':
    case 'above':
      return [booking.text, ...booking.details]
  }
}

function exchange(draft: Draft, foreign: NonNullable<Booking['foreign']>): string {
  const rate = draft.style.plain(0).includes(',') ? foreign.rate.replace('.', ',') : foreign.rate
  return `${foreign.currency} ${draft.style.plain(foreign.cents)} ${draft.style.word('rate')} ${rate}`
}

/** The row with its texts wrapped to the table's column. */
export function wrapped(table: Table, row: TableRow): TableRow {
  const wrap = (lines: readonly string[], room: number): string[] =>
    lines.flatMap((line) => linesOf(line, room, table.face))
  const cells = { ...row.cells }
  for (const column of ['description', 'stack'] as const)
    if (cells[column]) cells[column] = wrap(cells[column], table.textRoom)
  if (cells.payee) {
    const place = table.places.find(({ column }) => column === 'payee')!
    cells.payee = wrap(cells.payee, (place.right - place.left) / 1.05)
  }
  return { ...row, cells }
}
