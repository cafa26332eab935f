import type { LanguageCode } from '../../kit/locale/language.ts'
import type { Random } from '../../kit/random.ts'
import { WORDS } from './words.ts'

/** Texts of statements, synonyms separated by |. Pairs are out/in, old/new or end/beginning of a page. */
export type Word =
  | 'title'
  | 'savings'
  | 'card'
  | 'loan'
  | 'wallet'
  | 'broker'
  | 'account'
  | 'cardNo'
  | 'holder'
  | 'number'
  | 'made'
  | 'period'
  /** With {a} and {b}. */
  | 'span'
  | 'currency'
  /** With {n} and {m}. */
  | 'page'
  | 'branch'
  | 'customer'
  | 'date'
  | 'value'
  | 'description'
  | 'reference'
  | 'type'
  | 'check'
  | 'amount'
  | 'balance'
  | 'place'
  | 'foreign'
  | 'rate'
  | 'category'
  | 'time'
  | 'status'
  | 'payee'
  | 'quantity'
  | 'price'
  | 'sides'
  | 'marks'
  | 'balances'
  | 'owed'
  | 'forward'
  | 'sections'
  | 'cardSections'
  | 'sums'
  | 'turnover'
  | 'daily'
  | 'checks'
  | 'fees'
  | 'summary'
  | 'accounts'
  | 'available'
  | 'limit'
  | 'average'
  | 'count'
  | 'due'
  | 'minimum'
  | 'interest'
  | 'done'
  /** Sentences. */
  | 'guarantee'
  | 'notice'
  | 'advert'
  | 'legend'
  | 'tear'
  | 'more'
  /** Bookings, with {shop}, {firm}, {person}, {town}, {ref}, {no}, {month}. */
  | 'bPurchase'
  | 'bCash'
  | 'bIn'
  | 'bOut'
  | 'bStanding'
  | 'bDebit'
  | 'bSalary'
  | 'bRent'
  | 'bFee'
  | 'bInterestIn'
  | 'bInterestOut'
  | 'bCheck'
  | 'bDeposit'
  | 'bRefund'
  | 'bTax'
  | 'bRepayment'
  | 'bPayment'
  | 'bBuy'
  | 'bSell'
  | 'bDividend'
  /** Further lines of a booking's text. */
  | 'details'

export type StatementWords = Readonly<Record<Word, string>>

/** All synonyms. */
export function wordsOf(language: LanguageCode, word: Word): string[] {
  return WORDS[language][word].split('|')
}

/** One of them; an equal stream gives the same. */
export function wordOf(language: LanguageCode, word: Word, random: Random): string {
  return random.at(word).pick(wordsOf(language, word))
}

/** One of the pairs of a word. */
export function pairOf(language: LanguageCode, word: Word, random: Random): [string, string] {
  const [first, second] = wordOf(language, word, random).split('/')
  return [first!, second!]
}
