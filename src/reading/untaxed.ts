import { plainText, wordsOfKind } from '../fields/lexicon.ts'
import { once } from '../fields/once.ts'
import type { DocumentText } from './document-text.ts'

const lettersOf = (text: string): string => plainText(text).replace(/[^\p{L}\d]/gu, '')
const UNTAXED = wordsOfKind('untaxed').map(lettersOf)

/** Whether a document says that no tax is charged. */
export const saysUntaxed = once(({ rows }: DocumentText): boolean => {
  // A sentence goes on in the next line.
  const text = lettersOf(rows.map((row) => row.text).join(' '))
  return UNTAXED.some((phrase) => text.includes(phrase))
})
