import { hasRightToLeft } from '../../document/direction.ts'
import { Glyph } from '../pdf/glyph.ts'

/** Ems: baselines of one line, and edges that are the same. */
const SAME_LINE = 0.4
const SAME_EDGE = 0.02
/** Ems left and right of a letter that the file gives no width. */
const HALF_FLAT = 0.3
const MARK = /^\p{M}/u
const LAM = '\u0644'
const ALEF = /^[\u0622\u0623\u0625\u0627]/u

/**
 * Characters of lines with text from right to left as they stand, from left to right. What is drawn
 * as one comes as one, its last character first.
 */
export function visually(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => hasRightToLeft(text))) return glyphs
  const ordered: Glyph[] = []
  let line: Glyph[] = []
  const finish = () => {
    const isMixed = line.some(({ text }) => hasRightToLeft(text))
    ordered.push(...(isMixed ? united(line).sort((a, b) => startOf(a) - startOf(b)) : line))
    line = []
  }
  for (const glyph of glyphs) {
    if (line.length > 0 && !isInLine(line[0]!, glyph)) finish()
    line.push(glyph)
  }
  finish()
  return ordered
}

const startOf = (glyph: Glyph): number => Math.min(glyph.x, glyph.corner(0), glyph.corner(2))
const endOf = (glyph: Glyph): number => Math.max(glyph.corner(0), glyph.corner(2))

/** Only lines that are upright: others are kept in the order they were drawn in. */
const isInLine = (first: Glyph, glyph: Glyph): boolean =>
  first.directionX > 0.99 &&
  glyph.directionX > 0.99 &&
  first.invisible === glyph.invisible &&
  Math.abs(first.y - glyph.y) < SAME_LINE * Math.min(first.size, glyph.size)

/** Ligatures and letters with their marks as one glyph each. */
function united(line: readonly Glyph[]): Glyph[] {
  const all: Glyph[] = []
  let flat: Glyph[] = []
  for (const glyph of line) {
    const isFlat = endOf(glyph) - startOf(glyph) < SAME_EDGE * glyph.size
    const last = all.at(-1)
    if (isFlat && flat.length === 0 && last && last.text === LAM && ALEF.test(glyph.text)) {
      all[all.length - 1] = last.saying(glyph.text + last.text)
    } else if (isFlat && hasRightToLeft(glyph.text)) {
      // Those of one letter come with the letter last, some as flat as their marks.
      if (flat.length > 0 && !MARK.test(flat.at(-1)!.text) && MARK.test(glyph.text)) {
        all.push(asOne(flat))
        flat = []
      }
      flat.push(glyph)
    } else if (flat.length > 0 && isAtEnd(flat[0]!, glyph)) {
      all.push(asOne([...flat, glyph]))
      flat = []
    } else {
      if (flat.length > 0) all.push(asOne(flat))
      flat = []
      all.push(glyph)
    }
  }
  if (flat.length > 0) all.push(asOne(flat))
  return all
}

const isAtEnd = (flat: Glyph, glyph: Glyph): boolean =>
  hasRightToLeft(glyph.text) &&
  !MARK.test(flat.text) &&
  Math.abs(endOf(glyph) - startOf(flat)) < SAME_EDGE * glyph.size

function asOne(glyphs: readonly Glyph[]): Glyph {
  const last = glyphs.at(-1)!
  const text = glyphs.map((glyph) => glyph.text).join('')
  if (endOf(last) > startOf(last)) return last.saying(text)
  const aside = HALF_FLAT * last.size
  const quad = last.quad.map((at, i) => (i % 2 === 1 ? at : at + (i % 4 === 0 ? -aside : aside)))
  const { y, size, directionX, directionY, font, invisible, vertical } = last
  const place = { x: last.x - aside, y, quad, size, directionX, directionY }
  return Glyph.at(place, text, font, invisible, vertical)
}
