import type { Box } from '../../document/box.ts'
import type { Extraction } from '../../document/extraction.ts'
import { asPictured, isFlattened } from '../../document/flattened.ts'
import { boxOnPicture } from '../../document/mesh.ts'
import type { Page } from '../../document/page.ts'

/** Places of an extraction on the pictures that were sent, where their pages were flattened to be read. */
export function pictured(
  extraction: Extraction,
  pages: readonly Page[],
): { readonly pages: readonly Page[]; readonly extraction: Extraction } {
  const flattened = new Map(pages.filter(isFlattened).map((page) => [page.number, page]))
  if (flattened.size === 0) return { pages, extraction }
  const placed = (box: Box, number: number | undefined): Box => {
    const page = flattened.get(number ?? (pages.length === 1 ? pages[0]!.number : 0))
    return page ? rounded(boxOnPicture(box, page)) : box
  }
  /** @param number of the page that the value is on, as what it is part of says */
  const moved = (value: unknown, number?: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => moved(item, number))
    if (typeof value !== 'object' || value === null) return value
    const own = 'page' in value && typeof value.page === 'number' ? value.page : number
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        isPlace(key, item) ? placed(item, own) : moved(item, own),
      ]),
    )
  }
  return {
    pages: pages.map(asPictured),
    extraction: {
      ...extraction,
      content: moved(extraction.content) as Extraction['content'],
      warnings: moved(extraction.warnings) as Extraction['warnings'],
      ...(extraction.pages && {
        pages: new Map(
          [...extraction.pages].map(([number, entry]) => [
            number,
            moved(entry, number) as typeof entry,
          ]),
        ),
      }),
      ...(extraction.papers && {
        papers: extraction.papers.map((paper) => ({
          ...paper,
          ...pictured(paper.extraction, paper.pages),
        })),
      }),
    },
  }
}

const isPlace = (key: string, value: unknown): value is Box =>
  /(^|_)box$/.test(key) &&
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((part) => typeof part === 'number')

/** Hundredths of a point are below what is drawn. */
const rounded = ([x0, y0, x1, y1]: Box): Box => [round(x0), round(y0), round(x1), round(y1)]
const round = (points: number): number => Math.round(points * 100) / 100
