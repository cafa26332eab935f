import { densePage, receiptPage, wrapped } from '../documents/make.ts'
import { PROSE } from '../documents/prose.ts'
import { randomFrom } from '../documents/random.ts'
import { type Face, Sheet, textWidth } from '../documents/sheet.ts'

/** A page with all it says. */
export interface TruePage {
  readonly sheet: Sheet
  /** In reading order. */
  readonly text: string
  /** Cells by row of each table. */
  readonly tables: readonly (readonly (readonly string[])[])[]
}

const [WIDTH, HEIGHT] = [595, 842]
const TOPICS = ['Rivers', 'Bridges', 'Orchards', 'Harbours', 'Windmills', 'Quarries', 'Markets']
const THINGS = [
  'Copper pipe 15 mm',
  'Oak board',
  'Brass hinge, pair',
  'Wall paint white',
  'Floor tile grey',
  'Lamp holder E27',
  'Cable clip',
  'Garden hose 20 m',
  'Door handle left',
]

/** Kinds of pages, each drawn by its seed. */
export const PAGES: Readonly<Record<string, (seed: number) => TruePage>> = {
  text: (seed) => {
    const { sheet, truth } = densePage(seed)
    return { sheet, text: truth, tables: [] }
  },
  columns: columnsPage,
  ruled: (seed) => tablePage(seed, true),
  open: (seed) => tablePage(seed, false),
  receipt: (seed) => {
    const { sheet, truth } = receiptPage(seed)
    return { sheet, text: truth, tables: [] }
  },
}

/** A title over two columns of prose, each with a heading of its own at the same height. */
function columnsPage(seed: number): TruePage {
  const random = randomFrom(seed + 100)
  const sheet = new Sheet(WIDTH, HEIGHT)
  const topics = TOPICS.toSorted(() => random() - 0.5)
  const title = `${topics[0]} and ${topics[1]!.toLowerCase()} of the old country`
  sheet.text(56, 76, 18, 'bold', title)
  const said = [title]
  for (const [column, left] of [56, 312].entries()) {
    const heading = `${topics[2 + column]} of the ${column === 0 ? 'north' : 'south'}`
    sheet.text(left, 112, 13, 'bold', heading)
    said.push(heading)
    const lines: string[] = []
    while (lines.length < 46)
      lines.push(...wrapped(PROSE[Math.floor(random() * PROSE.length)]!, 226, 9.5, 'serif'))
    for (const [i, line] of lines.slice(0, 46).entries()) {
      justified(sheet, left, 134 + i * 13, 226, line, i % 9 === 8)
      said.push(line)
    }
  }
  return { sheet, text: said.join('\n'), tables: [] }
}

/** A line of 9.5 points whose spaces are stretched so that it is as wide as its column. */
function justified(sheet: Sheet, x: number, y: number, width: number, line: string, last: boolean) {
  const words = line.split(' ')
  const own = textWidth(line, 9.5, 'serif')
  const stretch = last || words.length < 2 ? 0 : (width - own) / (words.length - 1)
  const space = textWidth(' ', 9.5, 'serif') + Math.min(stretch, 9)
  let at = x
  for (const word of words) {
    sheet.text(at, y, 9.5, 'serif', word)
    at += textWidth(word, 9.5, 'serif') + space
  }
}

/** A paragraph, a table with all its rules or none, and a line below it. */
function tablePage(seed: number, isRuled: boolean): TruePage {
  const random = randomFrom(seed + (isRuled ? 200 : 300))
  const sheet = new Sheet(WIDTH, HEIGHT)
  const said = [`Stock of the week ${1 + Math.floor(random() * 52)}`]
  sheet.text(60, 80, 16, 'bold', said[0]!)
  let y = 108
  for (const line of wrapped(PROSE[seed % PROSE.length]!, 470, 10.5, 'serif')) {
    sheet.text(60, y, 10.5, 'serif', line)
    said.push(line)
    y += 14
  }
  const rights = [0, 270, 330, 400, 465, 535]
  const rows = 14 + Math.floor(random() * 14)
  const pitch = isRuled ? 20 : 16
  const top = y + 10
  const money = (most: number) => (random() * most + 1).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  const cells = Array.from({ length: rows }, (_, row) =>
    row === 0
      ? ['Position', 'Article', 'Pieces', 'Price', 'Discount', 'Amount']
      : [
          `${100 + row}`,
          THINGS[Math.floor(random() * THINGS.length)]!,
          `${1 + Math.floor(random() * 400)}`,
          money(90),
          `${(random() * 20).toFixed(1)}%`,
          money(4000),
        ],
  )
  for (const [row, texts] of cells.entries()) {
    const face: Face = row === 0 ? 'bold' : 'sans'
    const line = top + row * pitch + 14
    for (const [column, text] of texts.entries()) {
      const x =
        column < 2 ? [60, 115][column]! + 5 : rights[column]! - 5 - textWidth(text, 10, face)
      sheet.text(x, line, 10, face, text)
    }
    said.push(texts.join(' '))
  }
  if (isRuled) {
    for (let row = 0; row <= rows; row++) sheet.rule(60, top + row * pitch, 535, top + row * pitch)
    for (const x of [60, 115, ...rights.slice(1)])
      if (x !== 270) sheet.rule(x, top, x, top + rows * pitch)
    sheet.rule(270, top, 270, top + rows * pitch)
  }
  const end = 'Please compare with what stands on the shelves.'
  sheet.text(60, top + rows * pitch + 30, 10.5, 'serif', end)
  return { sheet, text: [...said, end].join('\n'), tables: [cells] }
}
