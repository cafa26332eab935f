import type { Page, Word } from '../../document/page.ts'

/** A whole day with the text behind it set so near that no space parts them: `2026年5月4日振込`. */
const GLUED = /^(\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일])(\p{L}{2}.*)$/u

/** A page on which such days are words of their own. */
export function withDaysApart(page: Page): Page {
  if (!page.blocks.some(({ lines }) => lines.some(({ words }) => words.some(isGlued)))) return page
  return {
    ...page,
    blocks: page.blocks.map((block) => ({
      ...block,
      lines: block.lines.map((line) => ({ ...line, words: line.words.flatMap(parted) })),
    })),
  }
}

const isGlued = ({ text }: Word): boolean => GLUED.test(text)

/** Characters of such a script are about as wide as each other, figures half as wide. */
const widthOf = (text: string): number => text.length - (text.match(/\d/g)?.length ?? 0) / 2

function parted(word: Word): readonly Word[] {
  const [, day, text] = GLUED.exec(word.text) ?? []
  if (!day || !text) return [word]
  const [left, top, right, bottom] = word.box
  const at = left + ((right - left) * widthOf(day)) / widthOf(word.text)
  return [
    { ...word, text: day, box: [left, top, at, bottom] },
    { ...word, text, box: [at, top, right, bottom] },
  ]
}
