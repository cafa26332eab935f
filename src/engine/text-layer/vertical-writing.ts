import { isWide } from '../../document/script.ts'
import { Glyph } from '../pdf/glyph.ts'

/** Ems: from one character of a column to the next, and how far beside it stands. */
const LEAST_STEP = 0.75
const MOST_STEP = 1.25
const BESIDE = 0.25
/** Share of an em that a square cell reaches below its baseline. */
const DESCENT = 0.12

interface Cell {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Characters of columns that are read downwards, turned by a quarter as all that runs down. */
export function downwards(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => isWide(text))) return glyphs
  const columns = new Set<Glyph>()
  const upright = glyphs.filter(({ text }) => text.trim() !== '')
  upright.forEach((glyph, i) => {
    const [before, after] = [upright[i - 1], upright[i + 1]]
    if (isVerticalFont(glyph)) columns.add(glyph)
    else if (before && isBelow(before, glyph)) columns.add(before).add(glyph)
    // The last of a column may stand alone at the head of the next.
    else if (
      before &&
      columns.has(before) &&
      isWide(glyph.text) &&
      !(after && isBeside(glyph, after))
    )
      columns.add(glyph)
  })
  if (columns.size === 0) return glyphs
  return glyphs.map((glyph) => (columns.has(glyph) ? turned(glyph) : glyph))
}

const cellOf = (glyph: Glyph): Cell => ({
  x0: Math.min(glyph.corner(0), glyph.corner(2), glyph.corner(4)),
  y0: Math.min(glyph.corner(1), glyph.corner(3), glyph.corner(5)),
  x1: Math.max(glyph.corner(0), glyph.corner(2), glyph.corner(4)),
  y1: Math.max(glyph.corner(1), glyph.corner(3), glyph.corner(5)),
})

/** Of a font for vertical writing the cell's upper edge runs against the direction of reading. */
const isVerticalFont = (glyph: Glyph): boolean =>
  glyph.directionY > 0.99 && glyph.corner(3) < glyph.corner(1)

const isUpright = ({ directionX }: Glyph): boolean => directionX > 0.99

function isBelow(above: Glyph, glyph: Glyph): boolean {
  if (!isUpright(above) || !isUpright(glyph)) return false
  if (!isWide(above.text) && !isWide(glyph.text)) return false
  const em = Math.max(above.size, glyph.size)
  const [a, b] = [cellOf(above), cellOf(glyph)]
  const step = b.y0 - a.y0
  const beside = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2
  return beside < BESIDE * em && step > LEAST_STEP * em && step < MOST_STEP * em
}

const isBeside = (glyph: Glyph, next: Glyph): boolean =>
  Math.abs(next.y - glyph.y) < BESIDE * glyph.size &&
  Math.abs(next.x - cellOf(glyph).x1) < MOST_STEP * glyph.size

/** The same cell as one that is read downwards. */
function turned(glyph: Glyph): Glyph {
  const { x0, y0, x1, y1 } = cellOf(glyph)
  const place = {
    x: x0 + DESCENT * glyph.size,
    y: y0,
    quad: [x1, y0, x1, y1, x0, y0, x0, y1],
    size: glyph.size,
    directionX: 0,
    directionY: 1,
  }
  return Glyph.at(place, glyph.text, glyph.font, glyph.invisible, true)
}
