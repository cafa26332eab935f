import type { LabelRole } from '../../kit/locale/label.ts'

export const SECTORS = [
  'goods',
  'trade',
  'freelance',
  'hotel',
  'utility',
  'telecom',
  'insurance',
  'school',
  'medical',
  'subscription',
  'transport',
  'garage',
  'food',
] as const

export type SectorName = (typeof SECTORS)[number]

/** Names of what a sector sells, separated by |. */
export type ItemNames = Readonly<Record<SectorName, string>>

/** What is usual in a line of business; amounts are cents. */
export interface Sector {
  weight: number
  lines: readonly [number, number]
  price: readonly [number, number]
  /** Quantities: pieces, hours with fractions, measured with decimals, or always one. */
  quantity: 'pieces' | 'hours' | 'measured' | 'one'
  unit?: LabelRole | string
  /** Document's name where it has one of its own. */
  title?: LabelRole
  /** Facts in the head that belong to the sector. */
  facts: readonly LabelRole[]
  /** Shares of papers without tax. */
  untaxed?: number
  /** A date on each line. */
  dated?: number
  /** Buyer is a person rather than a company. */
  person?: number
  /** Balance of the account before: share. */
  previous?: number
}

export const SECTOR: Readonly<Record<SectorName, Sector>> = {
  goods: {
    weight: 6,
    lines: [1, 14],
    price: [290, 48000],
    quantity: 'pieces',
    unit: 'pcs',
    facts: [],
    person: 0.2,
  },
  trade: {
    weight: 4,
    lines: [2, 9],
    price: [900, 96000],
    quantity: 'measured',
    unit: 'hours',
    facts: ['project'],
    person: 0.5,
  },
  freelance: {
    weight: 4,
    lines: [1, 6],
    price: [4500, 16000],
    quantity: 'hours',
    unit: 'hours',
    facts: ['project'],
    dated: 0.35,
    untaxed: 0.25,
  },
  hotel: {
    weight: 2,
    lines: [2, 7],
    price: [350, 18900],
    quantity: 'pieces',
    facts: ['guest', 'room', 'arrival', 'departure', 'booking'],
    dated: 0.7,
    person: 0.7,
  },
  utility: {
    weight: 2.2,
    lines: [2, 6],
    price: [8, 60],
    quantity: 'measured',
    unit: 'kWh',
    title: 'bill',
    facts: ['meter', 'contract', 'period'],
    person: 0.8,
    previous: 0.4,
  },
  telecom: {
    weight: 1.8,
    lines: [2, 6],
    price: [199, 5900],
    quantity: 'one',
    title: 'bill',
    facts: ['contract', 'period'],
    person: 0.7,
    previous: 0.35,
  },
  insurance: {
    weight: 1.4,
    lines: [1, 4],
    price: [4500, 89000],
    quantity: 'one',
    title: 'premium',
    facts: ['policy', 'period'],
    untaxed: 0.6,
    person: 0.7,
  },
  school: {
    weight: 1,
    lines: [1, 4],
    price: [1500, 98000],
    quantity: 'one',
    facts: ['student', 'period'],
    untaxed: 0.8,
    person: 1,
    previous: 0.2,
  },
  medical: {
    weight: 1.2,
    lines: [1, 6],
    price: [1200, 24000],
    quantity: 'pieces',
    facts: ['patient'],
    untaxed: 0.85,
    person: 1,
    dated: 0.6,
  },
  subscription: {
    weight: 2,
    lines: [1, 4],
    price: [900, 49000],
    quantity: 'pieces',
    unit: 'months',
    facts: ['period'],
    previous: 0.12,
  },
  transport: {
    weight: 1.6,
    lines: [1, 6],
    price: [1800, 129000],
    quantity: 'pieces',
    facts: ['deliveryNote', 'vehicle'],
  },
  garage: {
    weight: 1.6,
    lines: [2, 9],
    price: [490, 39000],
    quantity: 'measured',
    facts: ['vehicle'],
    person: 0.6,
  },
  food: {
    weight: 2,
    lines: [3, 16],
    price: [180, 8900],
    quantity: 'measured',
    unit: 'kg',
    facts: ['deliveryNote'],
  },
}
