import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('a card is told by its overview, and marks below sums say their sides', async (t) => {
  const overview = rowAt(40, -330)
  const row = rowAt(40, 100, 160, -540)
  const answer = readRows([
    [[40, 'Example Peak Rewards']],
    [[40, 'Mar 6, 2025 - Apr 5, 2025']],
    overview('Previous Balance', '$512.44'),
    overview('Payments', '- $512.44'),
    overview('Other Credits', '- $23.99'),
    overview('Transactions', '+ $373.83'),
    overview('New Balance', '$349.84'),
    overview('Credit Limit', '$6,000.00'),
    overview('Minimum Payment Due', '$25.00'),
    [],
    row('Trans Date', 'Post Date', 'Description', 'Amount'),
    row('Mar 8', 'Mar 9', 'PAYMENT RECEIVED', '512.44'),
    row('', '', '', 'CR'),
    row('Mar 12', 'Mar 14', 'HOTEL MOON', '205.81'),
    row('Mar 19', 'Mar 19', 'BOOKSHOP', '49.42'),
    row('Mar 27', 'Mar 28', 'BOOKSHOP REFUND', '23.99'),
    row('', '', '', 'CR'),
    row('Apr 2', 'Apr 3', 'GROCER', '118.60'),
  ])
  t.same(booked(answer), [
    ['2025-03-09', '512.44'],
    ['2025-03-14', '-205.81'],
    ['2025-03-19', '-49.42'],
    ['2025-03-28', '23.99'],
    ['2025-04-03', '-118.60'],
  ])
  t.same(
    answer.transactions.map(({ description }: { description: string }) => description),
    ['PAYMENT RECEIVED', 'HOTEL MOON', 'BOOKSHOP', 'BOOKSHOP REFUND', 'GROCER'],
  )
})

t.test('sums of what came in and went out head the bookings of each day', async (t) => {
  const row = rowAt(40, 110, 250, -540)
  const answer = readRows([
    [[40, 'Banco Exemplo']],
    [[40, '01 JUN 2025 a 30 JUN 2025']],
    [[40, 'Saldo inicial 904,31']],
    [[40, 'Saldo final do período 1.493,04']],
    [],
    row('01 JUN 2025', 'Total de entradas', '', '+ 350,00'),
    row('', 'Transferência recebida', 'Clara Prado', '350,00'),
    row('', 'Total de saídas', '', '- 161,27'),
    row('', 'Compra no débito', 'Padaria Doze', '18,50'),
    row('', 'Pagamento de boleto', 'Companhia de Luz', '142,77'),
    row('05 JUN 2025', 'Total de entradas', '', '+ 400,00'),
    row('', 'Transferência recebida', 'Oficina Azul', '400,00'),
  ])
  t.same(booked(answer), [
    ['2025-06-01', '350.00'],
    ['2025-06-01', '-18.50'],
    ['2025-06-01', '-142.77'],
    ['2025-06-05', '400.00'],
  ])
})

t.test('a closing balance above the bookings does not hide that balances follow', async (t) => {
  const row = rowAt(40, 100, -380, -455, -540)
  const answer = readRows([
    [[40, 'Example Bay Bank']],
    [[40, 'Statement Period 1 Jul 2025 - 31 Jul 2025']],
    row('', 'Closing Balance', '', '', '$2,999.00 CR'),
    [[40, '3/18 PIER ST']],
    [],
    row('Date', 'Transaction', 'Debit', 'Credit', 'Balance'),
    row('01 Jul', '2025 OPENING BALANCE', '', '', '$2,000.00 CR'),
    row('01 Jul', 'Direct Credit WINDOWS', '', '$1,500.00', '$3,500.00 CR'),
    row('03 Jul', 'Transfer to savings', '430.00', '', '$3,070.00 CR'),
    row('15 Jul', 'Direct Debit WATER', '71.00', '', '$2,999.00 CR'),
    row('31 Jul', '2025 CLOSING BALANCE', '', '', '$2,999.00 CR'),
  ])
  t.same(
    answer.transactions.map(
      ({ description, balance }: { description: string; balance: string }) => [
        description,
        balance,
      ],
    ),
    [
      ['Direct Credit WINDOWS', '3500.00'],
      ['Transfer to savings', '3070.00'],
      ['Direct Debit WATER', '2999.00'],
    ],
  )
  t.equal(answer.reconciliation.ok, true)
})

t.test(
  'of two sums on the row of the closing balance, the one that the bookings end with',
  async (t) => {
    const overview = rowAt(40, -260, 300, -540)
    const row = rowAt(40, 110, -420, -540)
    const answer = readRows([
      [[40, 'BANCO EJEMPLO']],
      [[40, 'MEDELLIN ANTIOQUIA']],
      [[40, 'DESDE: 2024/06/30 HASTA: 2024/07/31']],
      overview('SALDO ANTERIOR', '$ 512,088.40', 'SALDO PROMEDIO', '$ 604,551.09'),
      overview('SALDO ACTUAL', '$ 2,077,788.40', 'RETENCION', '$ .00'),
      [],
      row('FECHA', 'DESCRIPCION', 'VALOR', 'SALDO'),
      row('1/07', 'COMPRA EN ALMACEN', '-184,300.00', '327,788.40'),
      row('15/07', 'ABONO NOMINA', '2,550,000.00', '2,877,788.40'),
      row('22/07', 'TRANSFERENCIA', '-800,000.00', '2,077,788.40'),
    ])
    t.equal(answer.fields.closing_balance, '2077788.40')
    t.equal(answer.fields.currency, 'COP')
  },
)

t.test('what stands behind a day names no currency', async (t) => {
  const row = rowAt(40, 110, -420, -540)
  const answer = readRows([
    [[40, 'Eksempelbanken']],
    row('Dato', 'Tekst', 'Beløb', 'Saldo'),
    row('31.10.2024', 'Saldo', '', '9.310,00'),
    row('01.11.2024', 'Husleje', '7.850,00-', '1.460,00'),
    row('29.11.2024', 'Bs betaling LYSVÆRK', '612,30-', '847,70'),
  ])
  t.equal(answer.fields.currency, null)
})
