import type { Page, Rule, Word } from '../../document/page.ts'

/** From the edges of the page, as a share of its length: what ends so near was cut there, and texts keep so far away. */
const AT_EDGE = 0.015
const MARGIN = 0.04
/** Pieces of one crease lie within so many ems of a line, and an end is free where nothing drawn across comes so near. */
const ONE_LINE = 0.5
const FREE = 1
/** What goes through a whole picture leans by at most so much of its length; its pieces lie on it within so many ems. */
const LEANS = 0.02
const ON_WHOLE = 0.3

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
  const meets = (at: number, end: number): boolean =>
    across.some(
      (other) =>
        Math.abs(other.at - end) <= FREE * em &&
        other.from <= at + FREE * em &&
        other.to >= at - FREE * em,
    )
  const isFree = ({ at, from, to }: Stroke): boolean => !meets(at, from) && !meets(at, to)
  const creases = cut.filter(isFree)
  const isOnOne = (stroke: Stroke): boolean =>
    creases.some(({ at }) => Math.abs(at - stroke.at) <= ONE_LINE * em) && isFree(stroke)
  const first = cut.filter(({ at, from }) => from <= AT_EDGE * length && !meets(at, from))
  const last = cut.filter(({ at, to }) => to >= (1 - AT_EDGE) * length && !meets(at, to))
  const isOnWhole = onWhole(first, last, LEANS * length, ON_WHOLE * em)
  return strokes.filter((stroke) => isOnOne(stroke) || isOnWhole(stroke)).map(({ rule }) => rule)
}

/** Told of a stroke: does it lie on a crease that is seen where it enters the picture and where it leaves it? */
function onWhole(
  first: readonly Stroke[],
  last: readonly Stroke[],
  leans: number,
  near: number,
): (stroke: Stroke) => boolean {
  const whole = first.flatMap((a) =>
    last.filter((b) => Math.abs(a.at - b.at) <= leans).map((b) => [a, b] as const),
  )
  return ({ at, from, to }) =>
    whole.some(([a, b]) => {
      const share = ((from + to) / 2 - a.to) / Math.max(1, b.from - a.to)
      return Math.abs(a.at + Math.min(1, Math.max(0, share)) * (b.at - a.at) - at) <= near
    })
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
