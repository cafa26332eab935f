import type { Box } from './box.ts'
import { boxOnPicture, type Flattened, type Mesh, onPicture, type Point } from './mesh.ts'
import type { FormField, Line, Page, Rule, Word } from './page.ts'

export const isFlattened = <P extends Page>(page: P): page is P & { readonly mesh: Mesh } =>
  page.mesh !== undefined

/** A flattened page as it lies on its picture: every box is around what it held. Others stay as they are. */
export function asPictured(page: Page): Page {
  if (!isFlattened(page)) return page
  const { mesh, ...rest } = page
  const box = (own: Box): Box => boxOnPicture(own, page)
  const word = (own: Word): Word => ({ ...own, box: box(own.box), baseline: baselineOf(own, page) })
  const line = (own: Line): Line => {
    const words = own.words.map(word)
    const { rotation } = own.words[0] ?? { rotation: 0 }
    const baseline = baselineOf({ ...own, rotation }, page)
    return { ...own, box: box(own.box), baseline, words }
  }
  return {
    ...rest,
    width: mesh.width,
    height: mesh.height,
    blocks: page.blocks.map((own) => ({ ...own, box: box(own.box), lines: own.lines.map(line) })),
    rules: page.rules.map((own): Rule => ({ ...own, box: box(own.box) })),
    fills: page.fills.map((own) => ({ ...own, box: box(own.box) })),
    ...(page.formFields && {
      formFields: page.formFields.map((own): FormField => ({ ...own, box: box(own.box) })),
    }),
  }
}

function baselineOf(
  { box: [x0, y0, x1, y1], baseline, rotation }: Pick<Word, 'box' | 'baseline' | 'rotation'>,
  page: Flattened,
): number {
  const isAcross = rotation === 0 || rotation === 180
  const middle: Point = isAcross ? [(x0 + x1) / 2, baseline] : [baseline, (y0 + y1) / 2]
  return onPicture(middle, page)[isAcross ? 1 : 0]
}
