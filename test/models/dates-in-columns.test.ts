import t from 'tap'
import { DATES } from '../../src/models/candidates/dates.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page, words } from '../tables/pages.ts'

t.test('a date is read in its column, whatever stands in the one before', async (t) => {
  const rows = [
    [...words('DATE', 60, 100), ...words('TERMS', 200, 100), ...words('DUE DATE', 300, 100)],
    [
      ...words('May 6, 2024', 60, 116),
      ...words('Net 15', 200, 116),
      ...words('May 21, 2024', 300, 116),
    ],
  ]
  const found = DATES.candidatesOf(documentText([page(rows)])).map(({ value }) => value)
  t.ok(found.includes('2024-05-06'))
  t.ok(found.includes('2024-05-21'))
})
