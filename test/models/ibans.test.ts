import t from 'tap'
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
