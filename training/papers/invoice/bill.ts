import { type Company, companyIn } from '../../kit/locale/company.ts'
import type { Country } from '../../kit/locale/country.ts'
import { addDays, type Day, monthEnd } from '../../kit/locale/dates.ts'
import { labelOf, synonyms } from '../../kit/locale/labels.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { personOf } from '../../kit/locale/person.ts'
import { anyCountry, type Place, placeIn, tongueOf } from '../../kit/locale/place.ts'
import type { Random } from '../../kit/random.ts'
import { ITEMS } from './items.ts'
import { invoiceNumber } from './number-patterns.ts'
import { SECTOR, type Sector, type SectorName } from './sector.ts'
import { type Line, lineAmount, type Sums, sumsOf } from './sums.ts'

export type BillKind = 'invoice' | 'credit_note' | 'proforma' | 'instalment' | 'final'

export type TaxSystem =
  | 'single'
  | 'several'
  | 'included'
  | 'none'
  | 'reverse'
  | 'split'
  | 'withheld'

export interface Party {
  name: string
  /** A person in the company, or a department. */
  contact: string
  place: Place
  /** Printed below the address where the paper goes abroad. */
  countryLine: string
}

/** What a bill says, before anything is laid out. */
export interface Bill {
  kind: BillKind
  sectorName: SectorName
  sector: Sector
  country: Country
  language: LanguageCode
  currency: string
  seller: Company
  buyer: Party
  shipTo: Party | undefined
  number: string
  date: Day
  terms: number
  due: Day
  period: [Day, Day]
  taxSystem: TaxSystem
  lines: readonly Line[]
  /** The line that is freight. */
  carriage: Line | null
  sums: Sums
}

/** An invented bill. */
export function billOf(random: Random): Bill {
  const country = anyCountry(random.at('country'))
  const sectorName = random.at('sector').weighted(weights())
  const sector = SECTOR[sectorName]
  const seller = companyIn(country, random.at('seller'))
  const language = languageOf(country, seller, random.at('language'))
  const date = {
    year: random.at('year').int(2019, 2027),
    month: random.at('month').int(1, 12),
    day: random.at('day').int(1, 28),
  }
  const terms = random.at('terms').pick([0, 7, 8, 10, 14, 14, 20, 21, 30, 30, 30, 45, 60])
  const kind = random
    .at('kind')
    .weighted({ invoice: 16, credit_note: 1.6, proforma: 0.9, instalment: 0.7, final: 0.6 })
  const abroad = random.at('abroad').chance(0.12)
  const taxSystem = taxSystemOf(country, sector, abroad, random.at('tax-system'))
  const hasNoDecimals = country.currency === 'HUF'
  const step = hasNoDecimals ? 100 : 1
  const goods = linesOf(
    { sectorName, sector, country, language, date, taxSystem, step },
    random.at('lines'),
  )
  const charges = chargesOf(country, sector, kind, taxSystem, goods, random.at('charges'))
  const carriage =
    charges.shipping === 0 && charges.outlay === 0
      ? carriageOf(goods[0]!, sector, country, language, step, random.at('carriage'))
      : null
  const lines = carriage ? [...goods, carriage] : goods
  const sums = sumsOf(lines, { ...charges, step })
  const first = addDays(date, -random.at('period').int(31, 75))
  const start = { ...first, day: 1 }
  return {
    kind,
    sectorName,
    sector,
    country,
    language,
    currency:
      abroad && random.at('currency').chance(0.3)
        ? random.at('currency/of').pick(['EUR', 'USD'])
        : country.currency,
    seller,
    buyer: partyOf(
      abroad ? anyCountry(random.at('buyer/country')) : country,
      country,
      sector,
      language,
      random.at('buyer'),
    ),
    shipTo: random.at('ship').chance(sectorName === 'goods' || sectorName === 'food' ? 0.3 : 0.06)
      ? partyOf(country, country, sector, language, random.at('ship/party'))
      : undefined,
    number: invoiceNumber(date, random.at('number')),
    date,
    terms,
    due: addDays(date, terms),
    period: [start, random.at('period/long').chance(0.7) ? monthEnd(start) : addDays(start, 364)],
    taxSystem,
    lines,
    carriage,
    sums,
  }
}

/** Freight as the last of the lines, which many bill it as. */
function carriageOf(
  like: Line,
  sector: Sector,
  country: Country,
  language: LanguageCode,
  step: number,
  random: Random,
): Line | null {
  if (!random.at('is').chance(sector === SECTOR.goods ? 0.12 : 0.05)) return null
  const scale = SCALE[country.currency] ?? 1
  const amount = Math.max(step, Math.round((random.int(350, 9900) * scale) / step) * step)
  return {
    ...like,
    description: labelOf(language, 'shipping', random),
    details: [],
    code: random.fill('%##'),
    quantity: 1000,
    unit: unitOf('flat', language, random),
    price: amount * 100,
    discount: 0,
    amount,
    tax: Math.round((amount * like.rate) / 1000 / step) * step,
  }
}

function weights(): Record<SectorName, number> {
  return Object.fromEntries(
    Object.entries(SECTOR).map(([name, { weight }]) => [name, weight]),
  ) as Record<SectorName, number>
}

function languageOf(country: Country, seller: Company, random: Random): LanguageCode {
  if (random.chance(0.1)) return random.pick(country.languages)
  return tongueOf(country, seller.place.area)
}

function taxSystemOf(country: Country, sector: Sector, abroad: boolean, random: Random): TaxSystem {
  if (random.chance(sector.untaxed ?? 0.05)) return 'none'
  if (abroad) return random.weighted({ reverse: 6, none: 2, single: 2 })
  if (country.code === 'IN') return random.weighted({ split: 6, single: 4 })
  if (country.code === 'CA') return random.weighted({ split: 3, single: 6 })
  if (country.code === 'US') return random.weighted({ single: 7, none: 2.5 })
  if (country.code === 'ES' || country.code === 'IT')
    return random.weighted({ single: 6, several: 3, included: 2, withheld: 2.5 })
  return random.weighted({ single: 9, several: country.rates.length > 1 ? 3.5 : 0, included: 3 })
}

function partyOf(
  country: Country,
  home: Country,
  sector: Sector,
  language: LanguageCode,
  random: Random,
): Party {
  const isPerson = random.at('person').chance(sector.person ?? 0.12)
  const tongue = country === home ? language : country.languages[0]!
  const person = personOf(country, random.at('name'), tongue)
  const place = placeIn(country, random.at('place'))
  const title = random.at('title').chance(0.35) ? `${labelOf(tongue, 'title', random)} ` : ''
  const name = isPerson
    ? `${title}${person.first} ${person.last}`
    : companyIn(country, random.at('company')).name
  return {
    name,
    contact:
      !isPerson && random.at('contact').chance(0.3) ? `${title}${person.first} ${person.last}` : '',
    place,
    countryLine:
      country === home && random.at('line').chance(0.85)
        ? ''
        : random.at('upper').chance(0.5)
          ? country.english.toUpperCase()
          : country.name,
  }
}

interface Setting {
  sectorName: SectorName
  sector: Sector
  country: Country
  language: LanguageCode
  date: Day
  taxSystem: TaxSystem
  step: number
}

function linesOf(setting: Setting, random: Random): Line[] {
  const { sectorName, sector, country, language, date, taxSystem, step } = setting
  const many = random.at('many').chance(LONG.includes(sectorName) ? 0.2 : 0)
  const count = many ? random.int(16, 44) : random.int(...sector.lines)
  const names = ITEMS[language][sectorName].split('|')
  const chosen = random.at('names').sample(names, count)
  const taxed = taxSystem !== 'none' && taxSystem !== 'reverse'
  const scale = SCALE[country.currency] ?? 1
  const unit = sector.unit ? unitOf(sector.unit, language, random) : unitOf('pcs', language, random)
  const fine = random.at('fine').chance(0.06)
  const discounted = random.at('discounts').chance(0.14)
  const codes = random
    .at('codes')
    .pick(['%####', '%###-%#', '@@-%###', '@%##.%##', '%#######', '@@@%##', '4%############'])
  const detailed = random.at('detailed').weighted({ none: 5, some: 3, all: 1.2 })
  return Array.from({ length: count }, (_, at) => {
    const stream = random.at(at)
    const again = Math.floor(at / names.length)
    const name =
      chosen[at % chosen.length]! +
      (at >= chosen.length ? ` ${SUFFIXES[(again + at) % SUFFIXES.length]}` : '')
    const quantity = quantityOf(sector, stream)
    const cents = Math.max(step, Math.round((roundPrice(stream, sector) * scale) / step) * step)
    const price =
      fine || sectorName === 'utility' ? cents * 100 + stream.int(0, 9) * 10 : cents * 100
    const discount = discounted && stream.chance(0.6) ? stream.pick([5, 10, 15, 20, 25]) : 0
    const rate = taxed ? rateOf(country, taxSystem, at, stream) : 0
    const amount = lineAmount(quantity, price, discount, step)
    return {
      description: name,
      details:
        detailed === 'all' || (detailed === 'some' && stream.chance(0.4))
          ? detailsOf(stream, date, 'unit' in sector && sector.unit === 'pcs')
          : [],
      code: stream.fill(codes),
      quantity,
      unit: MIXED[sectorName]
        ? unitOf(stream.at('unit').pick(MIXED[sectorName]!), language, random)
        : unit,
      price,
      discount,
      rate,
      amount,
      tax: Math.round((amount * rate) / 1000 / step) * step,
      date: addDays(date, -count + at - stream.int(0, 2)),
    }
  })
}

/** Units that are written alike everywhere. */
const BARE = new Set(['kWh', 'kg', 'm', 'm²', 'l'])

/** Units that differ from line to line. */
const MIXED: Readonly<Partial<Record<SectorName, readonly string[]>>> = {
  trade: ['pcs', 'hours', 'm', 'm²', 'flat', 'pcs'],
  garage: ['pcs', 'pcs', 'hours', 'l'],
  food: ['kg', 'kg', 'pcs', 'l'],
}

/** Lines of business whose bills may be long. */
const LONG: readonly SectorName[] = ['goods', 'food', 'trade', 'transport', 'garage', 'freelance']

/** What a euro's worth is in other money, roughly. */
const SCALE: Readonly<Record<string, number>> = {
  HUF: 380,
  CZK: 24,
  SEK: 11,
  NOK: 11,
  DKK: 7.5,
  INR: 60,
  TRY: 30,
  PLN: 4,
  RON: 5,
  ZAR: 18,
  MYR: 4.5,
}

const SUFFIXES = ['II', 'B', 'XL', 'Set', 'Plus', 'Typ 2', '2x', 'HD', 'Pro', 'S']

function unitOf(unit: string, language: LanguageCode, random: Random): string {
  return BARE.has(unit) ? unit : random.at('unit').pick(synonyms(language, unit as 'pcs'))
}

function roundPrice(random: Random, sector: Sector): number {
  const [low, high] = sector.price
  const price = Math.round(low * (high / low) ** random.next())
  return random.weighted({ exact: 4, nine: 2, full: 3 }) === 'exact' || price < 500
    ? price
    : random.chance(0.5)
      ? Math.round(price / 100) * 100
      : Math.round(price / 100) * 100 - 1
}

function quantityOf(sector: Sector, random: Random): number {
  switch (sector.quantity) {
    case 'one':
      return 1000
    case 'hours':
      return random.int(1, 60) * random.pick([250, 500, 1000])
    case 'pieces':
      return random.pick([1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 20, 25, 50, 100]) * 1000
    case 'measured':
      if (sector.unit === 'kWh') return random.int(40, 4800) * 1000
      return random.chance(0.6)
        ? random.pick([1, 1, 2, 3, 4, 5, 6, 10, 12]) * 1000
        : random.int(3, 480) * random.pick([50, 100, 125, 10])
  }
}

function rateOf(country: Country, system: TaxSystem, at: number, random: Random): number {
  const usual = country.rates[0]!
  const rate =
    system === 'several'
      ? (at < 2 ? country.rates[at % 2] : random.pick(country.rates.slice(0, 3)))!
      : usual
  return Math.round(rate * 10)
}

function detailsOf(random: Random, date: Day, goods: boolean): string[] {
  const services = [
    () => random.fill('Ref. %####'),
    () => `${random.int(1, 28)}.${date.month}. – ${random.int(1, 28)}.${(date.month % 12) + 1}.`,
    () => random.fill('No. %##-%##'),
  ]
  const kinds = !goods
    ? services
    : [
        () => random.fill('S/N %#####-@@'),
        () => `${random.int(2, 18) * 10} × ${random.int(2, 12) * 10} cm`,
        () => random.fill('RAL %0##'),
        () => random.fill('Ref. %####'),
        () => random.fill('EAN 40%##########'),
        () => `${String(date.day).padStart(2, '0')}.${String(date.month).padStart(2, '0')}.`,
        () => random.fill('Lot @%###'),
        () => random.fill('Typ @@-%##'),
      ]
  return random.sample(kinds, random.int(1, 2)).map((make) => make())
}

function chargesOf(
  country: Country,
  sector: Sector,
  kind: BillKind,
  taxSystem: TaxSystem,
  lines: readonly Line[],
  random: Random,
): Omit<Parameters<typeof sumsOf>[1], 'step'> {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const rounded = { CHF: 5, CZK: 100, SEK: 100, HUF: 500, NOK: 100, DKK: 50 }[country.currency] ?? 1
  const ships =
    random.at('shipping').chance(sector === SECTOR.goods ? 0.35 : 0.05) ||
    random.at('shipping/too').chance(0.05)
  const whole = country.currency === 'HUF' ? 100 : 1
  const scale = SCALE[country.currency] ?? 1
  return {
    included: taxSystem === 'included',
    totalStep: random.at('rounded').chance(country.currency === 'CHF' ? 0.8 : 0.35)
      ? rounded
      : whole,
    discountPercent:
      random.at('discount').chance(0.1) || random.at('discount/too').chance(0.06)
        ? random.at('discount/of').pick([2, 3, 5, 10, 15])
        : 0,
    shipping: ships
      ? Math.round((random.at('shipping/of').pick([490, 695, 1200, 1850, 990]) * scale) / 100) * 100
      : 0,
    split: (rate) => splitOf(country, taxSystem, rate),
    withheldPercent: taxSystem === 'withheld' ? (country.code === 'IT' ? 20 : 15) : 0,
    withheldInTotal: country.code === 'ES',
    outlay:
      !ships && random.at('outlay').chance(0.05)
        ? Math.round((random.at('outlay/of').int(350, 9900) * scale) / whole) * whole
        : 0,
    previous:
      (random.at('previous').chance(sector.previous ?? 0) ||
        random.at('previous/too').chance(0.04)) &&
      kind === 'invoice'
        ? Math.round((sum * random.at('previous/of').pick([0.4, 0.93, 1.1])) / 100) * 100
        : 0,
    receivedShare: random.at('received').pick([1, 1, 0, 0.5]),
    depositPercent:
      kind === 'final'
        ? 50
        : random.at('deposit').chance(0.05) && kind === 'invoice'
          ? random.at('deposit/of').pick([20, 30, 50])
          : 0,
  }
}

function splitOf(
  country: Country,
  system: TaxSystem,
  rate: number,
): { name: string; rate: number }[] {
  const name = country.taxNames[0]!
  if (rate === 0) return []
  if (system !== 'split') return [{ name, rate }]
  if (country.code === 'IN')
    return [
      { name: 'CGST', rate: rate / 2 },
      { name: 'SGST', rate: rate / 2 },
    ]
  return [
    { name: 'GST', rate: 50 },
    { name: 'PST', rate: 70 },
  ]
}
