import t from 'tap'
import { booked, readRows } from './statement-rows.ts'

type Rows = Parameters<typeof readRows>[0]
type Row = Rows[number]

/** A statement's page: an opening balance, bookings, a closing one; null where a row is not there. */
const paper = (opening: string, rows: readonly (Row | null)[], closing: string): Rows => [
  [[50, 'Harbour Savings Bank']],
  [[50, 'Statement period 01.03.2024 - 31.03.2024']],
  [],
  [
    [50, 'Date'],
    [150, 'Description'],
    [400, 'Amount', 'end'],
    [500, 'Balance', 'end'],
  ],
  [
    [150, 'Opening balance'],
    [500, opening, 'end'],
  ],
  ...rows.map((row) => row ?? []),
  [
    [150, 'Closing balance'],
    [500, closing, 'end'],
  ],
]

/** The same with columns of both sides. */
const sided = (rows: readonly (Row | null)[], closing: string): Rows =>
  paper('200.00', rows, closing).map((own, i) => (i === 3 ? SIDED : own))

const SIDED: Row = [
  [50, 'Date'],
  [150, 'Description'],
  [340, 'Paid out', 'end'],
  [420, 'Paid in', 'end'],
  [500, 'Balance', 'end'],
]

const row = (day: string, text: string, amount: string, balance: string, right = 400): Row => [
  [50, `${day}.03.2024`],
  [150, text],
  [right, amount, 'end'],
  [500, balance, 'end'],
]

/** Proofs of amounts and completeness, and whether all adds up. */
const judged = (rows: Rows) => {
  const answer = readRows(rows)
  const { proof, ok } = answer.reconciliation
  return { booked: booked(answer), proof: [proof.amounts.state, proof.completeness.state], ok }
}

const BEFORE = row('04', 'Card purchase Harbour Kiosk', '12.40', '187.60')
const AFTER = row('11', 'Monthly fee Library Fund', '7.15', '120.45')

t.test('amounts without signs are proven where rows leave no room for another', async (t) => {
  const whole = [BEFORE, row('06', 'Quarry Street', '60.00', '127.60'), AFTER]
  t.match(judged(paper('200.00', whole, '120.45')), { ok: true, proof: ['proven', 'proven'] })
})

t.test(
  'a missing row of twice the next sum turns the side of that: nothing is proven',
  async (t) => {
    // 60.00 in was booked first, then 30.00 out: from 187.60 to 217.60.
    const [next, last] = [
      row('06', 'Quarry Street', '30.00', '217.60'),
      row('11', 'Library Fund', '7.15', '210.45'),
    ]
    const { ok, proof } = judged(paper('200.00', [BEFORE, null, next, last], '210.45'))
    t.equal(ok, false)
    t.strictSame(proof, ['supported', 'supported'])
  },
)

t.test('printed totals show that no row is missing, whatever room there is', async (t) => {
  const whole = [BEFORE, null, row('06', 'Quarry Street', '60.00', '127.60'), AFTER]
  const total: Rows = [
    [],
    [
      [150, 'Total withdrawals'],
      [400, '79.55', 'end'],
    ],
  ]
  t.match(judged([...paper('200.00', whole, '120.45'), ...total]), {
    ok: true,
    proof: ['proven', 'proven'],
  })
  t.match(judged(paper('200.00', whole, '120.45')), { ok: false })
})

t.test(
  'a step against its column proves nothing; along with it, room does not matter',
  async (t) => {
    const out = row('04', 'Harbour Kiosk', '12.40', '187.60', 340)
    const turned = row('06', 'Quarry Street', '30.00', '217.60', 340)
    const last = row('11', 'Library Fund', '7.15', '210.45', 340)
    t.match(judged(sided([out, null, turned, last], '210.45')), {
      ok: false,
      proof: ['supported', 'supported'],
    })
    const into = row('06', 'Quarry Street', '30.00', '217.60', 420)
    t.match(judged(sided([out, null, into, last], '210.45')), {
      ok: true,
      proof: ['proven', 'proven'],
    })
  },
)

t.test('a step against its column proves nothing, though no room is left', async (t) => {
  const rows = [
    row('04', 'Harbour Kiosk', '12.40', '187.60', 340),
    row('06', 'Quarry Street', '30.00', '217.60', 340),
    row('11', 'Library Fund', '7.15', '210.45', 340),
  ]
  t.match(judged(sided(rows, '210.45')), { ok: false })
})

t.test('a step against its column proves nothing where all print the same sign', async (t) => {
  const rows = [
    row('04', 'Harbour Kiosk', '-12.40', '187.60', 340),
    row('06', 'Quarry Street', '-30.00', '217.60', 340),
    row('11', 'Library Fund', '-7.15', '210.45', 340),
  ]
  t.match(judged(sided(rows, '210.45')), { ok: false })
})

t.test('few bookings do not tell how far apart bookings stand', async (t) => {
  const rows = [BEFORE, null, row('06', 'Quarry Street', '30.00', '217.60')]
  const page = paper('200.00', rows, '217.60').filter((_, i) => i !== 4 && i !== 8)
  const ends: Row = [[50, 'Opening balance 200.00']]
  t.match(judged([ends, [[50, 'Closing balance 217.60']], ...page]), { ok: false })
})

t.test('words that only some bookings have beside their sums show no way', async (t) => {
  const typed = (day: string, amount: string, type: string, text: string, balance: string): Row => [
    [50, `${day}.03.2024`],
    [145, amount, 'end'],
    [150, type],
    [260, text],
    [500, balance, 'end'],
  ]
  // A row of +80.00 is left out before the second one: that seems to have raised the balance.
  const answer = readRows(
    paper(
      '500.00',
      [
        typed('02', '100.00', 'Standing', 'Rent Unit', '400.00'),
        null,
        typed('06', '40.00', 'Direct', 'Harbour Power', '440.00'),
        typed('08', '300.00', 'Direct', 'Sample Wages', '740.00'),
        typed('10', '20.00', 'Card', 'Corner Shop', '720.00'),
        typed('12', '300.00', 'Direct', 'Sample Wages', '1,020.00'),
        typed('14', '15.00', 'Card', 'Book Shop', '1,005.00'),
        typed('18', '25.00', 'Card', 'Fuel Stop', '980.00'),
      ],
      '980.00',
    ),
  )
  t.equal(answer.reconciliation.ok, false)
  t.not(answer.reconciliation.proof.amounts.state, 'proven')
})
