import type { LanguageCode } from '../../kit/locale/language.ts'
import type { Random } from '../../kit/random.ts'
import { WORDS } from './words.ts'

/** Labels of receipts, and what shops sell. */
export type Word =
  | 'total'
  | 'subtotal'
  | 'cash'
  | 'change'
  | 'card'
  | 'items'
  | 'saved'
  | 'tip'
  | 'service'
  | 'table'
  | 'server'
  | 'till'
  | 'receiptNo'
  | 'thanks'
  | 'goodbye'
  | 'member'
  | 'points'
  | 'deposit'
  | 'coupon'
  | 'discount'
  | 'rounding'
  | 'pump'
  | 'entry'
  | 'exit'
  | 'duration'
  | 'fare'
  | 'distance'
  | 'date'
  | 'time'
  | 'copy'
  | 'auth'
  | 'terminal'
  | 'merchant'
  | 'signature'
  | 'net'
  | 'gross'
  | 'tax'
  | 'covers'
  | 'takeaway'
  | 'returns'
  | 'hours'
  | 'branch'
  | 'voucher'
  | 'grocery'
  | 'restaurant'
  | 'pharmacy'
  | 'fuel'
  | 'clothing'
  | 'bakery'

/** Synonyms of each, or goods, separated by |. */
export type ReceiptWords = Readonly<Record<Word, string>>

/** All of a kind. */
export function wordsOf(language: LanguageCode, word: Word): string[] {
  return WORDS[language][word].split('|')
}

/** One of them; an equal stream gives the same. */
export function wordOf(language: LanguageCode, word: Word, random: Random): string {
  return random.at(word).pick(wordsOf(language, word))
}
