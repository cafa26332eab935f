import type { Word } from '../../src/document/page.ts'

/** Type size of drawn lessons, and the width of a letter, in points. */
export const EM = 10
const LETTER = EM / 2

/** A word whose baseline's left end is at (x, y). */
export const wordAt = (text: string, x: number, baseline: number): Word => ({
  text,
  box: [x, baseline - 0.7 * EM, x + text.length * LETTER, baseline + 0.2 * EM],
  baseline,
  confidence: 1,
  rotation: 0,
})
