import type { Word } from '../../document/page.ts'

/**
 * How high letters are and how far some reach below the line, in type sizes: in the middle between Helvetica and Times, by their
 * metrics.
 */
const LOW = 0.49
const HIGH = 0.69
const BELOW = 0.21
const HAS_HIGH = /[\p{Lu}\p{N}bdfhiklt%&/()[\]{}|€£$¥!?"'’*°ß]/u
/** Accents and cedillas, set apart by normalisation. */
const HAS_MARK = /[\u0300-\u0315]/u
const HAS_MARK_BELOW = /[\u0323-\u0328]/u
const HAS_BELOW = /[gjpqyQ,;()[\]{}|/$µþ]/u
const HAS_LETTER = /[\p{L}\p{N}]/u

/**
 * The type size of a word in points, where it is not known by the height of its ink, which depends on what letters it
 * has; NaN of marks alone.
 */
export function letterSize({ font, text, box }: Word): number {
  if (font) return font.size
  const letters = text.normalize('NFD')
  if (!HAS_LETTER.test(letters)) return Number.NaN
  const isHigh = HAS_HIGH.test(letters) || HAS_MARK.test(letters)
  const isLow = HAS_BELOW.test(letters) || HAS_MARK_BELOW.test(letters)
  const share = (isHigh ? HIGH : LOW) + (isLow ? BELOW : 0)
  return (box[3] - box[1]) / share
}
