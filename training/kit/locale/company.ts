import type { Random } from '../random.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'
import type { Country } from './country.ts'
import type { LanguageCode } from './language.ts'
import { LANGUAGE_OF } from './languages.ts'
import { type Person, personOf, plainLetters } from './person.ts'
import { freephone, landline, mobile, type PhoneStyle, phoneStyle } from './phone.ts'
import { type Place, placeIn, tongueOf } from './place.ts'
import { type PrintedTaxNumber, taxNumbers } from './tax-number.ts'

/** An invented company, or a person in business. */
export interface Company {
  country: Country
  /** The full name with the legal form, as in a register. */
  name: string
  /** What its logo says; often the name without the legal form, or a word of its own. */
  brand: string
  legalForm: string
  owner: Person
  place: Place
  phones: { style: PhoneStyle; main: string; mobile: string; fax: string; free: string }
  email: string
  website: string
  account: BankAccount
  taxNumbers: readonly PrintedTaxNumber[]
}

const HEADS = [
  'Vel',
  'Nor',
  'Tri',
  'Alt',
  'Bex',
  'Cor',
  'Dal',
  'Ex',
  'Fen',
  'Gal',
  'Hel',
  'In',
  'Kal',
  'Lum',
  'Mar',
  'Nex',
  'Or',
  'Pra',
  'Quin',
  'Ran',
  'Sol',
  'Tel',
  'Ur',
  'Vin',
  'Wex',
  'Xan',
  'Zen',
  'Bri',
]
const MIDDLES = ['a', 'i', 'o', 'e', 'u', 'io', 'era', 'ori', 'ato', 'ume', 'adi', 'oni', 'eli']
const TAILS = [
  'dex',
  'ra',
  'lux',
  'nta',
  'vis',
  'tec',
  'mor',
  'nix',
  'gen',
  'via',
  'ton',
  'rix',
  'sol',
  'mat',
  'con',
  'ler',
  'plan',
  'net',
  'flor',
  'san',
  'bau',
  'form',
  'type',
  'line',
  'works',
  'hof',
]

/** A word that no language has. */
export function coinedWord(random: Random): string {
  return random.pick(HEADS) + random.pick(MIDDLES) + random.pick(TAILS)
}

/** A company of a country; the language is the one of its names, by default that of its town. */
export function companyIn(country: Country, random: Random, language?: LanguageCode): Company {
  const place = placeIn(country, random.at('place'))
  const tongue = language ?? tongueOf(country, place.area)
  const owner = personOf(country, random.at('owner'), tongue)
  const { name, brand, legalForm } = companyName(country, tongue, owner, random.at('name'))
  const domain = domainOf(brand, country, random.at('domain'))
  const calls = random.at('phones')
  const style = phoneStyle(calls)
  return {
    country,
    name,
    brand,
    legalForm,
    owner,
    place,
    phones: {
      style,
      main: landline(country, place.area, style, calls),
      mobile: mobile(country, place.area, style, calls),
      fax: landline(country, place.area, style, calls),
      free: freephone(country, calls),
    },
    email: emailAt(domain, owner, tongue, random.at('email')),
    website: random.at('website').pick(['www.', 'www.', '', 'https://', 'https://www.']) + domain,
    account: bankAccount(country, place.town, random.at('account')),
    taxNumbers: taxNumbers(country, legalForm === '', random.at('tax')),
  }
}

function companyName(
  country: Country,
  language: LanguageCode,
  owner: Person,
  random: Random,
): Pick<Company, 'name' | 'brand' | 'legalForm'> {
  const legalForm = random.pick(country.legalForms)
  const kind = random.weighted({ trade: 5, coined: 3, 'coined-trade': 2, two: 1, person: 0.8 })
  const trade = random.pick(LANGUAGE_OF[language].trades)
  const surname = owner.last.replace(/^(binti?) /, '')
  const word = coinedWord(random)
  if (kind === 'person') {
    const name = `${owner.first} ${owner.last}`
    return { name, brand: name, legalForm: '' }
  }
  const other = personOf(country, random.at('partner'), language).last
  const base = {
    trade: trade.replace('{x}', surname),
    coined: word,
    'coined-trade': trade.replace('{x}', word),
    two: `${surname} & ${other === surname ? word : other}`,
  }[kind]
  const brand = random.weighted({ base: 6, upper: 1, word: 1 })
  return {
    name: legalForm.startsWith(',') ? base + legalForm : `${base} ${legalForm}`,
    brand: { base, upper: base.toLocaleUpperCase('en'), word: kind === 'trade' ? word : base }[
      brand
    ],
    legalForm: legalForm.replace(/^, /, ''),
  }
}

function domainOf(brand: string, country: Country, random: Random): string {
  const words = brand
    .split(/[\s&.]+/)
    .map(plainLetters)
    .filter(Boolean)
  const joined = random.pick(['', '-', ''])
  return `${words.slice(0, 3).join(joined)}.${random.pick(country.domains)}`
}

const MAILBOXES: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: ['info', 'kontakt', 'rechnung', 'buchhaltung', 'office', 'service'],
  fr: ['contact', 'facturation', 'info', 'compta'],
  it: ['info', 'amministrazione', 'fatture'],
  es: ['info', 'facturas', 'administracion', 'contacto'],
  nl: ['info', 'administratie', 'facturen'],
  pl: ['biuro', 'kontakt', 'faktury'],
}

function emailAt(domain: string, owner: Person, language: LanguageCode, random: Random): string {
  const boxes = MAILBOXES[language] ?? ['info', 'office', 'billing', 'accounts', 'hello', 'post']
  const own = `${plainLetters(owner.first)[0]}.${plainLetters(owner.last)}`
  return `${random.chance(0.8) ? random.pick(boxes) : own}@${domain}`
}
