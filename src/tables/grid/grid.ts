import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { type Level, levelsOf } from '../marks/bands.ts'
import type { Ruling, Rulings } from '../marks/rulings.ts'
import { textLines } from '../text/text-lines.ts'
import { type Units, unitsOfLines } from '../text/units.ts'
import { trimmed } from './around.ts'
import { joinCentred } from './centred-heads.ts'
import { guttersOf, type Separator, together, wallsOf, withoutStrips } from './columns.ts'
import { type Column, type CutLine, isNumeric } from './cut-line.ts'
import { columnsBetween, cutLines } from './fragments.ts'
import { headLineCount } from './head.ts'
import { holdsHeadsOver } from './heads-in-band.ts'
import { headsOverRules } from './heads-over.ts'
import { withoutNeedless } from './needless.ts'
import { MEET, type Region } from './region.ts'
import { rowsOfLines } from './rows.ts'
import { separatorsAtRuleEnds } from './rule-ends.ts'
import { FULL_LEVEL, rowsAreRuled } from './ruled-rows.ts'

/** A cell before its text is put together. */
export interface GridCell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  /** In reading order. */
  readonly words: readonly Word[]
}

/** A row: the lines in it and the drawn levels it lies between. */
export interface Row {
  readonly lines: readonly CutLine[]
  readonly top: number
  readonly bottom: number
  /** Number of the band between drawn levels. */
  readonly band: number
}

export interface Grid {
  readonly region: Region
  readonly box: Box
  readonly title: string | null
  readonly columns: readonly Column[]
  readonly separators: readonly Separator[]
  readonly levels: readonly Level[]
  readonly rows: readonly Row[]
  readonly headRows: number
  /** Shaded areas that reach into it. */
  readonly shades: readonly Box[]
}

/** Gutters in a region with walls need this share of its lines, else this many. */
const LEAST_GUTTER_SHARE = 0.5

/** Columns and rows of a region; null when it has fewer than two of either. */
export function gridOf(
  region: Region,
  words: readonly Word[],
  rulings: Rulings,
  page: Units,
): Grid | null {
  const { box } = region
  const lines = textLines(words, page.em)
  if (lines.length === 0) return null
  const units = unitsOfLines(lines, page)
  const { em } = units
  const upright = rulings.vertical.filter((line) => line.to > box[1] && line.from < box[3])
  const walls = wallsOf(upright, box, em).filter(
    (wall) => region.kind === 'aligned' || isHeld(wall, rulings.horizontal, em),
  )
  const many = lines.filter((line) => line.chunks.length > 1).length
  const closed = region.kind === 'ruled' && walls.length > 0
  const least = closed ? Math.max(3, LEAST_GUTTER_SHARE * lines.length) : many >= 4 ? 2 : 1
  const levels = levelsOf(rulings.horizontal, box, em)
  const pieces = levels.flatMap((level) => level.pieces)
  const cutAt = (separators: readonly Separator[]) => {
    const columns = columnsBetween(separators, box[0], box[2])
    return cutLines(lines, separators, columns, pieces, em)
  }
  const heads = headsOverRules(lines, pieces, em)
  const gutters = together(walls, guttersOf(lines, em, least, heads), em)
  const apart = closed
    ? together(gutters, separatorsAtRuleEnds(lines, pieces, box, em), em)
    : gutters
  const possible = closed ? withoutStrips(apart, lines) : apart
  const roughly = cutAt(possible)
  const separators = withoutNeedless(possible, roughly, em)
  if (separators.length === 0) return null
  const columns = columnsBetween(separators, box[0], box[2])
  const cut = separators.length === possible.length ? roughly : cutAt(separators)
  const head = headLineCount(cut, levels, box)
  const measure = { em, pitch: units.pitch, columns }
  const all = rowsBetween(cut, head, levels, closed, separators, measure)
  const { rows, title } = trimmed(all)
  if (rows.length < 2) return null
  const headRows = countHeadRows(rows, cut, head)
  const shades = rulings.shades.filter(
    ([x0, y0, x1, y1]) => x0 < box[2] && x1 > box[0] && y0 < box[3] && y1 > box[1],
  )
  return { region, box, title, columns, separators, levels, rows, headRows, shades }
}

/** Does a rule across meet the wall? What hangs free in a drawn grid is a scratch, or a shadow. */
const isHeld = ({ walls }: Separator, horizontal: readonly Ruling[], em: number): boolean =>
  walls.some(({ at, from, to }) =>
    horizontal.some(
      (rule) =>
        rule.at > from - MEET * em &&
        rule.at < to + MEET * em &&
        rule.from < at + MEET * em &&
        rule.to > at - MEET * em,
    ),
  )

function countHeadRows(rows: readonly Row[], cut: readonly CutLine[], head: number): number {
  const headLines = new Set(cut.slice(0, head))
  let count = 0
  while (
    count < rows.length - 1 &&
    rows[count]!.lines.length > 0 &&
    rows[count]!.lines.every((line) => headLines.has(line))
  )
    count++
  return count
}

function rowsBetween(
  cut: readonly CutLine[],
  head: number,
  levels: readonly Level[],
  closed: boolean,
  separators: readonly Separator[],
  measure: { em: number; pitch: number; columns: readonly Column[] },
): Row[] {
  const rows: Row[] = []
  const middle = (line: CutLine) => (line.line.box[1] + line.line.box[3]) / 2
  const bounds = levels.map((level) => level.y)
  const rules = levels.flatMap((level) => level.pieces)
  let from = 0
  const drawn = levels.filter((level) => level.share >= FULL_LEVEL).length
  const ruled = !closed && rowsAreRuled(cut, head, levels)
  for (let band = 0; band <= bounds.length; band++) {
    const top = bounds[band - 1] ?? Number.NEGATIVE_INFINITY
    const bottom = bounds[band] ?? Number.POSITIVE_INFINITY
    const start = from
    while (from < cut.length && middle(cut[from]!) < bottom) from++
    const lines = cut.slice(start, from)
    if (lines.length === 0) continue
    const enclosed = closed
      ? Number.isFinite(top) && Number.isFinite(bottom) && drawn > 3
      : ruled && Number.isFinite(top) && start >= head
    const groups =
      enclosed && !holdsRows(lines) && !holdsHeadsOver(lines, separators)
        ? [lines]
        : rowsOfLines(lines, Math.max(0, head - start), rules, measure)
    if (closed && start === 0) joinCentred(groups, measure.pitch)
    groups.forEach((group, i) => {
      const next = groups[i + 1]
      rows.push({
        lines: group,
        top: i === 0 && Number.isFinite(top) ? top : Math.min(...group.map((l) => l.line.box[1])),
        bottom:
          !next && Number.isFinite(bottom) ? bottom : Math.max(...group.map((l) => l.line.box[3])),
        band,
      })
    })
  }
  return rows
}

/** Figures under each other in two columns tell several rows, whatever is drawn around them. */
function holdsRows(lines: readonly CutLine[]): boolean {
  const counts = new Map<number, number>()
  for (const { fragments } of lines)
    for (const fragment of fragments)
      if (isNumeric(fragment)) counts.set(fragment.first, (counts.get(fragment.first) ?? 0) + 1)
  const repeated = [...counts.values()].filter((count) => count >= 2)
  return repeated.length >= 2 || repeated.some((count) => count >= 4)
}
