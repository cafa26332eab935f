import { type Box, overlap } from '../../document/box.ts'
import type { Grid } from '../grid/grid.ts'
import type { Region } from '../grid/region.ts'
import { FULL_LEVEL } from '../marks/bands.ts'
import type { Ruling } from '../marks/ruling.ts'
import { isNumbered } from '../text/caption.ts'
import { firstFrom } from '../text/first-from.ts'
import { type TextLine, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** Rules that begin and end this near each other are of one table, in ems. */
const IN_LINE = 0.6
/** A rule above the head, one under it, and one at the end. */
const LEAST_RULES = 3
/** Between two rules without text is no more than this, in line pitches. */
const MOST_EMPTY = 2
/** A row beside a rule, in line pitches. */
const NEAR = 1.7
/** So many lines of one text over this share of the width, and so many words in each, are a paragraph. */
const LEAST_PROSE = 2
const PROSE_WIDTH = 0.8
const PROSE_WORDS = 6
/** Of a table's lines this share may lie across its columns, and of its rows this share fills two. */
const MOST_ACROSS = 0.25
const LEAST_FILLED = 0.5

/**
 * Places between rules of one length that may hold a table with its head, whatever stands in its cells:
 * text that fills its column from line to line is none of a paragraph here.
 *
 * @param lines of the page, top to bottom
 * @param tables boxes of those that are known: no frame goes on behind one
 */
export function framedRegions(
  lines: readonly TextLine[],
  horizontal: readonly Ruling[],
  units: Units,
  tables: readonly Box[] = [],
): Region[] {
  const open: Ruling[][] = []
  const byMiddle = lines
    .map((line) => ({ line, middle: (line.box[1] + line.box[3]) / 2 }))
    .sort((a, b) => a.middle - b.middle)
  for (const rule of horizontal) {
    const run = open.findLast((rules) => isSame(rules.at(-1)!, rule, units.em))
    if (run && goesOn(run.at(-1)!, rule, { byMiddle, tables }, units)) run.push(rule)
    else open.push([rule])
  }
  return open
    .map((rules) => fromHead(rules, lines, units.em))
    .filter((rules) => rules.length >= LEAST_RULES)
    .map((rules) => ({
      kind: 'aligned' as const,
      box: [rules[0]!.from, rules[0]!.at, rules[0]!.to, rules.at(-1)!.at] as Box,
    }))
    .filter(({ box }) => !lines.some((line) => isRowBeside(line, box, units)))
}

/**
 * The rules from the one above the head on: one text alone between the first two, away from where the rows
 * begin, is a heading of the page.
 */
function fromHead(
  rules: readonly Ruling[],
  lines: readonly TextLine[],
  em: number,
): readonly Ruling[] {
  const [first, second] = rules
  if (!first || !second) return rules
  const between = (from: number, to: number) =>
    lines.filter(({ baseline }) => baseline > from && baseline < to)
  const inside = between(first.at, second.at)
  const left = Math.min(
    ...between(second.at, rules.at(-1)!.at).flatMap(({ chunks }) => chunks.map(({ x0 }) => x0)),
  )
  const isHeading =
    inside.length > 0 &&
    inside.every(({ chunks }) => chunks.length === 1 && chunks[0]!.x0 > left + em)
  return isHeading ? fromHead(rules.slice(1), lines, em) : rules
}

/** Does a line of several texts stand right above or below? Then the rules part rows, and enclose nothing. */
function isRowBeside({ baseline, chunks }: TextLine, box: Box, { em, pitch }: Units): boolean {
  const isNear =
    (baseline <= box[1] && baseline > box[1] - NEAR * pitch) ||
    (baseline > box[3] && baseline < box[3] + NEAR * pitch)
  return isNear && chunks.filter(({ x0, x1 }) => x0 > box[0] - em && x1 < box[2] + em).length > 1
}

/** Does a grid between rules have a head, and do its texts stand in its columns? */
export function isFramedTable({ rows, headRows, columns, levels }: Grid): boolean {
  const full = levels.filter(({ share }) => share >= FULL_LEVEL).length
  if (full < LEAST_RULES || headRows === 0 || columns.length < 2) return false
  const body = rows.slice(headRows)
  const lines = body.flatMap((row) => row.lines)
  const across = lines.filter(({ fragments }) => fragments.some(({ first, last }) => last > first))
  const filled = body.filter(
    (row) => new Set(row.lines.flatMap(({ fragments }) => fragments.map((f) => f.first))).size > 1,
  )
  return (
    filled.length > 0 &&
    across.length <= MOST_ACROSS * lines.length &&
    filled.length >= LEAST_FILLED * body.length
  )
}

const isSame = (a: Ruling, b: Ruling, em: number): boolean =>
  Math.abs(a.from - b.from) <= IN_LINE * em && Math.abs(a.to - b.to) <= IN_LINE * em

/**
 * May what stands between two rules be of one table?
 *
 * @param page the lines of the page, by their middles, and its tables that are known
 */
function goesOn(
  above: Ruling,
  below: Ruling,
  {
    byMiddle,
    tables,
  }: {
    readonly byMiddle: readonly { readonly line: TextLine; readonly middle: number }[]
    readonly tables: readonly Box[]
  },
  { em, pitch }: Units,
): boolean {
  const box: Box = [above.from, above.at, above.to, below.at]
  const within: Box = [box[0] + em, box[1], box[2] - em, box[3]]
  if (tables.some((table) => overlap(table, within) > 0)) return false
  const beside = byMiddle.slice(
    firstFrom(byMiddle, ({ middle }) => middle > box[1]),
    firstFrom(byMiddle, ({ middle }) => middle >= box[3]),
  )
  const chunks = beside.map(({ line }) =>
    line.chunks.filter(({ x0, x1 }) => x1 > box[0] + em && x0 < box[2] - em),
  )
  const inside = chunks.filter((line) => line.length > 0)
  if (inside.length === 0) return below.at - above.at <= MOST_EMPTY * pitch
  if (inside.flat().some(({ x0, x1 }) => x0 < box[0] - em || x1 > box[2] + em)) return false
  if (inside.some(([first]) => isNumbered(textOf(first!.words)))) return false
  const prose = inside.filter(
    ([first, ...more]) =>
      more.length === 0 &&
      first!.words.length >= PROSE_WORDS &&
      first!.x1 - first!.x0 >= PROSE_WIDTH * (box[2] - box[0]),
  )
  return prose.length < LEAST_PROSE
}
