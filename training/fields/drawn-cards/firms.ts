import { coinedWord, companyIn } from '../../kit/locale/company.ts'
import type { Country } from '../../kit/locale/country.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { type Person, personOf, plainLetters } from '../../kit/locale/person.ts'
import type { Random } from '../../kit/random.ts'
import { servicesOf } from '../../papers/card/services.ts'
import { unknown } from './jobs.ts'

/** A firm as its card shows it. */
export interface Firm {
  /** Its name in the lines that it is set in. */
  readonly lines: readonly string[]
  /** What it is called: the whole first, then what its card says as well. */
  readonly names: readonly string[]
  /** How large the type of each line is beside the largest; as large where it is not said. */
  readonly sizes?: readonly number[]
  readonly domain: string
}

const ENDINGS =
  'com|com|net|org|eu|de|fr|it|es|nl|co.uk|ie|at|ch|se|dk|no|fi|pl|pt|com.br|io|example|example|example|sg|in|co.za|com.au|ca|hu|ro|com.tr|studio'
const SHOPS: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'The {x} Press|{x} Joinery|{x} & Daughters|{x} Farm|House of {x}|{x} Veterinary Practice|{x} Dental|{x} Law|{x} Partners|Old {x} Bakery|{x} Health|{x} Museum of Craft|University of {x}|{x} Valley Water Board|Office of {x} Parks|The {x} Infirmary|{x} District Council|Hotel {x} on the Quay',
  de: 'Praxis {x}|Kanzlei {x}|Hofgut {x}|Schreinerei {x}|Stadtwerke {x}|{x} Optik|Haus {x}|Baumschule {x}|{x} & Söhne|Apotheke {x}|Amt für {x}|Hochschule {x}|Gemeinde {x}|Klinikum {x}|Landesanstalt {x}|{x} Versicherungen|Hotel Haus am {x}',
  fr: 'MAISON {X}|Cabinet {x}|Domaine de {x}|Les Ateliers {x}|Pharmacie {x}|Étude {x}|{x} Frères|Librairie {x}|Le Comptoir {x}|Office régional de {x}|Commune de {x}|Université de {x}|Brasserie du {x}|Institut de {x}|Hôtel de la {x}|{x} Assurances',
  it: 'Studio legale {x}|Cantine {x}|Vivai {x} soc. agr.|Bottega {x}|Farmacia {x}|Agriturismo {x}|Fratelli {x}|Pasticceria {x}|Comune di {x}|Università di {x}|Azienda sanitaria {x}|Tenuta Colle di {x}|Albergo della {x}',
  es: 'BUFETE {X}|Clínica {x}|Viveros {x}|Despacho {x}|Hotel {x}|Taller {x}|Librería {x}|Bodega {x}|Asesoría {x}|Ayuntamiento de {x}|Universidad de {x}|Hotel Palacio de {x}|Consorcio de {x}|Casa de la {x}',
  pt: 'CLÍNICA {X}|Quinta do {x}|Padaria {x}|Escritório {x}|Atelier {x}|Farmácia {x}|Câmara Municipal de {x}|Universidade de {x}|Hospital de {x}|Hotel da {x}',
  nl: 'Hoveniersbedrijf {x}|Bakkerij {x}|Praktijk {x}|Notariskantoor {x}|Atelier De {x}|Kwekerij {x}|Gemeente {x}|Hogeschool {x}|Bureau voor {x}|Waterschap {x}|De {x} Molen',
  pl: 'Gabinet {x}|Pracownia {x}|Piekarnia {x}|Kancelaria {x}|Ogrody {x}|SKLEP {X}|Uniwersytet {x}|Urząd Miasta {x}|Szpital {x}|Koleje {x}|Gabinet Dentystyczny „{x}”',
  sv: '{x} Bygg AB|{x}s Trädgård|Kliniken {x}|{x} Snickeri|{x} kommun|Region {x}|Högskolan i {x}',
  cs: 'Pekařství {x}|Ordinace {x}|Město {x}|Záložna {x}|Ateliér {x}|Penzion {x}',
  da: '{x} Kommune|Klinik {x}|{x} Tømrer|Bageriet {x}|Museet for {x}',
  nb: '{x} kommune|Klinikk {x}|{x} Bygg|Bakeriet {x}|Fylkesmuseet i {x}',
  fi: '{x}n kaupunki|Leipomo {x}|{x}n yliopisto|Hotelli {x}|Tilitoimisto {x}',
  hu: '{x} Pékség|{x} Önkormányzat|Hotel {x}|{x} Könyvtár|{x} Optika',
  ro: 'Cabinet {x}|Primăria {x}|Universitatea {x}|Brutăria {x}|Pensiunea {x}',
  tr: '{x} Belediyesi|{x} Üniversitesi|Otel {x}|{x} Eczanesi|{x} Mimarlık',
}

/** A firm of somebody: named after the bearer, after a place, in coined words, in several lines. */
export function firmOf(
  country: Country,
  language: LanguageCode,
  bearer: Person,
  random: Random,
): Firm {
  const kind = random.at('kind').weighted({
    register: 4,
    shop: 4,
    joined: 1.6,
    capitals: 1,
    partners: 1.6,
    coined: 2,
    described: 1.2,
    twice: 0.8,
    headed: 1.6,
  })
  const other = personOf(country, random.at('other'), language).last.split(' ').at(-1)!
  const own = random.at('own').chance(0.3) ? bearer.last.split(' ').at(-1)! : other
  const coined = unknown(coinedWord(random.at('coined')), random.at('vowels'))
  const x = random.at('x').chance(0.5) ? own : coined
  const name = {
    register: () => companyIn(country, random.at('register'), language).name,
    shop: () => shopIn(language, x, random),
    joined: () =>
      coined.toLowerCase() +
      random.pick(['health', 'labs', 'works', 'energy', '', 'foods', 'hub', 'data', 'bau', 'lab']),
    capitals: () => random.fill(random.pick(['@@@', '@@@@', '@@ & @'])),
    partners: () => `${own} & ${personOf(country, random.at('partner'), language).last}`,
    coined: () => `${coined} ${random.pick([...country.legalForms, ''])}`.trim(),
    described: () => (random.at('described').chance(0.6) ? coined : `${own} & ${other}`),
    twice: () => shopIn(language, x, random.at('once')),
    headed: () => shopIn(language, x, random.at('headed')),
  }[kind]()
  const upper = random.at('upper').chance(0.22)
  const lower = random.at('lower').chance(0.05)
  const shown = (text: string): string =>
    upper ? text.toLocaleUpperCase(language) : lower ? text.toLocaleLowerCase(language) : text
  const domain = `${hostOf(name, random.at('host'))}.${random.at('ending').pick(ENDINGS.split('|'))}`
  if (kind === 'described') {
    // What it does, and its legal form, in a line of their own.
    const form = random.at('form').pick(country.legalForms)
    const trade = `${servicesOf(language, random.at('trade'), [' & ', ' '])} ${form}`.trim()
    const lines = [shown(name), shown(trade)]
    const sizes = random.at('smaller').chance(0.4) ? [1, 0.75] : [1, 1]
    return { lines, names: [lines.join(' ')], sizes, domain }
  }
  if (kind === 'headed') return headedIn(language, name, domain, random.at('headed'))
  if (kind === 'twice') {
    // One house in two languages.
    const tongue = random.at('tongue').pick(['en', 'de', 'fr', 'it', 'nl', 'es'] as const)
    const lines = [shown(name), shown(shopIn(tongue, x, random.at('again')))]
    return { lines, names: lines, domain }
  }
  const lines = inLines(shown(name), random.at('lines'))
  return { lines, names: [lines.join(' ')], domain }
}

/** A shop, a practice, an office named after something. */
function shopIn(language: LanguageCode, x: string, random: Random): string {
  const shops = (SHOPS[language] ?? SHOPS.en!).split('|')
  return random.pick(shops).replace('{x}', x).replace('{X}', x.toLocaleUpperCase(language))
}

/**
 * What a house is in a line of its own, over or under what it is called, often in other type: `studio` over
 * `HOLLOWAY`. Its domain may be what it is called alone.
 */
function headedIn(language: LanguageCode, name: string, domain: string, random: Random): Firm {
  const words = name.split(' ')
  if (words.length < 2) return { lines: [name], names: [name], domain }
  const at = random.at('at').chance(0.7) ? 1 : words.length - 1
  const parts = [words.slice(0, at), words.slice(at)].map((own) => own.join(' '))
  const called = parts[0]!.length < parts[1]!.length ? 1 : 0
  const unlike = random.at('unlike').weighted({ alike: 2, small: 3, large: 2 })
  const lines = parts.map((text, i) => {
    if (unlike === 'alike') return text
    if (i !== called) return unlike === 'small' ? text.toLocaleLowerCase(language) : text
    return unlike === 'large' ? text.toLocaleUpperCase(language) : text
  })
  const size = random.at('size').pick([0.5, 0.65, 0.8, 1, 1])
  const ending = domain.slice(domain.indexOf('.'))
  return {
    lines,
    names: [lines.join(' ')],
    sizes: lines.map((_, i) => (i === called ? 1 : size)),
    domain: random.at('domain').chance(0.5)
      ? `${hostOf(parts[called]!, random.at('host'))}${ending}`
      : domain,
  }
}

function inLines(name: string, random: Random): string[] {
  const words = name.split(' ')
  if (words.length < 2 || !random.chance(words.length > 2 ? 0.35 : 0.2)) return [name]
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
