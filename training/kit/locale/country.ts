import type { LanguageCode } from './language.ts'

/** What papers of a country have in common. Patterns are those of `Random.fill`. */
export interface Country {
  /** ISO 3166, two letters. */
  code: string
  /** Its name in its own language, and in English. */
  name: string
  english: string
  /** Languages of its papers, the most usual first. */
  languages: readonly LanguageCode[]
  /** ISO 4217. */
  currency: string
  /** How 1234.5 is printed, the most usual first: '1.234,50'. */
  figures: readonly string[]
  /** Patterns of dates (see dates.ts) beside those of the language; figures only. */
  dates: readonly string[]
  /** 'Town|pattern of the postal code|area code of telephones|region or state'. */
  towns: readonly string[]
  /** Lines of an address from {street} {no} {code} {town} {region}; a form is a list of lines. */
  addresses: readonly (readonly string[])[]
  /** Patterns of house numbers. */
  houses: readonly string[]
  /** Names of streets where the language's do not fit. */
  streets?: readonly string[]
  /** Calling code without +. */
  calling: string
  /** National forms with {a} for the area code; the international form is made of `local`. */
  phones: readonly string[]
  /** Mobile and free numbers as written at home, trunk prefix included. */
  mobiles: readonly string[]
  free: readonly string[]
  /** Digits dropped from the front of a national number behind the calling code. */
  trunk: string
  legalForms: readonly string[]
  taxNumbers: readonly TaxNumber[]
  /** Account part of the IBAN; none where the country has no IBAN. */
  iban?: string
  /** Domestic account data where there is no IBAN: 'label|pattern' each. */
  accounts?: readonly string[]
  /** Letters a SWIFT code begins with are made up; these are places in it. */
  banks: readonly string[]
  /** Value added or sales tax in per cent: the usual rate first, then the others. */
  rates: readonly number[]
  /** Names of the tax. */
  taxNames: readonly string[]
  /** Endings of domains. */
  domains: readonly string[]
  /** Names of people where the language's do not fit. */
  given?: readonly string[]
  surnames?: readonly string[]
}

/** A kind of number that authorities give to companies. */
export interface TaxNumber {
  /** `vat` stands on invoices as the tax identification, `company` beside it. */
  kind: 'vat' | 'tax' | 'company'
  labels: readonly string[]
  /** Patterns; all must pass the check that `check` names. */
  patterns: readonly string[]
  /** Country and name of the validator in stdnum. */
  check?: readonly [string, string]
  /** A person without a company may have it as well. */
  person?: boolean
}
