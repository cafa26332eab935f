import type { Row } from '../paper/document-text.ts'

const BEFORE = -1
const NONE = -2

/** Lines without an amount belong to the item above; those over the first one to it. */
export function ownersOf(rows: readonly Row[], anchors: readonly boolean[]): number[] {
  let last = BEFORE
  return rows.map((row, i) => {
    if (anchors[i]) {
      last = i
      return i
    }
    const next = anchors.indexOf(true, i)
    if (last === BEFORE)
      return next >= 0 && rows[next]!.baseline - row.baseline < 1.6 * row.em ? next : -1
    // What a gap parts from an item stays apart from it.
    if (row.baseline - rows[i - 1]!.baseline >= 2.2 * row.em) last = NONE
    return last
  })
}

/** Where texts stand above their figures, each line belongs to the amount below it. */
export const ownersBelow = (rows: readonly Row[], anchors: readonly boolean[]): number[] =>
  rows.map((row, i) => {
    const next = anchors.indexOf(true, i)
    return next >= 0 && rows[next]!.baseline - row.baseline < 1 + 2.2 * (next - i) * row.em
      ? next
      : NONE
  })

/** Letters of a text; fewer are a code. */
const LEAST_LETTERS = 3
const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length

/**
 * Does every item begin with a line of text, and have its figures below it?
 *
 * @param described texts in the column of descriptions, row by row
 */
export function standAbove(described: readonly string[], anchors: readonly boolean[]): boolean {
  const own = described.filter((_, i) => anchors[i])
  const bare = own.filter((text) => lettersOf(text) < LEAST_LETTERS).length
  return (
    anchors[0] === false &&
    own.length > 0 &&
    bare === own.length &&
    own.every((_, i) => {
      const at = nth(anchors, i)
      return at > 0 && !anchors[at - 1]
    })
  )
}

/** Index of the n-th amount. */
const nth = (anchors: readonly boolean[], n: number): number => {
  let count = -1
  return anchors.findIndex((anchor) => anchor && ++count === n)
}
