import type { ExtractOptions } from '../document/extract-options.ts'
import type { Extraction } from '../document/extraction.ts'
import type { Page } from '../document/page.ts'
import type { Trace } from './trace.ts'

/** What is known of a model before it is loaded. */
export interface ModelDescription {
  /** The name in requests. */
  readonly name: string
  /** Output names this model can be written as; the first is what an impossible wish becomes. */
  readonly outputs: readonly string[]
  /** Output names that come to the first as well. */
  readonly asFirst?: readonly string[]
  /** It reads codes that bills are paid by. */
  readonly readsPaymentCodes?: true
  /** It reads files that PDFs carry. */
  readonly readsEmbedded?: true
}

/** Turns pages into one kind of extraction. Pure: no I/O, no clock, no environment. */
export interface Model extends ModelDescription {
  /** @param trace is told what was weighed */
  extract(pages: readonly Page[], options?: ExtractOptions, trace?: Trace): Extraction
}
