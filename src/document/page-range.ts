/** Thrown for a malformed range or a page the document does not have. */
export class PageRangeError extends Error {
  override readonly name = 'PageRangeError'
}

const PART = /^(\d{1,9})(?:\s*(-)\s*(\d{1,9})?)?$/

/**
 * Pages a range selects: `3`, `2-5`, `1,4-6`, `7-`; spaces allowed, order kept, each page once.
 *
 * @param range as the caller wrote it; null or '' selects every page
 * @param pageCount pages the document has
 * @returns 1-based page numbers
 * @throws PageRangeError when malformed, reversed, from 0 or past the end
 */
export function pagesInRange(range: string | null, pageCount: number): number[] {
  if (range === null || range === '') return Array.from({ length: pageCount }, (_, i) => i + 1)
  const pages = new Set<number>()
  for (const { from, to = pageCount } of partsOf(range)) {
    if (from > pageCount || to > pageCount)
      throw new PageRangeError(`page_range '${range}': the document has ${pageCount} page(s)`)
    for (let page = from; page <= to; page++) pages.add(page)
  }
  return [...pages]
}

/**
 * The parts of a range, whatever document it is for; `to` is missing where it is open.
 *
 * @throws PageRangeError when malformed, reversed or from 0
 */
export function partsOf(range: string): { readonly from: number; readonly to?: number }[] {
  return range.split(',').map((text) => {
    const part = text.trim()
    const match = PART.exec(part)
    if (!match) throw new PageRangeError(`page_range '${range}' is malformed at '${part}'`)
    const from = Number(match[1])
    if (from < 1) throw new PageRangeError(`page_range '${range}': pages count from 1`)
    if (match[2] && match[3] === undefined) return { from }
    const to = Number(match[3] ?? match[1])
    if (to < from) throw new PageRangeError(`page_range '${range}': '${part}' is reversed`)
    return { from, to }
  })
}
