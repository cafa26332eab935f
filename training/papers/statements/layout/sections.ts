import type { Account } from '../account.ts'
import type { Column } from '../design.ts'
import {
  bookingRow,
  categoryOf,
  type Entry,
  type Printed,
  type Printing,
  type Transaction,
  transactionOf,
  wrapped,
} from './booking-rows.ts'
import { figuresLead, headsOf, unlabelled } from './column-heads.ts'
import type { Draft } from './draft.ts'
import { bothEnds, sumOf } from './ends.ts'
import { checkList, dailyList } from './lists.ts'
import { gap, type Pages } from './pages.ts'
import { Table, type TableLook, type TableRow } from './table.ts'
import { text } from './texts.ts'

interface Section {
  label: string
  entries: readonly Entry[]
}

/** Bookings by side or by category, each part with a table and a sum of its own. */
export function inSections(
  draft: Draft,
  account: Account,
  entries: readonly Entry[],
  look: TableLook,
  pages: Pages,
): Printed {
  const { design, style, random } = draft
  const lines = design.ends === 'lines' || design.ends === 'both-lines'
  if (lines) pages.put(bothEnds(draft, account))
  const { columns } = design
  const mixed = design.sections === 'by-category'
  const isCheck = ({ booking }: Entry): boolean => design.checksApart && booking.kind === 'check'
  const checks = entries.filter(isCheck)
  const others = entries.filter((entry) => !isCheck(entry))
  const sections = mixed ? byCategory(draft, others) : bySide(draft, account, others)
  const bare = !mixed && random.at('section-sign').chance(0.65)
  const totals = random.at('section-totals').weighted({ row: 4, head: 2, none: 1 })
  const transactions: Transaction[] = []
  const printing: Printing = { columns, bare, start: 1 }
  const figure = (part: readonly Entry[]): string => {
    const [out, into] = [sumOf(part, -1), sumOf(part, 1)]
    return mixed
      ? style.signed(design.turned ? out - into : into - out, design.sign)
      : style.sum(out + into)
  }
  const rowsOf = (part: readonly Entry[]): TableRow[] =>
    part.map((entry, at) => ({
      ...bookingRow(draft, account, entry, at, printing, false),
      striped: design.rules === 'zebra' && at % 2 === 1,
    }))
  const all = rowsOf(entries)
  for (const { label, entries: part } of sections) {
    if (!part.length) continue
    const heading = text(draft, [totals === 'head' ? `${label}   ${figure(part)}` : label], {
      size: 1.15,
      bold: true,
      after: 4,
    })
    if (!pages.fits(heading.height + 60)) pages.next()
    pages.put(heading)
    const rows = rowsOf(part)
    transactions.push(...part.map((entry) => transactionOf(draft, account, entry, printing, false)))
    if (totals === 'row')
      rows.push(sumRow(columns, `${style.word('turnover')} ${label}`, figure(part)))
    // One set of widths for all sections, or each its own.
    const measured = random.at('section-widths').chance(0.6) ? [...all, ...rows] : rows
    const table = new Table(
      draft,
      look,
      headsOf(draft, columns, account),
      columns,
      measured.map(unlabelled),
      draft.left,
      draft.right,
    )
    table.put(
      pages,
      rows.map((row) => wrapped(table, row)),
    )
    pages.put(gap(9))
  }
  if (checks.length) transactions.push(...checkList(draft, checks, pages))
  if (random.at('daily-list').chance(0.4) && entries.length)
    dailyList(draft, account, entries, pages)
  return { transactions, opening: lines, closing: lines }
}

function bySide(draft: Draft, account: Account, entries: readonly Entry[]): Section[] {
  const { design, style, random } = draft
  const [out, into] = style.pair(account.kind === 'card' ? 'cardSections' : 'sections')
  const apart = random.at('fees-apart').chance(0.4)
  const isFee = ({ booking }: Entry): boolean =>
    apart && (booking.kind === 'fee' || booking.kind === 'interestOut')
  const plain = entries.filter((entry) => !isFee(entry))
  const sides = [
    { label: out, entries: plain.filter(({ booking }) => booking.cents < 0) },
    { label: into, entries: plain.filter(({ booking }) => booking.cents >= 0) },
  ]
  if (design.sections === 'in-first') sides.reverse()
  return [...sides, { label: style.word('fees'), entries: entries.filter(isFee) }]
}

function byCategory(draft: Draft, entries: readonly Entry[]): Section[] {
  const labels = [...new Set(entries.map(({ booking }) => categoryOf(draft, booking)))]
  return labels.map((label) => ({
    label,
    entries: entries.filter(({ booking }) => categoryOf(draft, booking) === label),
  }))
}

function sumRow(columns: readonly Column[], label: string, figure: string): TableRow {
  const cells = { amount: [figure] }
  return figuresLead(columns)
    ? { kind: 'sum', cells: { ...cells, description: [label] } }
    : { kind: 'sum', wide: label, cells }
}
