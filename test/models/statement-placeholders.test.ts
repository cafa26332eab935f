import t from 'tap'
import { booked, readRows } from './statement-rows.ts'

const row = (day: string, text: string, paidIn: string, out: string, balance: string) =>
  [
    [50, `${day}.03.2024`],
    [150, text],
    [340, paidIn, 'end'],
    [430, out, 'end'],
    [500, balance, 'end'],
  ] as const

t.test('dashes in empty cells are no signs of the sums beside them', async (t) => {
  const answer = readRows([
    [[50, 'Harbour Savings Bank']],
    [
      [50, 'Date'],
      [150, 'Description'],
      [340, 'Paid in', 'end'],
      [430, 'Paid out', 'end'],
      [500, 'Balance', 'end'],
    ],
    row('04', 'Harbour Kiosk', '60.00', '–', '260.00'),
    row('06', 'Quarry Street', '–', '20.00', '240.00'),
    row('09', 'Library Fund', '–', '15.50', '224.50'),
    row('12', 'Boat House', '30.25', '–', '254.75'),
  ])
  t.same(booked(answer), [
    ['2024-03-04', '60.00'],
    ['2024-03-06', '-20.00'],
    ['2024-03-09', '-15.50'],
    ['2024-03-12', '30.25'],
  ])
  t.same(
    answer.transactions.map(({ balance }: { balance: string | null }) => balance),
    ['260.00', '240.00', '224.50', '254.75'],
  )
})
