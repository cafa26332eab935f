// First: the service sees to how MuPDF is loaded.
import '../../src/engine/pdf/mupdf.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as mupdf from 'mupdf'
import sharp from 'sharp'
import type { Test } from 'tap'

/** A folder that is gone after the test. */
export function folderFor(t: Pick<Test, 'teardown'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-test-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface PageSpec {
  /** PDF operators; fonts F1 (Helvetica), F2 (Helvetica-Bold), F3 (Times-Italic), F4 (Courier), F5 (Symbol); image I1. */
  readonly content: string
  readonly width?: number
  readonly height?: number
  readonly rotate?: 0 | 90 | 180 | 270
  /** An encoded picture for `/I1 Do`. */
  readonly image?: Uint8Array
}

/** A PDF of the given pages. `options` as MuPDF's `saveToBuffer`, to encrypt for example. */
export function pdf(pages: readonly PageSpec[], options = ''): Buffer {
  const document = new mupdf.PDFDocument()
  try {
    const names = ['Helvetica', 'Helvetica-Bold', 'Times-Italic', 'Courier']
    if (pages.some(({ content }) => content.includes('/F5'))) names.push('Symbol')
    const fonts = Object.fromEntries(
      names.map((name, i) => [`F${i + 1}`, document.addSimpleFont(new mupdf.Font(name))]),
    )
    for (const { content, width = 595, height = 842, rotate = 0, image } of pages) {
      const resources: Record<string, unknown> = { Font: fonts }
      if (image) resources.XObject = { I1: document.addImage(new mupdf.Image(image)) }
      const page = document.addPage([0, 0, width, height], rotate, resources, content)
      document.insertPage(-1, page)
    }
    const buffer = document.saveToBuffer(options)
    try {
      return Buffer.from(buffer.asUint8Array())
    } finally {
      buffer.destroy()
    }
  } finally {
    document.destroy()
  }
}

/** Operators that set lines of text from the top left; backslashes and parentheses not allowed. */
export const lines = (texts: readonly string[], size = 12, left = 60, top = 780): string =>
  texts
    .map((text, i) => `BT /F1 ${size} Tf ${left} ${top - i * size * 1.5} Td (${text}) Tj ET`)
    .join('\n')

/** A page that takes minutes to draw, in a small file. */
export const endlessPage = async (): Promise<PageSpec> => ({
  content: 'q 595 0 0 842 0 0 cm /I1 Do Q\n'.repeat(100_000),
  image: await blankPng(1000, 1000),
})

/** The page of a PDF as a gray PNG. */
export function drawn(bytes: Uint8Array, dpi: number): Buffer {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf')
  const page = document.loadPage(0)
  const scale = dpi / 72
  const pixmap = page.toPixmap([scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceGray, false)
  pixmap.setResolution(dpi, dpi)
  const png = Buffer.from(pixmap.asPNG())
  pixmap.destroy()
  page.destroy()
  document.destroy()
  return png
}

/** A white gray PNG. */
export const blankPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()

export function write(folder: string, name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
