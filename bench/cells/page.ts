import type { Random } from '../../training/kit/random.ts'

/** What a column of cells holds. */
export interface Kind {
  readonly name: string
  readonly text: (random: Random) => string
}

const FONTS = [
  'Liberation Serif',
  'Liberation Sans',
  'DejaVu Sans',
  'DejaVu Serif',
  'Noto Sans',
  'Carlito',
  'Liberation Mono',
  'Caladea',
  'Liberation Sans Narrow',
  'FreeSans',
]
/** In the first column, so that rows are found. Each once in three rows. */
const TOWNS = ['Paris', 'London', 'Berlin', 'Madrid', 'Lisbon', 'Vienna', 'Prague', 'Oslo', 'Bern']
const ROWS = 36

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('')
const capitals = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])).join('')
const two = (value: number): string => String(value).padStart(2, '0')
const grouped = (value: number, places: number): string =>
  value.toFixed(places).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

export const KINDS: readonly Kind[] = [
  { name: 'digit', text: (random) => String(random.int(0, 9)) },
  { name: 'figure to 120', text: (random) => String(random.int(0, 120)) },
  { name: 'signed', text: (random) => random.pick(['-', '+']) + random.int(1, 30) },
  { name: 'price', text: (random) => (random.next() * 20).toFixed(2) },
  { name: 'amount', text: (random) => grouped(random.next() * 9000, 2) },
  { name: 'percent', text: (random) => `${(random.next() * 9).toFixed(1)} %` },
  {
    name: 'date',
    text: (random) =>
      `${two(random.int(1, 28))}.${two(random.int(1, 12))}.${random.int(2015, 2026)}`,
  },
  { name: 'time', text: (random) => `${two(random.int(0, 23))}:${two(random.int(0, 59))}` },
  { name: 'letter', text: (random) => random.pick([...'ABCDEFXVWSOZ']) },
  {
    name: 'code',
    text: (random) =>
      random.pick([
        `${capitals(random, 2)}-${digits(random, 4)}`,
        `${digits(random, 4)}-${digits(random, 3)}`,
        `${capitals(random, 1)}${digits(random, 2)}/${digits(random, 1)}`,
      ]),
  },
  {
    name: 'unit',
    text: (random) => random.pick(['kg', 'pcs', 'Std', 'ml', 'cm', 'box', 'm', 'h', 'set', 'day']),
  },
]

/** A table of all kinds, as a page and as its cells. */
export function pageOf(at: number, random: Random) {
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    town: TOWNS[i % TOWNS.length]!,
    cells: KINDS.map(({ text }) => text(random)),
  }))
  const rule = random.pick(['border: .6pt solid #333', 'border-bottom: .3pt solid #999', ''])
  const style = `@page { size: A4; margin: 12mm }
    table { border-collapse: collapse; font: ${random.int(7, 11)}pt '${FONTS[at % FONTS.length]}' }
    td { ${rule}; white-space: nowrap; padding: 2pt ${random.pick([4, 6, 8])}pt; text-align: ${random.pick(['right', 'center'])} }
    td:first-child { text-align: left }`
  const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><table>${rows
    .map(
      ({ town, cells }) =>
        `<tr>${[town, ...cells].map((text) => `<td>${text}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`
  return { html, rows }
}
