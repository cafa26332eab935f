import { PROSE } from './prose.ts'
import { randomFrom } from './random.ts'
import type { ScanKind } from './scan.ts'
import { type Face, Sheet, textWidth } from './sheet.ts'

/** A typeset page and the lines a reader should find on it, in reading order. */
export interface Typeset {
  readonly sheet: Sheet
  readonly truth: string
  /** Tesseract's code; English where it is not said. */
  readonly language?: string
  /** How it is scanned where not as the case says, in gray. */
  readonly dpi?: number
  readonly kind?: ScanKind
}

export const pick = <T>(random: () => number, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)]!

export function wrapped(text: string, width: number, size: number, face: Face): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(longer, size, face) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line) lines.push(line)
  return lines
}

/** An A4 page of running text, about 52 lines and 4,300 characters. */
export function densePage(seed: number): Typeset {
  const random = randomFrom(seed)
  const face: Face = seed % 2 ? 'serif' : 'sans'
  const size = face === 'serif' ? 11 : 10
  const sheet = new Sheet(595, 842)
  const lines: string[] = []
  while (lines.length < 52) lines.push(...wrapped(pick(random, PROSE), 460, size, face))
  lines.length = 52
  for (const [i, line] of lines.entries()) sheet.text(66, 78 + i * 13.6, size, face, line)
  return { sheet, truth: lines.join('\n') }
}

export const GOODS = [
  'Oat milk',
  'Rye bread',
  'Apples',
  'Olive oil',
  'Paper towels',
  'Green tea',
  'Rice',
]
const SHOPS = ['CORNER MARKET', 'LINDEN GROCERY', 'HILL STREET FOODS']

/** A till receipt, 80 mm wide. */
export function receiptPage(seed: number): Typeset {
  const random = randomFrom(seed)
  const lines = [
    pick(random, SHOPS),
    `${1 + Math.floor(random() * 90)} Station Road`,
    `Date 2026-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
    '',
  ]
  let total = 0
  for (let i = 0; i < 14; i++) {
    const cents = 50 + Math.floor(random() * 2000)
    total += cents
    lines.push(`${pick(random, GOODS).padEnd(20)}${(cents / 100).toFixed(2).padStart(10)}`)
  }
  lines.push('', `${'TOTAL'.padEnd(20)}${(total / 100).toFixed(2).padStart(10)}`, 'Thank you')
  const sheet = new Sheet(227, 30 + lines.length * 12)
  for (const [i, line] of lines.entries()) sheet.text(18, 26 + i * 12, 10, 'mono', line)
  return { sheet, truth: lines.join('\n') }
}

/** An A4 page with a heading, a paragraph and a ruled table of figures. */
export function tablePage(seed: number): Typeset {
  const random = randomFrom(seed)
  const sheet = new Sheet(595, 842)
  const truth: string[] = [`Deliveries in week ${1 + Math.floor(random() * 52)}`]
  sheet.text(60, 80, 16, 'bold', truth[0]!)
  let y = 108
  for (const line of wrapped(pick(random, PROSE), 470, 10.5, 'serif')) {
    sheet.text(60, y, 10.5, 'serif', line)
    truth.push(line)
    y += 14
  }
  const edges = [60, 210, 300, 390, 460, 535]
  const top = y + 10
  const rows = 24
  for (let r = 0; r <= rows; r++) sheet.rule(edges[0]!, top + r * 20, edges.at(-1)!, top + r * 20)
  for (const x of edges) sheet.rule(x, top, x, top + rows * 20)
  for (let r = 0; r < rows; r++) {
    const figure = () => (random() * 9000 + 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
    const cells =
      r === 0
        ? ['Article', 'Monday', 'Tuesday', 'Change', 'Stock']
        : [
            pick(random, GOODS),
            figure(),
            figure(),
            `${(random() * 20).toFixed(1)}%`,
            `${Math.floor(random() * 900)}`,
          ]
    for (const [c, cell] of cells.entries())
      sheet.text(edges[c]! + 5, top + r * 20 + 14, 10, r === 0 ? 'bold' : 'sans', cell)
    truth.push(cells.join(' '))
  }
  return { sheet, truth: truth.join('\n') }
}
