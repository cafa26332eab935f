import type { Word } from '../document/page.ts'

/** Letters of a word that tells the advance of its type. */
const TELLING = 5
/** Words of one advance, give or take this share of it, and how many of all they are. */
const SAME_ADVANCE = 0.06
const MOST_SAME = 0.8
/** Words that tell, at least. */
const LEAST_WORDS = 8

/** What a word's widths are measured in: its type size, points where that is unknown. */
const scaleOf = (word: Word): number => word.font?.size ?? 1

const OUTSIDE_OF_PLANE = /[\ud800-\udbff]/

/** Characters of a word. */
const lengthOf = ({ text }: Word): number =>
  OUTSIDE_OF_PLANE.test(text) ? [...text].length : text.length

/** Width of a letter of a word, by `scaleOf`; boxes of ink leave out the room beside the first letter and the last one. */
const advanceIn = (word: Word): number =>
  (word.box[2] - word.box[0]) / (lengthOf(word) - 0.15) / scaleOf(word)

/**
 * Widths of letters where all are as wide as each other, by `scaleOf`: one, or two where a printer has a wide type and
 * a narrow one, with nothing between them; none for other type.
 */
export function typewriterAdvances(words: readonly Word[]): readonly number[] {
  const advances = words
    .filter((word) => lengthOf(word) >= TELLING)
    .map(advanceIn)
    .sort((a, b) => a - b)
  if (advances.length < LEAST_WORDS) return []
  const median = medianOf(advances)
  if (countOf(advances, median) >= MOST_SAME * advances.length) return [median]
  const narrow = advances.slice(0, widestStep(advances))
  const both = [narrow, advances.slice(narrow.length)].map((own) => ({
    advance: medianOf(own),
    same: countOf(own, medianOf(own)),
  }))
  const [one, other] = [both[0]!, both[1]!]
  const isApart = other.advance > (1 + 2 * SAME_ADVANCE) * one.advance
  const isEnough = Math.min(one.same, other.same) >= LEAST_WORDS / 2
  return isApart && isEnough && one.same + other.same >= MOST_SAME * advances.length
    ? both.map(({ advance }) => advance)
    : []
}

const medianOf = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? Number.NaN
const countOf = (advances: readonly number[], median: number): number =>
  advances.filter((own) => Math.abs(own - median) <= SAME_ADVANCE * median).length

/** Where sorted widths have their widest step, of those with words enough on both sides. */
function widestStep(advances: readonly number[]): number {
  let at = LEAST_WORDS / 2
  const step = (i: number) => advances[i]! / advances[i - 1]!
  for (let i = at; i <= advances.length - LEAST_WORDS / 2; i++) if (step(i) > step(at)) at = i
  return at
}

/** Which of the widths a line's letters have; null where there is none. */
export function advanceOf(words: readonly Word[], advances: readonly number[]): number | null {
  if (advances.length < 2) return advances[0] ?? null
  const own = medianOf(
    words
      .filter((word) => lengthOf(word) > 1)
      .map(advanceIn)
      .sort((a, b) => a - b),
  )
  if (Number.isNaN(own)) return null
  return advances.reduce((best, one) => (Math.abs(one - own) < Math.abs(best - own) ? one : best))
}

/** A space of typewriter letters with the room beside its neighbours, in advances; two are wider. */
const ONE_SPACE = 1.75

/** Chunks that one space of typewriter letters parts are one: it is wider than other type's. */
export function joinedWhereTyped(chunks: readonly Word[][], advance: number | null): Word[][] {
  if (advance === null) return [...chunks]
  const joined: Word[][] = []
  for (const words of chunks) {
    const before = joined.at(-1)?.at(-1)
    if (before && words[0]!.box[0] - before.box[2] < ONE_SPACE * advance * scaleOf(before))
      joined.at(-1)!.push(...words)
    else joined.push([...words])
  }
  return joined
}
