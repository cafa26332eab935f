import type { Addon } from '../native.ts'
import type { PdfFile } from './pdf-file.ts'

/** Documents a thread keeps open: pages of two conversions often take turns. */
const MOST_OPEN = 2
/** Milliseconds after its last use at which a document is closed. */
const IDLE = 1000

interface Open {
  readonly file: PdfFile
  readonly password: string | null
  timer: NodeJS.Timeout
}

/** What the addon does for a module's memory. */
type System = Pick<Addon, 'discard' | 'share'>

/** The PDFs a thread has open, so that the pages of one document need not open it anew. */
export class OpenPdfs {
  readonly #system: System | undefined
  #isShared = false
  #open = new Map<string, Open>()

  /** @param system left out, memory is neither given back nor shared with other threads */
  constructor(system?: System) {
    this.#system = system
  }

  /** @throws TaskError INVALID_FILE */
  async open(path: string, password: string | null): Promise<PdfFile> {
    const known = this.#open.get(path)
    if (known && known.password === password) {
      clearTimeout(known.timer)
      this.#open.delete(path)
      this.#keep(path, { ...known, timer: this.#closeLater(path) })
      return known.file
    }
    this.#close(path)
    for (const oldest of this.#open.keys()) {
      if (this.#open.size < MOST_OPEN) break
      this.#close(oldest)
    }
    // MuPDF is loaded with the first PDF: threads that see pictures alone start sooner and are smaller.
    const { PdfFile } = await import('./pdf-file.ts')
    const { core } = await import('./mupdf.ts')
    // Six megabytes of it are MuPDF's fonts and tables.
    if (!this.#isShared) this.#system?.share(core.HEAPU8)
    this.#isShared = true
    const file = new PdfFile(path, password)
    this.#keep(path, { file, password, timer: this.#closeLater(path) })
    return file
  }

  #keep(path: string, open: Open): void {
    this.#open.set(path, open)
  }

  #closeLater(path: string): NodeJS.Timeout {
    return setTimeout(() => this.#close(path), IDLE).unref()
  }

  #close(path: string): void {
    const open = this.#open.get(path)
    if (!open) return
    clearTimeout(open.timer)
    this.#open.delete(path)
    open.file.close(this.#system?.discard)
  }
}
