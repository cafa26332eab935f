import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page, words } from '../tables/pages.ts'

const BOOKINGS = [
  ['03 Dec', ['Transfer', 'Example Works', 'Wages'], '900.00', '1,900.00'],
  ['05 Dec', ['Card payment', 'Corner Shop'], '-40.00', '1,860.00'],
  ['07 Dec', ['Fee'], '-2.00', '1,858.00'],
  ['09 Dec', ['Direct debit', 'Water Works', 'Contract 881'], '-58.00', '1,800.00'],
  ['12 Dec', ['Card payment', 'Book House'], '-100.00', '1,700.00'],
] as const

t.test(
  'days and sums in the middle of texts that stand nearly as near those of others',
  async (t) => {
    const [step, between] = [12, 13]
    let y = 120
    const rows = BOOKINGS.flatMap(([day, texts, sum, balance]) => {
      const top = y
      y += (texts.length - 1) * step + between
      const middle = top + ((texts.length - 1) * step) / 2
      return [
        words(day, 40, middle),
        ...texts.map((text, i) => words(text, 110, top + i * step)),
        words(sum, 440 - sum.length * 5, middle),
        words(balance, 540 - balance.length * 5, middle),
      ]
    })
    const { transactions } = bankStatement.extract([
      page([
        words('Example Veld Bank', 40, 50),
        words('Statement period: 1 Dec 2019 - 31 Dec 2019', 40, 64),
        words('Opening balance 1,000.00', 40, 90),
        ...rows,
      ]),
    ]).content as { transactions: readonly { description: string }[] }
    t.same(
      transactions.map(({ description }) => description),
      BOOKINGS.map(([, texts]) => texts.join(' ')),
    )
  },
)
