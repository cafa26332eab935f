import { type Day, printDay } from '../../kit/locale/dates.ts'
import {
  CURRENCY_SIGNS,
  type Figures,
  figuresLike,
  printMoney,
  printScaled,
} from '../../kit/locale/figures.ts'
import type { LabelRole } from '../../kit/locale/label.ts'
import { labelOf } from '../../kit/locale/labels.ts'
import { LANGUAGE_OF } from '../../kit/locale/languages.ts'
import type { Random } from '../../kit/random.ts'
import type { Bill } from './bill.ts'

/** How one paper prints dates, figures, money and labels. */
export interface Style {
  label(role: LabelRole): string
  day(day: Day): string
  /** In a column of amounts. */
  amount(cents: number): string
  /** In a sum. */
  money(cents: number): string
  price(tenThousandths: number): string
  quantity(thousandths: number): string
  rate(tenths: number): string
  taxName: string
  /** The sign or code, where the paper prints one at all. */
  sign: string
  /** Heads of amounts carry the currency. */
  signInHead: boolean
  colon: string
}

export const FONTS = [
  'Liberation Sans',
  'Liberation Serif',
  'Carlito',
  'Caladea',
  'Open Sans',
  'Roboto',
  'Lato',
  'DejaVu Sans',
  'DejaVu Serif',
  'TeX Gyre Heros',
  'TeX Gyre Pagella',
  'TeX Gyre Adventor',
  'TeX Gyre Bonum',
  'TeX Gyre Schola',
  'TeX Gyre Termes',
  'Courier Prime',
  'Liberation Mono',
  'EB Garamond',
  'Cantarell',
  'Arimo',
  'Tinos',
  'Nimbus Sans',
  'Nimbus Sans Narrow',
  'URW Gothic',
  'P052',
  'C059',
  'Gentium',
  'Linux Libertine O',
  'Linux Biolinum O',
  'Karla',
  'Quattrocento',
  'Liberation Sans Narrow',
  'Comfortaa',
  'Inconsolata',
  'Free Sans',
  'FreeSerif',
  'Cousine',
  'DejaVu Sans Condensed',
] as const

/** The style of a bill; each habit is drawn by itself. */
export function styleOf(bill: Bill, random: Random): Style {
  const { country, language, currency } = bill
  const figures = figuresOf(bill, random.at('figures'))
  const tongue = LANGUAGE_OF[language]
  const long = random.at('long').chance(language === country.languages[0] ? 0.28 : 0.6)
  const pattern = long
    ? random.at('date').pick(tongue.longDates)
    : random.at('date').pick(country.dates)
  const signs = CURRENCY_SIGNS[currency]!
  const sign = random.at('sign').pick(signs)
  const place = signPlace(sign, language, random.at('place'))
  const inRows = random.at('rows').chance(0.25)
  const inSums = inRows || random.at('sums').chance(0.75)
  const signInHead = !inSums || random.at('head').chance(0.15)
  const minus = random.at('minus').weighted({ front: 8, back: 0.7, true: 1, brackets: 0.5 })
  const upper = random.at('upper').chance(0.08)
  const decimals = figures.decimals
  const rateForm = random.at('rate').pick(['19%', '19 %', '19,00%', '19,0 %', '19%'])
  const print = (cents: number, withSign: boolean): string => {
    const bare = printMoney(Math.abs(cents), figures).replaceAll(' ', '\u00a0')
    const signed = withSign ? joined(bare, sign, place) : bare
    if (cents >= 0) return signed
    return { front: `-${signed}`, back: `${signed}-`, true: `−${signed}`, brackets: `(${signed})` }[
      minus
    ]
  }
  return {
    label: (role) => {
      const whole = labelOf(language, role, random.at('labels'))
      const own = random.at(`shortened/${role}`)
      const text = own.chance(SHORTENED) ? shortened(whole, own) : whole
      return upper ? text.toLocaleUpperCase(language) : text
    },
    day: (day) => printDay(day, pattern, tongue),
    amount: (cents) => print(cents, inRows),
    money: (cents) => print(cents, inSums),
    price: (value) => {
      const bare = printScaled(value, 4, figures, decimals).replaceAll(' ', '\u00a0')
      return inRows ? joined(bare, sign, place) : bare
    },
    quantity: (value) => {
      const fixed = random.at('quantity').chance(0.12) ? 2 : 0
      return printScaled(value, 3, figures, fixed).replaceAll(' ', '\u00a0')
    },
    rate: (tenths) => {
      const whole = tenths % 10 === 0
      const text = whole ? String(tenths / 10) : String(tenths / 10).replace('.', figures.decimal)
      if (rateForm.includes('00')) return `${whole ? text + figures.decimal + '00' : `${text}0`}%`
      if (rateForm.includes('0 ')) return `${whole ? text + figures.decimal + '0' : text} %`
      return rateForm.includes(' ') ? `${text} %` : `${text}%`
    },
    taxName: bill.sums.taxes[0]?.name === 'CGST' ? 'GST' : random.at('tax').pick(country.taxNames),
    sign: inSums || signInHead ? sign : '',
    signInHead,
    colon: random.at('colon').pick([':', ':', '', ' :', '.:']),
  }
}

/** Share of labels that are cut short in a way that no list has. */
const SHORTENED = 0.12

/** `Customer number` as `Cust. numb.`: long words lose their ends. */
const shortened = (label: string, random: Random): string =>
  label.replace(/\p{L}{7,}/gu, (word) => `${word.slice(0, random.int(3, 5))}.`)

function figuresOf({ country, language, currency }: Bill, random: Random): Figures {
  const samples =
    language === 'en' && country.languages[0] !== 'en' && random.chance(0.5)
      ? ['1,234.50']
      : country.figures
  const figures = figuresLike(random.pick(samples))
  return currency === 'HUF'
    ? { ...figures, decimals: 0 }
    : { ...figures, decimals: 2, decimal: figures.decimals ? figures.decimal : ',' }
}

type SignPlace = 'front' | 'front-space' | 'back'

function signPlace(sign: string, language: string, random: Random): SignPlace {
  if (/^[A-Z]{3}$/.test(sign)) return random.pick(['front-space', 'back'])
  if (/^[$£₹]|\$$/.test(sign) || sign === 'R' || sign === 'RM')
    return random.chance(0.85) ? 'front' : 'front-space'
  if (sign === ':-') return 'back'
  if (sign === '€' && ['en', 'nl'].includes(language)) return random.pick(['front', 'front-space'])
  if (sign.startsWith('Fr') || sign.startsWith('SFr') || sign.startsWith('kr'))
    return random.pick(['front-space', 'front-space', 'back'])
  return random.chance(0.85) ? 'back' : 'front-space'
}

function joined(bare: string, sign: string, place: SignPlace): string {
  if (sign === ':-') return `${bare}:-`
  if (place === 'front') return sign + bare
  return place === 'back' ? `${bare}\u00a0${sign}` : `${sign}\u00a0${bare}`
}
