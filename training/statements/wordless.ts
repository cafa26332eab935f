import type { Page, Word } from '../../src/document/page.ts'
import { monthOf } from '../../src/fields/date.ts'

/** Shorter ones are marks and currencies, which any language may print. */
const LEAST_LETTERS = 4

/** A page in a language that nobody knows: every word's letters become others, but those of months. */
export const wordlessPage = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => ({ ...line, words: line.words.map(wordless) })),
  })),
})

const wordless = (word: Word): Word =>
  (word.text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS ||
  /\d/.test(word.text) ||
  monthOf(word.text.replace(/\P{L}/gu, '')) > 0
    ? word
    : {
        ...word,
        // An x may hide a digit of a card.
        text: word.text.replace(/\p{Lu}/gu, 'W').replace(/\p{Ll}|\p{Lo}/gu, 'w'),
      }
