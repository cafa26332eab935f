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

const KINDS: readonly Kind[] = [
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

/** What tables of tariffs, laboratories and timetables hold: a character or two, marks, signs. */
const SHORT_KINDS: readonly Kind[] = [
  { name: 'letter alone', text: (random) => random.pick([...'acegxtlhmNIJKLRTUMGH']) },
  {
    name: 'Roman',
    text: (random) => random.pick(['I', 'II', 'III', 'IV', 'V', 'VI', 'II.', 'III.']),
  },
  {
    name: 'digit and letter',
    text: (random) => random.int(1, 9) + random.pick(['a', 'b', 'c', '.', ')']),
  },
  { name: 'in brackets', text: (random) => `(${random.pick([...'abcdegkl123'])})` },
  {
    name: 'raised mark',
    text: (random) =>
      `${(random.next() * 90).toFixed(1)}<sup>${random.pick(['a', 'b', 'c', '1', '2', '3', '1)', '2)', '*'])}</sup>`,
  },
  { name: 'empty', text: (random) => random.pick(['–', '—', '-', '...', '…', '*', 'x', '✓']) },
  {
    name: 'range',
    text: (random) => `${random.int(1, 60)} ${random.pick(['-', '–'])} ${random.int(61, 450)}`,
  },
  {
    name: 'limit',
    text: (random) => `${random.pick(['<', '>', '≤', '≥'])} ${(random.next() * 90).toFixed(1)}`,
  },
  {
    name: 'unit of measure',
    text: (random) =>
      random.pick([
        '€/t',
        '€/kg',
        'mg/dl',
        'U/l',
        'g/l',
        '%',
        '°C',
        'm²',
        'm³',
        'cm³',
        'µg',
        'Ø',
        '€',
        'pH',
      ]),
  },
  {
    name: 'quantity',
    text: (random) =>
      `${random.int(1, 60)} ${random.pick(['l', 'g', 'kg', 't', 'dl', 'm', '%', '€', 'a'])}`,
  },
  {
    name: 'code with zeros',
    text: (random) => `${random.pick([...'ABCDEHLMNPRSTZ'])}0${random.int(1, 9)}`,
  },
]

/** What a sheet's columns hold. */
export const SHEETS: readonly (readonly Kind[])[] = [KINDS, SHORT_KINDS]

const plainOf = (html: string): string => html.replace(/<.*?>/g, '')

/** A table of kinds, as a page and as its cells. */
export function pageOf(kinds: readonly Kind[], at: number, random: Random) {
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    town: TOWNS[i % TOWNS.length]!,
    cells: kinds.map(({ text }) => text(random)),
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
  return { html, rows: rows.map(({ town, cells }) => ({ town, cells: cells.map(plainOf) })) }
}
