import { type Glyph, isAlphanumeric, isBlank } from '../pdf/glyph.ts'

/** Marks with a width of their own, and those that combine with a letter. */
const COMBINING = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['~', '\u0303'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030a'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])
/** Set under a letter that way, and lower than one behind it by this much at least, in ems: TeX lowers it by a seventh. */
const COMMA = '\u0326'
const LOWERED = 0.05
/** Letters that stand below a mark without their own. */
const DOTLESS = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
])
/** A mark over a capital is raised by less, in ems; farther off it belongs to another line. */
const RAISED = 0.5

/**
 * The characters, each letter that a mark is set over or under with it: TeX draws `é` as `´` and then `e` at
 * the same place, and so do old typesetters.
 */
export function composed(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }, i) => isMark(text) || isCommaBelow(glyphs, i))) return glyphs
  const out: Glyph[] = []
  for (let i = 0; i < glyphs.length; i++) {
    const mark = glyphs[i]!
    if (isCommaBelow(glyphs, i)) {
      out[out.length - 1] = together(mark, out.at(-1)!, COMMA)!
      continue
    }
    if (!isMark(mark.text)) {
      out.push(mark)
      continue
    }
    // White between a mark and its letter is none: it is what is left of the way back.
    let next = i + 1
    while (next < glyphs.length && isBlank(glyphs[next]!.text)) next++
    const letter = glyphs[next]
    const whole = letter && together(mark, letter)
    if (whole) {
      out.push(whole)
      i = next
      continue
    }
    const before = out.at(-1)
    const under = before && together(mark, before)
    if (under) out[out.length - 1] = under
    else out.push(mark)
  }
  return out
}

/** Letters and digits, nearly all there is, are told by their code. */
const isMark = (text: string): boolean => !isAlphanumeric(text.charCodeAt(0)) && COMBINING.has(text)

/** Is a comma set under the letter before it, as `ș` and `ț` are made? */
function isCommaBelow(glyphs: readonly Glyph[], i: number): boolean {
  const mark = glyphs[i]!
  if (mark.text !== ',') return false
  const letter = glyphs[i - 1]
  if (!letter || !/^[sStT]$/.test(letter.text)) return false
  const below = (mark.x - letter.x) * -letter.directionY + (mark.y - letter.y) * letter.directionX
  return below >= LOWERED * letter.size && together(mark, letter, COMMA) !== null
}

/** The letter with the mark, where it stands at the mark's place and there is such a letter; else null. */
function together(mark: Glyph, letter: Glyph, combining = COMBINING.get(mark.text)!): Glyph | null {
  const { directionX: x, directionY: y, size } = letter
  if (mark.directionX !== x || mark.directionY !== y) return null
  const along = (a: number, b: number) => a * x + b * y
  const middle = (along(mark.corner(4), mark.corner(5)) + along(mark.corner(6), mark.corner(7))) / 2
  if (middle <= along(letter.corner(4), letter.corner(5))) return null
  if (middle >= along(letter.corner(6), letter.corner(7))) return null
  if (Math.abs((mark.x - letter.x) * y - (mark.y - letter.y) * x) > RAISED * size) return null
  const text = (DOTLESS.get(letter.text) ?? letter.text) + combining
  const whole = text.normalize('NFC')
  return whole.length === 1 ? letter.saying(whole) : null
}
