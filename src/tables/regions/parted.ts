import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Units } from '../text/units.ts'
import { type Hear, type LookAt, lazily, type Parted } from './look.ts'
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
  const regionOf = (own: readonly Word[]): Region => ({
    kind: region.kind,
    box: unionOf(own.map(({ box }) => box)),
  })
  const acrossOf = (whole: Region, inside: readonly Word[], heard: PlacesHeard = {}) => {
    const sides = likeliestSides(whole, inside, page, units, lookAt, heard.sides)
    const beside = likeliestTextBeside(whole, inside, page, units, lookAt, heard.texts)
    return (beside?.odds ?? 0) > (sides?.odds ?? 0) ? beside : sides
  }
  const cutOf = (whole: Region, inside: readonly Word[], heard: PlacesHeard = {}) =>
    likeliestCut(whole, inside, page.rulings, units, lookAt, heard.cuts)
  /** The odds that a parting has in either part of another, the lower ones. */
  const oddsWithin = (other: Parted, partingOf: typeof acrossOf): number =>
    Math.min(...other.parts.map((own) => partingOf(regionOf(own), own)?.odds ?? 0))
  /** What parts all of a region parts both parts of what is parted the other way. */
  const isFirst = (cut: Parted, across: Parted): boolean => {
    const [down, along] = [oddsWithin(across, cutOf), oddsWithin(cut, acrossOf)]
    return down === along ? cut.odds >= across.odds : down > along
  }
  const parts = (whole: Region, inside: readonly Word[]): Region[] => {
    const across = acrossOf(whole, inside, hear)
    const cut = cutOf(whole, inside, hear)
    const isCut = cut !== null && (across === null || isFirst(cut, across))
    if (isCut) for (const word of cut.title) titles.add(word)
    const parted = isCut ? cut : across
    if (!parted) return [whole]
    return parted.parts.flatMap((part) => {
      const own = withoutTextBeside(part, text())
      return parts(regionOf(own), own)
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
