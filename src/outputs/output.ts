import type { Extraction } from '../document/extraction.ts'
import type { Page, PageFailure } from '../document/page.ts'

/** Everything an output may write. */
export interface WriteInput {
  readonly model: string
  readonly pages: readonly Page[]
  readonly failures: readonly PageFailure[]
  readonly extraction: Extraction
}

/** Turns an extraction into a file's bytes. Pure: no I/O, no clock, no environment. */
export interface Output {
  /** The name in requests. */
  readonly name: string
  /** File ending without a dot. */
  readonly extension: string
  readonly contentType: string
  write(input: WriteInput): Promise<Uint8Array>
}
