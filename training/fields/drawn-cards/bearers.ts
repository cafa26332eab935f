import type { Country } from '../../kit/locale/country.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { type Person, personOf, plainLetters } from '../../kit/locale/person.ts'
import type { Random } from '../../kit/random.ts'
import { unknown } from './jobs.ts'

/** Whose card it is. */
export interface Bearer extends Person {
  /** As printed, without titles. */
  readonly name: string
  /** With them. */
  readonly printed: string
  readonly local: string
}

const PARTICLES: Readonly<Partial<Record<LanguageCode, string>>> = {
  nl: 'van der|de|van den|ter|van',
  de: 'von|zu',
  fr: 'de|du|de la',
  it: 'Di|De|Della|D’',
  es: 'de la|del',
  pt: 'da|dos|de',
  en: 'O’|Mac|Ó|Ní',
}
const FRONT: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'Dr.|Dipl.-Ing.|Prof. Dr.|Mag.|Dr. med.',
  it: 'Geom.|Dott.|Dott.ssa|Ing.|Avv.',
  pt: 'Dr.|Dra.|Eng.',
  es: 'Dr.|Dra.|D.ª',
  pl: 'mgr inż.|dr|lek. wet.',
  cs: 'Ing.|Mgr.|MUDr.',
  fr: 'Dr|Me',
  en: 'Dr|Mr|Prof.',
  nl: 'drs.|ir.|mr.',
  hu: 'Dr.',
  ro: 'Ing.|Dr.',
}
const BEHIND = 'MBA|PhD|CPA|M.Sc.|FRICS|LL.M.|RN|MRCVS|DDS|CFA|Esq.|BSc (Hons)|P.Eng.'
const WESTERN = 'Grace|Kelvin|Jasmine|Adrian|Vivian|Desmond|Cheryl|Raymond'

export function bearerOf(country: Country, language: LanguageCode, random: Random): Bearer {
  const person = personOf(country, random.at('person'), language)
  let { first, last } = person
  // Names that no list has: a third of all people have them.
  if (random.at('unknown').chance(0.35)) first = unknown(first, random.at('first'))
  if (random.at('unknown-last').chance(0.35)) last = unknown(last, random.at('last'))
  const { last: second } = personOf(country, random.at('second'), language)
  const { first: middle } = personOf(country, random.at('middle'), language)
  if (random.at('double').chance(['es', 'pt'].includes(language) ? 0.6 : 0.05))
    last = `${last} ${second}`
  else if (random.at('hyphen').chance(0.06)) last = `${last}-${second}`
  const particle = random.at('particle').pick((PARTICLES[language] ?? 'de').split('|'))
  if (random.at('particled').chance(language === 'nl' ? 0.35 : 0.07))
    last = particle.endsWith('’') ? particle + last : `${particle} ${last}`
  if (random.at('middled').chance(0.1))
    first += random.at('initial').chance(0.6) ? ` ${middle[0]}.` : ` ${middle}`
  const turned = language === 'hu' || random.at('turned').chance(0.04)
  let name = turned ? `${last} ${first}` : `${first} ${last}`
  if (['SG', 'MY'].includes(country.code) && random.at('western').chance(0.3))
    name = `${last.toUpperCase()} ${first.toUpperCase()}, ${random.at('west').pick(WESTERN.split('|')).toUpperCase()}`
  if (random.at('upper').chance(0.16)) name = name.toLocaleUpperCase(language)
  else if (random.at('capital-last').chance(0.05))
    name = `${first} ${last.toLocaleUpperCase(language)}`
  else if (random.at('lower').chance(0.02)) name = name.toLocaleLowerCase(language)
  const front = random.at('front').chance(0.13)
    ? `${random.at('title').pick((FRONT[language] ?? 'Dr.').split('|'))} `
    : ''
  const behind = random.at('behind').chance(0.06)
    ? `, ${random.at('degree').pick(BEHIND.split('|'))}`
    : ''
  const [f, l] = [plainLetters(first.split(' ')[0]!), plainLetters(last)]
  const local = random
    .at('local')
    .pick([
      `${f}.${l}`,
      `${f[0]}.${l}`,
      f,
      l,
      `${f[0]}${l}`,
      `${f}_${l}`,
      `${f}${l}`,
      `${f}.${l[0]}`,
      `${l}.${f}`,
      'info',
      'contact',
      'hello',
      'studio',
    ])
  return { first, last, name, printed: front + name + behind, local }
}
