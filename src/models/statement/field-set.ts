import type { AddressCandidate } from '../candidates/address-candidate.ts'
import { positionOf } from '../candidates/below-name.ts'
import type { FieldSet } from '../candidates/field-set.ts'
import type { NameCandidate } from '../candidates/name-candidate.ts'
import { isOneName } from '../candidates/one-name.ts'
import { outsideOf } from './outside.ts'
import { withPanelsApart } from './panels.ts'
import { groundOf } from './statement.ts'

/** The fields at the head of a statement that are found among candidates. */
export const STATEMENT: FieldSet = {
  name: 'bank_statement',
  prepared: (printed) => {
    const document = withPanelsApart(printed)
    return outsideOf(document, groundOf(document).booked)
  },
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
    {
      fields: ['account_holder_address'],
      given: ['account_holder', 'bank'],
      agreement: (sets, document, bonuses, { account_holder, bank }) => {
        const addresses = (sets.statement_addresses?.candidates ?? []) as AddressCandidate[]
        const names = (sets.statement_names?.candidates ?? []) as NameCandidate[]
        const [holders, banks] = [account_holder, bank].map((name) =>
          (name?.option.candidates ?? []).map((i) => names[i]!),
        )
        return ({ account_holder_address: address }) => {
          if (address?.value == null) return 0
          const own = addresses[address.candidates[0]!]!
          const position = positionOf(own, holders!, document)
          if (position === 'under') return bonuses.underName!
          return (
            (position === 'near' ? bonuses.nearName! : 0) +
            (positionOf(own, banks!, document) === 'under' ? bonuses.underOther! : 0)
          )
        }
      },
    },
  ],
}
