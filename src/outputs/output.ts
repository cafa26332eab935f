import type { ExtractOptions } from '../document/extract-options.ts'
import type { Extraction, Warning } from '../document/extraction.ts'
import type { Page, PageFailure } from '../document/page.ts'
import type { TextOverlay } from './text-overlay.ts'

/** Everything an output may write. */
export interface WriteInput {
  readonly model: string
  readonly pages: readonly Page[]
  readonly failures: readonly PageFailure[]
  readonly extraction: Extraction
  readonly options: ExtractOptions
  /** For outputs that write on the document. */
  readonly document?: SentDocument
  /** The pages are one of several papers of the document, which comes into a file of its own. */
  readonly isPaper?: true
  /** Takes what is known only when the file is written. */
  readonly warn?: (warning: Warning) => void
}

/** The file that was sent. */
export interface SentDocument {
  /** Whether somebody has signed it. */
  isSigned(): boolean
  /**
   * As a PDF with text over its pages.
   *
   * @param pages which of them it has: all, or those of the overlay alone
   */
  overlaid(overlay: TextOverlay, pages: OverlaidPages): Promise<Uint8Array>
  /** The same as a PDF/A-2b, or why there is none. */
  archived(overlay: TextOverlay, pages: OverlaidPages): Promise<Archived>
}

export type OverlaidPages = 'all' | 'overlaid'

/** A PDF/A, or what keeps a document from being one. */
export type Archived = { readonly bytes: Uint8Array } | { readonly faults: readonly string[] }

/** What is known of an output before it is loaded. */
export interface OutputDescription {
  /** The name in requests. */
  readonly name: string
  /** File ending without a dot. */
  readonly extension: string
  readonly contentType: string
  /** It writes on the document that was sent. */
  readonly onDocument?: true
}

/** Turns an extraction into a file's bytes. Pure: no I/O, no clock, no environment. */
export interface Output extends OutputDescription {
  write(input: WriteInput): Promise<Uint8Array>
  /** What the one who imports the file should know; nothing where it is missing. */
  warnings?(input: WriteInput): readonly Warning[]
}
