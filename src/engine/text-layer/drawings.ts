import type { Box } from '../../document/box.ts'
import type { Fill, Rule } from '../../document/page.ts'
import type { Stroke } from '../pdf/page-content.ts'
import { tilesOf } from './tiles.ts'

/** A filled rectangle at most this thick, in points, is a line drawn as an area. */
const THICKEST_RULE = 3
/** A line is at least this many times as long as thick. */
const LEAST_STRETCH = 4
/** Shorter lines, in points, are parts of letters, check marks, bullets. */
const SHORTEST_RULE = 4
/** Pieces of one line may stand this far apart (dashes, cell borders), and aside, in points. */
const MERGE_GAP = 4
const MERGE_SHIFT = 0.8
/** Stroke width where a rectangle's outline does not tell it. */
const OUTLINE = 0.5
/** Lighter than this is paper; lighter lines are seen on areas that are darker by so much. */
const PAPER = 0.985
const LIGHTER = 0.1
/** More lines than this make a drawing, not tables. */
const MOST_RULES = 4_000
/** Smaller areas, in points, are bullets and boxes. */
const LEAST_FILL = 4

/** Areas within others of the same tone are looked for among at most this many; edges in points. */
const MOST_NESTED = 3_000
const SAME_TONE = 0.02
const NESTED_EDGE = 0.5

interface Page {
  readonly width: number
  readonly height: number
}

/**
 * Rulings and shaded areas among the drawn paths of a page. Thin areas are lines, outlines of
 * rectangles give four, and so do areas that are set as tiles, with round corners or without; pieces of one line (dashes,
 * borders cell by cell) become one. A page with thousands of lines (a map) has none.
 */
export function rulesAndFills(
  strokes: readonly Stroke[],
  page: Page,
): { rules: Rule[]; fills: readonly Fill[] } {
  const horizontal: Box[] = []
  const vertical: Box[] = []
  const fills: Fill[] = []
  const areas: Fill[] = []
  // White paint over what was drawn before hides it; only the whole page's background is common.
  for (const stroke of strokes) {
    const box = cut(stroke.box, page)
    if (!box) continue
    const w = box[2] - box[0]
    const h = box[3] - box[1]
    const isSeen = () => stroke.luminance < PAPER || isOnDarker(box, stroke.luminance, fills)
    if (!stroke.stroked && isSeen()) areas.push({ box, luminance: stroke.luminance })
    if (!stroke.rectangle) continue
    if (isThin(h, w)) {
      if (isSeen()) horizontal.push(box)
    } else if (isThin(w, h)) {
      if (isSeen()) vertical.push(box)
    } else if (stroke.stroked) {
      if (isSeen()) addOutline(box, horizontal, vertical)
    } else if (w >= LEAST_FILL && h >= LEAST_FILL) {
      fills.push({ box, luminance: stroke.luminance })
    }
  }
  const apart = withoutNested(areas).map(({ box }) => box)
  for (const tile of tilesOf(apart)) addOutline(tile, horizontal, vertical)
  const rules = [
    ...merged(horizontal, 0).map((box): Rule => ({ direction: 'horizontal', box })),
    ...merged(vertical, 1).map((box): Rule => ({ direction: 'vertical', box })),
  ].filter((rule) => Math.max(rule.box[2] - rule.box[0], rule.box[3] - rule.box[1]) > SHORTEST_RULE)
  if (rules.length > MOST_RULES) return { rules: [], fills: [] }
  return { rules, fills: shades(fills, page) }
}

/** Does a light line lie on an area that was painted before, as between the cells of a dark head? */
function isOnDarker([x0, y0, x1, y1]: Box, luminance: number, fills: readonly Fill[]): boolean {
  if (fills.length > MOST_NESTED) return false
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const under = fills.findLast(({ box }) => box[0] < x && box[1] < y && box[2] > x && box[3] > y)
  return under !== undefined && under.luminance < luminance - LIGHTER
}

const isThin = (thickness: number, length: number): boolean =>
  thickness <= THICKEST_RULE && length >= LEAST_STRETCH * thickness

function cut(box: Box, page: Page): Box | null {
  const x0 = Math.max(0, box[0])
  const y0 = Math.max(0, box[1])
  const x1 = Math.min(page.width, box[2])
  const y1 = Math.min(page.height, box[3])
  return x1 >= x0 && y1 >= y0 ? [x0, y0, x1, y1] : null
}

function addOutline(box: Box, horizontal: Box[], vertical: Box[]): void {
  const [x0, y0, x1, y1] = box
  horizontal.push([x0, y0, x1, y0 + OUTLINE], [x0, y1 - OUTLINE, x1, y1])
  vertical.push([x0, y0, x0 + OUTLINE, y1], [x1 - OUTLINE, y0, x1, y1])
}

/**
 * Joins pieces that lie on one line. `axis` 0: along x.
 * Sorted by position, so each piece only meets the open lines near it.
 */
function merged(pieces: Box[], axis: 0 | 1): Box[] {
  const across = (1 - axis) as 0 | 1
  const middle = (box: Box) => (box[across] + box[across + 2]!) / 2
  const sorted = pieces.toSorted((a, b) => middle(a) - middle(b) || a[axis] - b[axis])
  const lines: Box[] = []
  let from = 0
  while (from < sorted.length) {
    // One band: middles that follow each other closely.
    let to = from + 1
    const start = middle(sorted[from]!)
    while (to < sorted.length && middle(sorted[to]!) - start <= MERGE_SHIFT) to++
    const band = sorted.slice(from, to).sort((a, b) => a[axis] - b[axis])
    let line: [number, number, number, number] | null = null
    for (const piece of band) {
      if (line && piece[axis] - line[axis + 2]! <= MERGE_GAP) {
        line[axis + 2] = Math.max(line[axis + 2]!, piece[axis + 2]!)
        line[across] = Math.min(line[across]!, piece[across])
        line[across + 2] = Math.max(line[across + 2]!, piece[across + 2]!)
      } else {
        if (line) lines.push(line)
        line = [...piece]
      }
    }
    if (line) lines.push(line)
    from = to
  }
  return lines
}

/** Areas that stand out from the paper, without the page's own background. */
function shades(fills: readonly Fill[], page: Page): readonly Fill[] {
  const area = page.width * page.height
  const seen = new Set<string>()
  const standing = fills.filter((fill) => {
    const size = areaOf(fill.box)
    const key = fill.box.map(Math.round).join(' ')
    if (size > 0.9 * area || fill.luminance >= PAPER || seen.has(key)) return false
    seen.add(key)
    return true
  })
  return withoutNested(standing)
}

function withoutNested(fills: readonly Fill[]): readonly Fill[] {
  if (fills.length > MOST_NESTED) return fills
  const bySize = fills.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
  const nested = new Set(
    bySize.filter((fill, i) => bySize.slice(0, i).some((larger) => isWithin(fill, larger))),
  )
  return fills.filter((fill) => !nested.has(fill))
}

const areaOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0)

/** Painted into an area of its own tone: the shade of a line of text in a shaded cell. */
const isWithin = ({ box, luminance }: Fill, around: Fill): boolean =>
  Math.abs(luminance - around.luminance) < SAME_TONE &&
  box[0] >= around.box[0] - NESTED_EDGE &&
  box[1] >= around.box[1] - NESTED_EDGE &&
  box[2] <= around.box[2] + NESTED_EDGE &&
  box[3] <= around.box[3] + NESTED_EDGE
