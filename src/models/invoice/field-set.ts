import { foldedPhrase } from '../../fields/lexicon.ts'
import { isForm } from '../../reading/company-names.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { inMirror } from '../../reading/leftwards.ts'
import { withSpacedLetters } from '../../reading/spaced-letters.ts'
import type { Agreement, Decided, Option } from '../../scoring/decide.ts'
import type { AddressCandidate } from '../candidates/address-candidate.ts'
import type { AmountCandidate } from '../candidates/amount-candidate.ts'
import { positionOf } from '../candidates/below-name.ts'
import type { DateCandidate } from '../candidates/dates.ts'
import type { CandidateSets, FieldSet } from '../candidates/field-set.ts'
import type { IbanCandidate } from '../candidates/ibans.ts'
import type { NameCandidate } from '../candidates/name-candidate.ts'
import { isOneName } from '../candidates/one-name.ts'
import type { Candidate } from '../candidates/place.ts'
import { isBehind, stepUnder } from '../candidates/tax-number-position.ts'
import type { TaxNumber } from '../candidates/tax-numbers.ts'
import {
  type SumBonuses,
  sumAgreement,
  sumEvidence,
  sumState,
  withDerived,
} from '../totals/sums.ts'

/** An invoice as all that looks at it is shown it. */
export const preparedInvoice = (document: DocumentText): DocumentText =>
  withSpacedLetters(inMirror(document))

/** The fields of an invoice that are found among candidates, and which are decided together. */
export const INVOICE: FieldSet = {
  name: 'invoice',
  prepared: preparedInvoice,
  fields: {
    invoice_number: 'identifiers',
    purchase_order: 'identifiers',
    customer_id: 'identifiers',
    vendor: 'names',
    vendor_address: 'addresses',
    customer: 'names',
    customer_address: 'addresses',
    vendor_tax_id: 'tax_numbers',
    customer_tax_id: 'tax_numbers',
    vendor_iban: 'ibans',
    invoice_date: 'dates',
    due_date: 'dates',
    payment_terms: 'terms',
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
      fields: ['vendor_address', 'customer_address'],
      given: ['vendor', 'customer'],
      agreement: (sets, document, bonuses, given) => addressesAgree(sets, document, bonuses, given),
    },
    {
      fields: ['vendor_tax_id', 'customer_tax_id'],
      given: ['vendor', 'customer'],
      agreement: (sets, _document, bonuses, given) => taxNumbersAgree(sets, bonuses, given),
    },
    {
      fields: ['vendor_iban'],
      contradicts: (chosen, sets) => !checksOf(chosen.vendor_iban, sets),
      agreement: () => () => 0,
    },
    {
      fields: ['invoice_date', 'due_date'],
      agreement: (sets, _document, bonuses) => daysAgree(sets, bonuses),
    },
  ],
}

/** Whether the check digits of an IBAN fit; of none nothing is wrong. */
const checksOf = (option: Option | undefined, sets: CandidateSets): boolean =>
  option?.value == null ||
  ((sets.ibans?.candidates ?? []) as IbanCandidate[])[option.candidates[0]!]!.reading.checks

const PARTIES = ['vendor', 'customer'] as const

/** An address stands under the name of its party, not under that of the other one. */
function addressesAgree(
  sets: CandidateSets,
  document: DocumentText,
  bonuses: Readonly<Record<string, number>>,
  given: Readonly<Record<string, Decided>>,
): Agreement {
  const addresses = (sets.addresses?.candidates ?? []) as AddressCandidate[]
  const names = (sets.names?.candidates ?? []) as NameCandidate[]
  const worth = new Map<string, number>()
  const begun = Object.fromEntries(PARTIES.map((party) => [party, beginningOf(given[party])]))
  const worthOf = (index: number, party: (typeof PARTIES)[number]): number => {
    const key = `${party} ${index}`
    let own = worth.get(key)
    if (own === undefined) {
      const other = party === 'vendor' ? 'customer' : 'vendor'
      const position = positionOf(addresses[index]!, given[party], names, document)
      own =
        (position === 'under' ? bonuses.underName! : 0) +
        (position === 'near' ? bonuses.nearName! : 0) +
        (positionOf(addresses[index]!, given[other], names, document) === 'under'
          ? bonuses.underOther!
          : 0) +
        (holdsName(addresses[index]!, begun[party]!) ? bonuses.nameInside! : 0)
      worth.set(key, own)
    }
    return own
  }
  return (chosen) => {
    let sum = 0
    const used = PARTIES.flatMap((party) => {
      const option = chosen[`${party}_address`]
      if (option?.value == null) return []
      const [first] = option.candidates
      sum += worthOf(first!, party)
      return [addresses[first!]!]
    })
    const [one, other] = used
    if (one && other && one.words.some((word) => other.words.includes(word)))
      sum += bonuses.sameAddress!
    return sum
  }
}

/** Letters of a name, at least, that are in no address by chance. */
const LEAST_NAME = 5

/** What an address begins with that holds its party's name, which may have a legal form elsewhere; null where none tells. */
function beginningOf(name: Decided | undefined): string | null {
  if (name?.option.value == null) return null
  const words = name.option.value.split(' ').filter((word) => !isForm(word))
  const text = foldedPhrase(words.join(' '))
  return text.length >= LEAST_NAME ? text : null
}

const holdsName = ({ value }: AddressCandidate, begun: string | null): boolean =>
  begun !== null && foldedPhrase(value).startsWith(begun)

/** A tax number stands under the name of its party, not under or behind that of the other one. */
function taxNumbersAgree(
  sets: CandidateSets,
  bonuses: Readonly<Record<string, number>>,
  given: Readonly<Record<string, Decided>>,
): Agreement {
  const numbers = (sets.tax_numbers?.candidates ?? []) as TaxNumber[]
  const names = sets.names?.candidates ?? []
  const [sender, receiver] = PARTIES.map((party) =>
    given[party]?.option.value == null ? [] : given[party].option.candidates.map((i) => names[i]!),
  )
  const worth = (own: TaxNumber, mine: readonly Candidate[], others: readonly Candidate[]) => {
    const [step, other] = [mine, others].map((all) =>
      Math.min(...all.map((name) => stepUnder(own, name))),
    )
    return (
      // A register's number is printed under its firm, too.
      (step! < other! && own.way !== 'registration' ? bonuses.taxUnderName! : 0) +
      (other! < step! ? bonuses.taxUnderOther! : 0) +
      (others.some((name) => isBehind(own, name)) ? bonuses.taxBehindOther! : 0)
    )
  }
  const senders = numbers.map((own) => worth(own, sender!, receiver!))
  const receivers = numbers.map((own) => worth(own, receiver!, sender!))
  const most = (worths: readonly number[], option: Option | undefined) =>
    option?.value == null ? 0 : Math.max(...option.candidates.map((i) => worths[i]!))
  return ({ vendor_tax_id: one, customer_tax_id: other }) =>
    most(senders, one) +
    most(receivers, other) +
    (one?.value != null && one.value === other?.value ? bonuses.sameTaxNumber! : 0)
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
