import type { Font } from 'mupdf'
import { mupdf } from '../../src/engine/pdf/mupdf.ts'

const FONTS = { serif: 'Times-Roman', sans: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' }
export type Face = keyof typeof FONTS

interface Mark {
  readonly operators: string
}

/** One page being typeset: marks in points, origin top left, y down to the baseline. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly #marks: Mark[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  text(x: number, y: number, size: number, face: Face, text: string): void {
    // WinAnsi, so that letters with accents come out.
    const bytes = Buffer.from(text, 'latin1').toString('hex')
    this.#mark(`BT /${face} ${size} Tf ${x.toFixed(2)} ${this.#up(y)} Td <${bytes}> Tj ET`)
  }

  rule(x0: number, y0: number, x1: number, y1: number, thickness = 0.6): void {
    this.#mark(
      `${thickness} w ${x0.toFixed(2)} ${this.#up(y0)} m ${x1.toFixed(2)} ${this.#up(y1)} l S`,
    )
  }

  /** A filled box, `gray` being 0 for black. */
  fill(x: number, y: number, width: number, height: number, gray: number): void {
    const [left, bottom] = [x.toFixed(2), this.#up(y + height)]
    this.#mark(`q ${gray.toFixed(2)} g ${left} ${bottom} ${width} ${height} re f Q`)
  }

  get content(): string {
    return this.#marks.map((mark) => mark.operators).join('\n')
  }

  #up(y: number): string {
    return (this.height - y).toFixed(2)
  }

  #mark(operators: string): void {
    this.#marks.push({ operators })
  }
}

const metrics = new Map<Face, Font>()

/** Width of a text in points. */
export function textWidth(text: string, size: number, face: Face): number {
  let font = metrics.get(face)
  if (!font) {
    font = new mupdf.Font(FONTS[face])
    metrics.set(face, font)
  }
  let width = 0
  for (const c of text) width += font.advanceGlyph(font.encodeCharacter(c.codePointAt(0)!), 0)
  return width * size
}

/** The sheets as one PDF. */
export function pdfOf(sheets: readonly Sheet[]): Uint8Array {
  const document = new mupdf.PDFDocument()
  const fonts = Object.fromEntries(
    Object.entries(FONTS).map(([face, name]) => [
      face,
      document.addSimpleFont(new mupdf.Font(name)),
    ]),
  )
  for (const sheet of sheets) {
    const box: [number, number, number, number] = [0, 0, sheet.width, sheet.height]
    document.insertPage(-1, document.addPage(box, 0, { Font: fonts }, sheet.content))
  }
  return document.saveToBuffer('compress').asUint8Array().slice()
}

/** Page `index` of a PDF as a gray PNG. */
export function pngOf(pdf: Uint8Array, index: number, dpi: number): Uint8Array {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf')
  const page = document.loadPage(index)
  const scale = mupdf.Matrix.scale(dpi / 72, dpi / 72)
  const pixmap = page.toPixmap(scale, mupdf.ColorSpace.DeviceGray, false, true)
  const png = pixmap.asPNG()
  pixmap.destroy()
  page.destroy()
  document.destroy()
  return png
}
