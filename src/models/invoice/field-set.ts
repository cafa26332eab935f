import type { Agreement } from '../../scoring/decide.ts'
import type { AmountCandidate } from '../candidates/amount-candidate.ts'
import type { DateCandidate } from '../candidates/dates.ts'
import type { CandidateSets, FieldSet } from '../candidates/field-set.ts'
import { isOneName } from '../candidates/one-name.ts'
import {
  type SumBonuses,
  sumAgreement,
  sumEvidence,
  sumState,
  withDerived,
} from '../totals/sums.ts'

/** The fields of an invoice that are found among candidates, and which are decided together. */
export const INVOICE: FieldSet = {
  name: 'invoice',
  fields: {
    invoice_number: 'identifiers',
    purchase_order: 'identifiers',
    customer_id: 'identifiers',
    vendor: 'names',
    vendor_address: 'addresses',
    customer: 'names',
    customer_address: 'addresses',
    invoice_date: 'dates',
    due_date: 'dates',
    service_start_date: 'dates',
    service_end_date: 'dates',
    net: 'amounts',
    tax: 'amounts',
    total: 'amounts',
    amount_due: 'amounts',
    discount: 'amounts',
    shipping: 'amounts',
    previous_balance: 'amounts',
  },
  anchors: ['invoice_number', 'total', 'net'],
  joint: [
    {
      fields: ['total', 'net', 'tax'],
      derived: withDerived,
      contradicts: (chosen, sets, document) =>
        chosen.tax?.value != null &&
        sumState(
          chosen,
          sumEvidence((sets.amounts?.candidates ?? []) as AmountCandidate[], document).more,
        ) === 'broken',
      agreement: (sets, document, bonuses) =>
        sumAgreement(
          bonuses as unknown as SumBonuses,
          sumEvidence((sets.amounts?.candidates ?? []) as AmountCandidate[], document),
        ),
    },
    {
      fields: ['vendor', 'customer'],
      agreement:
        (_sets, _document, bonuses) =>
        ({ vendor, customer }) =>
          (isOneName(vendor?.value, customer?.value) ? bonuses.sameParty! : 0) +
          (vendor?.value === null && customer?.value != null ? bonuses.noSender! : 0),
    },
    {
      fields: ['invoice_date', 'due_date'],
      agreement: (sets, _document, bonuses) => daysAgree(sets, bonuses),
    },
  ],
}

/** Nothing is due before it was asked for, and a document writes its days in one order. */
function daysAgree(sets: CandidateSets, bonuses: Readonly<Record<string, number>>): Agreement {
  const days = (sets.dates?.candidates ?? []) as DateCandidate[]
  return ({ invoice_date, due_date }) => {
    if (invoice_date?.value == null || due_date?.value == null) return 0
    const [from, to] = [days[invoice_date.candidates[0]!]!, days[due_date.candidates[0]!]!]
    const order = !from.named && !to.named && from.usual !== to.usual ? bonuses.otherOrder! : 0
    return (due_date.value < invoice_date.value ? bonuses.dueBefore! : 0) + order
  }
}
