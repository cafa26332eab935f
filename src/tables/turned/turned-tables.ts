import { type Box, unionOf } from '../../document/box.ts'
import { type Page, type Rotation, wordsOf } from '../../document/page.ts'
import type { Table } from '../../document/table.ts'
import { turned, turnedBox } from '../../document/turned.ts'
import { median } from '../text/units.ts'
import type { TurnedHead } from './turned-heads.ts'

/** Fewer words are labels beside a drawing. */
const LEAST_WORDS = 8
/** Rules and shades of turned text lie at most this far around it, in letter heights. */
const AROUND = 2

/**
 * The tables of a page that are set upwards or downwards on it, with their boxes as they lie on the
 * page.
 *
 * @param heads of upright tables, which are no part of them
 * @param find the tables of a page that stand upright, after it was turned clockwise
 */
export function turnedTables(
  page: Page,
  heads: readonly TurnedHead[],
  find: (page: Page, by: Rotation) => Table[],
): Table[] {
  const taken = new Set(heads.flatMap(({ words }) => words))
  return ([90, 270] as const).flatMap((rotation) => {
    const words = wordsOf(page).filter((word) => word.rotation === rotation && !taken.has(word))
    if (words.length < LEAST_WORDS) return []
    const reach = AROUND * median(words.map(({ box }) => box[2] - box[0]))
    const [x0, y0, x1, y1] = unionOf(words.map(({ box }) => box))
    const isNear = ({ box }: { readonly box: Box }) =>
      box[0] < x1 + reach && box[2] > x0 - reach && box[1] < y1 + reach && box[3] > y0 - reach
    const { width, height } = page
    const rules = page.rules.filter(isNear)
    const fills = page.fills.filter(isNear)
    const by = rotation === 90 ? 270 : 90
    const { words: upright, ...rest } = turned({ width, height, words, rules, fills }, by)
    const box = unionOf(upright.map((word) => word.box))
    const lines = [{ box, baseline: box[3], words: upright }]
    return find({ ...page, ...rest, blocks: [{ box, lines }] }, by).map((table) => {
      const onPage = (place: Box): Box => turnedBox(place, rotation, rest.width, rest.height)
      const cells = table.cells.map((cell) => ({ ...cell, box: onPage(cell.box) }))
      return { ...table, box: onPage(table.box), cells }
    })
  })
}
