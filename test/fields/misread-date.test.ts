import t from 'tap'
import { misreadDatesIn } from '../../src/fields/misread-date.ts'

/** Texts as recognition left them, and the day that was printed there. */
const MISREAD: readonly (readonly [read: string, printed: string, iso: string])[] = [
  ['1908 2019 No 4471', '19/08/2019', '2019-08-19'],
  ['19:082019', '19/08/2019', '2019-08-19'],
  ['19/0872019', '19/08/2019', '2019-08-19'],
  ['Date:09/0 8/19', '09/08/19', '2019-08-09'],
  ['Date 7 6/2019', '7/6/2019', '2019-06-07'],
  ['17/aug/2019', '17/AUG/2019', '2019-08-17'],
  ['17/mug/2019', '17/AUG/2019', '2019-08-17'],
  ['23/94/24 10:12', '23/04/24', '2024-04-23'],
  ['83.18.24 10:12', '03.10.24', '2024-10-03'],
]

t.test('a day whose signs were misread is likeliest the one that was printed', async (t) => {
  for (const [read, printed, iso] of MISREAD)
    t.equal(misreadDatesIn(read, 'dmy')[0]?.iso, iso, `${printed} read as ${read}`)
})

t.test('a day that was read as printed costs nothing', async (t) => {
  const [likeliest] = misreadDatesIn('Date: 19/08/2019', 'dmy')
  t.match(likeliest, { iso: '2019-08-19', cost: 0, start: 6, end: 16 })
  t.equal(misreadDatesIn('08/19/2019', 'mdy')[0]?.iso, '2019-08-19')
})

t.test('what has fewer signs of a day says less', async (t) => {
  const [whole] = misreadDatesIn('19/0872019', 'dmy')
  const [sum] = misreadDatesIn('149.00', 'dmy')
  t.ok(whole!.agreed > sum!.agreed)
})

t.test('words and numbers of telephones are no days', async (t) => {
  for (const text of ['TEL : 03-87946051', 'BANANA BREAD', 'THANK YOU', '16:42'])
    t.same(misreadDatesIn(text, 'dmy'), [], text)
})
