import { boxAround } from '../document/box.ts'
import type { Word } from '../document/page.ts'
import { plainText, wordsOfKind } from '../fields/lexicon.ts'
import { textOf } from '../tables/text/text-lines.ts'
import type { DocumentText, Row } from './document-text.ts'
import { type Figure, figuresOf, isSum } from './figures.ts'

/** A figure with its mark taken into account. */
export interface SignedFigure {
  value: number
  readonly figure: Figure
}

const CREDIT_MARKS = new Set(wordsOfKind('credit_mark'))
const DEBIT_MARKS = new Set(wordsOfKind('debit_mark'))

/** Characters of the longest mark, with the brackets and points around it. */
const MOST_CHARACTERS =
  Math.max(...[...CREDIT_MARKS, ...DEBIT_MARKS].map((mark) => mark.length)) + 4
const HOLDS_DIGIT = /\d/

/** The side a word behind a figure names: `CR`, `H`, `Bij`, `Dare`. */
export function sideOfMark(text: string): 'debit' | 'credit' | null {
  if (text.length > MOST_CHARACTERS || HOLDS_DIGIT.test(text)) return null
  const mark = plainText(text).replace(/[().]/g, '')
  if (CREDIT_MARKS.has(mark)) return 'credit'
  return DEBIT_MARKS.has(mark) ? 'debit' : null
}

/** A figure among words, with the mark behind it. */
export function markedFigure(
  words: readonly Word[],
  row: Row,
  document: DocumentText,
): { figure: Figure; side: 'debit' | 'credit' | null } | null {
  const box = boxAround(words)
  const figures = figuresOf(
    { words, text: textOf(words), box, labels: [] },
    row,
    document.decimalSign,
  )
  const figure =
    figures.filter((f) => isSum(f) || f.decimals > 0).at(-1) ??
    figures.filter((f) => !f.percent).at(-1)
  if (!figure) return null
  const next = words[figure.to]
  const printed =
    figure.value < 0 ? 'debit' : /(?:\+|\bCR\.?)\s*$|^\s*\+/i.test(figure.text) ? 'credit' : null
  return { figure, side: (next && sideOfMark(next.text)) ?? printed }
}

export const signed = (marked: {
  figure: Figure
  side: 'debit' | 'credit' | null
}): SignedFigure => ({
  value: marked.side === 'debit' ? -Math.abs(marked.figure.value) : marked.figure.value,
  figure: marked.figure,
})
