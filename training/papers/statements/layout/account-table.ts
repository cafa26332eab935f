import { type Day, isoDay, printDay } from '../../../kit/locale/dates.ts'
import { LANGUAGE_OF } from '../../../kit/locale/languages.ts'
import type { Account } from '../account.ts'
import type { Column } from '../design.ts'
import { pairOf, type Word, wordOf } from '../word.ts'
import {
  balanceText,
  bookingRow,
  type Entry,
  entriesOf,
  isOwed,
  moneyText,
  type Printing,
  type Transaction,
  transactionOf,
  wrapped,
} from './booking-rows.ts'
import { chance, type Draft } from './draft.ts'
import { checkList, dailyList } from './lists.ts'
import { type Block, gap, type Pages } from './pages.ts'
import { FIGURES, Table, type TableLook, type TableRow } from './table.ts'
import { labelled, text } from './texts.ts'

/** What the account's part of the pages says beside its bookings. */
export interface Printed {
  transactions: Transaction[]
  opening: boolean
  closing: boolean
}

/** Puts the bookings of an account on pages, in one table or in sections. */
export function putBookings(
  draft: Draft,
  account: Account,
  look: TableLook,
  pages: Pages,
): Printed {
  const entries = entriesOf(account)
  return draft.design.sections === 'none'
    ? inOneTable(draft, account, entries, look, pages)
    : inSections(draft, account, entries, look, pages)
}

const endsOf = (draft: Draft, account: Account): [string, string] =>
  draft.style
    .pair(isOwed(account) ? 'owed' : 'balances')
    .map((label, at) => label.replace('{d}', draft.style.day(at ? account.to : account.from))) as [
    string,
    string,
  ]

/** A column's head; the currency stands in some. */
function headsOf(
  draft: Draft,
  columns: readonly Column[],
  account: Account,
): Partial<Record<Column, string>> {
  const { style } = draft
  const [out, into] = style.pair('sides')
  const word: Partial<Record<Column, Word>> = {
    date: 'date',
    value: 'value',
    time: 'time',
    description: 'description',
    payee: 'payee',
    type: 'type',
    reference: 'reference',
    check: 'check',
    place: 'place',
    category: 'category',
    status: 'status',
    foreign: 'foreign',
    rate: 'rate',
    quantity: 'quantity',
    price: 'price',
    amount: 'amount',
    sum: 'amount',
    balance: 'balance',
  }
  const { random, story } = draft
  const other =
    story.language === 'en' ? story.country.languages.find((code) => code !== 'en') : 'en'
  const twice = chance(
    draft,
    'bilingual',
    other ? (story.country.languages.length > 2 ? 0.2 : 0.06) : 0,
  )
  const sides = other ? pairOf(other, 'sides', random.at('bilingual/sides')) : undefined
  /** The head in both languages, the second below the first. */
  const bilingual = (head: string, column: Column, role: Word | undefined): string => {
    if (!twice || !other || !head || column === 'no') return head
    const second = role
      ? wordOf(other, role, random.at('bilingual/words'))
      : column === 'out'
        ? sides![0]
        : sides![1]
    return second === head ? head : `${head} /\n${second}`
  }
  const named = chance(draft, 'currency-in-heads', 0.15)
  if (named && draft.story.accounts.length === 1) draft.ledger.show('currency', account.currency)
  return Object.fromEntries(
    columns.map((column) => {
      const role = word[column]
      const own = column === 'out' ? out : column === 'in' ? into : column === 'no' ? '#' : ''
      const head = bilingual(role ? style.word(role) : own, column, role).replace(
        / \((?:£|EUR|PLN|HUF|RON|TL|kr)\)$| (?:(?:in|en|i) )?(?:EUR|CZK|SEK|DKK|NOK|euros?|kr\.)$/i,
        '',
      )
      return [
        column,
        named &&
        FIGURES.has(column) &&
        column !== 'quantity' &&
        column !== 'rate' &&
        column !== 'foreign'
          ? `${head} ${account.currency}`
          : head,
      ]
    }),
  )
}

function inOneTable(
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

/** Whether figures stand on the left, where labels would run into them. */
const figuresLead = (columns: readonly Column[]): boolean =>
  columns.findIndex((column) => FIGURES.has(column)) < columns.indexOf('description')

/** Labels of sums may run over columns: they take no part in the widths. */
const unlabelled = (row: TableRow): TableRow => {
  if (row.kind === 'booking') return row
  const { description, ...cells } = row.cells
  return {
    ...row,
    cells: description ? { ...cells, description: description[0]!.split(' ') } : cells,
  }
}

/** Opening and closing balance in one line. */
function bothEnds(draft: Draft, account: Account): Block {
  const { style } = draft
  const [before, after] = endsOf(draft, account)
  const [opening, closing] = [account.opening, account.closing].map((cents) =>
    moneyText(draft, account, cents),
  )
  return text(
    draft,
    [`${labelled(style, before)} ${opening}     ${labelled(style, after)} ${closing}`],
    { after: 5, wrap: true },
  )
}

const endValue = (account: Account, cents: number): number => (isOwed(account) ? -cents : cents)

function balanceLine(draft: Draft, account: Account, label: string, cents: number, table: Table) {
  const { style } = draft
  const far = chance(draft, 'end-lines-far', 0.6)
  const value = moneyText(draft, account, cents)
  return far
    ? {
        ...text(draft, [label], { bold: true }),
        marks: (y: number) => [
          ...text(draft, [label], { bold: true, left: table.left + 2 }).marks(y, false),
          ...text(draft, [value], { bold: true, align: 'right', right: table.right - 2 }).marks(
            y,
            false,
          ),
        ],
      }
    : text(draft, [`${labelled(style, label)} ${value}`], { bold: true })
}

function balanceCell(draft: Draft, account: Account, cents: number): TableRow['cells'] {
  const { columns } = draft.design
  const printed = balanceText(draft, account, cents)
  if (columns.includes('balance')) return { balance: [printed] }
  if (columns.includes('sum')) return { sum: [printed] }
  if (columns.includes('amount')) return { amount: [printed] }
  const side = endValue(account, cents) < 0 ? 'out' : 'in'
  return { [side]: [draft.style.bare(cents)] }
}

const sumOf = (entries: readonly Entry[], sign: 1 | -1): number =>
  entries.reduce((sum, { booking }) => sum + Math.max(0, sign * booking.cents), 0)

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

/** Bookings by side, fees and checks apart where the design says so. */
function inSections(
  draft: Draft,
  account: Account,
  entries: readonly Entry[],
  look: TableLook,
  pages: Pages,
): Printed {
  const { design, style, random } = draft
  const lines = design.ends === 'lines' || design.ends === 'both-lines'
  if (lines) pages.put(bothEnds(draft, account))
  const [outLabel, inLabel] = style.pair(account.kind === 'card' ? 'cardSections' : 'sections')
  const isCheck = ({ booking }: Entry): boolean => design.checksApart && booking.kind === 'check'
  const feesApart = random.at('fees-apart').chance(0.4)
  const isFee = ({ booking }: Entry): boolean =>
    feesApart && (booking.kind === 'fee' || booking.kind === 'interestOut')
  const plain = (entry: Entry): boolean => !isCheck(entry) && !isFee(entry)
  const outs = entries.filter((entry) => entry.booking.cents < 0 && plain(entry))
  const ins = entries.filter((entry) => entry.booking.cents >= 0 && plain(entry))
  const fees = entries.filter(isFee)
  const checks = entries.filter(isCheck)
  const sections = [
    { label: outLabel, entries: outs },
    { label: inLabel, entries: ins },
  ]
  if (design.sections === 'in-first') sections.reverse()
  sections.push({ label: style.word('fees'), entries: fees })
  const columns = design.columns
  const bare = random.at('section-sign').chance(0.65)
  const totals = random.at('section-totals').weighted({ row: 4, head: 2, none: 1 })
  const transactions: Transaction[] = []
  const printing: Printing = { columns, bare, start: 1 }
  const figure = (part: readonly Entry[]): string => style.sum(sumOf(part, -1) + sumOf(part, 1))
  const all = entries.map((entry, at) => bookingRow(draft, account, entry, at, printing, false))
  for (const { label, entries: part } of sections) {
    if (!part.length) continue
    const heading = text(draft, [totals === 'head' ? `${label}   ${figure(part)}` : label], {
      size: 1.15,
      bold: true,
      after: 4,
    })
    if (!pages.fits(heading.height + 60)) pages.next()
    pages.put(heading)
    const rows = part.map(
      (entry, at): TableRow => ({
        ...bookingRow(draft, account, entry, at, printing, false),
        striped: design.rules === 'zebra' && at % 2 === 1,
      }),
    )
    transactions.push(...part.map((entry) => transactionOf(draft, account, entry, printing, false)))
    const money = columns.includes('amount') ? 'amount' : 'out'
    if (totals === 'row') {
      const named = `${style.word('turnover')} ${label}`
      const cells = { [money]: [figure(part)] }
      rows.push(
        figuresLead(columns)
          ? { kind: 'sum', cells: { ...cells, description: [named] } }
          : { kind: 'sum', wide: named, cells },
      )
    }
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
