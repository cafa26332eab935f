import type { Line, Page, Word } from './page.ts'

/** The zeros of scripts with digits of their own; nine follow each of them. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0de6, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90,
  0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
]
/** Signs of Arabic between and behind digits. */
const SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' }

const EUROPEAN = new Map<string, string>(Object.entries(SIGNS))
for (const zero of ZEROS)
  for (let digit = 0; digit < 10; digit++)
    EUROPEAN.set(String.fromCharCode(zero + digit), String(digit))
const OTHER = new RegExp(`[${[...EUROPEAN.keys()].join('')}]`)
const OTHERS = new RegExp(OTHER.source, 'g')

/** A text with the digits 0 to 9 in place of those of other scripts, and as long as before. */
export const europeanDigits = (text: string): string =>
  OTHER.test(text) ? text.replace(OTHERS, (sign) => EUROPEAN.get(sign)!) : text

/** A page whose words have European digits; those that had others say how they were printed. */
export function withEuropeanDigits(page: Page): Page {
  const has = page.blocks.some(({ lines }) =>
    lines.some(({ words }) => words.some(({ text }) => OTHER.test(text))),
  )
  if (!has) return page
  const lineOf = (line: Line): Line => ({ ...line, words: line.words.map(wordOf) })
  return {
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, lines: block.lines.map(lineOf) })),
  }
}

const wordOf = (word: Word): Word =>
  OTHER.test(word.text) ? { ...word, text: europeanDigits(word.text), printed: word.text } : word

/** Words as they are printed, a space between them. What was mended since stands as it is now. */
export const printedText = (words: readonly Word[]): string =>
  words
    .map(({ text, printed }) => (printed && europeanDigits(printed) === text ? printed : text))
    .join(' ')
