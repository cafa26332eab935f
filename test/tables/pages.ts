import type { Box } from '../../src/document/box.ts'
import type { Block, Page, Rule, Word } from '../../src/document/page.ts'

/** Letters of an invented face: half as wide as the size, no serifs. */
const WIDTH = 0.5

/** A word of 10 points, its baseline's left end at (x, y). */
export function word(text: string, x: number, y: number, size = 10): Word {
  const box: Box = [x, y - size * 0.7, x + text.length * size * WIDTH, y + size * 0.2]
  return { text, box, baseline: y, confidence: 1, rotation: 0 }
}

/** Words of a text, a space apart. */
export function words(text: string, x: number, y: number, size = 10): Word[] {
  let at = x
  return text.split(' ').map((part) => {
    const made = word(part, at, y, size)
    at = made.box[2] + size * WIDTH
    return made
  })
}

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
]

/** An A4 page of lines, each a block of its own. */
export function page(lines: readonly (readonly Word[])[], rules: readonly Rule[] = []): Page {
  const blocks = lines
    .filter((line) => line.length > 0)
    .map((line): Block => {
      const box = around(line.map((word) => word.box))
      return { box, lines: [{ box, baseline: line[0]!.baseline, words: line }] }
    })
  return {
    number: 1,
    width: 595,
    height: 842,
    rotation: 0,
    skew: 0,
    source: 'text_layer',
    languages: [],
    blocks,
    rules,
    fills: [],
  }
}

export const across = (y: number, x0: number, x1: number): Rule => ({
  direction: 'horizontal',
  box: [x0, y - 0.25, x1, y + 0.25],
})

export const down = (x: number, y0: number, y1: number): Rule => ({
  direction: 'vertical',
  box: [x - 0.25, y0, x + 0.25, y1],
})

/** Rows of cells, columns at `xs`, one line every 16 points; empty texts are left out. */
export const grid = (rows: readonly (readonly string[])[], xs: readonly number[], y: number) =>
  rows.map((row, r) =>
    row.flatMap((text, c) => (text === '' ? [] : words(text, xs[c]!, y + r * 16))),
  )
