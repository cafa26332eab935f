/** A file that a PDF carries, or what was sent itself where that is data. */
export interface EmbeddedFile {
  /** As the PDF, or who sent it, calls it. */
  readonly name: string
  /** null where it cannot be unpacked, or is larger than any that is read. */
  readonly bytes: Uint8Array | null
}
