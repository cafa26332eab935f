import type { Reduction } from '../native.ts'
import type { PageContent, PlacedImage } from './page-content.ts'
import type { PdfObject } from './pdf-object.ts'

/** A page that is one picture: how it lies there. */
export interface ScanPlace {
  readonly width: number
  readonly height: number
  /** As in EXIF: how the picture has to be turned to lie as on the page. */
  readonly orientation: number
  /** Pixels an inch on the page. */
  readonly dpi: number
}

/** Share of the page an image must cover to be the page's scan. */
const WHOLE = 0.95

/** Resolution that a reduced scan keeps at least: print is read no better above. */
const ENOUGH_DPI = 300

/** How much smaller a scan may be decoded: one much finer than needed only costs time. */
export function reductionFor(dpi: number): Reduction {
  for (const reduction of [8, 4, 2] as const) if (dpi / reduction >= ENOUGH_DPI) return reduction
  return 1
}

/**
 * Finds the picture that a scanned page consists of.
 *
 * @returns null when the page has several images, other drawings, or the image is small or askew
 */
export function scanPlace(
  content: PageContent,
  pageWidth: number,
  pageHeight: number,
): ScanPlace | null {
  const [image, ...others] = content.images
  if (!image || others.length > 0 || content.strokes.some((stroke) => stroke.luminance < 0.99))
    return null
  if (content.glyphs.some((glyph) => !glyph.invisible && glyph.text.trim() !== '')) return null
  const [x0, y0, x1, y1] = image.box
  const seen =
    (Math.min(x1, pageWidth) - Math.max(x0, 0)) * (Math.min(y1, pageHeight) - Math.max(y0, 0))
  const whole = (x1 - x0) * (y1 - y0)
  // What is cut away must stay unread, so most of the image has to be on the page, too.
  if (seen < WHOLE * pageWidth * pageHeight || seen < WHOLE * whole) return null
  const orientation = orientationOf(image.matrix)
  if (orientation === null) return null
  return {
    width: image.width,
    height: image.height,
    orientation,
    dpi: (72 * image.width) / Math.hypot(image.matrix[0], image.matrix[1]),
  }
}

/** EXIF orientation of an image matrix (unit square, y down); null when it is not along the axes. */
export function orientationOf(matrix: PlacedImage['matrix']): number | null {
  const [a, b, c, d] = matrix
  const straight = Math.abs(b) + Math.abs(c) < 0.002 * (Math.abs(a) + Math.abs(d))
  if (straight) return a > 0 ? (d > 0 ? 1 : 4) : d > 0 ? 2 : 3
  const turned = Math.abs(a) + Math.abs(d) < 0.002 * (Math.abs(b) + Math.abs(c))
  if (turned) return b > 0 ? (c > 0 ? 5 : 6) : c > 0 ? 8 : 7
  return null
}

/**
 * The bytes of the page's image when they are a plain JPEG file that means what it shows: one
 * filter, gray or RGB, no mask, no inverted samples.
 */
export function scanBytes(page: PdfObject, place: ScanPlace): Uint8Array | null {
  const images = page.inherited('Resources').get('XObject').values()
  const bytes = images.find((image) => isPlainJpeg(image, place))?.rawStream()
  return bytes?.[0] === 0xff && bytes[1] === 0xd8 ? bytes : null
}

function isPlainJpeg(image: PdfObject, { width, height }: ScanPlace): boolean {
  if (!image.isStream || image.get('Subtype').name !== 'Image') return false
  if (image.get('Width').number !== width || image.get('Height').number !== height) return false
  const filter = image.get('Filter')
  const only = filter.isArray && filter.length === 1 ? filter.get(0) : filter
  if (only.name !== 'DCTDecode') return false
  if (!['SMask', 'Mask', 'Decode', 'ImageMask'].every((key) => image.get(key).isNull)) return false
  const space = image.get('ColorSpace')
  if (!space.isArray) return space.name === 'DeviceGray' || space.name === 'DeviceRGB'
  const name = space.get(0).name
  if (name !== 'ICCBased') return name === 'CalGray' || name === 'CalRGB'
  const components = space.get(1).get('N').number
  return components === 1 || components === 3
}
