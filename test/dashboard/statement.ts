import { pdf } from '../engine/documents.ts'

type Row = readonly [day: string, text: string, debit: string, credit: string, balance: string]

/** Opening balance 1000.00. */
const ROWS: readonly Row[] = [
  ['2026-03-02', 'Rent March', '800.00', '', '200.00'],
  ['2026-03-05', 'Salary', '', '2500.00', '2700.00'],
  ['2026-03-09', 'Groceries', '64.20', '', '2635.80'],
  ['2026-03-16', 'Electricity', '91.35', '', '2544.45'],
  ['2026-03-23', 'Refund', '', '18.90', '2563.35'],
]

const COLUMNS = [60, 150, 330, 400, 480]

const text = (at: number, top: number, shown: string, font = 'F1', size = 10): string =>
  shown === '' ? '' : `BT /${font} ${size} Tf ${at} ${top} Td (${shown}) Tj ET`

const row = (top: number, texts: readonly string[], font?: string): string =>
  texts.map((shown, i) => text(COLUMNS[i]!, top, shown, font)).join('\n')

/** A bank statement whose figures add up, with a text layer. */
export const statement = (): Buffer =>
  pdf([
    {
      content: [
        text(60, 780, 'Harbour Bank', 'F2', 16),
        text(60, 752, 'Account statement'),
        text(60, 736, 'Account number: 40302010'),
        text(60, 720, 'Statement period: 2026-03-01 to 2026-03-31'),
        text(60, 704, 'Currency: EUR'),
        text(60, 680, 'Opening balance 1000.00'),
        row(650, ['Date', 'Description', 'Debit', 'Credit', 'Balance'], 'F2'),
        ...ROWS.map((own, i) => row(630 - i * 18, own)),
        text(60, 530, 'Closing balance 2563.35'),
      ].join('\n'),
    },
  ])
