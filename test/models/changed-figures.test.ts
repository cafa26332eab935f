import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import {
  changedFigures,
  type InvoicePaper,
  invoicePaper,
  invoiceSums,
  type Ware,
} from './papers.ts'
import { type Entry, type StatementPaper, statementPaper } from './statement-papers.ts'

const PRINT = {
  en: { decimal: '.', group: ',', before: '£' },
  de: { decimal: ',', group: '.', after: ' €' },
  fr: { decimal: ',', group: ' ', after: ' €' },
  es: { decimal: ',', group: '.', after: ' €' },
  it: { decimal: ',', group: '.', before: '€ ' },
  nl: { decimal: ',', group: '.', before: '€ ' },
} as const
const LANGUAGES = Object.keys(PRINT) as (keyof typeof PRINT)[]

const ONE_RATE: readonly Ware[] = [
  ['Ladder 3 m', 2, 129.9, 20],
  ['Work gloves pair', 12, 4.75, 20],
  ['Safety boots', 3, 89, 20],
]
const THREE_RATES: readonly Ware[] = [
  ['Brass hinge', 40, 2.35, 20],
  ['Book of joints', 1, 24.9, 5],
  ['Training day', 2, 1450, 0],
]

const INVOICES: readonly Omit<InvoicePaper, 'language' | 'print'>[] = [
  { wares: ONE_RATE, taxes: 'lines' },
  { wares: ONE_RATE, taxes: 'table', paid: 50 },
  { wares: THREE_RATES, taxes: 'bases' },
  { wares: THREE_RATES, taxes: 'table', discount: 10 },
  { wares: THREE_RATES, taxes: 'lines', direction: -1 },
]

const readInvoice = (page: ReturnType<typeof invoicePaper>): Answer =>
  invoice.extract([page]).content as Answer

for (const language of LANGUAGES)
  t.test(`invoices (${language}): right figures agree, one changed digit is noticed`, async (t) => {
    for (const kind of INVOICES) {
      const paper: InvoicePaper = { ...kind, language, print: PRINT[language] }
      const { net, tax, total, amounts } = invoiceSums(paper)
      const original = invoicePaper(paper)
      const { fields, line_items: items, checks, evidence } = readInvoice(original)
      t.match(
        fields,
        {
          vendor: 'Nordlicht Werkzeuge GmbH',
          customer: 'Example Partners Ltd',
          invoice_number: '2024-0815',
          invoice_date: '2024-05-14',
          due_date: '2024-05-28',
          net: net.toFixed(2),
          tax: tax.toFixed(2),
          total: total.toFixed(2),
        },
        JSON.stringify(kind),
      )
      t.same(
        items.map((item: Answer) => Number(item.amount)),
        amounts,
      )
      t.equal(checks.ok, true, JSON.stringify(checks))
      t.equal(evidence.total.note, 'net, tax and total agree')
      for (const { page, change } of changedFigures(original)) {
        const read = readInvoice(page)
        t.equal(read.checks.ok, false, change)
        t.not(read.fields.tax, null, `a tax that others contradict is printed: ${change}`)
      }
    }
  })

const ENTRIES: readonly Entry[] = [
  [1, 'Grocery store', -42.17],
  [2, 'Salary March', 2150],
  [4, 'Rent flat 12', -890],
  [4, 'Book shop', -18.9],
  [12, 'Cash machine', -200],
  [25, 'Interest', 1.07],
  [28, 'Gym', -35],
]
const LAYOUTS = ['sides', 'sides_balance', 'signed', 'signed_balance', 'marked'] as const

const readStatement = (pages: ReturnType<typeof statementPaper>): Answer =>
  bankStatement.extract(pages).content as Answer

for (const language of LANGUAGES)
  t.test(
    `statements (${language}): right figures reconcile, one changed digit does not`,
    async (t) => {
      for (const layout of LAYOUTS) {
        const { before: _, after: __, ...print } = { before: '', after: '', ...PRINT[language] }
        const paper: StatementPaper = {
          language,
          layout,
          print,
          opening: -250.25,
          entries: ENTRIES,
          perPage: 4,
        }
        const pages = statementPaper(paper)
        const { transactions, reconciliation, fields } = readStatement(pages)
        t.same(
          transactions.map((own: Answer) => [
            Number(own.date.slice(-2)),
            own.description,
            Number(own.credit ?? 0) - Number(own.debit ?? 0),
          ]),
          ENTRIES,
          layout,
        )
        t.match(fields, { opening_balance: '-250.25', closing_balance: '714.75' })
        t.equal(reconciliation.ok, true, layout)
        for (const [i, original] of pages.entries())
          for (const { page, change } of changedFigures(original)) {
            const changed = pages.map((other, j) => (j === i ? page : other))
            t.equal(readStatement(changed).reconciliation.ok, false, `${layout}: ${change}`)
          }
      }
    },
  )
