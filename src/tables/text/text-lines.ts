import { type Box, boxAround } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { withRaised } from './raised.ts'
import { isSpaceApart } from './typewriter.ts'

/** Words of one line that stand a word space apart: at most one cell's text. */
export interface Chunk {
  readonly words: readonly Word[]
  readonly x0: number
  readonly x1: number
}

/** Words side by side on one baseline, with the wide gaps that cut it into chunks. */
export interface TextLine {
  readonly box: Box
  readonly baseline: number
  readonly words: readonly Word[]
  readonly chunks: readonly Chunk[]
}

/** Baselines this far apart are one line, in ems. */
const SAME_BASELINE = 0.35
const HIGH = /^[*•·°'"’”^~]+$/u
/** A wider gap between words ends a chunk, in ems, where nothing else is said; justified text stays below. */
export const CHUNK_GAP = 0.75
/** Between figures less is enough; grouped thousands stay below. */
const FIGURE_GAP = 0.45
/** Where all characters are as wide, figures a space apart are nearer than this many widths. */
const PITCHES = 1.25
/** Words are set in such a type where their characters are as wide on average, within this share. */
const SAME_WIDTH = 0.02
/** Marks of list entries belong to the text behind them, this far off at most, in ems. */
const BULLET = /^[•▪●◦‣■❑]$/
const BULLET_GAP = 3.5
/**
 * Amounts, shares, ranges, times of day and dates in digits, with the signs and footnote marks that go with them.
 * A wall that a scan's figure touches is read as a bracket behind it.
 */
const FIGURE = /^[(<>≤≥≈~±+\-−–$€£¥₹]*[.,]?\d[\d.,:/'’´%‰)*†‡¹²³+±\-−–—]*[\]|]?$/

interface Known {
  readonly em: number
  readonly lines: readonly TextLine[]
}

/** Several who look at a part of a page ask for the lines of its words, each after the other. */
const known = new WeakMap<readonly Word[], Known>()

/**
 * Groups upright words into lines, top to bottom, words left to right.
 *
 * @param words to which none is added later, and none taken away
 */
export function textLines(words: readonly Word[], em: number): readonly TextLine[] {
  const before = known.get(words)
  if (before?.em === em) return before.lines
  const lines = linesOfSorted(byBaseline(words), em)
  known.set(words, { em, lines })
  return lines
}

/** A recognised sign that hangs above a baseline: where it ends tells little of where its line does. */
const isHigh = ({ text, font }: Word): boolean => !font && HIGH.test(text)

/** The same list where it is in order, as most are; so below. */
export function byBaseline<T extends { readonly baseline: number }>(
  items: readonly T[],
): readonly T[] {
  for (let i = 1; i < items.length; i++)
    if (!(items[i - 1]!.baseline <= items[i]!.baseline))
      return items.toSorted((a, b) => a.baseline - b.baseline)
  return items
}

function byLeftEdge(words: readonly Word[]): readonly Word[] {
  for (let i = 1; i < words.length; i++)
    if (!(words[i - 1]!.box[0] <= words[i]!.box[0]))
      return words.toSorted((a, b) => a.box[0] - b.box[0])
  return words
}

/**
 * The lines of words that come by their baselines.
 *
 * @param known lines by their words, which are given again where they are still lines of just these words
 */
export function linesOfSorted(
  sorted: readonly Word[],
  em: number,
  known?: ReadonlyMap<Word, TextLine>,
): readonly TextLine[] {
  const groups: Word[][] = []
  let group: Word[] | undefined
  /** The first of the group, of those whose baseline is told by what they are. */
  let first: Word | undefined
  for (let i = 0; i < sorted.length; i++) {
    const word = sorted[i]!
    if (!group || word.baseline - first!.baseline > SAME_BASELINE * em) {
      group = group ? [...startOfNext(group, sorted, i, em), word] : [word]
      first = group[0]
      groups.push(group)
    } else {
      group.push(word)
      if (isHigh(first!)) first = word
    }
  }
  return byBaseline(
    withRaised(groups, em).map((words) => (known && lineAgain(words, known)) ?? lineOf(words, em)),
  )
}

/**
 * Takes from a line's end what begins the next one. A row that leans in a photo reaches farther than a line does: the
 * line then ends where baselines step the most, so that no text is cut in two.
 *
 * @param next index of the first word that is too far below the line's first
 */
function startOfNext(line: Word[], sorted: readonly Word[], next: number, em: number): Word[] {
  const first = next - line.length
  const step = (i: number) => sorted[i]!.baseline - sorted[i - 1]!.baseline
  let cut = next
  let widest = step(cut)
  for (let i = next - 1; i > first; i--)
    if (step(i) > widest) {
      cut = i
      widest = step(i)
    }
  for (let i = next; cut < next && i < sorted.length; i++) {
    if (sorted[i]!.baseline - sorted[cut]!.baseline > SAME_BASELINE * em) break
    for (let k = cut; k < next; k++)
      if (isBeside(sorted[k]!, sorted[i]!, em)) return line.splice(cut - first)
  }
  return []
}

/** Do two words stand side by side in one text? */
function isBeside(a: Word, b: Word, em: number): boolean {
  const [left, right] = a.box[0] <= b.box[0] ? [a, b] : [b, a]
  const gap = right.box[0] - left.box[2]
  return gap >= -FIGURE_GAP * em && isNear(left, right, gap, em, CHUNK_GAP * em)
}

/** The known line of just these words. */
function lineAgain(
  words: readonly Word[],
  known: ReadonlyMap<Word, TextLine>,
): TextLine | undefined {
  const line = known.get(words[0]!)
  const isSame =
    line?.words.length === words.length && words.every((one) => known.get(one) === line)
  return isSame ? line : undefined
}

/**
 * A line of the given words.
 *
 * @param chunkGap a wider gap between words ends a chunk
 */
export function lineOf(
  words: readonly Word[],
  em: number,
  chunkGap: number = CHUNK_GAP * em,
): TextLine {
  const sorted = byLeftEdge(words)
  return {
    box: boxAround(sorted),
    // Words come by their baselines, mostly.
    baseline: byBaseline(words)[words.length >> 1]?.baseline ?? 0,
    words: sorted,
    chunks: chunksOf(sorted, em, chunkGap),
  }
}

function chunksOf(sorted: readonly Word[], em: number, chunkGap: number): Chunk[] {
  const chunks: { words: Word[]; x0: number; x1: number }[] = []
  let last: { words: Word[]; x0: number; x1: number } | undefined
  for (let i = 0; i < sorted.length; i++) {
    const word = sorted[i]!
    if (last && isNear(sorted[i - 1]!, word, word.box[0] - last.x1, em, chunkGap)) {
      last.words.push(word)
      last.x1 = Math.max(last.x1, word.box[2])
    } else {
      last = { words: [word], x0: word.box[0], x1: word.box[2] }
      chunks.push(last)
    }
  }
  return chunks
}

/** Is a word of the same chunk as the one before it, so far away? */
function isNear(before: Word, word: Word, gap: number, em: number, chunkGap: number): boolean {
  // What most gaps are is told without a look at the texts.
  if (gap <= FIGURE_GAP * em) return true
  if (gap > BULLET_GAP * em) return false
  if (BULLET.test(before.text) && !BULLET.test(word.text)) return true
  const typed = isSpaceApart(before, word, gap)
  if (typed !== null) return typed
  if (gap > chunkGap) return false
  return !(isFigure(before) && isFigure(word)) || gap <= PITCHES * fixedPitch(before, word)
}

/** How wide every character of two words is, in points; 0 where they differ, or where none is narrow in most types. */
function fixedPitch(a: Word, b: Word): number {
  if (!a.font || !/[.,()]/.test(a.text + b.text)) return 0
  const [first, second] = [a, b].map(({ text, box }) => (box[2] - box[0]) / text.length)
  return Math.abs(first! - second!) <= SAME_WIDTH * first! ? first! : 0
}

/** Digits with the signs that go with them. */
export const isFigure = ({ text }: Word): boolean => {
  // None begins with a letter, as most words do.
  const code = text.charCodeAt(0)
  return !(code >= 0x40 && code < 0x7e) && FIGURE.test(text)
}

export function textOf(words: readonly Word[]): string {
  let text = words[0]?.text ?? ''
  for (let i = 1; i < words.length; i++) text += ` ${words[i]!.text}`
  return text
}
