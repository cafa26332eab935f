import { contains } from '../../document/box.ts'
import type { DisplayList, Mupdf } from './mupdf.ts'
import type { Core } from './mupdf-core.ts'
import { tell } from './own-device.ts'
import type { Stroke } from './page-content.ts'

/** A path that the page strokes, in the order of drawing. Points, y down. */
export interface Outline {
  /** Around the path itself, without the width of its line. */
  readonly box: Box
  /** The width of its line as the contents state it. */
  readonly stated: number
  /** And as it is drawn: scaled as the path is. */
  readonly drawn: number
}

/** A path's box may be this far outside, in points: rounding. */
const ROUNDING = 0.1
/** A path that MuPDF left out is passed over; this far ahead the next one is looked for. */
const MOST_LEFT_OUT = 64

type Box = Stroke['box']

/** The stroked paths of a page. */
export function outlinesOf(mupdf: Mupdf, core: Core, contents: DisplayList): Outline[] {
  const outlines: Outline[] = []
  tell(mupdf, core, contents, {
    stroke_path(path, stroke, matrix) {
      const stated = core._wasm_stroke_state_get_linewidth(stroke!)
      const box = core._wasm_bound_path(path!, 0, matrix!) >> 2
      const at = matrix! >> 2
      const { HEAPF32: heap } = core
      const scale = heap[at]! * heap[at + 3]! - heap[at + 1]! * heap[at + 2]!
      outlines.push({
        box: [heap[box]!, heap[box + 1]!, heap[box + 2]!, heap[box + 3]!],
        stated,
        drawn: stated * Math.sqrt(Math.abs(scale)),
      })
    },
  })
  return outlines
}

/**
 * Strokes with boxes as wide as their lines are drawn. MuPDF puts half the stated width around a
 * stroked path, however small the page draws it: with contents in tenths of a point a hairline is a
 * box ten points high.
 *
 * @param strokes in the order of drawing
 */
export function withDrawnWidths(
  strokes: readonly Stroke[],
  outlines: readonly Outline[],
): Stroke[] {
  if (outlines.every(({ stated, drawn }) => Math.abs(stated - drawn) < ROUNDING))
    return [...strokes]
  let at = 0
  const own = strokes.map((stroke) => {
    if (!stroke.stroked) return undefined
    const ahead = outlines.slice(at, at + MOST_LEFT_OUT)
    const found = ahead.findIndex((outline) =>
      contains(around(outline.box, outline.stated / 2 + ROUNDING), stroke.box),
    )
    if (found < 0) return undefined
    at += found
    return outlines[at]
  })
  const parts = Map.groupBy(own, (outline) => outline)
  return strokes.map((stroke, i) => {
    const outline = own[i]
    if (!outline) return stroke
    const { box, stated, drawn } = outline
    const whole = around(box, drawn / 2)
    // A path in several parts says nothing of where one of them ends.
    const isWhole = parts.get(outline)!.length === 1
    const part = isWhole ? stroke.box : around(stroke.box, (drawn - stated) / 2)
    return { ...stroke, box: shared(part, whole) }
  })
}

const around = ([x0, y0, x1, y1]: Box, margin: number): Box => [
  x0 - margin,
  y0 - margin,
  x1 + margin,
  y1 + margin,
]

const shared = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]
