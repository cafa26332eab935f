import type { Box } from '../../document/box.ts'
import type { FormField, Word } from '../../document/page.ts'
import type { Glyph } from '../pdf/glyph.ts'
import type { PageContent } from '../pdf/page-content.ts'

/** What a ticked box and a chosen button are as text, however they are drawn. */
const TICKED = '\u2611'
const CHOSEN = '\u25c9'

/** A page with what is drawn above it: annotations, fields of forms. Their ticks are no glyphs. */
export function together(
  contents: PageContent,
  above: PageContent,
  fields: readonly FormField[],
): PageContent {
  const buttons = fields.filter(isButton)
  const shift = contents.fonts.length
  const isTick = (glyph: Glyph) => buttons.some(({ box }) => isWithin(glyph, box))
  return {
    glyphs: [
      ...contents.glyphs,
      ...above.glyphs
        .filter((glyph) => !isTick(glyph))
        .map((glyph) => glyph.ofFont(glyph.font + shift)),
    ],
    fonts: [...contents.fonts, ...above.fonts],
    strokes: [...contents.strokes, ...above.strokes],
    images: [...contents.images, ...above.images],
  }
}

/** A word for each box that is ticked and each button that is chosen. */
export const ticks = (fields: readonly FormField[]): Word[] =>
  fields.filter(isOn).map(({ type, box }) => ({
    text: type === 'checkbox' ? TICKED : CHOSEN,
    box,
    baseline: box[3],
    confidence: 1,
    rotation: 0,
  }))

const isButton = ({ type }: FormField): boolean => type === 'checkbox' || type === 'radio'

const isOn = (field: FormField): boolean =>
  isButton(field) && field.value !== null && field.value !== false

function isWithin(glyph: Glyph, [x0, y0, x1, y1]: Box): boolean {
  const x = (glyph.corner(0) + glyph.corner(2) + glyph.corner(4) + glyph.corner(6)) / 4
  const y = (glyph.corner(1) + glyph.corner(3) + glyph.corner(5) + glyph.corner(7)) / 4
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}
