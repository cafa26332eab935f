import type { Page, Word } from '../../src/document/page.ts'

/** Texts of a row with their left edges, and sizes of type, in points. */
export type Row = readonly (readonly [x: number, text: string, size?: number])[]

export interface Variant {
  readonly rows: readonly Row[]
  readonly fields: Readonly<Record<string, unknown>>
}

export interface Lesson {
  readonly name: string
  readonly variants: readonly Variant[]
}

const SIZE = 10
/** Width of a letter, in type sizes, and the step from row to row. */
const LETTER = 0.5
const STEP = 16

export function pageOf(rows: readonly Row[]): Page {
  const lines = rows.flatMap((row, i) => {
    const words = row.flatMap(([x, text, size]) => wordsOf(text, x, 50 + i * STEP, size ?? SIZE))
    const [first] = words
    return first ? [{ box: first.box, baseline: first.baseline, words }] : []
  })
  return {
    number: 1,
    width: 595,
    height: 842,
    rotation: 0,
    skew: 0,
    source: 'text_layer',
    languages: [],
    blocks: lines.map((line) => ({ box: line.box, lines: [line] })),
    rules: [],
    fills: [],
  }
}

function wordsOf(text: string, x: number, y: number, size: number): Word[] {
  let at = x
  return text.split(' ').map((part) => {
    const end = at + part.length * size * LETTER
    const word: Word = {
      text: part,
      box: [at, y - 0.7 * size, end, y + 0.2 * size],
      baseline: y,
      confidence: 1,
      rotation: 0,
    }
    at = end + size * LETTER
    return word
  })
}

export const at = (text: string, x = 60): Row => [[x, text]]
export const sum = (label: string, value: string, x = 60): Row => [
  [x, label],
  [480, value],
]
