import type { Random } from '../random.ts'
import { COUNTRIES } from './countries.ts'
import type { Country } from './country.ts'
import type { LanguageCode } from './language.ts'
import { LANGUAGE_OF } from './languages.ts'

/** A postal address, invented, in a real town. */
export interface Place {
  country: Country
  street: string
  code: string
  town: string
  region: string
  /** Area code of telephones. */
  area: string
  /** As printed, without the name above and the country below. */
  lines: readonly string[]
}

/** An address of a country; papers in another language keep the country's own streets. */
export function placeIn(country: Country, random: Random): Place {
  const [town, codePattern, area, region] = random.pick(country.towns).split('|') as [
    string,
    string,
    string,
    string,
  ]
  const code = random.fill(codePattern)
  const street = random.pick(streetsOf(country, area))
  const no = random.fill(random.pick(country.houses))
  const form = random.pick(country.addresses)
  const unit = `#0${random.int(1, 9)}-${random.int(10, 68)}`
  const values = { unit, street, no, code, town, region, TOWN: town.toLocaleUpperCase('en') }
  const lines = form.map((line) =>
    line.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name]).trim(),
  )
  const first = form.findIndex((line) => line.includes('{street}'))
  return {
    country,
    street: lines[first]!,
    code,
    town,
    region,
    area: random.fill(area),
    lines: lines
      .map((line) => line.replace(/ \(\)|, *$|^, */g, '').trim())
      .filter((line) => line !== ''),
  }
}

/** French-speaking towns have French streets, and so on. */
const TONGUES: Readonly<Record<string, LanguageCode>> = {
  'CH/21': 'fr',
  'CH/22': 'fr',
  'CH/26': 'fr',
  'CH/91': 'it',
  'BE/2': 'fr',
  'BE/81': 'fr',
  'BE/4': 'fr',
  'CA/514': 'fr',
}

/** The language that is spoken at a place. */
export function tongueOf(country: Country, area: string): LanguageCode {
  return TONGUES[`${country.code}/${area}`] ?? country.languages[0]!
}

function streetsOf(country: Country, area: string): readonly string[] {
  return country.streets ?? LANGUAGE_OF[tongueOf(country, area)].streets
}

/** Any country, the larger markets more often. */
export function anyCountry(random: Random): Country {
  const often = ['DE', 'US', 'GB', 'FR', 'IT', 'ES', 'NL', 'CH', 'AT', 'CA', 'PL']
  return random.chance(0.35)
    ? COUNTRIES[random.pick(often)]!
    : random.pick(Object.values(COUNTRIES))
}
