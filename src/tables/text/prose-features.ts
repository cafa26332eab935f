import { type Chunk, isFigure, type TextLine } from './text-lines.ts'
import { median, type Units } from './units.ts'

/** What is told of lines under each other that may be running text, in the order of the weights; each from -1 to 1. */
export const FEATURES = [
  'one',
  'lines, logarithm',
  'width in ems',
  'words of a line',
  'lines that end near the right edge, share',
  'lines that end at it, share',
  'lines that begin at the left edge, share',
  'letters among the signs',
  'lines that begin in small letters, share',
  'lines that begin in capitals though the one before ends no sentence, share',
  'lines that end a sentence, share',
  'the last line ends a sentence',
  'lines with a text right of them, share',
  'lines with a text left of them, share',
  'lines with a figure right of them, share',
  'lines with three figures right of them, share',
  'lines with long texts beside them, share',
  'texts right of them that begin at one place, share of lines',
  'texts left of them that begin at one place, share of lines',
  'steps from line to line like the usual one, share',
  'the usual step against the pitch of the page, logarithm',
  'steps wider than the narrowest, share',
  'width of all text that they fill, share',
] as const

/** Lines end near the right edge within so many ems, and at an edge within so many. */
const NEAR_EDGE = 3
export const SAME_EDGE = 0.5
/** From here on more tells nothing. */
const MOST_LINES = 32
const MOST_WIDTH = 40
const MOST_WORDS = 10
/** Words of a long text. */
const LONG = 4
const MANY_FIGURES = 3
/** Texts that begin within so many ems begin at one place. */
const SAME_PLACE = 0.8
/** Steps are alike that differ by less, as a share. */
const SAME_STEP = 0.12
const WIDER_STEP = 1.3

const ENDS_SENTENCE = /[.!?:;…。！？]["'”’»)]?$/u

/** One of the lines, all of it where it is justified, and the texts of its row left and right of it. */
export interface ProseLine extends Chunk {
  readonly baseline: number
  readonly before: readonly Chunk[]
  readonly after: readonly Chunk[]
}

/** What is told of lines under each other on a page. */
export function proseFeatures(
  lines: readonly TextLine[],
  { em, pitch }: Units,
): (strip: readonly ProseLine[]) => number[] {
  const left = Math.min(...lines.map(({ box }) => box[0]))
  const width = Math.max(1, Math.max(...lines.map(({ box }) => box[2])) - left)
  return (strip) => {
    const count = strip.length
    const share = (is: (line: ProseLine) => boolean) => strip.filter(is).length / count
    const [from, right] = [Math.min(...strip.map(({ x0 }) => x0)), rightOf(strip)]
    const texts = strip.map(({ words }) => words.map(({ text }) => text).join(' '))
    const bare = texts.join('').replace(/ /g, '')
    const figures = strip.map(
      ({ after }) => after.filter(({ words }) => words.every(isFigure)).length,
    )
    const steps = strip.slice(1).map(({ baseline }, i) => baseline - strip[i]!.baseline)
    const [usual, least] = [median(steps), Math.min(...steps)]
    const ends = texts.map((text) => ENDS_SENTENCE.test(text))
    const later = (is: (text: string, i: number) => boolean) =>
      texts.slice(1).filter(is).length / (count - 1)
    return [
      1,
      Math.min(1, Math.log2(count) / Math.log2(MOST_LINES)),
      Math.min(1, (right - from) / em / MOST_WIDTH),
      Math.min(1, median(strip.map(({ words }) => words.length)) / MOST_WORDS),
      share(({ x1 }) => x1 >= right - NEAR_EDGE * em),
      share(({ x1 }) => Math.abs(x1 - right) <= SAME_EDGE * em),
      share(({ x0 }) => x0 <= from + SAME_EDGE * em),
      bare.replace(/[^\p{L}]/gu, '').length / bare.length,
      later((text) => /^\P{L}?\p{Ll}/u.test(text)),
      later((text, i) => /^\P{L}?\p{Lu}/u.test(text) && !ends[i]),
      ends.filter(Boolean).length / count,
      ends.at(-1) ? 1 : 0,
      share(({ after }) => after.length > 0),
      share(({ before }) => before.length > 0),
      figures.filter((many) => many > 0).length / count,
      figures.filter((many) => many >= MANY_FIGURES).length / count,
      share(({ before, after }) => [...before, ...after].some(({ words }) => words.length >= LONG)),
      atOnePlace(
        strip.map(({ after }) => after[0]?.x0),
        em,
      ) / count,
      atOnePlace(
        strip.map(({ before }) => before.at(-1)?.x0),
        em,
      ) / count,
      steps.filter((step) => Math.abs(step / usual - 1) <= SAME_STEP).length / steps.length,
      Math.min(1, Math.max(-1, Math.log2(usual / pitch))),
      steps.filter((step) => step > WIDER_STEP * least).length / steps.length,
      Math.min(1, (right - from) / width),
    ]
  }
}

/** The most of some places that are one. */
function atOnePlace(places: readonly (number | undefined)[], em: number): number {
  const known = places.filter((place) => place !== undefined).sort((a, b) => a - b)
  let [most, from] = [0, 0]
  for (const [i, place] of known.entries()) {
    while (place - known[from]! > SAME_PLACE * em) from++
    most = Math.max(most, i - from + 1)
  }
  return most
}

/** Where most of its longest lines end. */
export const rightOf = (strip: readonly Chunk[]): number =>
  strip.map((chunk) => chunk.x1).sort((a, b) => a - b)[Math.floor(0.9 * (strip.length - 1))]!
