import type { Page } from '../../src/document/page.ts'
import type { Random } from '../kit/random.ts'

/** Figures, dates and numbers of papers; numbers of pages are shorter. */
const LONG = /\d.*\d.*\d/

/** The same pages with other digits in all that has three or more: what an issuer sends next time. */
export const otherFigures = (pages: readonly Page[], random: Random): Page[] => {
  const known = new Map<string, string>()
  const other = (text: string): string => {
    if (!LONG.test(text)) return text
    const before = known.get(text)
    if (before !== undefined) return before
    const changed = text.replace(/(?<=\d)\d/g, () => String(random.int(0, 9)))
    known.set(text, changed)
    return changed
  }
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({
      ...block,
      lines: block.lines.map((line) => ({
        ...line,
        words: line.words.map((word) => ({ ...word, text: other(word.text) })),
      })),
    })),
  }))
}
