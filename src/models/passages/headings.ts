import { type Line, linesOf, type Page } from '../../document/page.ts'
import type { HeadingLevel } from '../../document/passage.ts'

/** Times the size of the running text that a heading's type has at least. */
const LARGER = 1.2
/** Sizes that differ by less are one. */
const SAME = 0.92
/** More words are no heading, however large they are. */
const MOST_WORDS = 30
const LETTER = /\p{L}/u

/** The level of a heading's line; null for others. */
export type HeadingOf = (line: Line) => HeadingLevel | null

/** What lines are headings, by the size of their type against that of most letters of the document. */
export function headingsOf(pages: readonly Page[]): HeadingOf {
  const sizes = new Map<Line, number>()
  // Letters that were recognised are measured, others say their size: each has a running text of its own.
  for (const isMeasured of [false, true]) {
    const lines = pages
      .flatMap((page) => [...linesOf(page)])
      .filter((line) => line.words.length > 0 && isMeasured === !line.words[0]!.font)
    const body = commonest(lines)
    for (const line of lines) sizes.set(line, sizeOf(line) / body)
  }
  const isHeading = (line: Line): boolean =>
    sizes.get(line)! >= LARGER &&
    line.words.length <= MOST_WORDS &&
    line.words.some(({ text }) => LETTER.test(text))
  const levels: number[] = []
  for (const size of [...sizes]
    .flatMap(([line, own]) => (isHeading(line) ? [own] : []))
    .sort(descending))
    if (levels.length === 0 || size < SAME * levels.at(-1)!) levels.push(size)
  return (line) => {
    const size = sizes.get(line)
    if (size === undefined || !isHeading(line)) return null
    return Math.min(6, levels.findLastIndex((top) => size <= top) + 1) as HeadingLevel
  }
}

const descending = (a: number, b: number): number => b - a

/** Height of capitals where the size is not known; any measure will do within a document. */
function sizeOf({ words }: Line): number {
  const { font } = words[0]!
  if (font) return Math.max(...words.map((word) => word.font?.size ?? 0))
  return Math.max(
    ...words.map(({ box: [x0, y0, x1, y1], baseline, rotation }) => {
      if (rotation === 0) return baseline - y0
      if (rotation === 180) return y1 - baseline
      return rotation === 90 ? x1 - baseline : baseline - x0
    }),
  )
}

/** The size that half of all letters do not exceed, and half reach. */
function commonest(lines: readonly Line[]): number {
  const counted = lines
    .map((line) => ({ size: sizeOf(line), letters: lettersOf(line) }))
    .sort((a, b) => a.size - b.size)
  let left = counted.reduce((sum, { letters }) => sum + letters, 0) / 2
  for (const { size, letters } of counted) {
    left -= letters
    if (left <= 0) return size
  }
  return 1
}

const lettersOf = ({ words }: Line): number => words.reduce((sum, { text }) => sum + text.length, 0)
