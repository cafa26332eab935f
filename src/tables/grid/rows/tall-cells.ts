import type { Level } from '../../marks/bands.ts'
import type { CutLine, Fragment } from '../cut-line.ts'

/** Lines of a label are no farther apart, and its middle no farther from its cell's, in ems. */
const NEXT_LINE = 1.6
const CENTRED = 0.5

/**
 * In a drawn grid, labels set to the middle of cells that are as high as several rows beside them stand in the
 * first of those rows: they are printed on lines of their own, or on one of any row.
 *
 * @param lines of a table between walls, top to bottom
 * @param em in points
 * @return without the lines that have no text left
 */
export function tallCellsOnTop(
  lines: readonly CutLine[],
  levels: readonly Level[],
  em: number,
): CutLine[] {
  const middles = lines.map(({ line: { box } }) => (box[1] + box[3]) / 2)
  const texts = lines.flatMap(({ fragments }, i) =>
    fragments.map((fragment) => ({ fragment, line: i, ...cellOf(fragment, middles[i]!, levels) })),
  )
  const tall = texts.filter(({ inner }) => inner > 0)
  const target = new Map<Fragment, number>()
  for (const own of Map.groupBy(
    tall,
    ({ fragment: { first, last }, top }) => `${first} ${last} ${top}`,
  ).values()) {
    const { fragment, top, bottom } = own[0]!
    const places = own.map(({ line }) => middles[line]!)
    const off = (places[0]! + places.at(-1)!) / 2 - (top + bottom) / 2
    if (Math.abs(off) > CENTRED * em) continue
    if (places.some((y, k) => k > 0 && y - places[k - 1]! > NEXT_LINE * em)) continue
    const first = lines.findIndex(
      ({ fragments }, k) =>
        middles[k]! > top &&
        middles[k]! < bottom &&
        fragments.some((other) => !isOver(other, fragment)),
    )
    if (first >= 0) for (const text of own) if (text.line > first) target.set(text.fragment, first)
  }
  if (target.size === 0) return [...lines]
  return lines.flatMap(({ line, fragments }, i) => {
    const here = fragments.filter((fragment) => !target.has(fragment))
    const come = lines.flatMap((other) => other.fragments.filter((text) => target.get(text) === i))
    const own = [...here, ...come].sort((a, b) => a.first - b.first)
    return own.length > 0 ? [{ line, fragments: own }] : []
  })
}

const isOver = (a: Fragment, b: Fragment): boolean => a.first <= b.last && a.last >= b.first

/** The drawn cell around a text: where it begins and ends, and how many rules end at its sides. */
function cellOf(
  { x0, x1 }: Fragment,
  y: number,
  levels: readonly Level[],
): { readonly top: number; readonly bottom: number; readonly inner: number } {
  const x = (x0 + x1) / 2
  const over = levels.filter(({ pieces }) => pieces.some(({ from, to }) => from < x && to > x))
  const top = over.findLast((level) => level.y < y)?.y
  const bottom = over.find((level) => level.y > y)?.y
  if (top === undefined || bottom === undefined) return { top: y, bottom: y, inner: 0 }
  return { top, bottom, inner: levels.filter((level) => level.y > top && level.y < bottom).length }
}
