import { type Box, unionOf } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/ruling.ts'
import { linesBetween } from '../marks/rulings.ts'
import type { TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** Rules that begin and end this near each other are of one table, in ems. */
const IN_LINE = 0.6
/** So many rules under each other part the rows of one table. */
const LEAST_RULES = 4
/** Rows below a region, at least, that tell that it goes on. */
const LEAST_LOOSE = 2
/** Between two rules stand at most so many lines of text. */
const MOST_LINES = 8
/** And they are at most this far apart, in line pitches. */
const MOST_APART = 8

/**
 * Regions made whole: rules of one length go on from one to the next, or to rows that stand too far
 * off to be seen as theirs, with headings, pictures or high rows between them.
 *
 * @param lines of the page, top to bottom
 * @param tables boxes of those that are known: no ladder goes on behind one
 */
export function withinLadders(
  regions: readonly Region[],
  lines: readonly TextLine[],
  horizontal: readonly Ruling[],
  units: Units,
  tables: readonly Box[] = [],
): Region[] {
  const { em } = units
  return laddersOf(horizontal, lines, units, tables).reduce<Region[]>(
    (left, ladder) => {
      const parts = left.filter((region) => meets(region.box, ladder, em))
      if (parts.length === 0) return left
      const inside = lines.filter(({ box }) => isInside(box, ladder, em))
      const [, top, , bottom] = unionOf(parts.map(({ box }) => box))
      const loose = inside.filter(({ box, chunks }) => chunks.length > 1 && box[1] > bottom)
      if (parts.length === 1 && loose.length < LEAST_LOOSE) return left
      const own = parts.length > 1 ? inside : inside.filter(({ box }) => box[1] > top)
      const box = unionOf([...parts, ...own].map((part) => part.box))
      return [...left.filter((region) => !parts.includes(region)), { kind: 'aligned', box }]
    },
    [...regions],
  )
}

/** Rules of one length under each other, with some lines of text between every two. */
function laddersOf(
  horizontal: readonly Ruling[],
  lines: readonly TextLine[],
  { em, pitch }: Units,
  tables: readonly Box[],
): Box[] {
  const texts = lines
    .map(({ box: [from, y0, to, y1] }): Ruling => ({ at: (y0 + y1) / 2, from, to }))
    .sort((a, b) => a.at - b.at)
  const isNext = (rule: Ruling, last: Ruling) =>
    Math.abs(last.from - rule.from) <= IN_LINE * em &&
    Math.abs(last.to - rule.to) <= IN_LINE * em &&
    rule.at - last.at <= MOST_APART * pitch &&
    !tables.some(
      ([x0, y0, x1, y1]) =>
        y0 < rule.at && y1 > last.at && x0 < rule.to - em && x1 > rule.from + em,
    )
  const open: Ruling[][] = []
  for (const rule of horizontal) {
    const ladder = open.findLast((rules) => isNext(rule, rules.at(-1)!))
    const between = ladder
      ? linesBetween(texts, ladder.at(-1)!.at, rule.at).filter(
          ({ from, to }) => from > rule.from - IN_LINE * em && to < rule.to + IN_LINE * em,
        )
      : []
    if (ladder && between.length <= MOST_LINES) ladder.push(rule)
    else open.push([rule])
  }
  return open
    .filter((rules) => rules.length >= LEAST_RULES)
    .map((rules) => [rules[0]!.from, rules[0]!.at, rules[0]!.to, rules.at(-1)!.at])
}

const meets = (box: Box, [x0, y0, x1, y1]: Box, em: number): boolean =>
  box[0] > x0 - IN_LINE * em && box[2] < x1 + IN_LINE * em && box[1] < y1 && box[3] > y0

function isInside(box: Box, [x0, y0, x1, y1]: Box, em: number): boolean {
  const middle = (box[1] + box[3]) / 2
  return middle > y0 && middle < y1 && box[0] > x0 - IN_LINE * em && box[2] < x1 + IN_LINE * em
}
