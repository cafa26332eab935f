import { LISTS, type List, type TextSource, type Texts, WORDS, type Word } from './text-source.ts'
import { cs } from './texts/cs.ts'
import { da } from './texts/da.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fi } from './texts/fi.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { nl } from './texts/nl.ts'
import { pl } from './texts/pl.ts'
import { pt } from './texts/pt.ts'
import { sv } from './texts/sv.ts'

/** The languages of tables. */
export const TEXTS: readonly Texts[] = [en, de, fr, es, it, pt, nl, pl, sv, da, cs, fi].map(read)

function read(source: TextSource): Texts {
  const words = source.words.split('|')
  if (words.length !== WORDS.length)
    throw new Error(`${source.code}: ${words.length} words, not ${WORDS.length}`)
  const lists = LISTS.map((list) => [list, source[list].split('|')])
  return {
    ...(Object.fromEntries(lists) as Record<List, string[]>),
    code: source.code,
    word: Object.fromEntries(WORDS.map((word, at) => [word, words[at]!])) as Record<Word, string>,
  }
}
