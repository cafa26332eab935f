import type { Option } from '../../scoring/decide.ts'
import type { FieldSet } from '../candidates/field-set.ts'
import { wordsOf } from '../candidates/shared-words.ts'
import { MOST_TAX } from '../totals/sums.ts'

/** The fields of a receipt that are found among candidates. */
export const RECEIPT: FieldSet = {
  name: 'receipt',
  fields: {
    company: 'names',
    address: 'addresses',
    date: 'dates',
    total: 'amounts',
    tax: 'amounts',
  },
  anchors: ['total', 'date'],
  joint: [
    {
      fields: ['tax'],
      given: ['total'],
      agreement:
        (_sets, _document, bonuses, { total }) =>
        ({ tax }) =>
          isLargeTax(tax, total?.option) ? bonuses.largeTax! : 0,
    },
    {
      fields: ['company', 'address'],
      agreement: (sets, _document, bonuses) => (chosen) => {
        const [name, address] = ['company', 'address'].map((field) =>
          wordsOf(field, chosen[field], RECEIPT.fields, sets),
        )
        return name!.some((word) => address!.includes(word)) ? bonuses.sharedWords! : 0
      },
    },
  ],
}

/** Whether a tax is a larger share of what is sold than any country's. */
function isLargeTax(tax: Option | undefined, total: Option | undefined): boolean {
  if (tax?.value == null || total?.value == null) return false
  const [part, whole] = [Number(tax.value), Number(total.value)].map(Math.abs) as [number, number]
  return part > MOST_TAX * (whole - part)
}
