import { FRENCH, GERMAN, SPANISH } from './foreign-prose.ts'
import { GOODS, pick, type Typeset, wrapped } from './make.ts'
import { PROSE } from './prose.ts'
import { randomFrom } from './random.ts'
import { type Face, Sheet } from './sheet.ts'

const TEXTS = [
  { language: 'eng', prose: PROSE },
  { language: 'deu', prose: GERMAN },
  { language: 'eng', prose: PROSE },
  { language: 'fra', prose: FRENCH },
  { language: 'eng', prose: PROSE },
  { language: 'spa', prose: SPANISH },
] as const
const DPIS = [200, 300, 200, 150] as const
/** Points. */
const LEFT = 60
const RIGHT = 535
const BOTTOM = 780

/** A page being filled from the top. */
class Filling {
  readonly sheet = new Sheet(595, 842)
  readonly lines: string[] = []
  readonly #random: () => number
  readonly #prose: readonly string[]
  y = 70

  constructor(random: () => number, prose: readonly string[]) {
    this.#random = random
    this.#prose = prose
  }

  line(x: number, size: number, face: Face, text: string, leading = 1.3): void {
    this.sheet.text(x, this.y, size, face, text)
    this.lines.push(text)
    this.y += size * leading
  }

  heading(text: string): void {
    this.line(LEFT, 15, 'bold', text, 1.9)
  }

  paragraph(size: number, face: Face, left = LEFT, right = RIGHT, bottom = BOTTOM): void {
    for (const line of wrapped(pick(this.#random, this.#prose), right - left, size, face))
      if (this.y < bottom) this.line(left, size, face, line)
    this.y += size * 0.6
  }

  columns(size: number, bottom: number): void {
    const top = this.y
    for (const left of [LEFT, 307]) {
      this.y = top
      while (this.y < bottom) this.paragraph(size, 'serif', left, left + 228, bottom)
    }
    this.y = bottom + size * 1.4
  }

  /** Bars of several grays on a pale ground, and what they are. */
  figure(number: number): void {
    const height = 150
    this.sheet.fill(LEFT, this.y, RIGHT - LEFT, height, 0.93)
    for (let i = 0; i < 12; i++) {
      const bar = 20 + this.#random() * (height - 40)
      this.sheet.fill(LEFT + 16 + i * 38, this.y + height - bar - 6, 26, bar, 0.25 + (i % 4) * 0.15)
    }
    this.y += height + 14
    this.line(LEFT, 8.5, 'sans', `Fig. ${number}: ${pick(this.#random, GOODS)}, 2019 - 2024`, 2)
  }

  table(rows: number, isRuled: boolean): void {
    const edges = [LEFT, 210, 300, 390, RIGHT]
    const top = this.y - 10
    const figure = () => (this.#random() * 9000 + 100).toFixed(2)
    for (let r = 0; r < rows; r++) {
      const cells = [r === 0 ? 'Article' : pick(this.#random, GOODS)]
      for (let c = 1; c < 4; c++) cells.push(r === 0 ? `${2020 + c}` : figure())
      for (const [c, cell] of cells.entries())
        this.sheet.text(edges[c]! + 4, this.y + 2, 9, r === 0 ? 'bold' : 'sans', cell)
      this.lines.push(cells.join(' '))
      this.y += 17
    }
    const bottom = top + rows * 17
    const ruled = isRuled
      ? Array.from({ length: rows + 1 }, (_, r) => top + r * 17)
      : [top, top + 17, bottom]
    for (const y of ruled) this.sheet.rule(LEFT, y, RIGHT, y)
    if (isRuled) for (const x of edges) this.sheet.rule(x, top, x, bottom)
    this.y += 14
  }
}

/** What a page holds: letters, articles in two columns, reports with figures, tables, small print. */
const KINDS: readonly ((page: Filling) => void)[] = [
  (page) => {
    for (const line of ['Linden & Sons', '14 Mill Lane', '']) page.line(LEFT, 10, 'sans', line)
    for (let i = 0; i < 3; i++) page.paragraph(11, 'serif')
  },
  (page) => {
    page.heading('1. Introduction')
    page.columns(9.5, 720)
  },
  (page) => {
    page.heading('Table 4')
    page.table(18, true)
    page.paragraph(10, 'serif')
  },
  (page) => {
    page.paragraph(10.5, 'serif')
    page.figure(2)
    page.columns(9.5, 640)
  },
  (page) => {
    page.heading('5.1')
    page.table(14, false)
    page.paragraph(10, 'sans')
    for (let i = 0; i < 3; i++) page.paragraph(7, 'sans')
  },
]

/**
 * A page as people have them: letters, articles, reports, tables and small print, in four languages,
 * scanned at 150 to 300 dpi, each sixth in black and white.
 */
export function typicalPage(seed: number): Typeset {
  const random = randomFrom(seed)
  const { language, prose } = TEXTS[seed % TEXTS.length]!
  const page = new Filling(random, prose)
  KINDS[seed % KINDS.length]!(page)
  return {
    sheet: page.sheet,
    truth: page.lines.filter((line) => line !== '').join('\n'),
    language,
    dpi: DPIS[Math.floor(seed / 2) % DPIS.length]!,
    kind: seed % 6 === 5 ? 'bilevel' : 'jpeg',
  }
}
