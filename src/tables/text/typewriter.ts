import { type Line, type Page, type Word, wordsOf } from '../../document/page.ts'

/** Characters of a word that tells the advance of its type. */
const TELLING = 5
/** Words of one advance, give or take this share of it, and how many of all they are. */
const SAME_ADVANCE = 0.06
const MOST_SAME = 0.8
/** Figures are as wide as each other in most types: of words with three letters so many have the advance as well. */
const MOST_LETTERED = 0.7
const LETTERED = /\p{L}\P{L}*\p{L}\P{L}*\p{L}/u
/** Where there are two advances, words with letters are half of them no farther off theirs than this share. */
const NEAR_ADVANCE = 0.025
/** Words that tell, at least. */
const LEAST_WORDS = 8
/** A typewriter filled in a form where so many words have nearly one advance: of words in other type at most .4 have. */
const FILLED = 0.45

/** What a word's widths are measured in: its type size, points where that is unknown. */
const scaleOf = (word: Word): number => word.font?.size ?? 1

/** Characters of a word; those outside of Unicode's first plane are two units long. */
function lengthOf({ text }: Word): number {
  for (let i = 0; i < text.length; i++)
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800) return [...text].length
  return text.length
}

/** Boxes of ink leave out the room beside the first letter and the last one, in widths of a letter. */
const SIDES = 0.15

/** Width of a letter of a word, by `scaleOf`. */
const advanceIn = (word: Word): number =>
  (word.box[2] - word.box[0]) / (lengthOf(word) - SIDES) / scaleOf(word)

/**
 * Widths of letters where all are as wide as each other, by `scaleOf`: one, or two where a printer has a wide type and
 * a narrow one, with nothing between them; none for other type.
 */
function typewriterAdvances(words: readonly Word[]): readonly number[] {
  const telling = words.filter((word) => lengthOf(word) >= TELLING)
  if (telling.length < LEAST_WORDS) return []
  const all = advancesOf(telling)
  // Words with letters are looked for where all words together may be of such a type, as few pages' are.
  let known: Float64Array | null = null
  const lettered = () => {
    known ??= advancesOf(telling.filter(({ text }) => LETTERED.test(text)))
    return known
  }
  const isType = (own: readonly number[]) =>
    countOf(all, own) >= MOST_SAME * all.length &&
    countOf(lettered(), own) >= MOST_LETTERED * lettered().length
  const one = [medianOf(all)]
  if (isType(one)) return one
  const cut = widestStep(all)
  const parts = [all.subarray(0, cut), all.subarray(cut)]
  const two = parts.map(medianOf)
  const isApart = two[1]! > (1 + 2 * SAME_ADVANCE) * two[0]!
  const areMany = parts.every((part, i) => countOf(part, [two[i]!]) >= LEAST_WORDS / 2)
  if (!isApart || !areMany || !isType(two)) return []
  const offs = lettered()
    .map((own) => offBy(own, two))
    .sort()
  return medianOf(offs) <= NEAR_ADVANCE ? two : []
}

/** Sorted widths of letters. */
const advancesOf = (words: readonly Word[]): Float64Array =>
  new Float64Array(words.map(advanceIn)).sort()

/** How far an advance is off the nearest of some, as a share. */
function offBy(own: number, advances: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const one of advances) least = Math.min(least, Math.abs(own / one - 1))
  return least
}

const medianOf = (sorted: Float64Array): number => sorted[sorted.length >> 1] ?? Number.NaN

function countOf(all: Float64Array, advances: readonly number[]): number {
  let count = 0
  for (const own of all) if (offBy(own, advances) <= SAME_ADVANCE) count++
  return count
}

/** Where sorted widths have their widest step, of those with words enough on both sides. */
function widestStep(advances: Float64Array): number {
  let at = LEAST_WORDS / 2
  const step = (i: number) => advances[i]! / advances[i - 1]!
  for (let i = at; i <= advances.length - LEAST_WORDS / 2; i++) if (step(i) > step(at)) at = i
  return at
}

/** Which of the widths a line's letters have; null where there is none. */
function advanceOf(words: readonly Word[], advances: readonly number[]): number | null {
  if (advances.length < 2) return advances[0] ?? null
  const own = medianOf(advancesOf(words.filter((word) => lengthOf(word) > 1)))
  if (Number.isNaN(own)) return null
  return advances.reduce((best, one) => (Math.abs(one - own) < Math.abs(best - own) ? one : best))
}

/** The advance that most words nearly have, of a page that is printed in other type as well; null where few have. */
function filledAdvance(words: readonly Word[]): number | null {
  const all = advancesOf(
    words.filter((word) => lengthOf(word) >= TELLING && LETTERED.test(word.text)),
  )
  let [from, most, best] = [0, 0, 0]
  for (let to = 0; to < all.length; to++) {
    while (all[to]! > (1 + 2 * NEAR_ADVANCE) * all[from]!) from++
    if (to - from < most) continue
    most = to - from + 1
    best = all[(from + to) >> 1]!
  }
  return most >= Math.max(LEAST_WORDS, FILLED * all.length) ? best : null
}

/** Whether a line is of letters with an advance: all its words together, of which short ones tell little. */
function hasAdvance({ words }: Line, advance: number): boolean {
  const long = words.filter((word) => lengthOf(word) > 1)
  const letters = long.reduce((sum, word) => sum + lengthOf(word) - SIDES, 0)
  const wide = long.reduce((sum, { box }) => sum + box[2] - box[0], 0)
  return Math.abs(wide / letters / advance - 1) <= SAME_ADVANCE
}

/** The page with the width of its characters, by line, where a typewriter or a printer of its kind set it. */
export function withAdvances(page: Page): Page {
  const words = wordsOf(page)
  // Models look at the tables of pages that they have read.
  if (words.some(({ advance }) => advance !== undefined)) return page
  const upright = words.filter(({ rotation }) => rotation === 0)
  const advances = typewriterAdvances(upright)
  const filled = advances.length === 0 && page.source === 'ocr' ? filledAdvance(upright) : null
  if (advances.length === 0 && filled === null) return page
  const lineOf = (line: Line): Line => {
    const advance =
      filled === null ? advanceOf(line.words, advances) : hasAdvance(line, filled) ? filled : null
    if (advance === null) return line
    return {
      ...line,
      words: line.words.map((word) => ({ ...word, advance: advance * scaleOf(word) })),
    }
  }
  return {
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, lines: block.lines.map(lineOf) })),
  }
}

/** A space of such characters with the room beside its neighbours, in advances; two are wider. */
const ONE_SPACE = 1.75

/** Does one space at most part two words, so far apart? Null where their characters have widths of their own. */
export function isSpaceApart(a: Word, b: Word, gap: number): boolean | null {
  if (!a.advance || !b.advance) return null
  return gap < ONE_SPACE * Math.min(a.advance, b.advance)
}
