/** A drawn line, or the edge of a shade, without its thickness: at `at`, from `from` to `to`. */
export interface Ruling {
  readonly at: number
  readonly from: number
  readonly to: number
  /** A shade ends there, and nothing is drawn. */
  readonly isEdge?: boolean
}
