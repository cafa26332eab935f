import { type Box, unionOf } from '../../document/box.ts'
import type { Page, Rule, Word } from '../../document/page.ts'
import { rulingsOf } from '../marks/rulings.ts'
import { withoutLeaders } from '../text/leaders.ts'
import { unitsOf } from '../text/units.ts'
import { gridOf } from './grid.ts'

/** A stretch along one axis and how likely it is one of its kind. */
export interface Stretch {
  /** In points: left and right of a column, top and bottom of a row. */
  readonly from: number
  readonly to: number
  /** 0..1, that it ends where it is said to: beside the next column, above the next row. */
  readonly probability: number
}

/** Columns and rows of a part of a page, and what stands where. */
export interface GridIn {
  /** Left to right; at least two. */
  readonly columns: readonly Stretch[]
  /** Top to bottom; at least two. */
  readonly rows: readonly Stretch[]
  /** How many of the first rows are heads. */
  readonly headRows: number
  /** Words in reading order, dots that lead in one with the word before them; a text over several columns has `lastColumn` beyond `column`. */
  readonly cells: readonly {
    readonly row: number
    readonly column: number
    readonly lastColumn: number
    readonly words: readonly Word[]
  }[]
  /** Words of the region that are in no cell: printed across it above (a title) and below (notes). */
  readonly around: readonly Word[]
}

/** What the region is cut out of. */
export interface GridSource {
  readonly page: Pick<Page, 'width' | 'height' | 'fills'>
  /** Upright ones of the region; others make no difference to it. */
  readonly words: readonly Word[]
  /** Drawn lines of the page. */
  readonly rules: readonly Rule[]
}

/** A drawn wall, and a gutter that nothing but space marks. */
const WALLED = 0.98
const GUTTER = 0.9

/**
 * The grid that the words of a region stand in, found as those of tables are: gutters and walls part
 * columns, and which lines begin a row follows from all columns together. Whether it is a table is not
 * asked.
 *
 * @param region in points; the words' own box when left out
 * @return null where there are fewer than two columns or rows
 */
export function gridIn({ page, words, rules }: GridSource, region?: Box): GridIn | null {
  if (words.length === 0) return null
  const box = region ?? unionOf(words.map((word) => word.box))
  const own = words.filter((word) => isIn(word, box))
  const whole: Page = { ...BARE, ...page, rules }
  const units = unitsOf(whole, own)
  const inside = withoutLeaders(own, units.em)
  const rulings = rulingsOf(whole, inside, units.em)
  const grid = gridOf({ box, kind: 'aligned' }, inside, rulings, units)
  if (!grid) return null
  return {
    columns: grid.columns.map(({ left, right }, c) => ({
      from: left,
      to: right,
      probability: isWalled(grid.separators[c]) ? WALLED : GUTTER,
    })),
    rows: grid.rows.map(({ top, bottom, probability }) => ({
      from: top,
      to: bottom,
      probability,
    })),
    headRows: grid.headRows,
    cells: grid.rows.flatMap(({ lines }, row) =>
      [
        ...Map.groupBy(
          lines.flatMap(({ fragments }) => fragments),
          ({ first }) => first,
        ),
      ]
        .sort(([a], [b]) => a - b)
        .map(([column, fragments]) => ({
          row,
          column,
          lastColumn: Math.max(...fragments.map(({ last }) => last)),
          words: fragments.flatMap((fragment) => fragment.words),
        })),
    ),
    around: grid.around,
  }
}

const isWalled = (separator: { readonly walls: readonly unknown[] } | undefined): boolean =>
  separator === undefined || separator.walls.length > 0

function isIn({ box: [x0, y0, x1, y1] }: Word, box: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}

/** What of a page makes no difference here. */
const BARE = {
  number: 1,
  rotation: 0,
  skew: 0,
  source: 'text_layer',
  languages: [],
  blocks: [],
} as const
