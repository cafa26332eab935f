import type { ExtractOptions } from '../document/extract-options.ts'
import type { Extraction, Warning } from '../document/extraction.ts'
import type { Page, PageFailure } from '../document/page.ts'

/** Everything an output may write. */
export interface WriteInput {
  readonly model: string
  readonly pages: readonly Page[]
  readonly failures: readonly PageFailure[]
  readonly extraction: Extraction
  readonly options: ExtractOptions
}

/** Turns an extraction into a file's bytes. Pure: no I/O, no clock, no environment. */
export interface Output {
  /** The name in requests. */
  readonly name: string
  /** File ending without a dot. */
  readonly extension: string
  readonly contentType: string
  write(input: WriteInput): Promise<Uint8Array>
  /** What the one who imports the file should know; nothing where it is missing. */
  warnings?(input: WriteInput): readonly Warning[]
}
