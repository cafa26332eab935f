import { foldedPhrase } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { isForm } from '../../reading/company-names.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { inMirror } from '../../reading/leftwards.ts'
import { withSpacedLetters } from '../../reading/spaced-letters.ts'
import type { Agreement, Decided, Option } from '../../scoring/decide.ts'
import type { AddressCandidate } from '../candidates/address-candidate.ts'
import type { AmountCandidate } from '../candidates/amount-candidate.ts'
import { type Position, positionOf } from '../candidates/below-name.ts'
import type { DateCandidate } from '../candidates/dates.ts'
import type { CandidateSets, FieldSet } from '../candidates/field-set.ts'
import type { IbanCandidate } from '../candidates/ibans.ts'
import type { NameCandidate } from '../candidates/name-candidate.ts'
import { holdOneAnother } from '../candidates/one-name.ts'
import type { Candidate } from '../candidates/place.ts'
import { isBehind, stepUnder } from '../candidates/tax-number-position.ts'
import { isApart, type TaxNumber } from '../candidates/tax-numbers.ts'
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
    shipping_address: 'addresses',
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
      fields: ['vendor', 'customer', 'vendor_address', 'customer_address'],
      agreement: (sets, document, bonuses) => partiesAgree(sets, document, bonuses),
    },
    {
      fields: ['shipping_address'],
      given: ['vendor_address', 'customer_address'],
      agreement: (sets, _document, bonuses, given) => placesAgree(sets, bonuses, given),
    },
    {
      fields: ['vendor_tax_id', 'customer_tax_id'],
      given: ['vendor', 'customer', 'vendor_address', 'customer_address'],
      agreement: (sets, document, bonuses, given) =>
        taxNumbersAgree(sets, document, bonuses, given),
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

/**
 * Sender and receiver are two, and an address stands under the name of its party, not under that of the other one.
 * Decided at once: an address that is sure tells that the line over it is a name.
 */
function partiesAgree(
  sets: CandidateSets,
  document: DocumentText,
  bonuses: Readonly<Record<string, number>>,
): Agreement {
  const addresses = (sets.addresses?.candidates ?? []) as AddressCandidate[]
  const names = (sets.names?.candidates ?? []) as NameCandidate[]
  const known = new Map<Option, (index: number) => Standing>()
  const standing = (index: number, name: Option): Standing => {
    let of = known.get(name)
    if (!of) {
      of = standingsTo(name, addresses, names, document)
      known.set(name, of)
    }
    return of(index)
  }
  const worthOf = (index: number, own: Option, other: Option): number => {
    const { position, holds } = standing(index, own)
    return (
      (own.value === null ? bonuses.nameless! : 0) +
      (position === 'under' ? bonuses.underName! : 0) +
      (position === 'near' ? bonuses.nearName! : 0) +
      (standing(index, other).position === 'under' ? bonuses.underOther! : 0) +
      (holds ? bonuses.nameInside! : 0)
    )
  }
  return ({ vendor, customer, vendor_address, customer_address }) => {
    let sum =
      (areOneName(vendor!, customer!) ? bonuses.sameParty! : 0) +
      (vendor!.value === null && customer!.value !== null ? bonuses.noSender! : 0)
    const [one, other] = [vendor_address!.candidates[0], customer_address!.candidates[0]]
    if (one !== undefined) sum += worthOf(one, vendor!, customer!)
    if (other !== undefined) sum += worthOf(other, customer!, vendor!)
    if (one !== undefined && other !== undefined && shareWords(addresses[one]!, addresses[other]!))
      sum += bonuses.sameAddress!
    return sum
  }
}

/** Options are part of many assignments. */
const foldedName = once(({ value }: Option): string => foldedPhrase(value!))
const areOneName = (one: Option, other: Option): boolean =>
  one.value !== null && other.value !== null && holdOneAnother(foldedName(one), foldedName(other))

const shareWords = (one: Candidate, other: Candidate): boolean =>
  one.words.some((word) => other.words.includes(word))

/** How an address stands to a name that a party may have, and whether it begins with it. */
interface Standing {
  readonly position: Position
  readonly holds: boolean
}

/** How addresses stand to one name, by their places among all. */
function standingsTo(
  name: Option,
  addresses: readonly AddressCandidate[],
  names: readonly NameCandidate[],
  document: DocumentText,
): (index: number) => Standing {
  const own = name.candidates.map((i) => names[i]!)
  const begun = beginningOf(name)
  const known: Standing[] = []
  return (index) => {
    const address = addresses[index]!
    known[index] ??= {
      position: positionOf(address, own, document),
      holds: holdsName(address, begun),
    }
    return known[index]
  }
}

/** Letters of a name, at least, that are in no address by chance. */
const LEAST_NAME = 5

/** What an address begins with that holds its party's name, which may have a legal form elsewhere; null where none tells. */
function beginningOf({ value }: Option): string | null {
  if (value === null) return null
  const words = value.split(' ').filter((word) => !isForm(word))
  const text = foldedPhrase(words.join(' '))
  return text.length >= LEAST_NAME ? text : null
}

/** In whole words: a street may begin as its firm's name does. */
function holdsName({ value }: AddressCandidate, begun: string | null): boolean {
  if (begun === null) return false
  let text = ''
  for (const word of value.split(' ')) {
    text += foldedPhrase(word)
    if (text.length >= begun.length || !begun.startsWith(text)) break
  }
  return text === begun
}

/** Where goods go is seldom printed as the address of one of the parties: it has lines of its own. */
function placesAgree(
  sets: CandidateSets,
  bonuses: Readonly<Record<string, number>>,
  given: Readonly<Record<string, Decided>>,
): Agreement {
  const addresses = (sets.addresses?.candidates ?? []) as AddressCandidate[]
  const [sender, receiver] = (['vendor_address', 'customer_address'] as const).map(
    (field) => addresses[given[field]?.option.candidates[0] ?? -1],
  )
  return ({ shipping_address }) => {
    const own = addresses[shipping_address?.candidates[0] ?? -1]
    if (!own) return 0
    return (
      (sender && shareWords(own, sender) ? bonuses.shippingOfSender! : 0) +
      (receiver && shareWords(own, receiver) ? bonuses.shippingOfReceiver! : 0)
    )
  }
}

/** A tax number stands under the name of its party, not under or behind that of the other one. */
function taxNumbersAgree(
  sets: CandidateSets,
  document: DocumentText,
  bonuses: Readonly<Record<string, number>>,
  given: Readonly<Record<string, Decided>>,
): Agreement {
  const numbers = (sets.tax_numbers?.candidates ?? []) as TaxNumber[]
  const names = sets.names?.candidates ?? []
  const [sender, receiver] = PARTIES.map((party) =>
    given[party]?.option.value == null ? [] : given[party].option.candidates.map((i) => names[i]!),
  )
  const addresses = sets.addresses?.candidates ?? []
  const [from, to] = PARTIES.map(
    (party) => addresses[given[`${party}_address`]?.option.candidates[0] ?? -1],
  )
  // A block may have no name that was read, or lines between it and the number; one that is apart begins another.
  const isReceivers = (own: TaxNumber): boolean =>
    to !== undefined &&
    own.way !== 'registration' &&
    !isApart(own, document) &&
    stepUnder(own, to) < (from ? stepUnder(own, from) : Number.POSITIVE_INFINITY)
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
  const receivers = numbers.map(
    (own) => worth(own, receiver!, sender!) + (isReceivers(own) ? bonuses.taxUnderReceiver! : 0),
  )
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
