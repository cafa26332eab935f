import { coinedWord, companyIn } from '../../kit/locale/company.ts'
import type { Country } from '../../kit/locale/country.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { type Person, personOf, plainLetters } from '../../kit/locale/person.ts'
import type { Random } from '../../kit/random.ts'
import { unknown } from './jobs.ts'

/** A firm as its card shows it. */
export interface Firm {
  /** Its name in the lines that it is set in. */
  readonly lines: readonly string[]
  readonly domain: string
}

const ENDINGS =
  'com|com|net|org|eu|de|fr|it|es|nl|co.uk|ie|at|ch|se|dk|no|fi|pl|pt|com.br|io|example|example|example|sg|in|co.za|com.au|ca|hu|ro|com.tr|studio'
const SHOPS: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'The {x} Press|{x} Joinery|{x} & Daughters|{x} Farm|House of {x}|{x} Veterinary Practice|{x} Dental|{x} Law|{x} Partners|Old {x} Bakery|{x} Health|{x} Museum of Craft',
  de: 'Praxis {x}|Kanzlei {x}|Hofgut {x}|Schreinerei {x}|Stadtwerke {x}|{x} Optik|Haus {x}|Baumschule {x}|{x} & Söhne|Apotheke {x}',
  fr: 'MAISON {X}|Cabinet {x}|Domaine de {x}|Les Ateliers {x}|Pharmacie {x}|Étude {x}|{x} Frères|Librairie {x}|Le Comptoir {x}',
  it: 'Studio legale {x}|Cantine {x}|Vivai {x} soc. agr.|Bottega {x}|Farmacia {x}|Agriturismo {x}|Fratelli {x}|Pasticceria {x}',
  es: 'BUFETE {X}|Clínica {x}|Viveros {x}|Despacho {x}|Hotel {x}|Taller {x}|Librería {x}|Bodega {x}|Asesoría {x}',
  pt: 'CLÍNICA {X}|Quinta do {x}|Padaria {x}|Escritório {x}|Atelier {x}|Farmácia {x}',
  nl: 'Hoveniersbedrijf {x}|Bakkerij {x}|Praktijk {x}|Notariskantoor {x}|Atelier De {x}|Kwekerij {x}',
  pl: 'Gabinet {x}|Pracownia {x}|Piekarnia {x}|Kancelaria {x}|Ogrody {x}|SKLEP {X}',
  sv: '{x} Bygg AB|{x}s Trädgård|Kliniken {x}|{x} Snickeri',
}

/** A firm of somebody: named after the bearer, after a place, in coined words, in several lines. */
export function firmOf(
  country: Country,
  language: LanguageCode,
  bearer: Person,
  random: Random,
): Firm {
  const kind = random
    .at('kind')
    .weighted({ register: 4, shop: 4, joined: 1.6, capitals: 1, partners: 1.6, coined: 2 })
  const other = personOf(country, random.at('other'), language).last.split(' ').at(-1)!
  const own = random.at('own').chance(0.3) ? bearer.last.split(' ').at(-1)! : other
  const coined = unknown(coinedWord(random.at('coined')), random.at('vowels'))
  const x = random.at('x').chance(0.5) ? own : coined
  const name = {
    register: () => companyIn(country, random.at('register'), language).name,
    shop: () => {
      const shops = (SHOPS[language] ?? SHOPS.en!).split('|')
      return random.pick(shops).replace('{x}', x).replace('{X}', x.toLocaleUpperCase(language))
    },
    joined: () =>
      coined.toLowerCase() +
      random.pick(['health', 'labs', 'works', 'energy', '', 'foods', 'hub', 'data', 'bau', 'lab']),
    capitals: () => random.fill(random.pick(['@@@', '@@@@', '@@ & @'])),
    partners: () => `${own} & ${personOf(country, random.at('partner'), language).last}`,
    coined: () => `${coined} ${random.pick([...country.legalForms, ''])}`.trim(),
  }[kind]()
  const shown = random.at('upper').chance(0.22)
    ? name.toLocaleUpperCase(language)
    : random.at('lower').chance(0.05)
      ? name.toLocaleLowerCase(language)
      : name
  return {
    lines: inLines(shown, random.at('lines')),
    domain: `${hostOf(name, random.at('host'))}.${random.at('ending').pick(ENDINGS.split('|'))}`,
  }
}

function inLines(name: string, random: Random): string[] {
  const words = name.split(' ')
  if (words.length < 2 || !random.chance(words.length > 2 ? 0.3 : 0.1)) return [name]
  const at = random.int(1, words.length - 1)
  const lines = [words.slice(0, at), words.slice(at)]
  if (lines[1]!.length > 1 && random.chance(0.25))
    lines.splice(1, 1, lines[1]!.slice(0, 1), lines[1]!.slice(1))
  return lines.map((own) => own.join(' '))
}

/** All words of a name, some of them, or their beginnings. */
export function hostOf(name: string, random: Random): string {
  const words = name
    .split(/[\s&.]+/)
    .map(plainLetters)
    .filter((word) => word !== '')
  const kind = random.weighted({ all: 5, dashes: 2, first: 2.5, last: 1, short: 1.6, other: 0.7 })
  const host = {
    all: () => words.slice(0, 3).join(''),
    dashes: () => words.slice(0, 2).join('-'),
    first: () => words[0]!,
    last: () => words.at(-1)!,
    short: () =>
      words
        .map((word, i) => (i === words.length - 1 ? word : word.slice(0, random.int(1, 4))))
        .join(''),
    other: () => plainLetters(coinedWord(random)),
  }[kind]()
  return host.length > 2 ? host : `${host}${plainLetters(coinedWord(random))}`
}
