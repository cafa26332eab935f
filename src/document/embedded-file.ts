/** A file that a PDF carries. */
export interface EmbeddedFile {
  /** As the PDF calls it. */
  readonly name: string
  /** null where it cannot be unpacked, or is larger than any that is read. */
  readonly bytes: Uint8Array | null
}
