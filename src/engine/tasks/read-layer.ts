import type { FormField, Page } from '../../document/page.ts'
import type { Addon } from '../native.ts'
import type { PageContent } from '../pdf/page-content.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import type { ReadTask } from '../task.ts'
import { rulesAndFills } from '../text-layer/drawings.ts'
import { ticks } from '../text-layer/filled-in.ts'
import { inLogicalOrder, layoutOf } from '../text-layer/logical-order.ts'
import { wordsOfGlyphs } from '../text-layer/text-layer.ts'
import { asRead } from './as-read.ts'
import { blocksOf } from './blocks.ts'
import { upright } from './upright.ts'

/** The page from its text layer. */
export function readLayer(
  task: ReadTask,
  page: PdfPage,
  content: PageContent,
  fields: readonly FormField[],
  withInvisible: boolean,
  addon: Addon,
): Page {
  const written = wordsOfGlyphs(content.glyphs, content.fonts, page, withInvisible)
  const words = fields.length === 0 ? written : [...written, ...ticks(fields)]
  const drawn = rulesAndFills(content.strokes, page)
  const turned = upright({ width: page.width, height: page.height, words, ...drawn })
  const layout = layoutOf(addon, turned)
  return inLogicalOrder({
    number: task.page,
    width: turned.width,
    height: turned.height,
    rotation: turned.rotation,
    skew: 0,
    source: 'text_layer',
    languages: [],
    blocks: blocksOf(layout, turned.words, (box) => box, 1),
    rules: turned.rules,
    fills: turned.fills,
    ...(fields.length > 0 && { formFields: asRead(fields, page, turned) }),
  })
}
