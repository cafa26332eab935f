import type { FieldSet } from '../candidates/field-set.ts'
import { isOneName } from '../candidates/one-name.ts'
import { outsideOf } from './outside.ts'
import { groundOf } from './statement.ts'

/** The fields at the head of a statement that are found among candidates. */
export const STATEMENT: FieldSet = {
  name: 'bank_statement',
  prepared: (document) => outsideOf(document, groundOf(document).booked),
  fields: {
    bank: 'statement_names',
    account_holder: 'statement_names',
    account_holder_address: 'statement_addresses',
    statement_number: 'statement_identifiers',
    account_number: 'statement_identifiers',
    statement_date: 'dates',
  },
  anchors: [],
  joint: [
    {
      fields: ['bank', 'account_holder'],
      agreement:
        (_sets, _document, bonuses) =>
        ({ bank, account_holder }) =>
          isOneName(bank?.value, account_holder?.value) ? bonuses.sameParty! : 0,
    },
  ],
}
