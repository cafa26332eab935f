import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { type InvoicePaper, invoicePaper, invoiceSums, type Print } from './papers.ts'
import { type Entry, type StatementPaper, statementPaper } from './statement-papers.ts'

/** How each prints figures. */
const PRINT: Readonly<Record<string, Print>> = {
  sv: { decimal: ',', group: ' ', after: ' kr' },
  da: { decimal: ',', group: '.' },
  nb: { decimal: ',', group: ' ' },
  fi: { decimal: ',', group: ' ', after: ' €' },
  cs: { decimal: ',', group: ' ', after: ' Kč' },
}
const CURRENCY: Readonly<Record<string, string | null>> = { fi: 'EUR', cs: 'CZK' }

const ENTRIES: readonly Entry[] = [
  [1, 'Avesta 118', -480.5],
  [4, 'Lumen 447', 2100],
  [11, 'Bergen 22', -36.4],
  [19, 'Tampere 9', -1250],
]

for (const [language, print] of Object.entries(PRINT)) {
  t.test(`invoices (${language})`, async (t) => {
    for (const taxes of ['lines', 'bases'] as const) {
      const paper: InvoicePaper = {
        language,
        print,
        taxes,
        wares: [
          ['Model 300', 2, 1299, 25],
          ['Model 20', 12, 4.75, 12],
        ],
        paid: 500,
      }
      const { net, tax, total, amounts } = invoiceSums(paper)
      const { fields, line_items: items } = invoice.extract([invoicePaper(paper)]).content as Answer
      t.match(fields, {
        customer: 'Example Partners Ltd',
        invoice_number: '2024-0815',
        invoice_date: '2024-05-14',
        due_date: '2024-05-28',
        net: net.toFixed(2),
        tax: tax.toFixed(2),
        total: total.toFixed(2),
        ...(CURRENCY[language] ? { currency: CURRENCY[language] } : {}),
      })
      t.same(
        items.map((item: Answer) => [Number(item.quantity), Number(item.amount)]),
        [
          [2, amounts[0]],
          [12, amounts[1]],
        ],
      )
    }
  })

  t.test(`statements (${language}) over two pages`, async (t) => {
    for (const layout of ['sides', 'sides_balance', 'signed_balance'] as const) {
      const paper: StatementPaper = {
        language,
        print: { ...print, after: '' },
        opening: 900,
        entries: ENTRIES,
        layout,
        perPage: 2,
      }
      const answer = bankStatement.extract(statementPaper(paper)).content as Answer
      t.match(answer.fields, { opening_balance: '900.00', closing_balance: '1233.10' }, layout)
      t.same(
        answer.transactions.map((own: Answer) => Number(own.credit ?? 0) - Number(own.debit ?? 0)),
        ENTRIES.map(([, , amount]) => amount),
        layout,
      )
    }
  })
}
