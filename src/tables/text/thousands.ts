import type { Word } from '../../document/page.ts'

const THOUSANDS = /^[^\p{L}\p{Nd}]*\p{Nd}{1,3}$/u
const NEXT = /^\p{Nd}{3}(?:[.,]\p{Nd}+)?\P{Nd}*$/u

/** May two words be one figure whose thousands a space parts, `1 234,50`? */
export const goesOn = (before: Word, word: Word): boolean =>
  THOUSANDS.test(before.text) && NEXT.test(word.text)
