import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page } from '../tables/pages.ts'
import { lines, rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('an overview below the bookings is no account of its own, whatever its words', async (t) => {
  const row = rowAt(40, 110, -480, -570)
  const sum = rowAt(40, -570)
  const answer = readRows([
    [[40, 'Bezirkskasse Musterstadt']],
    row('Datum', 'Text', 'Betrag', 'Saldo'),
    row('12.02.2025', 'Saldo alt', '', '8.104,18'),
    row('13.02.2025', 'Miete', '-480,00', '7.624,18'),
    row('14.02.2025', 'Gutschrift', '320,66', '7.944,84'),
    row('15.02.2025', 'Bäckerei', '-17,89', '7.926,95'),
    row('13.03.2025', 'Saldo neu', '', '7.926,95'),
    [],
    [[40, 'Übersicht']],
    sum('Saldo alt', '8.104,18'),
    sum('Qwertz plus', '+320,66'),
    sum('Qwertz minus', '-497,89'),
    sum('Saldo neu', '7.926,95'),
  ])
  t.same(booked(answer), [
    ['2025-02-13', '-480.00'],
    ['2025-02-14', '320.66'],
    ['2025-02-15', '-17.89'],
  ])
  t.notOk(answer.accounts)
  t.equal(answer.reconciliation.ok, true)
})

t.test('a list of balances at the ends of days says which section is money in', async (t) => {
  const row = rowAt(40, 130, -540)
  const list = rowAt(40, -200, 210, 260, -420)
  const answer = readRows([
    [[40, 'Example Lake Bank']],
    [[40, 'Statement period 03/01/2025 to 03/31/2025']],
    [[40, 'Qworts']],
    row('Date', 'Details', 'Amount'),
    row('03/04/2025', 'Example Grocer', '40.00'),
    row('03/04/2025', 'Example Rail', '12.50'),
    row('03/11/2025', 'Example Power', '81.25'),
    [[40, 'Zworts']],
    row('Date', 'Details', 'Amount'),
    row('03/06/2025', 'Example Works', '900.00'),
    row('03/11/2025', 'Example Shares', '4.25'),
    row('03/20/2025', 'Example Works', '100.00'),
    [[40, 'Xworts']],
    list('03/04/2025', '947.50 CR', '', '03/11/2025', '1,770.50 CR'),
    list('03/06/2025', '1,847.50 CR', '', '03/20/2025', '1,870.50 CR'),
  ])
  t.same(booked(answer), [
    ['2025-03-04', '-40.00'],
    ['2025-03-04', '-12.50'],
    ['2025-03-11', '-81.25'],
    ['2025-03-06', '900.00'],
    ['2025-03-11', '4.25'],
    ['2025-03-20', '100.00'],
  ])
})

t.test('codes of currencies in front of sums are no months, and their sums no days', async (t) => {
  const row = rowAt(40, 130, -400, -480, -570)
  const answer = readRows([
    [[40, 'Example Cape Bank']],
    row('Date', 'Details', 'Money in', 'Money out', 'Balance'),
    row('1 Oct 2025', 'Opening balance', '', '', 'ZAR 5 000.00'),
    row('3 Oct 2025', 'Example Store', '', 'ZAR 7.25', 'ZAR 4 992.75'),
    row('5 Oct 2025', 'Transfer', 'ZAR 21 126.56', '', 'ZAR 26 119.31'),
    row('6 Oct 2025', 'Example Rail', '', 'ZAR 3.25', 'ZAR 26 116.06'),
    row('9 Oct 2025', 'Interest', 'ZAR 10.08', '', 'ZAR 26 126.14'),
    row('31 Oct 2025', 'Closing balance', '', '', 'ZAR 26 126.14'),
  ])
  t.same(booked(answer), [
    ['2025-10-03', '-7.25'],
    ['2025-10-05', '21126.56'],
    ['2025-10-06', '-3.25'],
    ['2025-10-09', '10.08'],
  ])
  t.equal(answer.reconciliation.ok, true)
})

t.test('one credit among many debits is told by a mark that nobody knows', async (t) => {
  const row = rowAt(40, 130, 400, -500, -570)
  const answer = readRows([
    [[40, 'Példa Takarék']],
    row('Dátum', 'Leírás', '', 'Összeg', 'Egyenleg'),
    row('2026.02.01', 'Egyenleg', '', '', '1 000,00'),
    row('2026.02.03', 'Alfa bolt', 'Q', '100,00', '900,00'),
    row('2026.02.04', 'Béta bolt', 'Q', '50,00', ''),
    row('2026.02.04', 'Gamma', 'X', '500,00', '1 350,00'),
    row('2026.02.05', 'Delta bolt', 'Q', '25,00', '1 325,00'),
    row('2026.02.06', 'Omega bolt', 'Q', '5,00', '1 320,00'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-100.00', '-50.00', '500.00', '-25.00', '-5.00'],
  )
})

t.test(
  'a proof needs a balance behind each booking: a sum hides two errors that cancel',
  async (t) => {
    const row = rowAt(40, 130, -440, -540)
    const states = (balances: readonly string[]) => {
      const { reconciliation } = readRows([
        [[40, 'Example Lake Bank']],
        row('Date', 'Details', 'Amount', 'Balance'),
        row('', 'Opening balance', '', '1,000.00'),
        ...['-40.00', '-15.50', '900.00', '-4.25'].map((sum, i) =>
          row(`0${1 + (i >> 1)}/03/2025`, `Booking ${'ABCD'[i]}`, sum, balances[i]!),
        ),
        row('', 'Closing balance', '', '1,840.25'),
      ])
      const { ok, proof } = reconciliation
      return [ok, proof.amounts.state, proof.completeness.state]
    }
    t.same(states(['960.00', '944.50', '1,844.50', '1,840.25']), [true, 'proven', 'proven'])
    t.same(states(['', '944.50', '', '1,840.25']), [true, 'supported', 'supported'])
    t.same(states(['', '', '', '']), [true, 'supported', 'supported'])
  },
)

t.test('a page with other margins goes on with the columns of the first', (t) => {
  const rows = (left: number, days: readonly (readonly [string, string, string])[]) => {
    const row = rowAt(left, left + 70, -(left + 400))
    return lines([
      row('Code', 'Details', 'Amount'),
      ...days.flatMap(([day, text, sum]) => [row(day, '', ''), row('VIS', text, sum)]),
    ])
  }
  const first = rows(40, [
    ['02.03.2026', 'Corner Shop', '-12.90'],
    ['04.03.2026', 'Salary', '900.00'],
    ['05.03.2026', 'Book House', '-48.05'],
    ['09.03.2026', 'City Power', '-88.10'],
  ])
  const second = rows(58, [
    ['12.03.2026', 'Hardware Shop', '-45.67'],
    ['16.03.2026', 'Rent', '-600.00'],
    ['20.03.2026', 'Fee', '-4.95'],
  ])
  const answer = bankStatement.extract([page(first), { ...page(second), number: 2 }]).content
  t.same(booked(answer as Parameters<typeof booked>[0]), [
    ['2026-03-02', '-12.90'],
    ['2026-03-04', '900.00'],
    ['2026-03-05', '-48.05'],
    ['2026-03-09', '-88.10'],
    ['2026-03-12', '-45.67'],
    ['2026-03-16', '-600.00'],
    ['2026-03-20', '-4.95'],
  ])
  t.end()
})
