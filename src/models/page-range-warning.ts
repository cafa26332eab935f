import { DEFAULT_OPTIONS, type ExtractOptions } from '../document/extract-options.ts'
import type { Warning } from '../document/extraction.ts'
import type { Page } from '../document/page.ts'

/** More pages than a single document of this kind is likely to have. */
const MOST_PAGES = 3

/** For models of single documents: a whole PDF of many pages may be several documents. */
export const pageRangeWarning = (
  pages: readonly Page[],
  options: ExtractOptions = DEFAULT_OPTIONS,
): Warning[] =>
  options.wholePdf && pages.length > MOST_PAGES
    ? [
        {
          code: 'PAGE_RANGE_SUGGESTED',
          message: `${pages.length} pages were read as one document; page_range selects those of one`,
        },
      ]
    : []
