import type { DocumentText } from '../document-text.ts'
import { COUNTRIES } from './countries.ts'
import { COUNTRY_FEATURES, countryEvidence } from './country-evidence.ts'
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
  const paying = Map.groupBy(countries, ([country]) => COUNTRIES[country]?.currency)
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
    const evidence = (paying.get(currency) ?? []).map(([, numbers]) => numbers)
    const told = COUNTRY_FEATURES.map((_, at) => mostOf(evidence.map((numbers) => numbers[at]!)))
    return {
      currency,
      features: [
        ...own,
        unmarked ? 1 : 0,
        against ? 1 : 0,
        // A country says which currency a mark stands for, or is left out, not that it is another.
        ...told.map((one) => (unmarked ? 0 : one)),
        ...told.map((one) => (unmarked && !against ? one : 0)),
        unmarked && !against ? mostOf(evidence.map(agreement)) : 0,
      ],
    }
  })
}

const mostOf = (numbers: readonly number[]): number => Math.max(0, ...numbers)

const LANGUAGE = COUNTRY_FEATURES.indexOf('language')

/** How much a country is told by its language and by something else alike: what one of them says alone, many countries may have. */
const agreement = (numbers: readonly number[]): number =>
  Math.min(numbers[LANGUAGE]!, Math.max(...numbers.filter((_, i) => i !== LANGUAGE)))
