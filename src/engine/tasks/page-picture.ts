import type { Picture } from '../native.ts'
import type { PageContent } from '../pdf/page-content.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { reductionFor, scanPlace } from '../pdf/scan-image.ts'
import type { ReadTask } from '../task.ts'

/** Resolution at which print is recognised well and no better above. */
export const PRINT_DPI = 300
/** A scan is drawn at its own resolution within these. */
const LEAST_DPI = 150
const MOST_DPI = 400

export interface PagePicture {
  readonly picture: Picture
  /** Pixels an inch of the page. */
  readonly dpi: number
}

/**
 * What a page of a PDF is recognised from: its own scan, or what is drawn of it.
 *
 * @param isWhole nothing is drawn above the page's contents
 */
export function pagePicture(
  task: ReadTask,
  page: PdfPage,
  content: PageContent,
  isWhole: boolean,
): PagePicture {
  const place = scanPlace(content, page.width, page.height)
  if (place && isWhole && task.dpi === null) {
    const fits = place.width * place.height <= task.maxPixels
    const dpi = place.dpi / reductionFor(place.dpi)
    const picture = fits && dpi >= LEAST_DPI && dpi <= MOST_DPI && page.scan(place)
    if (picture) return { picture, dpi }
  }
  const wished = place ? Math.min(MOST_DPI, Math.max(LEAST_DPI, place.dpi)) : PRINT_DPI
  const picture = page.gray(task.dpi ?? wished, task.maxPixels)
  return { picture, dpi: picture.kind === 'gray' ? picture.dpi : wished }
}
