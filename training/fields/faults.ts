import type { Page, Word } from '../../src/document/page.ts'
import { documentText } from '../../src/reading/document-text.ts'
import type { Paper } from './papers.ts'

/** Sums of which one is changed. */
const SUMS = ['total', 'tax', 'net'] as const
/** One made paper in as many has a copy with a fault. */
const EVERY = 3

/**
 * Copies of made papers with one wrong digit in a sum, as misprints and recognition leave them: its
 * label still says what it is, though nothing adds up. What is printed is what is to be found; that it is
 * right, nobody should be sure of.
 */
export function faultyCopies(papers: readonly Paper[]): Paper[] {
  return papers
    .filter((paper) => paper.complete)
    .flatMap((paper, i) => {
      if (i % EVERY !== 0) return []
      return faultyCopy(paper, SUMS[(i / EVERY) % SUMS.length]!) ?? []
    })
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

function faultyCopy(paper: Paper, field: string): Paper | null {
  const value = paper.fields[field]
  if (typeof value !== 'string') return null
  const wanted = digitsOf(value)
  const others = Object.entries(paper.fields).filter(
    ([name, other]) => name !== field && typeof other === 'string' && digitsOf(other) === wanted,
  )
  if (wanted.length < 4 || others.length > 0) return null
  // The whole part's last digit.
  const at = wanted.length - 3
  let found = 0
  const changed = (word: Word): Word => {
    if (digitsOf(word.text) !== wanted) return word
    found++
    return { ...word, text: withDigit(word.text, at) }
  }
  const pages = paper.document.pages.map(
    (page): Page => ({
      ...page,
      blocks: page.blocks.map((block) => ({
        ...block,
        lines: block.lines.map((line) => ({ ...line, words: line.words.map(changed) })),
      })),
    }),
  )
  if (found === 0) return null
  return {
    ...paper,
    id: `${paper.id}-fault`,
    fields: { ...paper.fields, [field]: withDigit(value, at) },
    document: documentText(pages),
    about: { ...paper.about, source: 'fault', changed: field },
  }
}

/** A text whose n-th digit is another one. */
function withDigit(text: string, n: number): string {
  let at = -1
  return text.replace(/\d/g, (digit) => {
    at++
    return at === n ? String((Number(digit) + 4) % 10) : digit
  })
}
