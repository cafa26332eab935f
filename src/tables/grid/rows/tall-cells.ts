import { FULL_LEVEL, type Level } from '../../marks/bands.ts'
import { type CutLine, type Fragment, isNumeric, shareColumn } from '../cut-line.ts'

/**
 * Rules over this share of a table's width part rows, and leave open those cells that reach over several; others
 * are the sides of what few cells have, as shaded ones, unless walls enclose all cells and texts stand on both sides.
 */
const PARTS_ROWS = 0.4
/** Lines of a label are no farther apart, and its middle no farther from its cell's, in ems. */
const NEXT_LINE = 1.6
const CENTRED = 0.5

/** Of levels all of which part cells, or of few that are drawn, those that cells may be as high as: around the head. */
export function levelsOfCells(levels: readonly Level[], closed: boolean): readonly Level[] {
  if (closed) return levels
  const first = levels.findIndex(({ share }) => share >= FULL_LEVEL)
  const next = levels.findIndex(({ share }, i) => i > first && share >= FULL_LEVEL)
  return first < 0 || next < 0 ? [] : levels.slice(first, next + 1)
}

/**
 * In a drawn grid, labels of cells that are as high as several rows beside them stand in the first of those rows,
 * all their lines: set to the middle, they are printed between rows, or on any of them.
 *
 * @param lines of a table between walls, top to bottom
 * @param em in points
 * @param closed walls enclose all cells
 * @return without the lines that have no text left
 */
export function tallCellsOnTop(
  lines: readonly CutLine[],
  levels: readonly Level[],
  em: number,
  closed: boolean,
): CutLine[] {
  const middles = lines.map(({ line: { box } }) => (box[1] + box[3]) / 2)
  const parting = levels.flatMap((level) => partingOf(level, levels, lines, middles, closed) ?? [])
  const texts = lines.flatMap(({ fragments }, i) =>
    fragments.map((fragment) => ({
      fragment,
      line: i,
      ...cellOf(fragment, middles[i]!, levels, parting),
    })),
  )
  const tall = texts.filter(({ inner }) => inner > 0)
  const target = new Map<Fragment, number>()
  for (const own of Map.groupBy(
    tall,
    ({ fragment: { first, last }, top }) => `${first} ${last} ${top}`,
  ).values()) {
    const { fragment, top, bottom } = own[0]!
    const places = own.map(({ line }) => middles[line]!)
    const rows = [...lines.keys()].filter(
      (k) =>
        middles[k]! > top &&
        middles[k]! < bottom &&
        lines[k]!.fragments.some((other) => !shareColumn(other, fragment)),
    )
    if (
      rows.length < 2 ||
      (own.length >= rows.length && own.every((text) => isNumeric(text.fragment)))
    )
      continue
    const off = (places[0]! + places.at(-1)!) / 2 - (top + bottom) / 2
    if (Math.abs(off) > CENTRED * em && own[0]!.line !== rows[0]) continue
    if (places.some((y, k) => k > 0 && y - places[k - 1]! > NEXT_LINE * em)) continue
    for (const text of own) if (text.line > rows[0]!) target.set(text.fragment, rows[0]!)
  }
  if (target.size === 0) return [...lines]
  return lines.flatMap(({ line, fragments }, i) => {
    const here = fragments.filter((fragment) => !target.has(fragment))
    const come = lines.flatMap((other) => other.fragments.filter((text) => target.get(text) === i))
    const own = [...here, ...come].sort((a, b) => a.first - b.first)
    return own.length > 0 ? [{ line, fragments: own }] : []
  })
}

/** A level that parts rows of texts beside a cell that it leaves open: where these are, in points. */
interface Parting {
  readonly y: number
  readonly above: number
  readonly below: number
}

/**
 * What a level parts, which runs over much of the width, or below one text and over several, as under a head of heads, or
 * alone between the two texts of a cell that it parts.
 */
function partingOf(
  { y, share, pieces }: Level,
  levels: readonly Level[],
  lines: readonly CutLine[],
  middles: readonly number[],
  closed: boolean,
): Parting | null {
  if (share >= PARTS_ROWS) return { y, above: y, below: y }
  for (const { from, to } of pieces) {
    const within = ({ fragments }: CutLine) =>
      fragments.filter(({ x0, x1 }) => x0 > from && x1 < to).length
    const above = lines.findLastIndex((line, i) => middles[i]! < y && within(line) > 0)
    const below = lines.findIndex((line, i) => middles[i]! > y && within(line) > 0)
    if (above < 0 || below < 0) continue
    const parting = { y, above: middles[above]!, below: middles[below]! }
    const isHeadOver = within(lines[above]!) === 1 && within(lines[below]!) > 1
    if (isHeadOver || (closed && isAlone(parting, levels, (from + to) / 2))) return parting
  }
  return null
}

/** Is a level the only one between two texts at a place of the width? */
const isAlone = ({ y, above, below }: Parting, levels: readonly Level[], x: number): boolean =>
  levels.every(
    (level) => level.y === y || level.y <= above || level.y >= below || !isOver(level, x),
  )

const isOver = ({ pieces }: Level, x: number): boolean =>
  pieces.some(({ from, to }) => from < x && to > x)

/** The drawn cell around a text: where it begins and ends, and how many rules end at its sides. */
function cellOf(
  { x0, x1 }: Fragment,
  y: number,
  levels: readonly Level[],
  parting: readonly Parting[],
): { readonly top: number; readonly bottom: number; readonly inner: number } {
  const x = (x0 + x1) / 2
  const top = levels.findLast((level) => level.y < y && isOver(level, x))?.y
  const bottom = levels.find((level) => level.y > y && isOver(level, x))?.y
  if (top === undefined || bottom === undefined) return { top: y, bottom: y, inner: 0 }
  const inner = parting.filter(({ above, below }) => above > top && below < bottom).length
  return { top, bottom, inner }
}
