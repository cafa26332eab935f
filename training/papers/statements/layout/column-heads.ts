import type { Account } from '../account.ts'
import type { Column } from '../design.ts'
import type { Word } from '../word.ts'
import { pairOf, wordOf } from '../words.ts'
import { chance, type Draft } from './draft.ts'
import { FIGURES, type TableRow } from './table.ts'

/** A column's head; the currency stands in some. */
export function headsOf(
  draft: Draft,
  columns: readonly Column[],
  account: Account,
): Partial<Record<Column, string>> {
  const { style } = draft
  const [out, into] = style.pair('sides')
  const word: Partial<Record<Column, Word>> = {
    date: columns.includes('bought') ? 'posted' : 'date',
    value: 'value',
    bought: 'bought',
    time: 'time',
    description: 'description',
    payee: 'payee',
    type: 'type',
    reference: 'reference',
    check: 'check',
    place: 'place',
    category: 'category',
    status: 'status',
    foreign: 'foreign',
    rate: 'rate',
    quantity: 'quantity',
    price: 'price',
    amount: 'amount',
    sum: 'amount',
    balance: 'balance',
  }
  const { random, story } = draft
  const other =
    story.language === 'en' ? story.country.languages.find((code) => code !== 'en') : 'en'
  const twice = chance(
    draft,
    'bilingual',
    other ? (story.country.languages.length > 2 ? 0.2 : 0.06) : 0,
  )
  const sides = other ? pairOf(other, 'sides', random.at('bilingual/sides')) : undefined
  /** The head in both languages, the second below the first. */
  const bilingual = (head: string, column: Column, role: Word | undefined): string => {
    if (!twice || !other || !head || column === 'no') return head
    const second = role
      ? plain(wordOf(other, role, random.at('bilingual/words')))
      : column === 'out'
        ? sides![0]
        : sides![1]
    return second === head ? head : `${head} /\n${second}`
  }
  const named = chance(draft, 'currency-in-heads', 0.15)
  if (named && draft.story.accounts.length === 1) draft.ledger.show('currency', account.currency)
  return Object.fromEntries(
    columns.map((column) => {
      const role = word[column]
      const own = column === 'out' ? out : column === 'in' ? into : column === 'no' ? '#' : ''
      const head = bilingual(plain(role ? style.word(role) : own), column, role)
      return [
        column,
        named &&
        FIGURES.has(column) &&
        column !== 'quantity' &&
        column !== 'rate' &&
        column !== 'foreign'
          ? `${head} ${account.currency}`
          : head,
      ]
    }),
  )
}

/** A head without the currency that some synonyms have: the account's may be another. */
const plain = (head: string): string =>
  head.replace(
    / \((?:£|EUR|PLN|HUF|RON|TL|kr)\)$| (?:(?:in|en|i) )?(?:EUR|CZK|SEK|DKK|NOK|euros?|kr\.)$/i,
    '',
  )

/** Whether figures stand on the left, where labels would run into them. */
export const figuresLead = (columns: readonly Column[]): boolean =>
  columns.findIndex((column) => FIGURES.has(column)) < columns.indexOf('description')

/** Labels of sums may run over columns: they take no part in the widths. */
export const unlabelled = (row: TableRow): TableRow => {
  if (row.kind === 'booking') return row
  const { description, ...cells } = row.cells
  return {
    ...row,
    cells: description ? { ...cells, description: description[0]!.split(' ') } : cells,
  }
}
