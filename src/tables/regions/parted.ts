import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Units } from '../text/units.ts'
import { type Hear, type LookAt, lazily } from './look.ts'
import type { PageText } from './page-columns.ts'
import { likeliestSides } from './side-by-side.ts'
import { likeliestCut } from './stacked.ts'
import { likeliestTextBeside } from './text-beside.ts'

/** Who hears of all places at which a region was weighed to be parted. */
export interface PlacesHeard {
  /** Side by side. */
  readonly sides?: Hear
  /** Below each other, top to bottom. */
  readonly cuts?: Hear
  /** A table and a text beside it. */
  readonly texts?: Hear
}

/**
 * What a region holds beside and below each other: tables, or a table and texts; mostly one. It is parted where that
 * is likeliest, down or across, and each part is looked at again.
 *
 * @param titles is given the words of lines that stand between two parts, a title of the lower one
 */
export function partsOf(
  region: Region,
  words: readonly Word[],
  page: PageText,
  units: Units,
  lookAt: LookAt,
  titles: Set<Word>,
  hear: PlacesHeard,
): Region[] {
  if (words.length === 0) return [region]
  const text = lazily(() => new Set([...page.prose].flatMap((chunk) => chunk.words)))
  const parts = (whole: Region, inside: readonly Word[]): Region[] => {
    const sides = likeliestSides(whole, inside, page, units, lookAt, hear.sides)
    const cut = likeliestCut(whole, inside, page.rulings, units, lookAt, hear.cuts)
    const beside = likeliestTextBeside(whole, inside, page, units, lookAt, hear.texts)
    const across = (beside?.odds ?? 0) > (sides?.odds ?? 0) ? beside : sides
    const isCut = cut !== null && cut.odds >= (across?.odds ?? 0)
    if (isCut) for (const word of cut.title) titles.add(word)
    const parted = isCut ? cut : across
    if (!parted) return [whole]
    return parted.parts.flatMap((part) => {
      const own = withoutTextBeside(part, text())
      return parts({ kind: region.kind, box: unionOf(own.map(({ box }) => box)) }, own)
    })
  }
  return parts(region, words)
}

/** The words of a part but for those of running text that stand left or right of all others. */
function withoutTextBeside(words: readonly Word[], text: ReadonlySet<Word>): readonly Word[] {
  const others = words.filter((word) => !text.has(word))
  if (others.length === 0) return words
  const [from, , to] = unionOf(others.map(({ box }) => box))
  return words.filter((word) => !text.has(word) || (word.box[2] > from && word.box[0] < to))
}
