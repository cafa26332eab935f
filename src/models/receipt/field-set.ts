import type { FieldSet } from '../candidates/field-set.ts'
import { wordsOf } from '../candidates/shared-words.ts'

/** The fields of a receipt that are found among candidates. */
export const RECEIPT: FieldSet = {
  name: 'receipt',
  fields: {
    company: 'names',
    address: 'addresses',
    date: 'dates',
    total: 'amounts',
  },
  anchors: ['total', 'date'],
  joint: [
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
