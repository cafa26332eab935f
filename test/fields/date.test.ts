import t from 'tap'
import { dateOrderOf, readDate, statedOrder } from '../../src/fields/date.ts'

t.test('dates as they are printed', async (t) => {
  for (const [text, order, iso] of [
    ['2026-11-03', null, '2026-11-03'],
    ['03.11.2026', 'dmy', '2026-11-03'],
    ['3/11/2026', 'dmy', '2026-11-03'],
    ['3/11/2026', 'mdy', '2026-03-11'],
    ['03/11/26', 'dmy', '2026-11-03'],
    ['3 November 2026', null, '2026-11-03'],
    ['Nov 3, 2026', null, '2026-11-03'],
    ['3. März 2026', null, '2026-03-03'],
    ['3 août 2026', null, '2026-08-03'],
    ['1st May 2026', null, '2026-05-01'],
    ['12 de março de 2026', null, '2026-03-12'],
    ['5 out 2026', null, '2026-10-05'],
    ['7 września 2026', null, '2026-09-07'],
    ['7 paź 2026', null, '2026-10-07'],
    ['31 grudnia 2026 r.', null, '2026-12-31'],
    ['03.11.2026 r.', 'dmy', '2026-11-03'],
  ] as const)
    t.equal(readDate(text, order), iso, text)
})

t.test('days that do not exist, and what is no date', async (t) => {
  for (const text of [
    '31.02.2026',
    '00/01/2026',
    '2026-13-01',
    'May',
    '12',
    '1.5',
    '3/11/2026 or so',
    '',
  ])
    t.equal(readDate(text, 'dmy'), null, text)
  t.equal(readDate('3/11/2026', null), null, 'the order is not known')
})

t.test('the order that a list speaks for', async (t) => {
  t.equal(dateOrderOf(['03/11/2026', '25/11/2026']), 'dmy')
  t.equal(dateOrderOf(['03/11/2026', '11/25/2026']), 'mdy')
  t.equal(dateOrderOf(['03.11.2026']), 'dmy')
  t.equal(dateOrderOf(['03/11/2026']), null)
  t.equal(dateOrderOf(['03/11/2026', '04-55-17'], 'dmy'), 'dmy', 'a sort code is no day')
  const down = ['09/08/2026', '08/02/2026', '07/10/2026']
  t.equal(dateOrderOf(down), 'mdy', 'they run one way')
  t.equal(dateOrderOf(down, 'dmy'), 'dmy', 'three do so by chance')
  const more = [...down, '06/01/2026', '05/12/2026', '04/03/2026']
  t.equal(dateOrderOf(more, 'dmy'), 'mdy', 'six do not')
})

t.test('the order that is said in letters', async (t) => {
  t.equal(statedOrder(['02/03/2027 (M/D/Y)']), 'mdy')
  t.equal(statedOrder(['Datum (TT.MM.JJJJ)']), 'dmy')
  t.equal(statedOrder(['fecha dd/mm/aaaa', '1/2/2027']), 'dmy')
  t.equal(statedOrder(['MM/DD/YYYY or DD/MM/YYYY']), null, 'both')
  t.equal(statedOrder(['m/d', 'md/y', 'BMM/DD/YYs']), null)
})
