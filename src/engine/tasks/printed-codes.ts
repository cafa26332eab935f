import type { Barcode } from '../../document/page.ts'
import type { Addon, Picture } from '../native.ts'
import type { PageContent } from '../pdf/page-content.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { release } from '../release.ts'
import type { CodesWanted } from '../task.ts'

/** Pixels an inch at which pages are drawn: modules of codes that bills are paid by are large. */
const DPI = { all: 300, payment: 200 }
/** Points that a code is wide at least, and how much longer than wide a square one may look. */
const LEAST_SIDE = 28
const SQUARE = 1.25
/** Filled areas that may be the modules of a code; a page without one has fewer as a rule. */
const MODULES = 100

/** A gray picture in memory, which anybody can look at. */
export function grayPicture(
  picture: Picture,
  maxPixels: number,
  addon: Addon,
): Picture & { kind: 'gray' } {
  if (picture.kind === 'gray') return picture
  try {
    return addon.decode(picture, maxPixels)
  } finally {
    if (picture.kind === 'encoded') release(picture.bytes)
  }
}

/** Barcodes of a picture, boxes in its pixels. */
export async function codesOfPicture(
  picture: Picture & { kind: 'gray' },
  wanted: CodesWanted,
  { discard }: Pick<Addon, 'discard'>,
): Promise<Barcode[]> {
  // Loaded with the first page that is searched: few requests ask.
  const { barcodesIn } = await import('../pictures/barcodes.ts')
  return barcodesIn(picture, wanted, discard)
}

/** Barcodes of a page of a PDF, boxes in points of the page as it is drawn. */
export async function codesOfPage(
  page: PdfPage,
  content: PageContent,
  wanted: CodesWanted,
  maxPixels: number,
  addon: Pick<Addon, 'discard'>,
): Promise<Barcode[]> {
  if (wanted === 'payment' && !mayHoldCode(content)) return []
  const picture = page.gray(DPI[wanted], maxPixels)
  if (picture.kind !== 'gray') return []
  try {
    const scale = 72 / picture.dpi
    return inPoints(await codesOfPicture(picture, wanted, addon), scale)
  } finally {
    release(picture.pixels)
  }
}

/** @param scale points a pixel */
export const inPoints = (codes: readonly Barcode[], scale: number): Barcode[] =>
  codes.map((code) => {
    const [x0, y0, x1, y1] = code.box
    return { ...code, box: [x0 * scale, y0 * scale, x1 * scale, y1 * scale] }
  })

/** Whether something is drawn that a square code may be: a picture, a shape of many parts, or many squares. */
function mayHoldCode({ images, strokes }: PageContent): boolean {
  const isLarge = ([x0, y0, x1, y1]: readonly number[]) =>
    x1! - x0! >= LEAST_SIDE && y1! - y0! >= LEAST_SIDE
  const isSquare = ([x0, y0, x1, y1]: readonly number[]) => {
    const ratio = (x1! - x0!) / (y1! - y0!)
    return ratio < SQUARE && ratio > 1 / SQUARE
  }
  if (images.some(({ box }) => isLarge(box))) return true
  const filled = strokes.filter(({ stroked }) => !stroked)
  return (
    filled.length >= MODULES ||
    filled.some(({ box, rectangle }) => !rectangle && isLarge(box) && isSquare(box))
  )
}
