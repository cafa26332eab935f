import { type Company, coinedWord, companyIn } from '../../kit/locale/company.ts'
import type { Country } from '../../kit/locale/country.ts'
import type { Day } from '../../kit/locale/dates.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { anyCountry, tongueOf } from '../../kit/locale/place.ts'
import type { Random } from '../../kit/random.ts'
import { ITEMS } from '../invoice/items.ts'
import { wordsOf } from './words.ts'

export type SaleKind =
  | 'grocery'
  | 'restaurant'
  | 'fuel'
  | 'pharmacy'
  | 'hardware'
  | 'clothing'
  | 'bakery'
  | 'taxi'
  | 'parking'
  | 'card-slip'

export interface SaleItem {
  description: string
  code: string
  /** Thousandths. */
  quantity: number
  unit: string
  /** Cents; litres may have tenths. */
  price: number
  amount: number
  /** Which of the sale's rates. */
  rate: number
  /** Taken off below the item, in cents. */
  discount: number
}

/** What a receipt says. All amounts are cents. */
export interface Sale {
  kind: SaleKind
  country: Country
  language: LanguageCode
  shop: Company
  day: Day
  hour: number
  minute: number
  second: number
  items: readonly SaleItem[]
  subtotal: number
  /** Off the whole sale. */
  coupon: number
  service: number
  /** Prices contain the tax. */
  included: boolean
  taxes: readonly { name: string; rate: number; net: number; tax: number }[]
  tax: number
  net: number
  rounding: number
  tip: number
  total: number
  /** Cash given; 0 where a card paid. */
  given: number
}

const ROUNDED: Readonly<Record<string, number>> = {
  CHF: 5,
  SEK: 100,
  NOK: 100,
  CZK: 100,
  HUF: 500,
  AUD: 5,
  NZD: 10,
  MYR: 5,
  CAD: 5,
  DKK: 50,
}
const SCALE: Readonly<Record<string, number>> = {
  HUF: 400,
  CZK: 25,
  SEK: 11,
  NOK: 12,
  DKK: 7.5,
  INR: 80,
  TRY: 34,
  PLN: 4.3,
  RON: 5,
  ZAR: 19,
  MYR: 4.6,
}

/** An invented sale. */
export function saleOf(random: Random): Sale {
  const country = anyCountry(random.at('country'))
  const kind = random.at('kind').weighted({
    grocery: 6,
    restaurant: 5,
    fuel: 1.6,
    pharmacy: 1.2,
    hardware: 1.6,
    clothing: 1.3,
    bakery: 2,
    taxi: 0.9,
    parking: 0.8,
    'card-slip': 0.9,
  })
  const company = companyIn(country, random.at('shop'))
  const language = tongueOf(country, company.place.area)
  const shop = { ...company, ...shopName(kind, company, random.at('shop/name')) }
  const items = itemsOf(kind, country, language, random.at('items'))
  const own = random.at('sums')
  const step = country.currency === 'HUF' ? 100 : 1
  const round = (cents: number): number => Math.round(cents / step) * step
  const subtotal = items.reduce((sum, { amount, discount }) => sum + amount - discount, 0)
  const coupon =
    kind === 'grocery' || kind === 'clothing'
      ? own.at('coupon').chance(0.14)
        ? round(subtotal * own.at('coupon/of').pick([0.05, 0.1, 0.2]))
        : 0
      : 0
  const served = kind === 'restaurant'
  const service =
    served &&
    own
      .at('service')
      .chance(['GB', 'IN', 'SG', 'MY', 'TR', 'HU', 'IT'].includes(country.code) ? 0.4 : 0.04)
      ? round((subtotal * own.at('service/of').pick([10, 10, 12.5])) / 100)
      : 0
  const included =
    !['US', 'CA'].includes(country.code) &&
    !(['IN', 'SG', 'MY'].includes(country.code) && own.at('added').chance(0.6))
  const bases = new Map<number, number>()
  for (const { rate, amount, discount } of items)
    bases.set(rate, (bases.get(rate) ?? 0) + amount - discount)
  const first = items[0]!.rate
  bases.set(first, (bases.get(first) ?? 0) - coupon + service)
  const taxes = [...bases]
    .sort(([a], [b]) => b - a)
    .map(([rate, base]) => {
      const tax = included ? round((base * rate) / (1000 + rate)) : round((base * rate) / 1000)
      return { name: country.taxNames[0]!, rate, net: included ? base - tax : base, tax }
    })
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0)
  const net = taxes.reduce((sum, row) => sum + row.net, 0)
  const cash = kind !== 'card-slip' && own.at('cash').chance(0.45)
  const to = ROUNDED[country.currency]
  const bare = net + tax
  const rounded =
    to && (cash || country.currency === 'HUF') && own.at('round').chance(0.85)
      ? Math.round(bare / to) * to
      : bare
  const tip =
    served && own.at('tip').chance(country.code === 'US' || country.code === 'CA' ? 0.45 : 0.1)
      ? round(rounded * own.at('tip/of').pick([0.1, 0.15, 0.18, 0.2]))
      : 0
  const total = rounded + tip
  const notes = [500, 1000, 2000, 5000, 10000, 20000].map(
    (note) =>
      (note * (SCALE[country.currency] && SCALE[country.currency]! > 8 ? 100 : 1)) /
      (SCALE[country.currency] && SCALE[country.currency]! > 8 && SCALE[country.currency]! < 100
        ? 10
        : 1),
  )
  const enough = notes.filter((note) => note >= total)
  const given = !cash
    ? 0
    : own.at('exact').chance(0.2) || !enough.length
      ? total
      : own.at('note').pick(enough.slice(0, 2))
  return {
    kind,
    country,
    language,
    shop,
    day: {
      year: own.at('year').int(2017, 2027),
      month: own.at('month').int(1, 12),
      day: own.at('day').int(1, 28),
    },
    hour: own.at('hour').int(7, 22),
    minute: own.at('minute').int(0, 59),
    second: own.at('second').int(0, 59),
    items,
    subtotal,
    coupon,
    service,
    included,
    taxes,
    tax,
    net,
    rounding: rounded - bare,
    tip,
    total,
    given,
  }
}

const SIGNS: Readonly<Record<SaleKind, readonly string[]>> = {
  grocery: [
    '{w} Market',
    'Super {w}',
    '{w}',
    '{w} Food',
    'Mini Market {s}',
    '{w} Bio',
    '{s} Express',
  ],
  restaurant: [
    'Restaurant {s}',
    'Bistro {w}',
    'Café {s}',
    'Trattoria {s}',
    '{w} Grill',
    'Bar {w}',
    'Taverna {s}',
    'Brasserie {w}',
    '{s} Kitchen',
    'Sushi {w}',
  ],
  fuel: ['{w} Petrol', '{w} Oil', '{s} Energy', '{w}', 'Station {s}'],
  pharmacy: ['Apotheka {s}', '{w} Pharma', 'Pharma {s}', '{w}'],
  hardware: ['{w} DIY', '{s} Bau', '{w} Home & Garden', '{s} Tools', '{w}'],
  clothing: ['{w}', '{w} Fashion', '{s} Moda', 'Boutique {s}', '{w} Sport'],
  bakery: ['{s} Bakery', 'Café {w}', 'Panificio {s}', '{w} Coffee', '{s} & {w}'],
  taxi: ['Taxi {s}', '{w} Cab', 'City Taxi {w}'],
  parking: ['{w} Parking', 'Park {w}', 'Garage {s}'],
  'card-slip': ['{w}', '{s} & Co', 'Hotel {s}', 'Boutique {w}', '{w} Shop'],
}

/** A name over a shop's door; half of the small ones keep the name that any company might have. */
function shopName(kind: SaleKind, company: Company, random: Random): Partial<Company> {
  if (random.chance(0.15)) return {}
  const words = { w: coinedWord(random), s: company.owner.last }
  const brand = random.pick(SIGNS[kind]).replace(/\{(\w)\}/g, (_, key: 'w' | 's') => words[key])
  const form = company.legalForm
  return {
    brand,
    name: random.chance(0.6)
      ? `${brand} ${form}`.trim()
      : `${random.pick([`${company.owner.first} ${company.owner.last}`, `${coinedWord(random)} ${form}`, `${words.s} ${words.w} ${form}`])}`.trim(),
  }
}

function itemsOf(
  kind: SaleKind,
  country: Country,
  language: LanguageCode,
  random: Random,
): SaleItem[] {
  const scale = SCALE[country.currency] ?? 1
  const step = country.currency === 'HUF' ? 100 : 1
  const names = namesOf(kind, language)
  const count = {
    grocery: random.int(2, 22),
    restaurant: random.int(1, 9),
    bakery: random.int(1, 5),
    hardware: random.int(1, 7),
    pharmacy: random.int(1, 4),
    clothing: random.int(1, 4),
    fuel: random.chance(0.25) ? 2 : 1,
    taxi: 1,
    parking: 1,
    'card-slip': 1,
  }[kind]
  const [low, high] = {
    grocery: [59, 1290],
    restaurant: [280, 3400],
    bakery: [95, 680],
    hardware: [199, 8900],
    pharmacy: [299, 2900],
    clothing: [690, 9900],
    fuel: [135, 199],
    taxi: [790, 6900],
    parking: [100, 2400],
    'card-slip': [450, 14900],
  }[kind] as [number, number]
  const chosen = kind === 'fuel' ? names.slice(0, count) : random.at('names').sample(names, count)
  const discounted =
    kind === 'grocery' || kind === 'clothing' ? random.at('discounts').chance(0.35) : false
  return chosen.map((description, at) => {
    const own = random.at(at)
    const price = Math.max(
      step,
      Math.round((low * (high / low) ** own.next() * scale) / step) * step,
    )
    const weighed = LOOSE.test(description) && own.chance(0.6)
    const litres = kind === 'fuel' && at === 0
    const quantity = litres
      ? own.int(800, 6200) * 10
      : weighed
        ? own.int(120, 2400)
        : own.pick([1, 1, 1, 1, 1, 2, 2, 3, 4, 6]) *
            (kind === 'taxi' || kind === 'parking' || kind === 'card-slip' ? 0 : 1) *
            1000 || 1000
    const amount = Math.round((quantity * price) / 1000 / step) * step
    return {
      description,
      code: own.fill(own.pick(['590%#########', '%####', '%######', '00%##'])),
      quantity,
      unit: litres ? 'l' : weighed ? 'kg' : '',
      price,
      amount,
      rate: Math.round(
        (own.chance(kind === 'grocery' ? 0.3 : 0.85)
          ? country.rates[0]!
          : (country.rates[1] ?? country.rates[0]!)) * 10,
      ),
      discount:
        discounted && own.chance(0.3)
          ? Math.round((amount * own.pick([0.1, 0.2, 0.25, 0.5])) / step) * step
          : 0,
    }
  })
}

/** What is sold by weight, in the languages here. */
const LOOSE =
  /banan|tomat|rajčata|pomod|pomid|paradicsom|domates|roşii|roșii|rosii|apple|äpf|appel|pomme|mele$|mele |manzana|maçã|jabł|jablk|äpple|æble|eple|omena|alma|elma|mere|kartof|patat|ziemn|brambor|potet|peruna|burgonya|onion|zwieb|oignon|cipoll|cebol|cebul|cibul|lök|løg|sipuli|hagyma|soğan|ceapa|chicken|hähn|poulet|pollo|frango|kip|kurcz|kuř|kyckl|kylling|broiler|csirke|tavuk|pui/i

function namesOf(kind: SaleKind, language: LanguageCode): string[] {
  switch (kind) {
    case 'hardware':
      return ITEMS[language].goods.split('|').map((name) => name.replace(/"/g, "''"))
    case 'fuel':
      return [...wordsOf(language, 'fuel').slice(0, 1), ...wordsOf(language, 'bakery')]
    case 'taxi':
      return wordsOf(language, 'fare').slice(0, 1)
    case 'parking':
      return wordsOf(language, 'duration').slice(0, 1)
    case 'card-slip':
      return ['-']
    default:
      return wordsOf(language, kind)
  }
}
