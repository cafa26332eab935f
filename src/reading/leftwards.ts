import type { Box } from '../document/box.ts'
import { isPageRightToLeft, mirrored, mirroredBox } from '../document/direction.ts'
import type { Page } from '../document/page.ts'
import { once } from '../fields/once.ts'
import { type DocumentText, documentText } from './document-text.ts'

const isLeftwards = once(isPageRightToLeft)

/** Pages that are read from right to left as a mirror shows them: what comes first stands on the left. */
export const inMirror = (document: DocumentText): DocumentText =>
  document.pages.some(isLeftwards)
    ? documentText(document.pages.map((page) => (isLeftwards(page) ? mirrored(page) : page)))
    : document

/** A place in mirrored pages. */
interface Placed {
  readonly page: number
  readonly box: Box
}

/** Moves what stands in mirrored pages to where it stands on the printed ones. */
function backTo(pages: readonly Page[]): <T extends Placed>(own: T) => T {
  const widths = new Map(pages.filter(isLeftwards).map(({ number, width }) => [number, width]))
  return (own) => {
    const width = widths.get(own.page)
    return width === undefined ? own : { ...own, box: mirroredBox(own.box, width) }
  }
}

/** What was found in mirrored pages, at its places on the printed ones. */
export function outOfMirror<T extends Placed | null | undefined>(
  found: Readonly<Record<string, T>>,
  pages: readonly Page[],
): Record<string, T> {
  const back = backTo(pages)
  return Object.fromEntries(
    Object.entries(found).map(([name, own]) => [name, own ? back(own) : own]),
  )
}

/** Lines that were found in mirrored pages, at their places on the printed ones. */
export const listOutOfMirror = <T extends Placed>(
  list: readonly T[],
  pages: readonly Page[],
): T[] => list.map(backTo(pages))
