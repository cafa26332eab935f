import { type Box, unionOf } from '../../document/box.ts'
import type { Line, Page, Word } from '../../document/page.ts'
import { isWide } from '../../document/script.ts'

/** Ems of white that part two characters in square cells, and two of which one is a mark. */
const PARTS = 0.75
const PARTS_MARKS = 1.4
/** Commas, points and brackets leave half of their cell empty. */
const MARK =
  /[\u3001-\u3004\u3008-\u301f\u30fb\u30fc\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65]/
const LAST = /.$/su

/** Words that follow each other without a space in scripts that have none are one. */
export function withCellsJoined(page: Page): Page {
  const hasCells = page.blocks.some(({ lines }) =>
    lines.some(({ words }) => words.some(({ text }) => isWide(text) || isWide(lastOf(text)))),
  )
  if (!hasCells) return page
  return {
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, lines: block.lines.map(joined) })),
  }
}

function lastOf(text: string): string {
  // Asked of every word.
  const code = text.charCodeAt(text.length - 1)
  return code >= 0xd800 && code < 0xe000 ? LAST.exec(text)![0] : text.charAt(text.length - 1)
}

function joined(line: Line): Line {
  const words: Word[] = []
  for (const word of line.words) {
    const before = words.at(-1)
    if (before && areOne(before, word, line.box)) words[words.length - 1] = united(before, word)
    else words.push(word)
  }
  return { ...line, words }
}

function areOne(before: Word, word: Word, line: Box): boolean {
  const [last, first] = [lastOf(before.text), word.text]
  if (before.rotation !== word.rotation || !isWide(last) || !isWide(first)) return false
  const isMark = MARK.test(last) || MARK.test(first[0]!)
  const isAcross = word.rotation % 180 === 0
  const em = isAcross ? line[3] - line[1] : line[2] - line[0]
  return gapOf(before, word) < (isMark ? PARTS_MARKS : PARTS) * em
}

/** White between two words along the direction they are read in. */
function gapOf({ box: a, rotation }: Word, { box: b }: Word): number {
  if (rotation === 0) return b[0] - a[2]
  if (rotation === 90) return b[1] - a[3]
  return rotation === 180 ? a[0] - b[2] : a[1] - b[3]
}

const united = (a: Word, b: Word): Word => ({
  ...a,
  text: a.text + b.text,
  box: unionOf([a.box, b.box]),
  confidence: Math.min(a.confidence, b.confidence),
})
