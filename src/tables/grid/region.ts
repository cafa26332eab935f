import type { Box } from '../../document/box.ts'

/** A part of the page that may be a table. */
export interface Region {
  readonly box: Box
  /** Drawn walls enclose it, or its columns stand in line. */
  readonly kind: 'ruled' | 'aligned'
}

/** Lines meet when they end this near each other, in ems. */
export const MEET = 0.6
