import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { withoutSwatches } from '../../src/tables/marks/swatches.ts'
import { word } from './pages.ts'

t.test('areas without text that touch nothing are no shades', async (t) => {
  const texts = [word('Rye', 70, 110), word('Oats', 70, 130)]
  const holdsText: Box = [60, 100, 120, 116]
  const besideShade: Box = [121, 100, 180, 116]
  const besideRule: Box = [60, 140, 120, 156]
  const swatch: Box = [40, 122, 48, 130]
  const picture: Box = [200, 100, 260, 160]
  const rule: Box = [60, 157, 180, 157.5]
  const fills = [holdsText, besideShade, besideRule, swatch, picture]
  t.same(withoutSwatches(fills, [rule], texts, 10), [holdsText, besideShade, besideRule])
})
