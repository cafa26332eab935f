import type { Word } from '../../document/page.ts'
import { isAddressLine } from '../../fields/address.ts'
import { textOf } from '../../tables/text/text-lines.ts'

const HOUSE = /^\d{1,5}\p{L}?,?$/u

/**
 * Where an address begins behind something else on its line, with nothing between them: `Example Homes 118 East
 * Center Ave`.
 *
 * @return the place of its house number among the words; -1 where there is none
 */
export const houseAt = (words: readonly Word[]): number =>
  words.findIndex(
    (word, i) => i > 0 && HOUSE.test(word.text) && isAddressLine(textOf(words.slice(i))),
  )
