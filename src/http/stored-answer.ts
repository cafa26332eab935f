import type { Warning } from '../document/extraction.ts'

/** How a result is sent. */
export interface FileAnswer {
  /** Of the source. */
  readonly byteLength: number
  /** Sent around the source. */
  readonly before: string
  readonly after: string
  /** null: not as an attachment. */
  readonly fileName: string | null
  readonly contentType: string
  readonly model: string
  readonly pagesUsed: number
  readonly failedPages: readonly number[]
  readonly warnings: readonly Warning[]
}

/** An answer as it is kept for a repeated request: whole, or beside its file in the storage. */
export type StoredAnswer = { readonly requestId: string } & (
  | {
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly body: object
    }
  | { readonly file: FileAnswer }
)
