import type { DocumentText } from '../../reading/document-text.ts'
import { inMirror } from '../../reading/leftwards.ts'
import { withSpacedLetters } from '../../reading/spaced-letters.ts'
import type { AmountCandidate } from '../candidates/amount-candidate.ts'
import type { FieldSet } from '../candidates/field-set.ts'
import { wordsOf } from '../candidates/shared-words.ts'
import { type ReceiptBonuses, receiptSums } from './sums.ts'

/** A receipt as all that looks at it is shown it. */
export const preparedReceipt = (document: DocumentText): DocumentText =>
  withSpacedLetters(inMirror(document))

/** The fields of a receipt that are found among candidates. */
export const RECEIPT: FieldSet = {
  name: 'receipt',
  prepared: preparedReceipt,
  fields: {
    company: 'shop_names',
    address: 'addresses',
    date: 'till_dates',
    total: 'till_amounts',
    tax: 'till_amounts',
    tax_id: 'tax_numbers',
  },
  anchors: ['total', 'date'],
  joint: [
    {
      fields: ['total', 'tax'],
      agreement: (sets, document, bonuses) =>
        receiptSums(
          (sets.till_amounts?.candidates ?? []) as AmountCandidate[],
          document,
          bonuses as unknown as ReceiptBonuses,
        ),
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
