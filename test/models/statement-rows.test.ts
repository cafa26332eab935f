import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

const row = rowAt(40, 110, -400, -480, -570)
const HEADS = row('Date', 'Details', 'Withdrawals', 'Deposits', 'Balance')

t.test('a day has as many bookings below it as there are', (t) => {
  const shops = Array.from({ length: 12 }, (_, i) => `Example Shop ${String.fromCharCode(65 + i)}`)
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    HEADS,
    row('28 Feb 2025', 'Opening Balance', '', '', '900.00'),
    row('3 Mar 2025', 'Rent', '100.00', '', '800.00'),
    row('4 Mar 2025', 'Salary', '', '250.00', '1,050.00'),
    row('31 Mar 2025', 'Monthly fee', '10.00', '', ''),
    ...shops.map((shop, i) => row('', shop, `${20 + i}.00`, '', i === 11 ? '734.00' : '')),
    row('', 'Closing Balance', '', '', '734.00'),
  ])
  t.equal(booked(answer).length, 15)
  t.same(booked(answer).at(-1), ['2025-03-31', '-31.00'])
  t.equal(answer.reconciliation.ok, true)
  t.end()
})

t.test('signs in front of a currency', (t) => {
  const list = rowAt(40, 110, -480, -570)
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    list('Date', 'Details', 'Amount', 'Balance'),
    list('12 Oct 2025', 'Example Shop', '-$360.00', '+$9,220.31'),
    list('11 Oct 2025', 'Jo Example', '+$31.19', '+$9,580.31'),
    list('09 Oct 2025', 'Example Cinema', '-$19.00', '+$9,549.12'),
    list('07 Oct 2025', 'Salary Example Works', '+$2,000.00', '+$9,568.12'),
    list('06 Oct 2025', 'Rent', '-$450.00', '+$7,568.12'),
    list('04 Oct 2025', 'Example Market', '-$12.40', '+$8,018.12'),
    list('02 Oct 2025', 'Example Bakery', '-$7.60', '+$8,030.52'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-360.00', '31.19', '-19.00', '2000.00', '-450.00', '-12.40', '-7.60'],
  )
  t.equal(answer.fields.closing_balance, '9220.31')
  t.end()
})

t.test('both balances side by side above the bookings', (t) => {
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    [
      [360, 'Opening balance: 877.40'],
      [490, 'Closing balance: 2,170.97'],
    ],
    HEADS,
    row('02/01/2025', 'Example Shop', '100.00', '', '777.40'),
    row('05/01/2025', 'Salary', '', '1,500.00', '2,277.40'),
    row('09/01/2025', 'Example Cinema', '106.43', '', '2,170.97'),
  ])
  t.equal(answer.fields.opening_balance, '877.40')
  t.equal(answer.fields.closing_balance, '2170.97')
  t.equal(answer.reconciliation.ok, true)
  t.end()
})

t.test('both balances in one sentence below the bookings', (t) => {
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    HEADS,
    row('02/01/2025', 'Example Shop', '100.00', '', '777.40'),
    row('05/01/2025', 'Salary', '', '1,500.00', '2,277.40'),
    row('09/01/2025', 'Example Cinema', '106.43', '', '2,170.97'),
    [[40, 'Summary: opening balance £877.40, total paid in £1,500.00; closing balance £2,170.97']],
  ])
  t.equal(answer.fields.opening_balance, '877.40')
  t.equal(answer.fields.closing_balance, '2170.97')
  t.end()
})

t.test('rates that look like days make no bookings of a table below', (t) => {
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    HEADS,
    row('28 Feb 2025', 'Opening Balance', '', '', '900.00'),
    row('3 Mar 2025', 'Rent', '100.00', '', '800.00'),
    row('4 Mar 2025', 'Salary', '', '250.00', '1,050.00'),
    row('9 Mar 2025', 'Example Shop', '50.00', '', '1,000.00'),
    row('', 'Closing Balance', '', '', '1,000.00'),
    [],
    [
      [40, 'Interest'],
      [320, '2025'],
      [430, '2024'],
    ],
    row('', 'Overdraft interest', '9.09', '75.28', ''),
    row('', 'Debit interest', '9.08', '36.72', ''),
  ])
  t.equal(booked(answer).length, 3)
  t.equal(answer.reconciliation.ok, true)
  t.end()
})

t.test('specks that recognition puts around a sum', (t) => {
  const answer = readRows(
    [
      [[40, 'Example Coast Bank']],
      HEADS,
      row('02/01/2025', 'Example Shop', '"100.00', '', '777.40'),
      row('05/01/2025', 'Salary', '', '1,500.00', '2,277.40|'),
      row('09/01/2025', 'Example Cinema', '106.43', '', '2,170.97'),
      row('12/01/2025', 'Example Rent', '1 , 070.00:', '', '1 , 100.97'),
    ],
    'ocr',
  )
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-100.00', '1500.00', '-106.43', '-1070.00'],
  )
  t.end()
})

t.test('whole sums with thousands parted by points', (t) => {
  const answer = readRows([
    [[40, 'Példa Takarék']],
    [[40, 'Időszak: 2025.09.01 - 2025.09.30']],
    HEADS,
    row('', 'Nyitó egyenleg', '', '', '186.429'),
    row('09.01.', 'Munkabér', '', '412.360', '598.789'),
    row('09.02.', 'Bolt', '24.500', '', '574.289'),
    row('09.03.', 'Díj', '812', '', '573.477'),
    row('09.08.', 'Lakbér', '80.000', '', '493.477'),
  ])
  t.same(booked(answer), [
    ['2025-09-01', '412360.00'],
    ['2025-09-02', '-24500.00'],
    ['2025-09-03', '-812.00'],
    ['2025-09-08', '-80000.00'],
  ])
  t.end()
})

t.test('sums above their bookings say which way the money went, and are none', (t) => {
  const list = rowAt(40, 160, -570)
  const answer = readRows([
    [[40, 'Banco Exemplo']],
    [[40, '01 DE MAIO DE 2025 a 31 DE MAIO DE 2025']],
    [],
    list('02 MAI 2025', 'Total de entradas', '3.120,00'),
    list('', 'Transferência Alfa', '3.120,00'),
    list('03 MAI 2025', 'Total de saídas', '173,70'),
    list('', 'Padaria Exemplo', '23,70'),
    list('', 'Farmácia Exemplo', '150,00'),
    list('20 MAI 2025', 'Total de saídas', '11,00'),
    list('', 'Metrô', '5,50'),
    list('', 'Metrô', '5,50'),
  ])
  t.same(booked(answer), [
    ['2025-05-02', '3120.00'],
    ['2025-05-03', '-23.70'],
    ['2025-05-03', '-150.00'],
    ['2025-05-20', '-5.50'],
    ['2025-05-20', '-5.50'],
  ])
  t.end()
})

t.test('a rate of exchange in a text is no sum', (t) => {
  const list = rowAt(40, 110, -540)
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    list('Date', 'Details', 'Amount'),
    list('02/01/2025', 'Salary', '1,500.00'),
    list('05/01/2025', 'Example Hostel', '-184.00'),
    list('', 'PLN 184 at a rate of', '6.0214'),
    list('09/01/2025', 'Example Cinema', '-12.00'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['1500.00', '-184.00', '-12.00'],
  )
  t.end()
})

t.test('a line with a day that the balances leave out is none of the bookings', (t) => {
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    HEADS,
    row('', 'Opening Balance', '', '', '900.00'),
    row('03/03/2025', 'Rent', '100.00', '', '800.00'),
    row('04/03/2025', 'Cash machine', '60.00', '', '740.00'),
    row('03/03/2025', 'Card 18, machine', '4.00', '', ''),
    row('05/03/2025', 'Fee for cash', '8.12', '', '731.88'),
    row('06/03/2025', 'Salary', '', '250.00', '981.88'),
    row('', 'Closing Balance', '', '', '981.88'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-100.00', '-60.00', '-8.12', '250.00'],
  )
  t.equal(answer.reconciliation.ok, false, 'a row with a day is left out')
  t.end()
})

t.test('the sign behind an amount is not the one in front of the balance', (t) => {
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    row('Date', 'Details', '', 'Amount', 'Balance'),
    row('', 'Opening Balance', '', '', '2,318.47 +'),
    row('01/07/2025', 'Salary', '', '650.00 +', '2,968.47 +'),
    row('02/07/2025', 'Example Shop', '', '43.18 -', '2,925.29 +'),
    row('03/07/2025', 'Example Water', '', '27.66 -', '2,897.63 +'),
    row('', 'Closing Balance', '', '', '2,897.63 +'),
  ])
  t.same(booked(answer), [
    ['2025-07-01', '650.00'],
    ['2025-07-02', '-43.18'],
    ['2025-07-03', '-27.66'],
  ])
  t.equal(answer.reconciliation.ok, true)
  t.end()
})

t.test(
  'numbers of rows are no sums where sums are whole, in a scan that misread some either',
  (t) => {
    const row = rowAt(30, 60, 130, -440, -540)
    const answer = readRows(
      [
        [[40, 'みずうみ銀行 2024年3月30日']],
        row('行', '年月日', 'お取引内容', '金額', '差引残高'),
        row('1', '2024-03-02', '繰越', '', '271,930'),
        row('2', '2024-03-04', 'カード 207', '-45,000', '226,930'),
        row('3', '2024-03-07', '本', '-58,000', '168,930'),
        row('4', '2024-03-11', '薬局', '-6,215', '162,715'),
        row('5', '2024-03-14', '売上', '196,700', '359,415'),
        row('6', '2024-03-21', '花屋', '-3,940', '355,475'),
        row('B', '2024-03-26', '書店', '-7,158', '348,317'),
        row('8', '2024-03-29', '鉄道', '-2,604', '345,713'),
      ],
      'ocr',
    )
    t.same(
      booked(answer).map(([, sum]) => sum),
      ['-45000.00', '-58000.00', '-6215.00', '196700.00', '-3940.00', '-7158.00', '-2604.00'],
    )
    t.equal(answer.fields.opening_balance, '271930.00')
    t.equal(answer.transactions[5].description, '書店')
    t.end()
  },
)
