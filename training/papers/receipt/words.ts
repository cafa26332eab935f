import type { LanguageCode } from '../../kit/locale/language.ts'
import type { Random } from '../../kit/random.ts'
import type { ReceiptWords, Word } from './word.ts'
import { cs } from './words/cs.ts'
import { da } from './words/da.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fi } from './words/fi.ts'
import { fr } from './words/fr.ts'
import { hu } from './words/hu.ts'
import { it } from './words/it.ts'
import { nb } from './words/nb.ts'
import { nl } from './words/nl.ts'
import { pl } from './words/pl.ts'
import { pt } from './words/pt.ts'
import { ro } from './words/ro.ts'
import { sv } from './words/sv.ts'
import { tr } from './words/tr.ts'

/** The words of receipts in every language. */
export const WORDS: Readonly<Record<LanguageCode, ReceiptWords>> = {
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  hu,
  it,
  nb,
  nl,
  pl,
  pt,
  ro,
  sv,
  tr,
}

/** All of a kind. */
export function wordsOf(language: LanguageCode, word: Word): string[] {
  return WORDS[language][word].split('|')
}

/** One of them; an equal stream gives the same. */
export function wordOf(language: LanguageCode, word: Word, random: Random): string {
  return random.at(word).pick(wordsOf(language, word))
}
