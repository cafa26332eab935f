import t from 'tap'
import { mirroredBox } from '../../src/document/direction.ts'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { invoice } from '../../src/models/invoice.ts'
import { page, words } from '../tables/pages.ts'

const WIDTH = 595

/** A text that begins at x and runs to the left, its words in the order that they are read in. */
const leftwards = (text: string, x: number, y: number) =>
  words(text, WIDTH - x, y).map((word) => ({ ...word, box: mirroredBox(word.box, WIDTH) }))

const lines = (rows: readonly (readonly (readonly [x: number, text: string])[])[]) =>
  rows.map((row, i) => row.flatMap(([x, text]) => leftwards(text, x, 60 + i * 16)))

t.test('an invoice that is read from right to left', async (t) => {
  const { content } = invoice.extract(
    [
      page(
        lines([
          [[540, 'شركة نسيم البحر المحدودة']],
          [],
          [
            [540, 'فاتورة ضريبية'],
            [260, 'رقم الفاتورة: NB-2071'],
          ],
          [[260, 'تاريخ الإصدار: 11/02/2026']],
          [[540, 'العميل: مؤسسة ضوء الفجر']],
          [],
          [
            [540, 'البيان'],
            [300, 'الكمية'],
            [220, 'سعر الوحدة'],
            [110, 'المبلغ'],
          ],
          [
            [540, 'كرسي خشبي صغير'],
            [300, '4'],
            [220, '125.00'],
            [110, '500.00'],
          ],
          [
            [540, 'طاولة مستديرة'],
            [300, '2'],
            [220, '300.00'],
            [110, '600.00'],
          ],
          [],
          [
            [260, 'الإجمالي قبل الضريبة'],
            [110, '1,100.00'],
          ],
          [
            [260, 'ضريبة القيمة المضافة 15%'],
            [110, '165.00'],
          ],
          [
            [260, 'الإجمالي شامل الضريبة'],
            [110, '1,265.00'],
          ],
        ]),
        [],
      ),
    ],
    DEFAULT_OPTIONS,
  )
  const { fields, evidence, line_items } = content as {
    fields: Record<string, unknown>
    evidence: Record<string, { box: number[] }>
    line_items: { description: string; amount: string }[]
  }
  t.match(fields, {
    vendor: 'شركة نسيم البحر المحدودة',
    customer: 'مؤسسة ضوء الفجر',
    invoice_number: 'NB-2071',
    invoice_date: '2026-02-11',
    total: '1265.00',
  })
  t.ok(evidence.vendor!.box[2]! > 500, 'at its place on the printed page')
  t.match(
    line_items.map((line) => line.amount),
    ['500.00', '600.00'],
  )
  t.equal(line_items[0]!.description, 'كرسي خشبي صغير')
})
