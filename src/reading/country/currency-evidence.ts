import type { DocumentText } from '../document-text.ts'
import { COUNTRIES } from './countries.ts'
import { COUNTRY_FEATURES, type CountryEvidence, countryEvidence } from './country-evidence.ts'
import { currencyMarks, type Meaning } from './marks.ts'

/** What may tell a currency, besides its countries. */
const OWN = [
  'code',
  'sign',
  'usualSign',
  'alike',
  'namedCode',
  'namedSign',
  'anyCode',
  'onlyCountry',
  'othersMarked',
] as const

/** What speaks for the countries of a marked currency, and of one that no mark names. */
export const CURRENCY_FEATURES: readonly string[] = [
  ...OWN,
  ...COUNTRY_FEATURES.map((name) => `marked:${name}`),
  ...COUNTRY_FEATURES.map((name) => `bare:${name}`),
  'bare:agrees',
]

/** A currency that a document may be in, with its numbers. */
export interface CurrencyOption {
  readonly currency: string
  readonly features: readonly number[]
}

/** Every currency that anything speaks for; each feature is 0 to 1.5. */
export function currencyOptions(document: DocumentText): CurrencyOption[] {
  const { besideSums, named } = currencyMarks(document)
  const countries = countryEvidence(document)
  const options = new Set<string>()
  for (const meanings of [...besideSums, ...named])
    for (const { currency } of meanings) options.add(currency)
  for (const country of countries.keys()) {
    const own = COUNTRIES[country]?.currency
    if (own) options.add(own)
  }
  const isSure = (list: readonly Meaning[]) => list.some(({ kind }) => kind !== 'alike')
  const sure = besideSums.filter(isSure)
  // Labels and heads name a currency for sums that stand bare.
  const marks = sure.length > 0 ? sure : named.length > 0 ? named : besideSums
  const share = (list: readonly (readonly Meaning[])[], is: (own: Meaning) => boolean) =>
    list.length === 0 ? 0 : list.filter((own) => own.some(is)).length / list.length
  return [...options].sort().map((currency): CurrencyOption => {
    const isIt = (own: Meaning) => own.currency === currency
    const of = (kind: Meaning['kind']) => (own: Meaning) =>
      own.currency === currency && own.kind === kind
    // A code elsewhere may be that of other sums, or a word; what stands beside these says which.
    const possible = sure.length === 0 || sure.some((list) => list.some(isIt))
    const own = [
      share(marks, of('code')),
      share(marks, of('sign')),
      share(marks, (one) => of('sign')(one) && one.usual),
      share(besideSums, of('alike')),
      possible ? share(named, of('code')) : 0,
      possible ? share(named, of('sign')) : 0,
      possible && [...sure, ...named].some((list) => list.some(of('code'))) ? 1 : 0,
    ]
    const unmarked = own.every((one) => one === 0)
    const against = unmarked && marks.some(isSure)
    const told = ofCountries(currency, countries)
    return {
      currency,
      features: [
        ...own,
        unmarked ? 1 : 0,
        against ? 1 : 0,
        // A country says which currency a mark stands for, or is left out, not that it is another.
        ...told.map((one) => (unmarked ? 0 : one)),
        ...told.map((one) => (unmarked && !against ? one : 0)),
        unmarked && !against ? agreement(currency, countries) : 0,
      ],
    }
  })
}

/** The most that each kind of evidence tells of a country that pays with a currency. */
function ofCountries(currency: string, evidence: CountryEvidence): number[] {
  const own = [...evidence].filter(([country]) => COUNTRIES[country]?.currency === currency)
  return COUNTRY_FEATURES.map((_, at) => Math.max(0, ...own.map(([, numbers]) => numbers[at]!)))
}

const LANGUAGE = COUNTRY_FEATURES.indexOf('language')

/** How much a country is told by its language and by something else alike: what one of them says alone, many countries may have. */
const agreement = (currency: string, evidence: CountryEvidence): number =>
  Math.max(
    0,
    ...[...evidence].map(([country, numbers]) =>
      COUNTRIES[country]?.currency === currency
        ? Math.min(numbers[LANGUAGE]!, Math.max(...numbers.filter((_, i) => i !== LANGUAGE)))
        : 0,
    ),
  )
