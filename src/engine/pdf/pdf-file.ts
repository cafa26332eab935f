import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { EmbeddedFile } from '../../document/embedded-file.ts'
import { discardFree } from '../free-memory.ts'
import { TaskError } from '../task.ts'
import { embeddedXml } from './embedded-xml.ts'
import { LetterShapes } from './letter-shapes.ts'
import { core, type Document, mupdf, type PDFDocument } from './mupdf.ts'
import { guarded, noted } from './mupdf-calls.ts'
import { memoryOf } from './mupdf-memory.ts'
import { type PdfObject, withEach, withTrailer } from './pdf-object.ts'
import { PdfPage } from './pdf-page.ts'

/**
 * Per cent of the hundred megabytes that MuPDF may keep beyond documents which outlive one: of what was drawn from it
 * how colours are converted, not what its pictures look like. To find the former out anew takes a tenth of a second, as
 * much as twenty pages of text; half a megabyte it is for each profile, and documents may bring their own.
 */
const KEPT_SHARE = 4

/** An opened PDF. Lives on one thread; `close()` frees it. */
export class PdfFile {
  readonly pageCount: number
  /** The cross-reference table was damaged; pages may be missing or cut. */
  readonly repaired: boolean
  /** Ids of fonts whose text was seen to be what they draw, and what their letters look like. */
  readonly seenFonts = { trusted: new Set<string>(), shapes: new LetterShapes() }
  #document: Document

  /**
   * @throws TaskError INVALID_FILE when it is no PDF, has no page, or the password is wrong
   */
  constructor(path: string, password: string | null) {
    this.#document = openDocument(path)
    try {
      if (this.#document.needsPassword()) {
        if (password === null) throw new TaskError('INVALID_FILE', 'the PDF needs a password')
        if (this.#document.authenticatePassword(password) === 0)
          throw new TaskError('INVALID_FILE', 'the password does not open the PDF')
      }
      this.pageCount = guarded('the PDF is damaged', () => this.#document.countPages())
      if (this.pageCount < 1) throw new TaskError('INVALID_FILE', 'the PDF has no pages')
      this.repaired = this.#document.asPDF()?.wasRepaired() ?? false
    } catch (error) {
      this.#document.destroy()
      throw error
    }
  }

  /** @param number 1-based */
  openPage(number: number): PdfPage {
    const page = guarded(`page ${number} is damaged`, () => this.#document.loadPage(number - 1))
    return new PdfPage(page)
  }

  /**
   * XML files that it carries.
   *
   * @throws TaskError INVALID_FILE, POISONED
   */
  embedded(): EmbeddedFile[] {
    const pdf = this.#document.pointer as number
    return guarded('the PDF is damaged', () => withTrailer(core, pdf, embeddedXml))
  }

  /** For those who write into it: whoever else has it open sees that as well. */
  editable(): PDFDocument {
    return this.#document.asPDF()!
  }

  /** @param discard gives the memory of bytes back, whose contents are lost */
  close(discard?: (bytes: Uint8Array) => void): void {
    this.#document.destroy()
    mupdf.shrinkStore(KEPT_SHARE)
    if (discard) this.giveBack(discard)
  }

  /**
   * Gives back what is free in MuPDF's memory: a thread has one for all of its PDFs.
   *
   * @param discard gives the memory of bytes back, whose contents are lost
   */
  giveBack(discard: (bytes: Uint8Array) => void): void {
    discardFree(memoryOf(core), discard)
  }
}

/** Looks at the objects of a PDF that is written, from its trailer; none may be used afterwards. */
export const inside = <T>(pdf: PDFDocument, look: (trailer: PdfObject) => T): T =>
  withTrailer(core, pdf.pointer as number, look)

/** The same with each of its objects by itself. */
export const eachObject = (pdf: PDFDocument, look: (object: PdfObject) => void): void =>
  withEach(core, pdf.pointer as number, look)

/** Opens a file without reading it into memory; MuPDF reads what it needs. */
function openDocument(path: string): Document {
  const file = openSync(path, 'r')
  let stream: InstanceType<typeof mupdf.Stream> | undefined
  let closed = false
  try {
    stream = new mupdf.Stream({
      fileSize: () => noted(() => fstatSync(file).size),
      read: (memory, offset, length, position) =>
        noted(() => readSync(file, memory, offset, length, position)),
      close: () => {
        closed = true
        noted(() => closeSync(file))
      },
    })
    const opened = stream
    return guarded('the file is no readable PDF', () =>
      mupdf.Document.openDocument(opened, 'application/pdf'),
    )
  } finally {
    stream?.destroy()
    if (!stream && !closed) closeSync(file)
  }
}
