import type { Box } from '../../document/box.ts'
import type { Page, Word } from '../../document/page.ts'
import { firstFrom } from '../text/first-from.ts'
import { withoutBreaks } from './broken-rules.ts'
import { withoutCreases } from './creases.ts'
import { withoutEmptyFrames } from './empty-frames.ts'
import { withoutPaperBars } from './paper-bars.ts'
import type { Ruling } from './ruling.ts'
import { LEAST_SHADE } from './shade.ts'
import { withoutSwatches } from './swatches.ts'
import { withBandsBetween } from './zebra.ts'

export interface Rulings {
  /** By y, top to bottom. */
  readonly horizontal: readonly Ruling[]
  /** By x, left to right. */
  readonly vertical: readonly Ruling[]
  /** Areas behind text that may be cells'. */
  readonly shades: readonly Box[]
  /** Areas that are no cell's: bars of charts, pictures. */
  readonly bars: readonly Box[]
}

/** Parallel lines nearer than this, with no text between, are one (doubled rules), in ems. */
const DOUBLE = 0.85
/** Pieces of a line this far apart are one, in ems. */
const BROKEN = 0.6
/** Shorter lines are no walls, in ems. */
const SHORTEST = 0.9
/** A word lies on both sides of an edge from so far on, in ems. */
const INTO_WORD = 0.5
/** Higher shades are backgrounds, as a share of the page's height. */
const MOST_SHADE = 0.6

/**
 * The lines that may be walls of cells: rules, and the edges of shades. Doubled and broken ones
 * are made one.
 */
export function rulingsOf(page: Page, words: readonly Word[], em: number): Rulings {
  const horizontal: Ruling[] = []
  const vertical: Ruling[] = []
  const add = (box: Box, direction: 'horizontal' | 'vertical', isEdge = false) => {
    const [x0, y0, x1, y1] = box
    if (direction === 'horizontal') horizontal.push({ at: (y0 + y1) / 2, from: x0, to: x1, isEdge })
    else vertical.push({ at: (x0 + x1) / 2, from: y0, to: y1, isEdge })
  }
  const drawn = withoutEmptyFrames(withoutCreases(page, words, em), words, em)
  for (const rule of drawn) add(rule.box, rule.direction)
  const rules = drawn.map((rule) => rule.box)
  const fills = withoutPaperBars(
    page.fills.map((fill) => fill.box),
    words,
    em,
  )
  const shades = withoutSwatches(fills, rules, words, em)
  for (const [x0, y0, x1, y1] of withBandsBetween(shades, words, em)) {
    if (Math.min(x1 - x0, y1 - y0) < LEAST_SHADE * em) continue
    if (y1 - y0 > MOST_SHADE * page.height) continue
    add([x0, y0, x1, y0], 'horizontal', true)
    add([x0, y1, x1, y1], 'horizontal', true)
    if (isParted([x0, y0, x1, y1], drawn, em)) continue
    for (const x of [x0, x1])
      if (!cutsWord([x, y0, x, y1], words, em)) add([x, y0, x, y1], 'vertical', true)
  }
  return {
    horizontal: merged(withoutBreaks(horizontal, vertical, words, em), new Marks(words, 1), em),
    vertical: merged(vertical, new Marks(words, 0), em),
    shades,
    bars: shades.length === fills.length ? [] : without(fills, shades),
  }
}

/**
 * Do drawn walls go through a shade from top to bottom? Then walls are drawn at its sides as well, or it ends where the light
 * on a picture does.
 */
const isParted = ([x0, y0, x1, y1]: Box, drawn: Page['rules'], em: number): boolean =>
  drawn.some(
    ({ direction, box: [left, top, right, bottom] }) =>
      direction === 'vertical' &&
      left > x0 + em &&
      right < x1 - em &&
      top < y0 + BROKEN * em &&
      bottom > y1 - BROKEN * em,
  )

/** Does a word lie on the side of a shade? Cells are as wide as their texts: it ends where it was seen no further. */
const cutsWord = ([x, y0, , y1]: Box, words: readonly Word[], em: number): boolean =>
  words.some(
    ({ box: [left, top, right, bottom] }) =>
      left < x - INTO_WORD * em &&
      right > x + INTO_WORD * em &&
      (top + bottom) / 2 > y0 &&
      (top + bottom) / 2 < y1,
  )

function without(boxes: readonly Box[], others: readonly Box[]): Box[] {
  const gone = new Set(others)
  return boxes.filter((box) => !gone.has(box))
}

/** Index of the first of the lines, sorted by place, that is not before another place. */
export const lowerBound = (lines: readonly Ruling[], at: number): number =>
  firstFrom(lines, (line) => line.at >= at)

/** Those of the lines, sorted by place, that lie between two places. */
export const linesBetween = (
  lines: readonly Ruling[],
  from: number,
  to: number,
): readonly Ruling[] => lines.slice(lowerBound(lines, from), lowerBound(lines, to))

/** The middles of words, by one of their coordinates; put in order for the first who asks, as few pages have doubled lines. */
class Marks {
  readonly #words: readonly Word[]
  readonly #axis: 0 | 1
  #inOrder: readonly { readonly at: number; readonly along: number }[] | null = null

  /** @param axis the coordinate that lines have one of: 0 = x */
  constructor(words: readonly Word[], axis: 0 | 1) {
    this.#words = words
    this.#axis = axis
  }

  /** Is one between two parallel lines, where both run? */
  areBetween(from: number, to: number, start: number, end: number): boolean {
    this.#inOrder ??= this.#byPlace()
    const marks = this.#inOrder
    for (let i = firstFrom(marks, (mark) => mark.at > from); i < marks.length; i++) {
      const { at, along } = marks[i]!
      if (at >= to) return false
      if (along >= start && along <= end) return true
    }
    return false
  }

  #byPlace() {
    const [at, along] = this.#axis === 0 ? ([0, 1] as const) : ([1, 0] as const)
    const middle = (box: Box, axis: 0 | 1): number => (box[axis] + box[(axis + 2) as 2 | 3]) / 2
    return this.#words
      .map(({ box }) => ({ at: middle(box, at), along: middle(box, along) }))
      .sort((a, b) => a.at - b.at)
  }
}

/** One line for all that lie beside or behind each other with no mark between them. */
function merged(lines: readonly Ruling[], marks: Marks, em: number): Ruling[] {
  const sorted = lines.toSorted((a, b) => a.at - b.at || a.from - b.from)
  const open: { first: number; last: number; from: number; to: number; isEdge: boolean }[] = []
  const done: Ruling[] = []
  const finish = (line: (typeof open)[number]) => {
    if (line.to - line.from < SHORTEST * em) return
    const { from, to, isEdge } = line
    done.push({ at: (line.first + line.last) / 2, from, to, isEdge })
  }
  for (const line of sorted) {
    for (let i = open.length - 1; i >= 0; i--)
      if (line.at - open[i]!.last > DOUBLE * em) finish(open.splice(i, 1)[0]!)
    const host = open.find(
      (other) =>
        line.from - other.to <= BROKEN * em &&
        other.from - line.to <= BROKEN * em &&
        line.at - other.first <= DOUBLE * em &&
        !marks.areBetween(
          other.first,
          line.at,
          Math.max(line.from, other.from),
          Math.min(line.to, other.to),
        ),
    )
    if (host) {
      host.last = Math.max(host.last, line.at)
      host.from = Math.min(host.from, line.from)
      host.to = Math.max(host.to, line.to)
      host.isEdge &&= line.isEdge === true
    } else {
      const { at, from, to, isEdge = false } = line
      open.push({ first: at, last: at, from, to, isEdge })
    }
  }
  for (const line of open) finish(line)
  return done.sort((a, b) => a.at - b.at)
}
