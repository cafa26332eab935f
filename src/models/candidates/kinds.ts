import { ADDRESSES } from './addresses.ts'
import { AMOUNTS } from './amounts.ts'
import type { CandidateKind } from './candidate-set.ts'
import { CARD_NAMES } from './card-names.ts'
import { DATES } from './dates.ts'
import { IBANS } from './ibans.ts'
import { ORDER_NUMBERS } from './order-numbers.ts'
import { PARTY_NAMES } from './party-names.ts'
import type { Candidate } from './place.ts'
import { SHOP_NAMES } from './shop-names.ts'
import { STATEMENT_ADDRESSES, STATEMENT_IDENTIFIERS, STATEMENT_NAMES } from './statement-kinds.ts'
import { TAX_NUMBERS } from './tax-numbers.ts'
import { TERMS } from './terms.ts'
import { TILL_AMOUNTS } from './till-amounts.ts'
import { TILL_DATES } from './till-dates.ts'

/** Every kind of candidate by its name. */
export const KINDS = {
  amounts: AMOUNTS as CandidateKind<Candidate>,
  dates: DATES as CandidateKind<Candidate>,
  till_amounts: TILL_AMOUNTS as CandidateKind<Candidate>,
  till_dates: TILL_DATES as CandidateKind<Candidate>,
  tax_numbers: TAX_NUMBERS as CandidateKind<Candidate>,
  ibans: IBANS as CandidateKind<Candidate>,
  identifiers: ORDER_NUMBERS as CandidateKind<Candidate>,
  addresses: ADDRESSES as CandidateKind<Candidate>,
  names: PARTY_NAMES as CandidateKind<Candidate>,
  terms: TERMS as CandidateKind<Candidate>,
  shop_names: SHOP_NAMES as CandidateKind<Candidate>,
  card_names: CARD_NAMES as CandidateKind<Candidate>,
  statement_addresses: STATEMENT_ADDRESSES as CandidateKind<Candidate>,
  statement_names: STATEMENT_NAMES as CandidateKind<Candidate>,
  statement_identifiers: STATEMENT_IDENTIFIERS as CandidateKind<Candidate>,
} as const

export type KindName = keyof typeof KINDS
