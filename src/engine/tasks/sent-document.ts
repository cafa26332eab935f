import type { EmbeddedFile } from '../../document/embedded-file.ts'
import type { Archived, OverlaidPages, SentDocument } from '../../outputs/output.ts'
import type { TextOverlay } from '../../outputs/text-overlay.ts'
import { dataBytes } from '../data-file.ts'
import type { PDFDocument } from '../pdf/mupdf.ts'
import { guarded } from '../pdf/mupdf-calls.ts'
import { PdfFile } from '../pdf/pdf-file.ts'
import { bytesOf, lay, numberedAnew } from '../searchable/overlay.ts'
import { picturePdf } from '../searchable/picture-pdf.ts'
import { type SentFile, TaskError } from '../task.ts'

/** The bytes of a PDF that is written whole. */
const bytesOfNew = (pdf: PDFDocument): Uint8Array => bytesOf(pdf, 'compress,garbage')

/** The file that was sent, opened when something is asked of it; `close()` frees it. */
export class SentFileDocument implements SentDocument {
  readonly #file: SentFile
  #pdf: PdfFile | null = null

  constructor(file: SentFile) {
    this.#file = file
  }

  isSigned(): boolean {
    if (this.#file.type !== 'pdf') return false
    const flags = this.#opened().editable().getTrailer().get('Root', 'AcroForm', 'SigFlags')
    return flags.isNumber() && (flags.asNumber() & 1) === 1
  }

  /** XML files that a PDF carries, none where they cannot be looked for; of XML the file itself. */
  async embedded(): Promise<EmbeddedFile[]> {
    const { path, name, type } = this.#file
    if (type === 'xml') return [{ name, bytes: await dataBytes(path) }]
    if (type !== 'pdf') return []
    try {
      return this.#opened().embedded()
    } catch (error) {
      // Its pages were read: what is damaged is beside them.
      if (error instanceof TaskError && error.code === 'INVALID_FILE') return []
      throw error
    }
  }

  /** @throws TaskError INVALID_FILE */
  async overlaid(overlay: TextOverlay, pages: OverlaidPages): Promise<Uint8Array> {
    if (this.#file.type !== 'pdf') return picturePdf(this.#file, overlay, 'any', bytesOfNew)
    if (pages === 'overlaid') return this.#anew(overlay, pages, bytesOfNew)
    const file = this.#opened()
    return guarded('the PDF cannot be written', () => {
      const pdf = file.editable()
      lay(pdf, overlay)
      return pdf.canBeSavedIncrementally() ? bytesOf(pdf, 'incremental') : bytesOfNew(pdf)
    })
  }

  /** @throws TaskError INVALID_FILE */
  async archived(overlay: TextOverlay, pages: OverlaidPages): Promise<Archived> {
    const { archived } = await import('../searchable/pdfa/pdfa.ts')
    if (this.#file.type !== 'pdf') return picturePdf(this.#file, overlay, 'rgb', archived)
    return this.#anew(overlay, pages, archived)
  }

  /** Others may want the file otherwise: it is opened for this alone. */
  #anew<T>(overlay: TextOverlay, pages: OverlaidPages, written: (pdf: PDFDocument) => T): T {
    const file = new PdfFile(this.#file.path, this.#file.password)
    try {
      return guarded('the PDF cannot be written', () => {
        const pdf = file.editable()
        const isPart = pages === 'overlaid'
        if (isPart) pdf.rearrangePages(overlay.pages.map(({ number }) => number - 1))
        lay(pdf, isPart ? numberedAnew(overlay) : overlay)
        return written(pdf)
      })
    } finally {
      file.close()
    }
  }

  #opened(): PdfFile {
    this.#pdf ??= new PdfFile(this.#file.path, this.#file.password)
    return this.#pdf
  }

  close(): void {
    this.#pdf?.close()
  }
}
