import type { Page } from '../document/page.ts'
import { type PagePicture, pictureView } from './picture-view.ts'
import { element, rounded } from './svg.ts'

/**
 * An SVG picture in points of a page with marks on it.
 *
 * @param style of the marks, by their classes
 * @param margin to the right of the page
 */
export function frame(
  page: Page,
  picture: PagePicture,
  style: string,
  marks: readonly string[],
  margin = { width: 0, height: 0 },
): string {
  const width = page.width + margin.width
  const height = Math.max(page.height, margin.height)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
      width,
      height,
    },
    [element('style', {}, style), pictureView(page, picture), ...marks].join('\n'),
  )
}
