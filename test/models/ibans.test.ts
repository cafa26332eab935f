import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { ibanIn } from '../../src/reading/ibans.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

/** Where an account is found, row by row. */
const rowsWithIban = (rows: Parameters<typeof lines>[0]): string[] => {
  const document = documentText([page(lines(rows))])
  return document.rows.filter((row) => ibanIn(row, document)).map(({ text }) => text)
}

t.test('an account that stands as a whole is not of the lines above it', async (t) => {
  const own = 'IBAN GB29 NWBK 6016 1331 9268 19'
  t.strictSame(rowsWithIban([[[60, 'Oak boards 12 50.00 600.00']], [[60, own]]]), [own])
})

t.test('one that goes on in the line below is of the line it begins in', async (t) => {
  const begin = 'IBAN GB29 NWBK 6016'
  t.strictSame(rowsWithIban([[[60, begin]], [[60, '1331 9268 19']]]), [begin])
})

const bill = (...foot: readonly Parameters<typeof lines>[0][number][]) =>
  page(
    lines([
      [[60, 'Ashgrove Timber Ltd']],
      [[60, '14 Mill Lane, Leeds LS1 4AB']],
      [],
      [[60, 'Invoice no. 2025-117']],
      [[60, 'Date: 11/05/2025']],
      [],
      [[60, 'Oak boards planed']],
      [
        [340, 'Net amount'],
        [540, '600.00', 'end'],
      ],
      [
        [340, 'VAT 20%'],
        [540, '120.00', 'end'],
      ],
      [
        [340, 'Total'],
        [540, '720.00', 'end'],
      ],
      [],
      ...foot,
    ]),
  )

interface Answer {
  readonly fields: Readonly<Record<string, string | null>>
  readonly evidence: Readonly<Record<string, { confidence: number; note?: string }>>
}

t.test('an account whose check digits do not fit is given, less sure, and warned of', async (t) => {
  const read = (iban: string) => {
    const extraction = invoice.extract([bill([[60, `Bank: Northern Bank, IBAN ${iban}`]])])
    const { fields, evidence } = extraction.content as unknown as Answer
    return { ...extraction, iban: fields.vendor_iban, said: evidence.vendor_iban }
  }
  const right = read('GB29 NWBK 6016 1331 9268 19')
  const wrong = read('GB29 NWBK 6016 1331 9268 91')
  t.equal(right.iban, 'GB29NWBK60161331926819')
  t.equal(wrong.iban, 'GB29NWBK60161331926891', 'as it is printed')
  t.ok(wrong.said!.confidence < right.said!.confidence)
  t.equal(wrong.said!.note, 'the check digits do not fit')
  const [warning] = wrong.warnings.filter(({ code }) => code === 'IBAN_DOUBTFUL')
  t.match(warning, { page: 1, message: /GB29NWBK60161331926891/ })
  t.notOk(right.warnings.some(({ code }) => code === 'IBAN_DOUBTFUL'))
  t.equal(right.invoice?.iban, 'GB29NWBK60161331926819')
  t.equal(wrong.invoice?.iban, null, 'nothing is paid to it')
})

t.test('an account over two lines is found whether its check digits fit or not', async (t) => {
  const { content } = invoice.extract([bill([[60, 'IBAN GB29 NWBK 6016']], [[60, '1331 9268 91']])])
  t.equal((content as unknown as Answer).fields.vendor_iban, 'GB29NWBK60161331926891')
})
