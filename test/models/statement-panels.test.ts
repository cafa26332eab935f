import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test(
  'what stands in front of a list, on lines of its bookings by chance, is no part of it',
  (t) => {
    const row = rowAt(40, 200, 260, 330, -560)
    const answer = readRows([
      [[40, 'Sample Credit Union Rewards Card']],
      row('', 'Trans.', 'Posted', 'Description', 'Amount'),
      row('Brigid Sample', '', '', '', ''),
      row('311 Example Court', 'Sep 12', 'Sep 14', 'CORNER COFFEE', '$10.00'),
      row('Linden ON', 'Sep 13', 'Sep 15', 'STREAMING', '$13.00'),
      row('', 'Sep 16', 'Sep 17', 'STREAMING', '$12.00'),
      row('Card XXXX XXXX XXXX 8800', '', '', '', ''),
      row('Statement date Oct 11, 2025', 'Sep 19', 'Sep 21', 'HARDWARE', '$17.00'),
      row('Sep 12 to Oct 11, 2025', 'Sep 20', 'Sep 21', 'HARDWARE', '$42.00'),
      row('', 'Sep 20', 'Sep 22', 'CORNER COFFEE', '$8.00'),
      row('Previous balance $600.00', 'Sep 23', 'Sep 24', 'STREAMING', '$12.50'),
      row('New balance $314.50', 'Sep 24', 'Sep 26', 'PAYMENT - THANK YOU', '-$400.00'),
      row('', 'Sep 26', 'Sep 28', 'CORNER COFFEE', '$7.00'),
      row('', 'Sep 29', 'Sep 30', 'HARDWARE', '$3.00'),
      row('', 'Oct 2', 'Oct 3', 'CORNER COFFEE', '$9.00'),
      row('', 'Oct 4', 'Oct 5', 'CORNER COFFEE', '$1.00'),
    ])
    t.equal(booked(answer).length, 12)
    t.same(booked(answer)[6], ['2025-09-23', '-12.50'])
    t.same(booked(answer)[7], ['2025-09-24', '400.00'])
    t.equal(answer.fields.opening_balance, '600.00')
    t.equal(answer.fields.closing_balance, '314.50')
    t.end()
  },
)
