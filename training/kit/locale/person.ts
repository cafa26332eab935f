import type { Random } from '../random.ts'
import type { Country } from './country.ts'
import type { LanguageCode } from './language.ts'
import { LANGUAGE_OF } from './languages.ts'

export interface Person {
  first: string
  last: string
}

/** An invented person of a country, named in one of its languages. */
export function personOf(country: Country, random: Random, language?: LanguageCode): Person {
  const tongue = LANGUAGE_OF[language ?? country.languages[0]!]
  const own = country.given !== undefined
  return {
    first: random.pick(own ? country.given! : tongue.given),
    last: random.pick(own ? country.surnames! : tongue.surnames),
  }
}

/** Letters that may stand in an address of the Internet. */
export function plainLetters(text: string): string {
  const spelled: Record<string, string> = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    ß: 'ss',
    ø: 'o',
    å: 'a',
    æ: 'ae',
    ł: 'l',
    ı: 'i',
    œ: 'oe',
  }
  return text
    .toLowerCase()
    .replace(/[äöüßøåæłıœ]/g, (letter) => spelled[letter]!)
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
}
