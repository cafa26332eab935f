import type { Rule, Word } from '../../document/page.ts'
import type { Units } from './units.ts'

/** Letters and digits are at least so high, in ems. */
const LEAST_LETTER = 0.3
/** A dot of a column has another text of it above or below it, so near, in line pitches. */
const NEAR = 3.5
/** And it stands over that or under it, but for so much, in ems. */
const BESIDE = 0.3

/** Higher than letters are, in ems: a stroke that is so thin, or that leans so far for its height, is none. */
const TALL = 1.4
const HAIRLINE = 0.1
const LEANS = 0.8

/** A piece of a rule lies on it, or in line with it this far beyond its end, in ems. */
const ON = 0.25
const BEYOND = 3

/** Bullets are at least so high, in ems: a third of one in most fonts, a fifth where they are points at half height. */
const LEAST_BULLET = 0.2

const DOT = /^[.,·'’]$/u
const BULLET = /^[.,·'’•°]$/u
const BAR = /^[|Il!]$/u
const SLANT = /^[/\\]$/u
const DASH = /^[-–—_~=]+$/u

/**
 * Words without dirt that was read: letters lower than any is, dots alone between columns or in a line, pieces of drawn rules, strokes of a
 * pen.
 *
 * @param rules the page's
 */
export function withoutSpecks(
  words: readonly Word[],
  units: Units,
  rules: readonly Rule[],
): Word[] {
  return words.filter(
    (word) =>
      word.font ||
      !(
        isLow(word, units) ||
        isStroke(word, units) ||
        (isDot(word, units) && isAlone(word, words, units)) ||
        (BULLET.test(word.text) && isLineOf(word, words)) ||
        isOfRule(word, rules, units)
      ),
  )
}

/** A stroke along a rule that was taken for a sign. */
function isOfRule({ text, box }: Word, rules: readonly Rule[], { em }: Units): boolean {
  if (BAR.test(text)) {
    const x = (box[0] + box[2]) / 2
    const high = box[3] - box[1]
    return rules.some(
      ({ direction, box: [x0, y0, x1, y1] }) =>
        direction === 'vertical' &&
        x > x0 - ON * em &&
        x < x1 + ON * em &&
        Math.min(box[3], y1) - Math.max(box[1], y0) >= high / 2,
    )
  }
  if (!DASH.test(text)) return false
  const y = (box[1] + box[3]) / 2
  return rules.some(
    ({ direction, box: [x0, y0, x1, y1] }) =>
      direction === 'horizontal' &&
      y > y0 - ON * em &&
      y < y1 + ON * em &&
      box[0] < x1 + BEYOND * em &&
      box[2] > x0 - BEYOND * em,
  )
}

const isDot = ({ text, box }: Word, { em }: Units): boolean =>
  DOT.test(text) || (BULLET.test(text) && box[3] - box[1] < LEAST_BULLET * em)

const isLow = ({ text, box }: Word, { em }: Units): boolean =>
  /^[\p{L}\p{N}]+$/u.test(text) && box[3] - box[1] < LEAST_LETTER * em

function isStroke({ text, box: [x0, y0, x1, y1] }: Word, { em }: Units): boolean {
  if (y1 - y0 < TALL * em) return false
  if (BAR.test(text)) return x1 - x0 < HAIRLINE * em
  return SLANT.test(text) && x1 - x0 > LEANS * (y1 - y0)
}

/** Does no text of the page stand beside it? Then it marks none. */
const isLineOf = (dot: Word, words: readonly Word[]): boolean => {
  const y = (dot.box[1] + dot.box[3]) / 2
  return !words.some((word) => word !== dot && word.box[1] <= y && word.box[3] >= y)
}

function isAlone(dot: Word, words: readonly Word[], { em, pitch }: Units): boolean {
  const x = (dot.box[0] + dot.box[2]) / 2
  return !words.some(({ box, baseline }) => {
    const off = Math.abs(baseline - dot.baseline)
    const isOver = box[0] - BESIDE * em < x && box[2] + BESIDE * em > x
    return isOver && off > pitch / 2 && off < NEAR * pitch
  })
}
