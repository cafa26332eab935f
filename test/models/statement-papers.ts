import type { Page, Word } from '../../src/document/page.ts'
import { page } from '../tables/pages.ts'
import { lines, type Print, sum } from './papers.ts'
import { STATEMENT_WORDS } from './statement-words.ts'

/** A booking: day of March 2024, text, signed amount. */
export type Entry = readonly [day: number, text: string, amount: number]

export interface StatementPaper {
  readonly language: string
  readonly print: Print
  readonly opening: number
  readonly entries: readonly Entry[]
  /** `sides` two columns and a balance, `signed` one column, `marked` amounts with CR and DR. */
  readonly layout: 'sides' | 'sides_balance' | 'signed' | 'signed_balance' | 'marked'
  /** Bookings a page. */
  readonly perPage: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** A statement, its figures right. */
export function statementPaper(paper: StatementPaper): Page[] {
  const { language, print, opening, entries, layout, perPage } = paper
  const own = STATEMENT_WORDS[language]!
  const text = (value: number) => sum(value, print)
  const date = (day: number) => `${String(day).padStart(2, '0')}.03.2024`
  const sided = layout.startsWith('sides')
  const balanced = layout.endsWith('balance')
  const [out, into] = own.sides
  const row = (day: string, what: string, amount: number | null, balance: number | null) => {
    const printed =
      amount === null
        ? ''
        : layout === 'marked'
          ? `${text(Math.abs(amount))} ${amount < 0 ? 'DR' : 'CR'}`
          : text(sided ? Math.abs(amount) : amount)
    return [
      [50, day],
      [120, what],
      [380, sided && (amount ?? 0) < 0 ? printed : '', 'end'],
      [460, sided && (amount ?? 0) < 0 ? '' : printed, 'end'],
      [545, balance === null ? '' : text(balance), 'end'],
    ] as const
  }
  const labelled = (label: string, value: number) => row('', label, null, value)
  const head = [
    [50, own.heads[0]],
    [120, own.heads[1]],
    [380, sided ? out : '', 'end'],
    [460, sided ? into : own.amount, 'end'],
    [545, balanced ? own.balance : '', 'end'],
  ] as const
  const totals = [-1, 1].map((sign) =>
    round(entries.reduce((all, [, , amount]) => all + (amount * sign > 0 ? amount : 0), 0)),
  )
  let balance = opening
  const pages: Page[] = []
  for (let from = 0; from < entries.length; from += perPage) {
    const first = from === 0
    const last = from + perPage >= entries.length
    const before = balance
    const booked = entries.slice(from, from + perPage).map(([day, what, amount]) => {
      balance = round(balance + amount)
      return row(date(day), what, amount, balanced ? balance : null)
    })
    const made: Word[][] = lines([
      [[50, 'Harbour Savings Bank']],
      [[50, `${own.title} 3/2024`]],
      [[50, `${own.period} 01.03.2024 - 31.03.2024`]],
      [[50, 'IBAN DE89 3704 0044 0532 0130 00']],
      [],
      head,
      first ? labelled(own.opening, before) : labelled(own.brought, before),
      ...booked,
      ...(last
        ? [
            labelled(own.closing, balance),
            [],
            row('', own.totals[0], null, Math.abs(totals[0]!)),
            row('', own.totals[1], null, totals[1]!),
          ]
        : [labelled(own.carried, balance)]),
    ])
    pages.push({ ...page(made), number: pages.length + 1 })
  }
  return pages
}
