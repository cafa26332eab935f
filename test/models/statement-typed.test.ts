import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page } from '../tables/pages.ts'

/** Type sizes of letters that are as wide as each other, and what their ink leaves free of that. */
const [SIZE, ADVANCE, FREE, PITCH] = [8.3, 6.2, 1.4, 12]

/** A line of typewriter letters. */
function typed(text: string, line: number): Word[] {
  const baseline = 60 + line * PITCH
  return [...text.matchAll(/\S+/g)].map((match) => {
    const x = 40 + match.index * ADVANCE
    return {
      text: match[0],
      box: [x, baseline - 6, x + match[0].length * ADVANCE - FREE, baseline],
      baseline,
      confidence: 1,
      rotation: 0,
      font: { name: 'Courier', size: SIZE, bold: false, italic: false },
    }
  })
}

t.test('spaces of a typewriter part neither a day nor a text', (t) => {
  const printed = [
    'Example Valley Credit Union',
    'Statement Period 03/01/2024 - 03/31/2024',
    '',
    'Date   Description                     Amount    New Balance',
    'Mar 01 Beginning Balance                            1,000.00',
    'Mar 07 Draft 2231                      40.00-         960.00',
    'Mar 12 Draft 2232                      60.00-         900.00',
    'Mar 15 Payroll Example Works          500.00        1,400.00',
    'Mar 21 Draft 2233                     100.00-       1,300.00',
    'Mar 31 Ending Balance                               1,300.00',
  ]
  const { content } = bankStatement.extract([page(printed.map(typed))])
  const { transactions } = content as {
    transactions: { date: string; description: string }[]
  }
  t.same(
    transactions.map(({ date, description }) => [date, description]),
    [
      ['2024-03-07', 'Draft 2231'],
      ['2024-03-12', 'Draft 2232'],
      ['2024-03-15', 'Payroll Example Works'],
      ['2024-03-21', 'Draft 2233'],
    ],
  )
  t.end()
})
