import { type Day, isoDay, printDay } from '../../../kit/locale/dates.ts'
import { LANGUAGE_OF } from '../../../kit/locale/languages.ts'
import type { Account } from '../account.ts'
import {
  bookingRow,
  type Entry,
  type Printed,
  type Printing,
  transactionOf,
  wrapped,
} from './booking-rows.ts'
import { figuresLead, headsOf, unlabelled } from './column-heads.ts'
import { chance, type Draft } from './draft.ts'
import { balanceCell, balanceLine, bothEnds, endsOf, sumOf } from './ends.ts'
import type { Pages } from './pages.ts'
import { Table, type TableLook, type TableRow } from './table.ts'

/** All bookings of an account in one table, with balances and sums among them. */
export function inOneTable(
  draft: Draft,
  account: Account,
  entries: readonly Entry[],
  look: TableLook,
  pages: Pages,
): Printed {
  const { design, style, random } = draft
  const { columns } = design
  const newest = design.order === 'new-first'
  const printing: Printing = {
    columns,
    bare: false,
    start: random.at('start').pick([1, 1, 101, 2041]),
  }
  const shown = newest ? [...entries].reverse() : entries
  const running = columns.includes('balance') || columns.includes('sum')
  const sameDay = (a: Entry | undefined, b: Entry | undefined): boolean =>
    !!a && !!b && isoDay(a.booking.day) === isoDay(b.booking.day)
  const hasBalance = (at: number): boolean =>
    running &&
    (design.balances === 'row' ||
      // The day's balance is that after its last booking: below on most statements, on top of those that begin with the newest.
      (design.balances === 'day' && !sameDay(shown[at], shown[at + (newest ? -1 : 1)])))
  const transactions = shown.map((entry, at) =>
    transactionOf(draft, account, entry, printing, hasBalance(at)),
  )
  const raw = shown.map((entry, at) =>
    bookingRow(draft, account, entry, at, printing, hasBalance(at)),
  )
  const [before, after] = endsOf(draft, account)
  const wide =
    !columns.includes('description') || (chance(draft, 'ends-wide', 0.35) && !figuresLead(columns))
  const dated = chance(draft, 'ends-dated', 0.4)
  const balanceRow = (label: string, cents: number, day?: Day): TableRow => ({
    kind: 'end',
    ...(wide ? { wide: label } : {}),
    cells: {
      ...(wide ? {} : { description: [label] }),
      ...(!wide && dated && day && columns.includes('date') ? { date: [style.rowDay(day)] } : {}),
      ...balanceCell(draft, account, cents),
    },
  })
  const ends = design.ends === 'rows'
  const openingRow = balanceRow(before, account.opening, account.from)
  const closingRow = balanceRow(after, account.closing, account.to)
  const [totalOut, totalIn] = [sumOf(entries, -1), sumOf(entries, 1)]
  const sumRow = (label: string, out: number, into: number): TableRow => ({
    kind: 'sum',
    ...(wide ? { wide: label } : {}),
    cells: {
      ...(wide ? {} : { description: [label] }),
      ...(columns.includes('out')
        ? { out: [style.bare(out)], in: [style.bare(into)] }
        : columns.includes('amount')
          ? { amount: [style.signed(design.turned ? out - into : into - out, design.sign)] }
          : {}),
    },
  })
  const body: TableRow[] = []
  let stripe = 0
  const tongue = LANGUAGE_OF[draft.story.language]
  const months =
    design.months && account.from.month !== account.to.month && !newest && columns.includes('out')
  let monthStart = 0
  const closeMonth = (to: number): void => {
    const part = entries.slice(monthStart, to)
    const month = part[0]!.booking.day.month
    if (part.length)
      body.push(
        sumRow(
          `${style.word('turnover')} ${tongue.months[month - 1]}`,
          sumOf(part, -1),
          sumOf(part, 1),
        ),
      )
    monthStart = to
  }
  for (const [at, row] of raw.entries()) {
    const entry = shown[at]!
    const repeated = sameDay(shown[at - 1], entry)
    if (months && at && entries[at - 1]!.booking.day.month !== entry.booking.day.month)
      closeMonth(at)
    if (design.dates === 'heads' && !repeated)
      body.push({ kind: 'day', wide: headDay(draft, entry.booking.day), cells: {} })
    body.push({
      ...row,
      sameDay: repeated && design.dates === 'once',
      striped: design.rules === 'zebra' && stripe++ % 2 === 1,
    })
    if (design.balances === 'line' && !sameDay(entry, shown[at + 1])) {
      const balance = newest ? lastOfDay(entries, entry).balance : entry.balance
      body.push({
        kind: 'end',
        ...(wide ? { wide: dayBalance(draft, entry.booking.day) } : {}),
        cells: {
          ...(wide ? {} : { description: [dayBalance(draft, entry.booking.day)] }),
          ...balanceCell(draft, account, balance),
        },
      })
    }
  }
  if (months && entries.length) closeMonth(entries.length)
  const sums =
    design.sums && !columns.includes('stack') && !columns.includes('sum')
      ? [sumRow(style.word('turnover'), totalOut, totalIn)]
      : []
  const rows = [
    ...(ends ? [newest ? closingRow : openingRow] : []),
    ...body,
    ...(months ? [] : sums),
    ...(ends ? [newest ? openingRow : closingRow] : []),
  ]
  const right = draft.design.narrow ? draft.left + (draft.right - draft.left) * 0.84 : draft.right
  const [over, into] = style.pair('forward')
  const carried = (way: 'over' | 'in', row: TableRow): TableRow | undefined => {
    if (!row.carried || design.carry === 'none' || newest) return undefined
    const label = (way === 'over' ? over : into).replace(
      '{n}',
      String(pages.pages.length + (way === 'over' ? 1 : -1)),
    )
    return design.carry === 'sums' && columns.includes('out')
      ? { ...sumRow(style.word('turnover'), row.carried.out, row.carried.in), kind: 'end' }
      : balanceRow(label, row.carried.balance)
  }
  const table = new Table(
    draft,
    look,
    headsOf(draft, columns, account),
    columns,
    [...rows, balanceRow(before, account.opening)].map(unlabelled),
    draft.left,
    right,
  )
  if (design.ends === 'lines' || design.ends === 'both-lines') {
    const first = newest ? [after, account.closing] : [before, account.opening]
    const line = (label: string, cents: number) => balanceLine(draft, account, label, cents, table)
    if (design.ends === 'lines') {
      pages.put(line(first[0] as string, first[1] as number))
      pages.space(4)
    } else {
      pages.put(bothEnds(draft, account))
    }
  }
  table.put(
    pages,
    rows.map((row) => wrapped(table, row)),
    (row, way) => carried(way, row),
  )
  if (design.ends === 'lines') {
    pages.space(4)
    const last = newest ? ([before, account.opening] as const) : ([after, account.closing] as const)
    pages.put(balanceLine(draft, account, last[0], last[1], table))
  }
  const said = design.ends === 'rows' || design.ends === 'lines' || design.ends === 'both-lines'
  return { transactions, opening: said, closing: said }
}

const lastOfDay = (entries: readonly Entry[], { booking }: Entry): Entry =>
  entries.findLast((other) => isoDay(other.booking.day) === isoDay(booking.day))!

const dayBalance = ({ style }: Draft, day: Day): string => {
  const label = style.word('daily')
  return label.includes('{d}')
    ? label.replace('{d}', style.rowDay(day))
    : `${label} ${style.rowDay(day)}`
}

function headDay({ story, random }: Draft, day: Day): string {
  const tongue = LANGUAGE_OF[story.language]
  return printDay(
    day,
    random.at('head-day').pick([...tongue.longDates, ...story.country.dates]),
    tongue,
  )
}
