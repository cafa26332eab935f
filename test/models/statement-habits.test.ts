import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('sums without decimals', async (t) => {
  const row = rowAt(40, 120, -440, -540)
  const answer = readRows([
    [[40, 'PÉLDA TAKARÉK ZRT.']],
    [],
    row('Dátum', 'Megnevezés', 'Összeg', 'Egyenleg'),
    row('', 'Nyitó', '', '100 000'),
    row('2026.03.02.', 'Munkabér', '450 212', '550 212'),
    row('2026.03.03.', 'Díj', '-890', '549 322'),
    row('2026.03.05.', 'Bérlet', '-149 322', '400 000'),
  ])
  t.same(booked(answer), [
    ['2026-03-02', '450212.00'],
    ['2026-03-03', '-890.00'],
    ['2026-03-05', '-149322.00'],
  ])
  t.ok(answer.reconciliation.proof)
})

t.test('the balance of the booking day and of the value date beside each other', async (t) => {
  const row = rowAt(40, 100, -330, -400, -470, -550)
  const answer = readRows([
    [[40, 'Banco Ejemplo']],
    [[40, 'Periodo DEL 01/12/2025 AL 31/12/2025']],
    [[40, 'Saldo inicial 1,000.00']],
    [],
    row('OPER', 'DESCRIPCION', 'CARGOS', 'ABONOS', 'SALDO'),
    row('02/12', 'RETIRO CAJERO', '100.00', '', ''),
    row('02/12', 'TIENDA CENTRO', '50.00', '', '850.00'),
    row('04/12', 'TELEFONO', '25.50', '', '824.50'),
    row('06/12', 'DEPOSITO', '', '300.00', '1,124.50'),
    row('09/12', 'RENTA', '400.00', '', '724.50'),
  ])
  t.same(booked(answer), [
    ['2025-12-02', '-100.00'],
    ['2025-12-02', '-50.00'],
    ['2025-12-04', '-25.50'],
    ['2025-12-06', '300.00'],
    ['2025-12-09', '-400.00'],
  ])
})

t.test('days in two figures without a sign, behind the sums', async (t) => {
  const row = rowAt(40, -330, -400, 450, -550)
  const answer = readRows([
    [[40, 'EXAMPLE BUSINESS BANK']],
    [[40, 'Statement from 01 Oct 2025 to 31 Oct 2025']],
    [],
    row('Details', 'Debits', 'Credits', 'Date', 'Balance'),
    row('BALANCE BROUGHT FORWARD', '', '', '10 01', '900.00'),
    row('ELECTRICITY', '200.00-', '', '10 02', '700.00'),
    row('SETTLEMENT', '', '1,500.25', '10 14', '2,200.25'),
    row('CASH WITHDRAWAL', '350.00-', '', '10 21', '1,850.25'),
  ])
  t.same(booked(answer), [
    ['2025-10-02', '-200.00'],
    ['2025-10-14', '1500.25'],
    ['2025-10-21', '-350.00'],
  ])
  t.equal(answer.fields.opening_balance, '900.00')
})

t.test('a category that could carry a balance forward is a category', async (t) => {
  const row = rowAt(40, 110, 380, -540)
  const answer = readRows([
    [[40, 'Example Maple Card, credit card']],
    [
      [40, 'Statement date'],
      [160, 'March 3, 2026'],
      [300, 'Previous balance'],
      [540, '$100.00', 'end'],
    ],
    [
      [40, 'Payment due'],
      [160, 'March 24, 2026'],
      [300, 'Total balance'],
      [540, '$76.61', 'end'],
    ],
    [],
    row('Date', 'Description', 'Spend category', 'Amount'),
    row('FEB 05', 'PINE COFFEE', 'Dining', '$12.95'),
    row('FEB 07', 'MUSIC BY WIRE', 'Transport', '$10.99'),
    row('FEB 13', 'PAYMENT THANK YOU', 'Payment', '$100.00 CR'),
    row('FEB 16', 'CITY TRAMS', 'Transport', '$36.31'),
    row('MAR 01', 'BOOKS', 'Retail', '$16.36'),
  ])
  t.same(booked(answer), [
    ['2026-02-05', '-12.95'],
    ['2026-02-07', '-10.99'],
    ['2026-02-13', '100.00'],
    ['2026-02-16', '-36.31'],
    ['2026-03-01', '-16.36'],
  ])
})

t.test('the month of the title gives days their year', async (t) => {
  const row = rowAt(40, 110, -440, -540)
  const answer = readRows([
    [[40, 'Banco Exemplo']],
    [[40, 'Extrato mensal - novembro/2025']],
    [],
    row('data', 'lançamentos', 'valor', 'saldo'),
    row('31/10', 'SALDO ANTERIOR', '', '1.000,00'),
    row('03/11', 'PIX RECEBIDO', '500,00', '1.500,00'),
    row('04/11', 'ENERGIA', '-120,00', '1.380,00'),
    row('10/11', 'ALUGUEL', '-800,00', '580,00'),
  ])
  t.same(
    booked(answer).map(([day]) => day),
    ['2025-11-03', '2025-11-04', '2025-11-10'],
  )
})

t.test('days with a year of two figures in front', async (t) => {
  const row = rowAt(40, 120, -440, -540)
  const answer = readRows([
    [[40, 'Exempelbanken']],
    [],
    row('Bokförd', 'Text', 'Belopp', 'Saldo'),
    row('24-02-27', 'Lön', '900,00', '1 000,00'),
    row('24-02-28', 'Hyra', '-500,00', '500,00'),
    row('24-03-01', 'Butik', '-40,00', '460,00'),
    row('24-03-05', 'Bokhandel', '-60,00', '400,00'),
  ])
  t.same(booked(answer), [
    ['2024-02-27', '900.00'],
    ['2024-02-28', '-500.00'],
    ['2024-03-01', '-40.00'],
    ['2024-03-05', '-60.00'],
  ])
})

t.test('stars in front of sums, so that nobody adds digits', async (t) => {
  const row = rowAt(40, 120, -440, -540)
  const answer = readRows([
    [[40, 'Example Bank']],
    [],
    row('Date', 'Description', 'Amount', 'Balance'),
    row('2024-02-26', 'Opening balance', '', '****100.00'),
    row('2024-02-27', 'Salary', '***900.00', '**1,000.00'),
    row('2024-02-28', 'Rent', '***500.00', '****500.00'),
    row('2024-03-05', 'Card *4498', '****60.00', '****440.00'),
  ])
  t.same(booked(answer), [
    ['2024-02-27', '900.00'],
    ['2024-02-28', '-500.00'],
    ['2024-03-05', '-60.00'],
  ])
})

t.test('kinds in front of texts tell the sides of sums without signs and balances', async (t) => {
  const row = rowAt(40, 110, 190, -540)
  const answer = readRows([
    [[40, 'Example Harbour Savings Bank']],
    [[40, 'Transactions of 11 May 2026']],
    [],
    row('Date', 'Kind', 'Details', 'Amount'),
    row('11/05/2026', 'Deposit', 'Fish market', '512.00'),
    row('11/05/2026', 'Withdrawal', 'Net maker', '138.75'),
    row('11/05/2026', 'Withdrawal', 'Slipway', '61.40'),
    row('11/05/2026', 'Deposit', 'Ice house', '254.10'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['512.00', '-138.75', '-61.40', '254.10'],
  )
  t.notOk(answer.reconciliation.ok)
})
