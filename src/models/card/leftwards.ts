import { isPageRightToLeft, mirrored, mirroredBox } from '../../document/direction.ts'
import type { Page } from '../../document/page.ts'
import { type DocumentText, documentText } from '../../reading/document-text.ts'
import type { Found, FoundFields } from '../../reading/found.ts'

/** Pages that are read from right to left as a mirror shows them: what comes first stands on the left. */
export const inMirror = (document: DocumentText): DocumentText =>
  document.pages.some(isPageRightToLeft)
    ? documentText(document.pages.map((page) => (isPageRightToLeft(page) ? mirrored(page) : page)))
    : document

/** What was found in mirrored pages, at its places on the printed ones. */
export function outOfMirror(found: FoundFields, pages: readonly Page[]): FoundFields {
  const widths = new Map(
    pages.filter(isPageRightToLeft).map(({ number, width }) => [number, width]),
  )
  if (widths.size === 0) return found
  const placed = (own: Found<unknown>): Found<unknown> => {
    const width = widths.get(own.page)
    return width === undefined ? own : { ...own, box: mirroredBox(own.box, width) }
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, own]) => [name, own ? placed(own) : own]),
  )
}
