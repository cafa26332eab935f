import type { Word } from '../../document/page.ts'
import type { Separator } from './columns.ts'
import type { CutLine, Fragment } from './cut-line.ts'
import { type Extent, extentsOf } from './extents.ts'

/** A text is in line with a column, or in the middle of several, when it is so near, in ems. */
const NEAR = 0.6
/** Words of one text stand no farther apart, in ems. */
const APART = 1

/**
 * Texts of heads, as all of them together say: every column has a head of its own, and what lies over several has
 * heads below it in each. So a text over columns without any is one for each of them, where it can be parted at their
 * gutters, and texts side by side over columns that have some are one, which stands in the middle of them.
 *
 * @param heads lines of the head, top to bottom, and the lines below it
 * @return the heads
 */
export function headTexts(
  heads: readonly CutLine[],
  below: readonly CutLine[],
  separators: readonly Separator[],
  em: number,
): CutLine[] {
  const columnCount = separators.length + 1
  const done: CutLine[] = []
  for (const line of heads.toReversed()) {
    const extents = extentsOf([...done, ...below], columnCount)
    const parted = line.fragments.flatMap((text) =>
      isAmongHeads(text, heads, columnCount)
        ? partsOf(text, done, separators, extents, em)
        : [text],
    )
    done.unshift({ ...line, fragments: joined(parted, done, extents, em) })
  }
  return done
}

/** Have all other columns heads of their own? A title stands over columns without any. */
function isAmongHeads(text: Fragment, heads: readonly CutLine[], columnCount: number): boolean {
  for (let c = 0; c < columnCount; c++)
    if ((c < text.first || c > text.last) && !haveHeads(heads, c, c)) return false
  return true
}

function partsOf(
  text: Fragment,
  under: readonly CutLine[],
  separators: readonly Separator[],
  extents: readonly Extent[],
  em: number,
): Fragment[] {
  const { first, last } = text
  if (first === last || haveHeads(under, first, last) || isInMiddle(text, extents, em))
    return [text]
  const parts: Fragment[] = []
  let rest = text.words
  for (let c = first; c < last; c++) {
    const { from, to } = separators[c]!
    const at = rest.findIndex(({ box }, i) => i > 0 && box[0] > from && rest[i - 1]!.box[2] < to)
    if (at < 0) return [text]
    parts.push(fragmentOf(rest.slice(0, at), c))
    rest = rest.slice(at)
  }
  parts.push(fragmentOf(rest, last))
  return parts.every((part) => offColumn(part, extents[part.first]!) <= NEAR * em) ? parts : [text]
}

const fragmentOf = (words: readonly Word[], column: number): Fragment => ({
  words,
  x0: words[0]!.box[0],
  x1: Math.max(...words.map(({ box }) => box[2])),
  first: column,
  last: column,
})

/** Texts side by side as one where they stand in the middle of their columns, and none in its own. */
function joined(
  texts: readonly Fragment[],
  under: readonly CutLine[],
  extents: readonly Extent[],
  em: number,
): Fragment[] {
  const result: Fragment[] = []
  for (const text of texts) {
    const before = result.at(-1)
    const whole = before && {
      words: [...before.words, ...text.words],
      ...{ x0: before.x0, x1: text.x1, first: before.first, last: text.last },
    }
    if (whole && isOne(before, text, whole, under, extents, em)) result[result.length - 1] = whole
    else result.push(text)
  }
  return result
}

function isOne(
  a: Fragment,
  b: Fragment,
  whole: Fragment,
  under: readonly CutLine[],
  extents: readonly Extent[],
  em: number,
): boolean {
  if (b.x0 - a.x1 > APART * em || b.first !== a.last + 1) return false
  if (!haveHeads(under, whole.first, whole.last)) return false
  if (!isInMiddle(whole, extents, em)) return false
  return [a, b].some(
    (part) => part.first === part.last && !(offColumn(part, extents[part.first]!) <= NEAR * em),
  )
}

/** Does a text stand in the middle of the columns that it is over? */
const isInMiddle = ({ x0, x1, first, last }: Fragment, extents: readonly Extent[], em: number) =>
  Math.abs(x0 + x1 - extents[first]!.left - extents[last]!.right) / 2 <= NEAR * em

/** How far a text is from beginning or ending where a column does, or having its middle there; NaN where that has no texts. */
const offColumn = ({ x0, x1 }: Fragment, { left, right }: Extent): number =>
  Math.min(Math.abs(x0 - left), Math.abs(x1 - right), Math.abs(x0 + x1 - left - right) / 2)

/** Have all columns of a run heads of their own? */
export function haveHeads(under: readonly CutLine[], first: number, last: number): boolean {
  for (let c = first; c <= last; c++)
    if (!under.some(({ fragments }) => fragments.some((own) => own.first === c && own.last === c)))
      return false
  return true
}
