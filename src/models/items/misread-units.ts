import type { Word } from '../../document/page.ts'

/**
 * A round number of grams whose letter was read as a digit: `4006` for 400G. Goods are sold by 250 or
 * 400 grams, and hardly ever by 4,006 of anything.
 */
const GRAMS = /^([1-9]\d{0,2}[05]0)6$/

/** Words of a recognised description with the unit that a figure in it must have had. */
export const withUnits = (words: readonly Word[]): Word[] =>
  words.map((word, i) =>
    i > 0 && GRAMS.test(word.text) ? { ...word, text: word.text.replace(GRAMS, '$1G') } : word,
  )
