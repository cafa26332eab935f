import type { PageOverlay, TextOverlay } from '../../outputs/text-overlay.ts'
import { mupdf, type PDFDocument, type PDFObject } from '../pdf/mupdf.ts'
import { overlayFont, packed } from './overlay-font.ts'

/** Lays text over pages of a PDF. Its number names a page. */
export function lay(pdf: PDFDocument, { pages, characters }: TextOverlay): void {
  const written = pages.filter(({ content }) => content !== '')
  if (written.length === 0) return
  const font = overlayFont(pdf, characters)
  const save = packed(pdf, 'q\n')
  for (const page of written) layOn(pdf, page, font, save)
}

function layOn(
  pdf: PDFDocument,
  { number, content }: PageOverlay,
  font: PDFObject,
  save: PDFObject,
): void {
  const page = pdf.loadPage(number - 1)
  try {
    const object = page.getObject()
    const name = nameIn(pdf, object, font)
    const matrix = mupdf.Matrix.invert(page.getTransform()).map((value) => value.toFixed(6))
    // What the page's own contents leave set must not move the text.
    const text = `\nQ q ${matrix.join(' ')} cm BT /${name} 1 Tf 3 Tr\n${content}\nET Q\n`
    const contents = pdf.newArray()
    contents.push(save)
    const own = object.get('Contents')
    if (own.isArray()) for (let i = 0; i < own.length; i++) contents.push(own.get(i))
    else if (own.isStream()) contents.push(own)
    contents.push(packed(pdf, text))
    object.put('Contents', contents)
  } finally {
    page.destroy()
  }
}

/** For a PDF that has these pages alone, in their order. */
export const numberedAnew = (overlay: TextOverlay): TextOverlay => ({
  ...overlay,
  pages: overlay.pages.map((page, i) => ({ ...page, number: i + 1 })),
})

/** The font's name among those of the page, which may be those of others as well. */
function nameIn(pdf: PDFDocument, page: PDFObject, font: PDFObject): string {
  let resources = page.getInheritable('Resources')
  if (!resources.isDictionary()) {
    page.put('Resources', pdf.newDictionary())
    resources = page.get('Resources')
  }
  let fonts = resources.get('Font')
  if (!fonts.isDictionary()) {
    resources.put('Font', pdf.newDictionary())
    fonts = resources.get('Font')
  }
  for (let i = 1; ; i++) {
    const name = `Overlay${i}`
    const own = fonts.get(name)
    if (own.isNull()) fonts.put(name, font)
    else if (!own.isIndirect() || own.asIndirect() !== font.asIndirect()) continue
    return name
  }
}

/** A PDF's bytes, outside of MuPDF's memory. */
export function bytesOf(pdf: PDFDocument, options: string): Uint8Array {
  const saved = pdf.saveToBuffer(options)
  try {
    return saved.asUint8Array().slice()
  } finally {
    saved.destroy()
  }
}
