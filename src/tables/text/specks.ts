import type { Word } from '../../document/page.ts'
import type { Units } from './units.ts'

/** Letters and digits are at least so high, in ems. */
const LEAST_LETTER = 0.3
/** A dot of a column has another text of it above or below it, so near, in line pitches. */
const NEAR = 3.5
/** And it stands over that or under it, but for so much, in ems. */
const BESIDE = 0.3

const DOT = /^[.,·'’]$/u

/** Words without dirt that was read: letters lower than any is, dots alone between columns. */
export function withoutSpecks(words: readonly Word[], units: Units): Word[] {
  return words.filter(
    (word) =>
      word.font || !(isLow(word, units) || (DOT.test(word.text) && isAlone(word, words, units))),
  )
}

const isLow = ({ text, box }: Word, { em }: Units): boolean =>
  /^[\p{L}\p{N}]+$/u.test(text) && box[3] - box[1] < LEAST_LETTER * em

function isAlone(dot: Word, words: readonly Word[], { em, pitch }: Units): boolean {
  const x = (dot.box[0] + dot.box[2]) / 2
  return !words.some(({ box, baseline }) => {
    const off = Math.abs(baseline - dot.baseline)
    const isOver = box[0] - BESIDE * em < x && box[2] + BESIDE * em > x
    return isOver && off > pitch / 2 && off < NEAR * pitch
  })
}
