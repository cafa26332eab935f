import type { Box } from './box.ts'
import type { Page, Word } from './page.ts'
import { wordsOf } from './page.ts'

/** Hebrew, Arabic and their relatives, with the forms that old files hold. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const LETTERS = /\p{L}/gu
const LETTERS_RIGHT_TO_LEFT =
  /[\u05d0-\u05f2\u0620-\u064a\u066e-\u06d5\u06fa-\u085f\u08a0-\u08c9\ufb1d-\ufdff\ufe70-\ufefc]/g

/** The first code of them: those of Europe come before. */
const FIRST_RIGHT_TO_LEFT = 0x590

/** Whether a text has a character of a script that runs from right to left. */
export function hasRightToLeft(text: string): boolean {
  // Letters and words are asked by the thousand, and to begin with an expression takes longer than to look at a word.
  for (let i = 0; i < text.length; i++)
    if (text.charCodeAt(i) >= FIRST_RIGHT_TO_LEFT) return RIGHT_TO_LEFT.test(text)
  return false
}

/** Whether most letters of the words belong to scripts that run from right to left. */
export function isRightToLeft(words: Iterable<Pick<Word, 'text'>>): boolean {
  const texts: string[] = []
  let isAny = false
  for (const { text } of words) {
    texts.push(text)
    isAny ||= hasRightToLeft(text)
  }
  // Of most pages this is all that is asked.
  if (!isAny) return false
  let letters = 0
  let leftwards = 0
  for (const text of texts) {
    letters += text.match(LETTERS)?.length ?? 0
    if (hasRightToLeft(text)) leftwards += text.match(LETTERS_RIGHT_TO_LEFT)?.length ?? 0
  }
  return 2 * leftwards > letters
}

/** A box of a page of that width as a mirror shows it. */
export const mirroredBox = ([x0, y0, x1, y1]: Box, width: number): Box => [
  width - x1,
  y0,
  width - x0,
  y1,
]

/** A page as a mirror shows it, its words still the same: what comes first stands on the left. */
export function mirrored(page: Page): Page {
  const box = (b: Box): Box => mirroredBox(b, page.width)
  const inPlace = inPlaceOf(page)
  return {
    ...page,
    blocks: page.blocks.map((block) => ({
      box: box(block.box),
      lines: block.lines.map((line) => ({
        ...line,
        box: box(line.box),
        words: line.words.map((word) => ({ ...word, box: inPlace.get(word) ?? box(word.box) })),
      })),
    })),
    rules: page.rules.map((rule) => ({ ...rule, box: box(rule.box) })),
    fills: page.fills.map((fill) => ({ ...fill, box: box(fill.box) })),
  }
}

/** Ems between words that belong together. */
const WORD_GAP = 0.6

/**
 * Boxes of words that follow each other from left to right among those that do not: their run is
 * mirrored as a whole, so that it reads as before.
 */
function inPlaceOf(page: Page): Map<Word, Box> {
  const boxes = new Map<Word, Box>()
  for (const { lines } of page.blocks)
    for (const { words } of lines) {
      let run: Word[] = []
      const finish = () => {
        const from = run[0]?.box[0] ?? 0
        const to = run.at(-1)?.box[2] ?? 0
        if (run.length > 1)
          for (const word of run) {
            const [x0, y0, x1, y1] = word.box
            const shift = page.width - to - from
            boxes.set(word, [x0 + shift, y0, x1 + shift, y1])
          }
        run = []
      }
      for (const word of words) {
        const last = run.at(-1)
        if (last && !follows(last, word)) finish()
        run.push(word)
      }
      finish()
    }
  return boxes
}

const follows = (last: Word, word: Word): boolean =>
  word.box[0] >= last.box[2] && word.box[0] - last.box[2] < WORD_GAP * (word.box[3] - word.box[1])

/** Whether a page is read from right to left. */
export const isPageRightToLeft = (page: Page): boolean => isRightToLeft(wordsOf(page))
