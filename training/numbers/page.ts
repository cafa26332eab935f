import type { Random } from '../kit/random.ts'
import { type Digits, figure } from './figures.ts'
import { WORDS } from './words.ts'

const ARABIC = [
  'Noto Naskh Arabic',
  'Noto Sans Arabic',
  'Noto Kufi Arabic',
  'Amiri',
  'Lateef',
  'Harmattan',
  'DejaVu Sans',
  'FreeSerif',
  'FreeFarsi',
  'FreeMono',
  'Thabit',
  'Homa',
  'Titr',
  'KacstOne',
  'PakType Naskh Basic',
  'PakType Naskh Basic Farsi',
  'Noto Nastaliq Urdu',
  'AlArabiya',
  'Arab',
  'Furat',
  'Granada',
  'Salem',
  'Petra',
  'Sindbad',
] // prettier-ignore
/** Their Persian 9 is empty. */
const NOT_PERSIAN = [
  'KacstBook',
  'KacstLetter',
  'KacstNaskh',
  'KacstOffice',
  'KacstScreen',
  'KacstTitle',
  'KacstDigital',
] // prettier-ignore
/** Arabic typefaces have poor figures, or none: papers often take them from another one. */
const LATIN = [
  'Liberation Sans',
  'Liberation Serif',
  'Carlito',
  'Noto Sans',
  'Noto Serif',
  'DejaVu Serif',
  'Open Sans',
  'Lato',
  'Roboto',
] // prettier-ignore

const MARKS = [
  '%s',
  '%s',
  '%s',
  '%s',
  '%s',
  '(%s)',
  '%s.',
  '%s،',
  ':%s',
  '-%s',
  '%s%',
  '%s٪',
  '$%s',
  '%s$',
  '#%s',
  '"%s"',
] // prettier-ignore
const ROMAN = [
  'INV',
  'PDF',
  'SAR',
  'Wi-Fi',
  'USB',
  'No',
  'VAT',
  'IBAN',
  'Ltd',
  'kg',
  'www',
  'Total',
]

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
/** From left to right whatever stands around it, so that what is seen is what is known of it. */
const isolated = (text: string): string => `<bdi dir="ltr">${text}</bdi>`

/**
 * A page of lines and a table, from right to left. A figure is an element `n`, any other word a `w`,
 * so that the browser can say where each stands.
 */
export function pageHtml(random: Random): string {
  const digits = random.weighted<Digits>({ latin: 4, arabic: 3, persian: 3 })
  const faces = digits === 'persian' ? ARABIC : [...ARABIC, ...NOT_PERSIAN]
  const fonts = [random.pick(faces), random.pick(ARABIC)]
  if (random.chance(digits === 'latin' ? 0.6 : 0.1)) fonts.unshift(random.pick(LATIN))
  const number = () => {
    const kind: Digits = random.chance(0.06) ? random.pick(['latin', digits]) : digits
    const parts = figure(random, kind).split(' ')
    const [before, behind] = random.pick(MARKS).split('%s') as [string, string]
    const marked = (text: string, i: number) =>
      `${i === 0 ? escaped(before) : ''}<n>${text}</n>${i === parts.length - 1 ? escaped(behind) : ''}`
    return isolated(parts.map(marked).join(' '))
  }
  const word = () =>
    `<w>${escaped(random.chance(0.03) ? random.pick(ROMAN) : random.pick(WORDS))}${random.chance(0.08) ? random.pick(['،', '.', ':', '؛', '؟', ' -', ' –']) : ''}</w>`
  const words = (least: number, most: number, share: number) =>
    Array.from({ length: random.int(least, most) }, () =>
      random.chance(share) ? number() : word(),
    ).join(' ')
  const lines = Array.from({ length: 24 }, () => `<p>${words(1, 9, 0.25)}</p>`)
  const rows = Array.from(
    { length: 8 },
    () =>
      `<tr><td>${words(1, 3, 0)}</td>${Array.from({ length: 3 }, () => `<td>${number()}</td>`).join('')}</tr>`,
  )
  const size = random.pick([11, 12, 13, 14, 15, 16, 18, 20])
  const border = random.chance(0.5) ? `1px solid #${random.pick(['000', '888', 'ccc'])}` : '0'
  return `<!doctype html><html dir="rtl" lang="${digits === 'persian' ? 'fa' : 'ar'}"><meta charset="utf-8"><style>
body { font: ${random.chance(0.2) ? 'bold ' : ''}${size}px/${random.pick([1.5, 1.7, 2])} ${fonts.map((font) => `"${font}"`).join(',')}; margin: 30px; width: 700px; letter-spacing: 0 }
p { margin: 0 } td { border: ${border}; padding: 2px 12px } table { border-collapse: collapse; margin: 10px 0 }
</style>${lines.join('')}<table>${rows.join('')}</table></html>`
}
