import type { Line, Page, Word } from './page.ts'

/** Characters of a word that are read. */
const LONGEST_WORD = 1000
/** Characters of all words in a band of a page, and its height in points: no line is set more densely. */
const LONGEST_LINE = 6000
const BAND = 4

/** Pages as they may be read, and those where something was too long for it. */
export interface Readable {
  readonly pages: readonly Page[]
  /** 1-based numbers of pages. */
  readonly cut: readonly number[]
}

/**
 * Leaves out what no line has room for: a hundred thousand digits in one place would keep those busy
 * who look for dates and sums.
 */
export function withoutEndlessLines(pages: readonly Page[]): Readable {
  const cut: number[] = []
  const readable = pages.map((page) => {
    if (!page.blocks.some(({ lines }) => lines.some(isLong)) && !isDense(page)) return page
    cut.push(page.number)
    return shortened(page)
  })
  return { pages: readable, cut }
}

const isLong = ({ words }: Line): boolean => words.some(({ text }) => text.length > LONGEST_WORD)

const bandOf = ({ rotation, baseline }: Word): string =>
  `${rotation} ${Math.floor(baseline / BAND)}`

function isDense(page: Page): boolean {
  const lengths = new Map<string, number>()
  for (const { lines } of page.blocks)
    for (const { words } of lines)
      for (const word of words) {
        const band = bandOf(word)
        const length = (lengths.get(band) ?? 0) + word.text.length + 1
        if (length > LONGEST_LINE) return true
        lengths.set(band, length)
      }
  return false
}

function shortened(page: Page): Page {
  const lengths = new Map<string, number>()
  const fits = (word: Word): boolean => {
    const band = bandOf(word)
    const length = (lengths.get(band) ?? 0) + word.text.length + 1
    lengths.set(band, length)
    return length <= LONGEST_LINE
  }
  const words = (line: Line): Word[] =>
    line.words
      .map((word) =>
        word.text.length > LONGEST_WORD
          ? { ...word, text: word.text.slice(0, LONGEST_WORD) }
          : word,
      )
      .filter(fits)
  const blocks = page.blocks
    .map((block) => ({
      ...block,
      lines: block.lines
        .map((line) => ({ ...line, words: words(line) }))
        .filter((line) => line.words.length > 0),
    }))
    .filter(({ lines }) => lines.length > 0)
  return { ...page, blocks }
}
