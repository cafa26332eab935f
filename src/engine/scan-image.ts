import type { Reduction } from './native.ts'
import type { PageContent, PlacedImage } from './page-content.ts'
import type { PDFObject, PDFPage } from './raster.ts'

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
export function scanBytes(page: PDFPage, place: ScanPlace): Uint8Array | null {
  const owned: PDFObject[] = []
  const own = (object: PDFObject): PDFObject => {
    if (object.pointer !== 0) owned.push(object)
    return object
  }
  try {
    const images = own(own(own(page.getObject()).getInheritable('Resources')).get('XObject'))
    let found: PDFObject | null = null
    images.forEach((value) => {
      const object = own(value)
      if (isPlainJpeg(object, place, own)) found ??= object
    })
    if (!found) return null
    const buffer = (found as PDFObject).readRawStream()
    try {
      // A copy: the bytes lie in memory that is freed with the buffer.
      const bytes = buffer.asUint8Array().slice()
      return bytes[0] === 0xff && bytes[1] === 0xd8 ? bytes : null
    } finally {
      buffer.destroy()
    }
  } finally {
    for (const object of owned) object.destroy()
  }
}

function isPlainJpeg(
  image: PDFObject,
  place: ScanPlace,
  own: (object: PDFObject) => PDFObject,
): boolean {
  const text = (key: string) => String(own(image.get(key)))
  if (!image.isStream() || text('Subtype') !== '/Image') return false
  if (text('Width') !== String(place.width) || text('Height') !== String(place.height)) return false
  if (!/^(\/DCTDecode|\[ ?\/DCTDecode ?\])$/.test(text('Filter'))) return false
  if (['SMask', 'Mask', 'Decode', 'ImageMask'].some((key) => text(key) !== 'null')) return false
  const space = own(image.get('ColorSpace'))
  if (space.isArray()) {
    const name = String(own(space.get(0)))
    if (name !== '/ICCBased') return name === '/CalGray' || name === '/CalRGB'
    const components = String(own(own(space.get(1)).get('N')))
    return components === '1' || components === '3'
  }
  return String(space) === '/DeviceGray' || String(space) === '/DeviceRGB'
}
