import type { Page, Rule, Word } from '../../document/page.ts'

/** From the edges of the page, as a share of its length: what ends so near was cut there, and texts keep so far away. */
const AT_EDGE = 0.015
const MARGIN = 0.04
/** Pieces of one crease lie within so many ems of a line, and an end is free where nothing drawn across comes so near. */
const ONE_LINE = 0.5
const FREE = 1

/** A rule by its place across itself and its ends along itself. */
interface Stroke {
  readonly rule: Rule
  readonly at: number
  readonly from: number
  readonly to: number
}

/**
 * Rules that are printed. Creases of the paper and its edges, in pictures, run on to where the picture ends, as no table
 * does whose texts keep a margin; with them go their other pieces.
 *
 * @param words those that are printed on it
 * @param em in points
 */
export function withoutCreases(page: Page, words: readonly Word[], em: number): readonly Rule[] {
  const { rules, width, height } = page
  const gone = new Set([
    ...creasesOf(rules, 'horizontal', width, words, em),
    ...creasesOf(rules, 'vertical', height, words, em),
  ])
  return gone.size === 0 ? rules : rules.filter((rule) => !gone.has(rule))
}

function creasesOf(
  rules: readonly Rule[],
  direction: Rule['direction'],
  length: number,
  words: readonly Word[],
  em: number,
): Rule[] {
  const along = direction === 'horizontal' ? 0 : 1
  const strokes = rules
    .filter((rule) => rule.direction === direction)
    .map((rule) => strokeOf(rule, along))
  const margin = MARGIN * length
  const hasMargins = words.every(
    ({ box }) => box[along] >= margin && box[(along + 2) as 2 | 3] <= length - margin,
  )
  if (!hasMargins) return []
  const cut = strokes.filter(
    ({ from, to }) => from <= AT_EDGE * length || to >= (1 - AT_EDGE) * length,
  )
  if (cut.length === 0) return []
  const across = rules
    .filter((rule) => rule.direction !== direction)
    .map((rule) => strokeOf(rule, along === 0 ? 1 : 0))
  const isFree = ({ at, from, to }: Stroke): boolean =>
    !across.some(
      (other) =>
        Math.min(Math.abs(other.at - from), Math.abs(other.at - to)) <= FREE * em &&
        other.from <= at + FREE * em &&
        other.to >= at - FREE * em,
    )
  const creases = cut.filter(isFree)
  return strokes
    .filter(
      (stroke) =>
        creases.some(({ at }) => Math.abs(at - stroke.at) <= ONE_LINE * em) && isFree(stroke),
    )
    .map(({ rule }) => rule)
}

const strokeOf = (rule: Rule, along: 0 | 1): Stroke => {
  const { box } = rule
  const across = along === 0 ? 1 : 0
  return {
    rule,
    at: (box[across] + box[(across + 2) as 2 | 3]) / 2,
    from: box[along],
    to: box[(along + 2) as 2 | 3],
  }
}
