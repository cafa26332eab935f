import { type Box, containsMiddle, height, width } from '../../document/box.ts'
import type { Page, Word } from '../../document/page.ts'
import type { Grid } from '../grid/grid.ts'
import { median } from '../text/units.ts'
import type { Evidence } from './evidence.ts'

/** Marks this near a grid may be of the drawing that it is a part of, in heights of a line. */
const NEAR = 2
/** Shorter strokes are ticks, arrows and ornaments, in heights of a line. */
const SHORT = 1.5
/** A stroke that bounds something of a grid runs along this share of it. */
const ALONG = 0.5
/** Gaps from here on are as good as more, in heights of a line. */
const WIDE = 8
/** Readers are as sure of dirt, and of lines of drawings that they take for letters. */
const UNSURE = 0.6

/** A grid's page, and its words that stand upright. */
export interface Surroundings {
  readonly page: Page
  readonly words: readonly Word[]
}

/**
 * Numbers that tell a table from what looks like one by where it stands: how much of its page it is, what stands beside it,
 * and what is drawn in it that bounds nothing.
 */
export function placeOf(grid: Grid, { page, words }: Surroundings): Evidence {
  const { box } = grid
  const own = grid.rows.flatMap(({ lines }) => lines.flatMap(({ line }) => line.words))
  const high = median(own.map((word) => height(word.box)))
  const near: Box = [
    box[0] - NEAR * high,
    box[1] - NEAR * high,
    box[2] + NEAR * high,
    box[3] + NEAR * high,
  ]
  const beside = words.filter(({ box: [x0, y0, x1, y1] }) => {
    const middle = (y0 + y1) / 2
    return middle > box[1] && middle < box[3] && (x1 <= box[0] || x0 >= box[2])
  })
  const gap = Math.min(
    WIDE,
    ...beside.map(({ box: [x0, , x1] }) => Math.max(box[0] - x1, x0 - box[2]) / high),
  )
  const rules = page.rules.filter((rule) => containsMiddle(near, rule.box))
  const lengthOf = ({ direction, box: drawn }: Page['rules'][number]): number =>
    direction === 'horizontal' ? width(drawn) : height(drawn)
  const short = rules.filter((rule) => lengthOf(rule) < SHORT * high)
  const partly = rules.filter(
    (rule) =>
      lengthOf(rule) >= SHORT * high &&
      lengthOf(rule) < ALONG * (rule.direction === 'horizontal' ? width(box) : height(box)),
  )
  const fills = page.fills.filter((fill) => containsMiddle(near, fill.box))
  const empty = fills.filter((fill) => !words.some((word) => containsMiddle(fill.box, word.box)))
  const counted = (things: readonly unknown[]): number => Math.log1p(things.length)
  return {
    'share of the words of its page': own.length / Math.max(1, words.length),
    'share of the words between its edges': own.length / (own.length + beside.length),
    'gap to what is beside it': Math.max(0, gap),
    'width over that of its page': width(box) / page.width,
    'height over that of its page': height(box) / page.height,
    'height of its place': (box[1] + box[3]) / 2 / page.height,
    'short strokes': counted(short),
    'strokes along a part of it': counted(partly),
    'upright strokes along it': counted(
      rules.filter(
        (rule) => rule.direction === 'vertical' && !short.includes(rule) && !partly.includes(rule),
      ),
    ),
    'filled areas without a word': counted(empty),
    'filled areas with words': counted(fills) - counted(empty),
    'fields of a form': counted(
      (page.formFields ?? []).filter((field) => containsMiddle(near, field.box)),
    ),
    'is recognised': Number(page.source === 'ocr'),
    'least sure of its words':
      own.filter(({ confidence }) => confidence < UNSURE).length / own.length,
    'has a title': Number(grid.title !== null),
  }
}
