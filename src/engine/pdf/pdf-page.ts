import type { Box } from '../../document/box.ts'
import type { FormField } from '../../document/page.ts'
import type { Picture } from '../native.ts'
import { withArea } from './display-list.ts'
import { formFieldsOf, hasDrawnAnnotations } from './form-fields.ts'
import { outlinesOf, withDrawnWidths } from './line-widths.ts'
import {
  core,
  type Device,
  type DisplayList,
  type Page as MupdfPage,
  mupdf,
  type PDFPage,
  type Pixmap,
} from './mupdf.ts'
import { guarded, reading } from './mupdf-calls.ts'
import { contentOf, type PageContent } from './page-content.ts'
import { type PdfObject, withPageObject } from './pdf-object.ts'
import { reductionFor, type ScanPlace, scanBytes } from './scan-image.ts'

/** Per cent of the hundred megabytes of MuPDF's store (fonts, decoded images) that outlive a drawn page: no picture of a whole page. */
const KEPT_SHARE = 10
/** Points around a part of a page within which what is drawn may still reach into it. */
const SMOOTHED = 2
/** More stroked paths make a drawing, whose lines are of no use. */
const MOST_LINES = 10_000

/** One page of an open PDF; `close()` frees it. */
export class PdfPage {
  /** Points, as displayed: /Rotate, /CropBox and /UserUnit applied. */
  readonly width: number
  readonly height: number
  #page: MupdfPage
  /** What the page's contents draw, interpreted once; without its annotations. */
  #contents: DisplayList | null = null
  /** What annotations and fields of forms draw above. */
  #above: DisplayList | null = null

  constructor(page: MupdfPage) {
    this.#page = page
    const [x0, y0, x1, y1] = page.getBounds()
    this.width = x1 - x0
    this.height = y1 - y0
  }

  /**
   * Characters, paths and images, with boxes relative to the displayed page. Spaces that are drawn
   * alone are left out.
   */
  content(): PageContent {
    const contents = guarded('the page is damaged', () => {
      this.#contents ??= this.#page.toDisplayList(false)
      return this.#contents
    })
    const content = this.#read(contents)
    const lines = content.strokes.filter(({ stroked }) => stroked).length
    if (lines === 0 || lines > MOST_LINES) return content
    const outlines = guarded('the page is damaged', () => outlinesOf(mupdf, core, contents))
    return { ...content, strokes: withDrawnWidths(content.strokes, outlines) }
  }

  /** The same for what annotations and fields of forms draw above the contents; null where there are none. */
  above(): { readonly content: PageContent; readonly fields: readonly FormField[] } | null {
    if (!this.#look(hasDrawnAnnotations)) return null
    const page = this.#page as PDFPage
    const above = guarded('the annotations are damaged', () => {
      // Draws what programs filled in and left for readers to draw.
      page.update()
      this.#above ??= this.#recorded((device) => {
        page.runPageAnnots(device, mupdf.Matrix.identity)
        page.runPageWidgets(device, mupdf.Matrix.identity)
      })
      return this.#above
    })
    const toPage = page.getTransform()
    return { content: this.#read(above), fields: this.#look((own) => formFieldsOf(own, toPage)) }
  }

  #recorded(draw: (device: Device) => void): DisplayList {
    const list = new mupdf.DisplayList(this.#page.getBounds())
    const device = new mupdf.DisplayListDevice(list)
    try {
      draw(device)
      device.close()
      return list
    } catch (error) {
      list.destroy()
      throw error
    } finally {
      device.destroy()
    }
  }

  #read(contents: DisplayList): PageContent {
    const stext = guarded('the page is damaged', () =>
      contents.toStructuredText('preserve-images,vectors,clip,inhibit-spaces'),
    )
    try {
      return contentOf(core, stext.pointer as number)
    } finally {
      stext.destroy()
    }
  }

  /** False when the page names contents that the file does not hold any more. */
  hasContents(): boolean {
    return this.#look(hasContents)
  }

  /** The file of the page's one image, where it can be handed on as it is. */
  scan(place: ScanPlace): Picture | null {
    const bytes = this.#look((page) => scanBytes(page, place))
    if (!bytes) return null
    const { orientation, dpi } = place
    return { kind: 'encoded', bytes, frame: 0, orientation, reduction: reductionFor(dpi) }
  }

  /**
   * The page in gray.
   *
   * @param dpi wished for; less where the page would have more than `maxPixels`
   */
  gray(dpi: number, maxPixels: number): Picture {
    const most = Math.sqrt(maxPixels / Math.max(1, this.width * this.height))
    // A hundredth less, so that rounding up to whole pixels stays below the limit.
    const scale = Math.min(dpi / 72, most * 0.99)
    const pixmap = guarded('the page cannot be drawn', () =>
      this.#page.toPixmap([scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceGray, false),
    )
    try {
      return grayOf(pixmap, scale * 72)
    } finally {
      pixmap.destroy()
      mupdf.shrinkStore(KEPT_SHARE)
    }
  }

  /** A part of the page in gray. */
  part(box: Box, dpi: number): Picture {
    const scale = dpi / 72
    const [x0, y0] = [box[0], box[1]].map((at) => Math.floor(at * scale))
    const [x1, y1] = [box[2], box[3]].map((at) => Math.ceil(at * scale))
    const [left, top] = this.#page.getBounds()
    const around: Box = [
      left + box[0] - SMOOTHED,
      top + box[1] - SMOOTHED,
      left + box[2] + SMOOTHED,
      top + box[3] + SMOOTHED,
    ]
    const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceGray, [x0!, y0!, x1!, y1!], false)
    try {
      pixmap.clear(255)
      const matrix = mupdf.Matrix.concat(
        mupdf.Matrix.translate(-left, -top),
        mupdf.Matrix.scale(scale, scale),
      )
      const device = new mupdf.DrawDevice(matrix, pixmap)
      try {
        guarded('the page cannot be drawn', () => {
          this.#contents ??= this.#page.toDisplayList(false)
          const contents = this.#contents
          withArea(core, contents.pointer as number, around, () =>
            contents.run(device, mupdf.Matrix.identity),
          )
          this.#page.runPageAnnots(device, mupdf.Matrix.identity)
          this.#page.runPageWidgets(device, mupdf.Matrix.identity)
          device.close()
        })
      } finally {
        device.destroy()
      }
      return grayOf(pixmap, dpi)
    } finally {
      pixmap.destroy()
    }
  }

  #look<T>(look: (page: PdfObject) => T): T {
    return reading(() => withPageObject(core, this.#page.pointer as number, look))
  }

  close(): void {
    this.#contents?.destroy()
    this.#above?.destroy()
    this.#page.destroy()
  }
}

function hasContents(page: PdfObject): boolean {
  if (!page.isDictionary) return false
  const contents = page.get('Contents')
  if (!contents.isArray) return contents.isStream || !contents.isIndirect
  const { length } = contents
  for (let i = 0; i < length; i++) if (contents.get(i).isStream) return true
  return length === 0
}

function grayOf(pixmap: Pixmap, dpi: number): Picture {
  const width = pixmap.getWidth()
  const height = pixmap.getHeight()
  const stride = pixmap.getStride()
  const seen = pixmap.getPixels()
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    pixels.set(seen.subarray(y * stride, y * stride + width), y * width)
  return { kind: 'gray', pixels, width, height, dpi }
}
