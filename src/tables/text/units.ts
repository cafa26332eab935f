import type { Page, Word } from '../../document/page.ts'
import type { TextLine } from './text-lines.ts'

/** The lengths a page is measured in; every threshold of this folder is a multiple of one. */
export interface Units {
  /** Type size of most text, in points. */
  readonly em: number
  /** Distance of one line's baseline to the next within running text. */
  readonly pitch: number
}

/** Share of the type size that a recognised word's ink is high, over all kinds of letters. */
const INK_HEIGHT = 0.72
const FALLBACK_EM = 10
/** Line pitch where no two lines stand under each other, in ems. */
const COMMON_PITCH = 1.2
/** Baselines nearer than this are of one row, in ems; further than that, they are set wide. */
const LEAST_PITCH = 0.85
const MOST_PITCH = 1.5
/** Of a part's line distances this share are tighter than its pitch. */
const TIGHT_SHARE = 0.15

/** Lists of up to so many numbers are sorted here: less than to make another list of them. */
const FEW = 32
const sorted = new Float64Array(FEW)

/** Of a word's letters, in points. */
export const sizeOf = (word: Word): number =>
  word.font?.size ?? (word.box[3] - word.box[1]) / INK_HEIGHT

/** Recognised dots, of a leader say, and what such are read as tell of no letters. */
const tellsSize = ({ font, text }: Word): boolean => font !== undefined || !DOTS.test(text)
const DOTS = /^[.…·•-]+$/

function sizesOf(words: readonly Word[]): number[] {
  const telling = words.filter(tellsSize)
  return (telling.length > 0 ? telling : words).map(sizeOf)
}

/** Measures the words of a page. */
export function unitsOf(page: Page, words: readonly Word[]): Units {
  const sizes = sizesOf(words)
  const em = sizes.length > 0 ? Math.max(median(sizes), 1) : Math.min(FALLBACK_EM, page.height)
  const steps: number[] = []
  const baselines = ascending(words.map((word) => word.baseline))
  for (let i = 1; i < baselines.length; i++) {
    const step = baselines[i]! - baselines[i - 1]!
    if (step > 0.8 * em && step < 2 * em) steps.push(step)
  }
  return { em, pitch: steps.length > 2 ? median(steps) : COMMON_PITCH * em }
}

/** The same for a part of the page, whose type and pitch may be its own. */
export function unitsOfLines(lines: readonly TextLine[], page: Units): Units {
  const words = lines.flatMap((line) => line.words)
  const em = words.length > 0 ? Math.max(median(sizesOf(words)), 1) : page.em
  const steps = ascending(
    lines
      .slice(1)
      .map((line, i) => line.baseline - lines[i]!.baseline)
      .filter((step) => step > LEAST_PITCH * em),
  )
  const tight = steps[Math.floor(steps.length * TIGHT_SHARE)] ?? COMMON_PITCH * em
  return { em, pitch: Math.min(tight, page.pitch, MOST_PITCH * em) }
}

/** Numbers in order: without a comparison by a function, which takes several times as long. */
export function ascending(values: ArrayLike<number>): Float64Array {
  if (values.length > FEW) return new Float64Array(values).sort()
  putInOrder(values)
  return sorted.slice(0, values.length)
}

/** The upper median; NaN of nothing. */
export function median(values: readonly number[]): number {
  const { length } = values
  if (length > FEW) return ascending(values)[length >> 1]!
  if (length === 0) return Number.NaN
  putInOrder(values)
  return sorted[length >> 1]!
}

/** Puts few numbers into `sorted`. */
function putInOrder(values: ArrayLike<number>): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    let at = i
    for (; at > 0 && sorted[at - 1]! > value; at--) sorted[at] = sorted[at - 1]!
    sorted[at] = value
  }
}
