import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { fields } from '../../src/models/fields.ts'
import { tables } from '../../src/models/tables.ts'
import { words as latin, page } from '../tables/pages.ts'

/** Amounts as the countries of a language print them. */
const printed = (language: string, value: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    value,
  )

const AMOUNTS = [1234.5, 98.25, 15000, 7.75, 640]

for (const language of ['ar-EG', 'fa-IR', 'bn-BD', 'mr-IN', 'my-MM'])
  t.test(`a table's figures in the digits of ${language} are numbers`, async (t) => {
    const amounts = AMOUNTS.map((value) => printed(language, value))
    t.notMatch(amounts.join(''), /\d/)
    const rows = amounts.map((amount, i) => {
      const y = 140 + 20 * i
      return [
        ...latin('نص', 400, y),
        ...latin(printed(language, i + 1), 300, y),
        ...latin(amount, 180, y),
      ]
    })
    const head = [
      ...latin('الصنف', 400, 120),
      ...latin('العدد', 300, 120),
      ...latin('المبلغ', 180, 120),
    ]
    const { content } = tables.extract([page([head, ...rows])])
    const [found] = content.tables as { cells: { text: string; value: unknown }[] }[]
    const values = new Map(found?.cells.map(({ text, value }) => [text, value]))
    amounts.forEach((amount, i) => {
      // As it is printed, and what it says.
      t.equal(values.get(amount), AMOUNTS[i], amount)
    })
  })

t.test('a field says its figure in European digits, its evidence as it is printed', async (t) => {
  const lines = [latin('Invoice No: ٢٠٣٤', 50, 100), latin('Total: ١٬٢٣٤٫٥٠', 50, 120)]
  const { content } = fields.extract([page(lines)], {
    ...DEFAULT_OPTIONS,
    fields: ['invoice no', 'total'],
  })
  const [record] = content.records as {
    fields: Record<string, string>
    evidence: Record<string, { text: string }>
  }[]
  t.equal(record!.fields['invoice no'], '2034')
  t.equal(record!.evidence['invoice no']?.text, '٢٠٣٤')
  t.equal(record!.fields.total, '1,234.50')
  t.equal(record!.evidence.total?.text, '١٬٢٣٤٫٥٠')
})

t.test('a year of another calendar names no day of ours', async (t) => {
  const rows = ['۱۴۰۲/۰۵/۱۲', '۱۴۰۲/۰۵/۱۳', '۱۴۰۲/۰۶/۰۱'].map((day, i) => [
    ...latin(['بذر', 'کود', 'آب'][i]!, 290, 140 + 20 * i),
    ...latin(day, 220, 140 + 20 * i),
    ...latin('۲۰۲۴/۰۵/۱۲', 140, 140 + 20 * i),
  ])
  const head = [
    ...latin('شرح', 290, 120),
    ...latin('تاریخ', 220, 120),
    ...latin('میلادی', 140, 120),
  ]
  const { content } = tables.extract([page([head, ...rows])])
  const [found] = content.tables as { cells: { text: string; value: unknown }[] }[]
  t.same(
    found?.cells.filter(({ text }) => text.startsWith('۱۴')).map(({ value }) => value),
    [null, null, null],
  )
  t.equal(found?.cells.find(({ text }) => text.startsWith('۲۰'))?.value, '2024-05-12')
})
