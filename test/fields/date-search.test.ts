import t from 'tap'
import { monthOf } from '../../src/fields/date.ts'
import { datesIn, readDay, withoutMisreadDigits } from '../../src/fields/date-search.ts'
import { timeIn } from '../../src/fields/time.ts'

t.test('dates within texts, in the six languages', async (t) => {
  for (const [text, isos] of [
    ['Date: 25/12/2018 8:13:39 PM', ['2018-12-25']],
    ['vom 3. März 2024 bis zum 02.04.24', ['2024-03-03', '2024-04-02']],
    ['le 1er février 2024', ['2024-02-01']],
    ['a 5 de enero de 2024', ['2024-01-05']],
    ['12 agosto 2023', ['2023-08-12']],
    ['7 mei 2014', ['2014-05-07']],
    ['June 5, 2003', ['2003-06-05']],
    ['Sept 9 2021', ['2021-09-09']],
    ['26 Feb 2016', ['2016-02-26']],
    ['14-Dec-21', ['2021-12-14']],
    ['2021-DEC-14 9:05', ['2021-12-14']],
    ['am 14. 12 2021', ['2021-12-14']],
    ['April 1 - April 30, 2026', ['2026-04-30']],
    ['2023-05-06 14:28', ['2023-05-06']],
    ['20240131', ['2024-01-31']],
    ['発行日: 2024年6月30日', ['2024-06-30']],
    ['発行日: 令和6年6月30日', ['2024-06-30']],
    ['平成元年1月8日から令和 元年 5月1日', ['1989-01-08', '2019-05-01']],
    ['วันที่ 5 มีนาคม 2569', ['2026-03-05']],
    ['ครบกำหนด: 20/03/2569', ['2026-03-20']],
    ['ngày 05 tháng 03 năm 2025', ['2025-03-05']],
    ['التاريخ: 7 مارس 2025', ['2025-03-07']],
    ['30.02.2024', []],
    ['version 1.2.3', []],
    ['816-234-2265', []],
  ] as const)
    t.same(
      datesIn(text, 'dmy').map((date) => date.iso),
      [...isos],
      text,
    )
  t.same(
    datesIn('03/20/2023', 'mdy').map((date) => date.iso),
    ['2023-03-20'],
  )
})

t.test('days without a year', async (t) => {
  t.match(readDay('05 Jun', 'dmy'), { month: 6, day: 5 })
  t.match(readDay('13/01', 'dmy'), { month: 1, day: 13 })
  t.match(readDay('05-15', 'dmy'), { month: 5, day: 15 })
  t.match(readDay('12/11', 'mdy'), { month: 12, day: 11 })
  t.match(readDay('31.12.', 'dmy'), { month: 12, day: 31 })
  t.match(readDay('Mar 3', null), { month: 3, day: 3 })
  t.equal(readDay('12.50', 'dmy'), null)
  t.equal(readDay('32/01', 'dmy'), null)
})

t.test('month names, cut short or not', async (t) => {
  for (const [name, month] of [
    ['août', 8],
    ['Juli', 7],
    ['gennaio', 1],
    ['Sept', 9],
    ['janv', 1],
    ['maart', 3],
    ['diciembre', 12],
    ['ju', 0],
    ['total', 0],
  ] as const)
    t.equal(monthOf(name), month, name)
})

t.test('misread digits in dates', async (t) => {
  t.equal(withoutMisreadDigits('1l/0l/2O19'), '11/01/2019')
  t.equal(withoutMisreadDigits('O2/Jan/2017, 24~11-17'), '02/Jan/2017, 24-11-17')
  t.equal(withoutMisreadDigits('IBAN OL'), 'IBAN OL')
  t.equal(withoutMisreadDigits('03/0CT/2026, 4 N0V 2026'), '03/OCT/2026, 4 NOV 2026')
  t.equal(withoutMisreadDigits('12-X0Z-4'), '12-X0Z-4')
  t.equal(withoutMisreadDigits('17.9, 2026'), '17.9. 2026')
  t.equal(withoutMisreadDigits('17.9, 5026'), '17.9, 5026')
  t.equal(withoutMisreadDigits('28.82.2026, 85/84/26'), '28.02.2026, 05/04/26')
  t.equal(withoutMisreadDigits('88.12 and 84-25-18-99'), '88.12 and 84-25-18-99')
})

t.test('times', async (t) => {
  for (const [text, time] of [
    ['8:13:39 PM', '20:13:39'],
    ['12:05 am', '00:05'],
    ['13:59', '13:59'],
    ['14.30 Uhr', '14:30'],
    ['14h30', '14:30'],
    ['Le 3 mai à 19 h 27', '19:27'],
    ['maandag, 16.42 uur', '16:42'],
    ['za 4/05 om 16u42', '16:42'],
    ['Till 2-10, 13:45', '13:45'],
    ['10:05 Paid', '10:05'],
    ['12.50 A', null],
    ['11-35-08', null],
    ['12.50', null],
    ['25:00', null],
  ] as const)
    t.equal(timeIn(text), time, text)
  t.equal(timeIn('11-35-08', true), '11:35:08', 'behind its label')
})

t.test('a date may begin within what is none', async (t) => {
  t.same(
    datesIn('Room 2 Due 30 March 2026', 'dmy').map(({ iso }) => iso),
    ['2026-03-30'],
  )
})

t.test('a time may stand behind a date with a dash', async (t) => {
  t.same(
    datesIn('17.04.25-18:20 2.1.19 TILL', 'dmy').map(({ iso }) => iso),
    ['2025-04-17', '2019-01-02'],
  )
  t.same(datesIn('17.04.25-18', 'dmy'), [])
})

t.test('a zero with a slash that made a day impossible', async (t) => {
  t.equal(withoutMisreadDigits('14-02-2919 12:40'), '14-02-2019 12:40')
  t.equal(withoutMisreadDigits('2819/05/17'), '2019/05/17')
  t.equal(withoutMisreadDigits('2019年6月39日'), '2019年6月30日')
  // Two zeros are too many, and a day that can be stays as it was read.
  t.equal(withoutMisreadDigits('38.19.2019'), '38.19.2019')
  t.equal(withoutMisreadDigits('19.09.2019'), '19.09.2019')
  t.equal(withoutMisreadDigits('IBAN 68-39-2918'), 'IBAN 68-39-2918')
})
