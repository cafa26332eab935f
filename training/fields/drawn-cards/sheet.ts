import type { Box } from '../../../src/document/box.ts'
import { unionOf } from '../../../src/document/box.ts'
import type { Line, Page, Word } from '../../../src/document/page.ts'
import type { Random } from '../../kit/random.ts'
import { garbled, misread, type Noise, SPECKS } from './noise.ts'

/** A line of a card: its text and size, in type sizes of the card. */
export interface Printed {
  readonly text: string
  readonly size: number
  readonly bold?: boolean
  /** A picture in front of it. */
  readonly picture?: boolean
  /** What the text is called, in a column in front of it. */
  readonly label?: string
  /** The same in a script that recognition does not know, in front or behind, and what parts them. */
  readonly foreign?: { readonly at: 'front' | 'behind'; readonly sign: string }
}

export type Alignment = 'left' | 'middle' | 'right'

/** Lines under each other. */
export interface Column {
  readonly x: number
  readonly y: number
  readonly align: Alignment
  readonly leading: number
  /** Room between blocks, in type sizes. */
  readonly room: number
  readonly blocks: readonly (readonly Printed[])[]
}

/** How far behind the beginning of a label its value begins, in type sizes. */
const LABEL = 7
const WIDE = /[MWmw@%]/g
const NARROW = /[iIljtf.,:;|!'’ ]/g

const widthOf = (text: string, size: number): number =>
  size *
  0.52 *
  (text.length + 0.5 * (text.match(WIDE)?.length ?? 0) - 0.45 * (text.match(NARROW)?.length ?? 0))

/** Height of some columns, in points. */
export const heightOf = ({ blocks, leading, room }: Column, size: number): number =>
  blocks.reduce(
    (sum, block) =>
      sum + room * size + block.reduce((lines, line) => lines + line.size * size * leading, 0),
    0,
  )

/** A page of columns as recognition, or a text layer, gives it. */
export function pageOf(
  columns: readonly Column[],
  [width, height]: readonly [number, number],
  size: number,
  noise: Noise,
  random: Random,
): Page {
  const lines: Line[] = []
  const slope = noise.recognised ? 0.004 * (random.at('slope').next() - 0.5) : 0
  for (const [c, column] of columns.entries()) {
    let y = column.y
    for (const block of column.blocks) {
      for (const printed of block) {
        const own = printed.size * size
        y += own * column.leading
        const line = lineOf(printed, column, y, own, noise, slope, random.at(`${c}/${y}`))
        if (line) lines.push(line)
      }
      y += column.room * size
    }
  }
  if (random.at('speck').chance(noise.specks * 0.4)) {
    const text = random.at('speck/of').pick([...SPECKS, 'GJ', 'ee', '- p', '4'])
    lines.push(
      lineOf(
        { text, size: 1 },
        { ...columns[0]!, align: 'left', x: width * 0.8 * random.at('speck/x').next() },
        height * random.at('speck/y').next(),
        size,
        noise,
        0,
        random.at('speck'),
      )!,
    )
  }
  return {
    number: 1,
    width,
    height,
    rotation: 0,
    skew: 0,
    source: noise.recognised ? 'ocr' : 'text_layer',
    languages: [],
    blocks: lines.map((line) => ({ box: line.box, lines: [line] })),
    rules: [],
    fills: [],
  }
}

function lineOf(
  { text, size: _, bold, picture, label, foreign }: Printed,
  column: Column,
  y: number,
  size: number,
  noise: Noise,
  slope: number,
  random: Random,
): Line | null {
  const width = widthOf(text, size) + (label === undefined ? 0 : LABEL * size)
  let at = { left: column.x, middle: column.x - width / 2, right: column.x - width }[column.align]
  const words: Word[] = []
  const sure = () =>
    random.chance(0.06) ? 0.95 + 0.04 * random.next() : 0.985 + 0.015 * random.next()
  const unsure = () => 0.88 + 0.1 * random.next()
  const add = (part: string, from: number, to: number, confidence = unsure()) => {
    const rise = slope * from
    const jitter = () => (noise.recognised ? 0.04 * size * (random.next() - 0.5) : 0)
    const box: Box = noise.recognised
      ? [
          from + jitter(),
          y + rise - ascent(part) * size + jitter(),
          to + jitter(),
          y + rise + descent(part) * size + jitter(),
        ]
      : [from, y - 0.75 * size, to, y + 0.22 * size]
    words.push({
      text: part,
      box,
      baseline: y + rise,
      confidence: noise.recognised ? confidence : 1,
      rotation: 0,
      ...(noise.recognised
        ? {}
        : { font: { name: 'Card', size, bold: bold ?? false, italic: false } }),
    })
  }
  // Small pictures look like letters, some very much so.
  if (picture && random.at('picture').chance(noise.specks * 1.5))
    add(
      random.at('picture/of').pick(SPECKS),
      at - 1.8 * size,
      at - 0.8 * size,
      0.9 + 0.1 * random.at('picture/sure').next(),
    )
  const addForeign = () => {
    for (const part of [...garbled(random.at('foreign')).split(' ')]) {
      add(part, at, at + widthOf(part, size))
      at += widthOf(part, size) + widthOf(' ', size) + 0.05 * size
    }
  }
  if (foreign?.at === 'front') {
    addForeign()
    if (foreign.sign !== '') {
      add(foreign.sign, at, at + widthOf(foreign.sign, size), sure())
      at += widthOf(`${foreign.sign} `, size) + 0.05 * size
    }
  }
  if (label !== undefined) {
    const own = misread(label, noise, random.at('label'))
    if (own !== '') add(own, at, at + widthOf(label, size))
    at += LABEL * size
  }
  const parts = text.split(' ')
  for (let i = 0; i < parts.length; i++) {
    let part = parts[i]!
    while (i + 1 < parts.length && part !== '' && random.chance(noise.joins)) part += parts[++i]!
    const end = at + widthOf(part, size)
    const own = misread(part, noise, random)
    if (own !== '') {
      const confidence = own === part ? sure() : unsure()
      if (own.length > 4 && random.chance(noise.cuts)) {
        const cut = random.int(1, own.length - 2)
        const middle = at + ((end - at) * cut) / own.length
        add(own.slice(0, cut), at, middle - 0.05 * size, confidence)
        add(own.slice(cut), middle + 0.15 * size, end, confidence)
      } else add(own, at, end, confidence)
    }
    at = end + widthOf(' ', size) + 0.05 * size
  }
  if (foreign?.at === 'behind') addForeign()
  return words.length === 0
    ? null
    : { box: unionOf(words.map((word) => word.box)), baseline: y, words }
}

/** Ink over and under the line, in type sizes. */
const ascent = (text: string): number => (/[\p{Lu}\dbdfhklt@&|()[\]{}]/u.test(text) ? 0.72 : 0.53)
const descent = (text: string): number => (/[gjpqyQ,;()@|]/.test(text) ? 0.2 : 0.01)
