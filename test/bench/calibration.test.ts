import t from 'tap'
import { binsOf, calibrationError } from '../../bench/calibration/bins.ts'
import { claimsOf, type PageTable } from '../../bench/calibration/match.ts'

function tableOf(page: number, rows: readonly (readonly string[])[], confidence = 1): PageTable {
  return {
    page,
    confidence,
    rowCount: rows.length,
    columnCount: rows[0]!.length,
    cells: rows.flatMap((texts, row) =>
      texts.flatMap((text, column) => (text === '' ? [] : { row, column, text, confidence })),
    ),
  }
}

const right = (claims: readonly { right: boolean }[]): number =>
  claims.filter((claim) => claim.right).length

t.test('cells are right with the same text at the same place', async (t) => {
  const truth = [
    tableOf(1, [
      ['Farm', 'Rye'],
      ['Upper', '4.1'],
      ['Lower', ''],
    ]),
  ]
  const found = [
    tableOf(1, [
      ['FARM', 'Rye'],
      ['Upper', '41'],
      ['', 'Lower'],
    ]),
  ]
  const claims = claimsOf(found, truth)
  t.equal(claims.cells.length, 5)
  t.equal(right(claims.cells), 4, 'case and points are not looked at; one stands elsewhere')
  t.same(claims.tables, [{ confidence: 1, right: true }])
})

t.test('tables are put beside those they share texts with, on their page', async (t) => {
  const [oats, rye] = [
    tableOf(1, [
      ['Oats', '1'],
      ['North', '2'],
    ]),
    tableOf(1, [
      ['Rye', '3'],
      ['South', '4'],
    ]),
  ]
  const claims = claimsOf([rye, oats, tableOf(2, [['Oats', '1']])], [oats, rye])
  t.same(
    claims.tables.map((claim) => claim.right),
    [true, true, false],
  )
  t.equal(right(claims.cells), 8)
})

t.test('bins and the expected calibration error', async (t) => {
  const claims = [
    { confidence: 0.95, right: true },
    { confidence: 0.95, right: true },
    { confidence: 1, right: false },
    { confidence: 0.25, right: false },
  ]
  const bins = binsOf(claims)
  t.same(
    bins.map(({ count, accuracy }) => [count, accuracy]),
    [
      [1, 0],
      [3, 2 / 3],
    ],
  )
  t.equal(bins[0]!.confidence, 0.25)
  // (1 × 0.25 + 3 × (2.9 / 3 - 2 / 3)) / 4
  t.ok(Math.abs(calibrationError(bins) - 0.2875) < 1e-9)
})
