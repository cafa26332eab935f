import type { Row } from '../../reading/document-text.ts'
import { median } from '../../tables/text/units.ts'
import { type AmountToken, isMoney } from './amount-token.ts'
import { clustered } from './clusters.ts'
import { SAME_LEFT, SAME_RIGHT } from './column.ts'
import type { DateToken } from './date-token.ts'

/** Days and sums of a page that are compared, at least. */
const LEAST = 3
/** Of them, those that stand in line with the other page’s where it was moved, and where it was not; sums within texts never do. */
const MET = 0.75
const UNMET = 0.3
/** A page is moved by its margins, in ems. */
const MOST = 5

interface PlacedLine {
  readonly row: Row
  readonly dates: readonly DateToken[]
  readonly amounts: readonly AmountToken[]
  readonly shift: number
}

interface Edges {
  readonly days: readonly number[]
  readonly sums: readonly number[]
}

/**
 * The same lines, those of pages with other margins moved: leaves that are printed on both sides, papers that went
 * askew through a scanner. A page is, where days and sums together are in line with those of the first one that way alone.
 */
export function withPageShifts<T extends PlacedLine>(lines: readonly T[]): readonly T[] {
  const pages = Map.groupBy(lines, ({ row }) => row.page)
  if (pages.size < 2) return lines
  const em = median(lines.map(({ row }) => row.em))
  const edges = new Map([...pages].map(([page, own]) => [page, edgesOf(own)]))
  const first = [...edges.values()].find(isEnough)
  if (!first) return lines
  const places = {
    days: placesOf(first.days, SAME_LEFT * em),
    sums: placesOf(first.sums, SAME_RIGHT * em),
  }
  const shifts = new Map(
    [...edges].map(([page, own]) => [
      page,
      own === first || !isEnough(own) ? 0 : shiftOf(own, places, em),
    ]),
  )
  if ([...shifts.values()].every((shift) => shift === 0)) return lines
  return lines.map((line) => {
    const shift = shifts.get(line.row.page)!
    return shift === 0 ? line : { ...line, shift: line.shift + shift }
  })
}

const isEnough = ({ days, sums }: Edges): boolean => days.length >= LEAST && sums.length >= LEAST

function edgesOf(lines: readonly PlacedLine[]): Edges {
  const days: number[] = []
  const sums: number[] = []
  for (const { dates, amounts, shift } of lines) {
    if (dates[0]) days.push(dates[0].box[0] - shift)
    for (const amount of amounts) if (isMoney(amount)) sums.push(amount.edge - shift)
  }
  return { days, sums }
}

/** Where several stand in line. */
const placesOf = (edges: readonly number[], gap: number): number[] =>
  clustered(edges, (edge) => edge, gap)
    .filter((own) => own.length >= LEAST)
    .map(median)

/** How far a page lies to the right of another one; 0 where nothing shows that it does. */
function shiftOf(page: Edges, places: Edges, em: number): number {
  const met = (edges: readonly number[], among: readonly number[], reach: number, by: number) =>
    edges.filter((edge) => among.some((place) => Math.abs(edge - by - place) <= reach)).length /
    edges.length
  const metBoth = (by: number) =>
    Math.min(
      met(page.days, places.days, SAME_LEFT * em, by),
      met(page.sums, places.sums, SAME_RIGHT * em, by),
    )
  const asItIs = metBoth(0)
  if (asItIs > UNMET) return 0
  const candidates = placesOf(page.sums, SAME_RIGHT * em).flatMap((own) =>
    places.sums.flatMap((place) => (Math.abs(own - place) <= MOST * em ? [own - place] : [])),
  )
  const [best] = candidates.sort((a, b) => metBoth(b) - metBoth(a))
  return best !== undefined && metBoth(best) >= MET ? best : 0
}
