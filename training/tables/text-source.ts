import type { LanguageCode } from '../kit/locale/language.ts'

/** Words a table's head may say, in the order in which languages list them. */
export const WORDS = [
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

export const LISTS = [
  ...['goods', 'costs', 'sections', 'tasks', 'subjects', 'weekdays', 'days', 'positions'],
  ...['parameters', 'nutrients', 'variables', 'questions', 'titles', 'sentences', 'definitions'],
  'letter',
] as const

export type List = (typeof LISTS)[number]

/** Words and texts of a language, each list in one string with bars between its parts. */
export type TextSource = { code: LanguageCode; words: string } & Record<List, string>

/** What pages of a language are made of. */
export type Texts = { code: LanguageCode; word: Readonly<Record<Word, string>> } & Record<
  List,
  readonly string[]
>
