import type { LanguageCode } from '../kit/locale/language.ts'
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

/** Words a table's head may say, in the order in which languages list them. */
const WORDS = [
  ...['name', 'date', 'amount', 'number', 'description', 'quantity', 'unit', 'price', 'total'],
  ...['subtotal', 'share', 'change', 'year', 'region', 'population', 'area', 'remarks', 'status'],
  ...['responsible', 'from', 'to', 'type', 'value', 'min', 'max', 'mean', 'group', 'result'],
  ...['debit', 'credit', 'balance', 'item', 'measure', 'risk', 'term', 'definition', 'phone'],
  ...['room', 'function', 'time', 'day', 'team', 'points', 'games', 'won', 'drawn', 'lost'],
  ...['goals', 'product', 'location', 'note', 'source', 'table', 'question', 'yes', 'no'],
  ...['budget', 'actual', 'difference', 'quarter', 'half', 'method', 'code', 'hours', 'closed'],
  ...['age', 'adults', 'children', 'departure', 'arrival', 'fee', 'low', 'medium', 'high'],
  ...['open', 'done', 'forward', 'figure', 'men', 'women'],
] as const

export type Word = (typeof WORDS)[number]

const LISTS = [
  ...['goods', 'costs', 'sections', 'tasks', 'subjects', 'weekdays', 'days', 'positions'],
  ...['parameters', 'nutrients', 'variables', 'questions', 'titles', 'sentences', 'definitions'],
  'letter',
] as const

type List = (typeof LISTS)[number]

/** Words and texts of a language, each list in one string with bars between its parts. */
export type TextSource = { code: LanguageCode; words: string } & Record<List, string>

/** What pages of a language are made of. */
export type Texts = { code: LanguageCode; word: Readonly<Record<Word, string>> } & Record<
  List,
  readonly string[]
>

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
