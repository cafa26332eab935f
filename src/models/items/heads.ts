import { letters } from '../../fields/counts.ts'
import { once } from '../../fields/once.ts'
import type { Line } from './lines.ts'

/** A row of labels, and no figure: the head of another table. */
export const isHeadLike = (line: Line): boolean =>
  line.tokens.length === 0 &&
  line.row.pieces.filter((piece) => piece.labels.some((label) => label.score > 0.8)).length >= 2

/** A row with the heads of two columns, and no sum. */
interface Head {
  readonly at: number
  /** Heads of columns in it. */
  readonly columns: number
}

/** Indices of the rows of a page with the heads of two columns and no sum. */
export const headRows = (lines: readonly Line[], page: number): readonly number[] =>
  (headsByPage(lines).get(page) ?? []).map(({ at }) => at)

/** Heads stand this near above the first item, in rows, or in ems where rows of cells overlap. */
const NEAR_ROWS = 7
const NEAR_EMS = 14

/**
 * Index of the row over a first item that has most heads of columns, the nearest of several; null
 * where there is none near it.
 */
export function headOver(lines: readonly Line[], first: number): number | null {
  const { row } = lines[first]!
  const near = (headsByPage(lines).get(row.page) ?? []).filter(
    ({ at }) =>
      at < first &&
      (first - at <= NEAR_ROWS || row.baseline - lines[at]!.row.baseline < NEAR_EMS * row.em),
  )
  const most = Math.max(...near.map(({ columns }) => columns))
  return near.findLast(({ columns }) => columns === most)?.at ?? null
}

const headsByPage = once((lines: readonly Line[]) => {
  const heads = lines.flatMap((line, at): Head[] => {
    const columns = line.row.pieces.filter((piece) =>
      piece.labels.some(
        (label) =>
          label.score > 0.8 &&
          (label.from === 0 || letters(label.text) * 2 > letters(piece.text)) &&
          label.names.some((name) => name.startsWith('column_')),
      ),
    ).length
    return columns >= 2 && !line.tokens.some((token) => token.decimals === 2)
      ? [{ at, columns }]
      : []
  })
  return Map.groupBy(heads, ({ at }) => lines[at]!.row.page)
})
