import t from 'tap'
import { mirroredBox } from '../../src/document/direction.ts'
import { receipt } from '../../src/models/receipt.ts'
import { page, words } from '../tables/pages.ts'

const WIDTH = 595

/** A text that begins at x and runs to the left, its words in the order that they are read in. */
const leftwards = (text: string, x: number, y: number) =>
  words(text, WIDTH - x, y).map((word) => ({ ...word, box: mirroredBox(word.box, WIDTH) }))

t.test('a receipt that is read from right to left', async (t) => {
  const rows: readonly (readonly [text: string, figure?: string])[] = [
    ['مخبز الوادي الأخضر'],
    ['شارع النخيل 14، مسقط'],
    ['الرقم الضريبي: 310055018400003'],
    ['التاريخ: 14/02/2023 10:35'],
    ['خبز عربي', '12.00'],
    ['كعك بالسمسم', '18.00'],
    ['عصير رمان', '10.00'],
    ['المجموع', '40.00'],
    ['ضريبة القيمة المضافة 15%', '6.00'],
    ['الإجمالي', '46.00'],
    ['نقدا', '50.00'],
    ['الباقي', '4.00'],
  ]
  const lines = rows.map(([text, figure], i) => [
    ...leftwards(text, 540, 60 + i * 16),
    ...(figure ? leftwards(figure, 330, 60 + i * 16) : []),
  ])
  const { content } = receipt.extract([page(lines, [])])
  const { fields, evidence, items } = content as {
    fields: Record<string, unknown>
    evidence: Record<string, { box: number[] }>
    items: { description: string; amount: string; box: number[] }[]
  }
  t.match(fields, {
    company: 'مخبز الوادي الأخضر',
    date: '2023-02-14',
    total: '46.00',
    tax: '6.00',
  })
  t.match(items, [
    { description: 'خبز عربي', amount: '12.00' },
    { description: 'كعك بالسمسم', amount: '18.00' },
    { description: 'عصير رمان', amount: '10.00' },
  ])
  // Places are those of the printed page: names on the right, sums on the left of them.
  t.ok(evidence.company!.box[2]! > 530)
  t.ok(evidence.total!.box[2]! < 340)
  t.ok(items[0]!.box[2]! > 530)
})
