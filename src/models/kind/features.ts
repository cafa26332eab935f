import { unionOf } from '../../document/box.ts'
import { holdsCents } from '../../fields/cents.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { datesIn, readDay } from '../../fields/date-search.ts'
import { LABELS, plainText, sharedLists, type WordKind, wordsOfKind } from '../../fields/lexicon.ts'
import { remembered } from '../../fields/remembered.ts'
import { type DocumentText, meanSize, type Row } from '../../reading/document-text.ts'
import { isSum, rowFigures } from '../../reading/figures.ts'

/** Words that tell what a paper is about, by the lexicon's names. */
const WORDS = [
  'bank_word',
  'card_statement',
  'company_form',
  'company_word',
  'credit_word',
  'debit_word',
  'degree',
  'department',
  'direct_debit',
  'honorific',
  'street',
  'title',
  'unit',
  'validity',
] as const satisfies readonly WordKind[]

const OWN = [
  'one',
  'pages',
  'words',
  'rows',
  'wordsOfRow',
  'piecesOfRow',
  'rowsOfTwo',
  'rowsOfThree',
  'proseRows',
  'proseWords',
  'columns',
  'width',
  'tall',
  'sheetTall',
  'sheetWidth',
  'filled',
  'rulesAcross',
  'rulesDown',
  'sums',
  'sumRows',
  'sumEnds',
  'sumPairs',
  'sumsInLine',
  'numbers',
  'digits',
  'percents',
  'currencies',
  'dates',
  'dateStarts',
  'datesRow',
  'emails',
  'urls',
] as const

/** Labels that are titles of papers. */
const TITLES = LABELS.filter((name) => name.startsWith('document_'))

/** What is known of a paper, in the order of `featuresOf`. */
export const FEATURES: readonly string[] = [
  ...OWN,
  ...WORDS.map((kind) => `word_${kind}`),
  ...LABELS.map((name) => `label_${name}`),
  ...TITLES.map((name) => `title_${name}`),
]

const LABEL_AT = new Map(LABELS.map((name, i) => [name, i]))

/** Word kinds by plain word; of phrases, their first word where it is long enough to tell. */
const WORD_AT: ReadonlyMap<string, readonly number[]> = (() => {
  const kinds = new Map<string, number[]>()
  WORDS.forEach((kind, i) => {
    for (const word of wordsOfKind(kind)) {
      if (word.includes(' ')) continue
      const own = kinds.get(word)
      if (own) own.push(i)
      else kinds.set(word, [i])
    }
  })
  return sharedLists(kinds)
})()

/** What each part of a word tells. */
const kindsOf = (word: string): readonly number[] =>
  FIGURE.test(word) ? NO_KINDS : kindsOfText(word)
const kindsOfText = remembered((word: string): readonly number[] =>
  plainText(word)
    .split(/[^\p{L}&]+/u)
    .flatMap((token) => WORD_AT.get(token) ?? []),
)
const NO_KINDS: readonly number[] = []
const FIGURE = /^[\d.,/:+-]+$/

/** Words in a row from which it is prose where nothing parts them. */
const PROSE = 7
/** Rows that begin at one place make a column from this many on. */
const COLUMN = 4
/** What a paper is, its first pages say: those behind them are like them, and there may be hundreds. */
const FIRST_PAGES = 20
const NUMBER = /^[+\-−–(]?\p{Sc}?\d[\d.,'’\s]*%?\)?$/u

/**
 * Numbers from 0 to about 1 that tell what kind of paper some pages are: its labels and words, where
 * they stand, its figures and dates.
 *
 * @param all pages of one paper; a document's rows of other pages are passed over
 */
export function featuresOf(document: DocumentText, all = document.pages): number[] {
  const pages = all.slice(0, FIRST_PAGES)
  const numbers = new Set(pages.map((page) => page.number))
  const rows = document.rows.filter((row) => numbers.has(row.page))
  const words = WORDS.map(() => 0)
  const labels = LABELS.map(() => 0)
  for (const row of rows) {
    for (const word of row.words) for (const kind of kindsOf(word.text)) words[kind]!++
    for (const piece of row.pieces)
      for (const label of piece.labels)
        if (label.from === 0)
          for (const name of label.names) labels[LABEL_AT.get(name)!]! += label.score
  }
  const own: Record<(typeof OWN)[number], number> = {
    one: 1,
    ...shapeOf(rows, pages),
    ...figuresOf(rows, document),
  }
  return [
    ...OWN.map((name) => own[name]),
    ...words.map((count) => many(count, 20)),
    ...labels.map((score) => many(score, 8)),
    ...titleSizes(rows),
  ]
}

/** Words that a title may have behind its label: a number, a day. */
const BEHIND = 3

/** How large each title is printed beside the largest of them, 0 where there is none. */
function titleSizes(rows: readonly Row[]): number[] {
  const sizes = TITLES.map(() => 0)
  for (const { pieces } of rows)
    for (const { words, labels } of pieces)
      for (const { from, to, names } of labels) {
        if (from > 0 || words.length - to > BEHIND) continue
        const size = meanSize(words.slice(0, to))
        TITLES.forEach((name, i) => {
          if (names.includes(name)) sizes[i] = Math.max(sizes[i]!, size)
        })
      }
  const largest = Math.max(1, ...sizes)
  return sizes.map((size) => size / largest)
}

/** Grows with a count, ever slower, and is 1 at `most`. */
const many = (count: number, most: number): number => Math.log1p(count) / Math.log1p(most)

function shapeOf(rows: readonly Row[], pages: DocumentText['pages']) {
  const count = Math.max(1, rows.length)
  const share = (is: (row: Row) => boolean) => rows.filter(is).length / count
  const wordCount = rows.reduce((sum, row) => sum + row.words.length, 0)
  const pieceCount = rows.reduce((sum, row) => sum + row.pieces.length, 0)
  const isProse = (row: Row) =>
    row.words.length >= PROSE && row.pieces.length <= 2 && !holdsCents(row.text)
  const prose = rows.filter(isProse)
  const [first] = pages
  const across = pages.reduce((sum, page) => sum + rulesOf(page, 'horizontal'), 0)
  const down = pages.reduce((sum, page) => sum + rulesOf(page, 'vertical'), 0)
  const page = first ? rows.filter((row) => row.page === first.number) : []
  const box = page.length > 0 ? unionOf(page.map((row) => row.box)) : [0, 0, 1, 1]
  const [width, height] = [Math.max(1, box[2]! - box[0]!), Math.max(1, box[3]! - box[1]!)]
  return {
    pages: many(pages.length, 10),
    words: many(wordCount / Math.max(1, pages.length), 600),
    rows: many(rows.length / Math.max(1, pages.length), 60),
    wordsOfRow: Math.min(1, wordCount / count / 15),
    piecesOfRow: Math.min(1, pieceCount / count / 6),
    rowsOfTwo: share((row) => row.pieces.length >= 2),
    rowsOfThree: share((row) => row.pieces.length >= 3),
    proseRows: prose.length / count,
    proseWords: prose.reduce((sum, row) => sum + row.words.length, 0) / Math.max(1, wordCount),
    columns: many(columnsOf(rows), 12),
    width: many(width / (page[0]?.em ?? 10), 80),
    tall: Math.atan(height / width) / (Math.PI / 2),
    sheetTall: first ? Math.atan(first.height / first.width) / (Math.PI / 2) : 0,
    sheetWidth: many((first?.width ?? 0) / (page[0]?.em ?? 10), 120),
    filled: first ? Math.min(1, (width * height) / (first.width * first.height)) : 0,
    rulesAcross: many(across / Math.max(1, pages.length), 40),
    rulesDown: many(down / Math.max(1, pages.length), 20),
  }
}

const rulesOf = ({ rules }: DocumentText['pages'][number], direction: string): number =>
  rules.filter((rule) => rule.direction === direction).length

/** Places where texts of several rows begin, apart from the first of their rows. */
function columnsOf(rows: readonly Row[]): number {
  const starts = new Map<string, number>()
  for (const { page, em, pieces } of rows)
    for (const piece of pieces.slice(1)) {
      const place = `${page} ${Math.round(piece.box[0] / em)}`
      starts.set(place, (starts.get(place) ?? 0) + 1)
    }
  return [...starts.values()].filter((count) => count >= COLUMN).length
}

function figuresOf(rows: readonly Row[], document: DocumentText) {
  const count = Math.max(1, rows.length)
  const ends = new Map<string, number>()
  let [sums, sumRows, sumEnds, sumPairs, percents, currencies] = [0, 0, 0, 0, 0, 0]
  let [dates, dateStarts, datesRow, emails, urls, numbers, digits, words] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const row of rows) {
    const figures = rowFigures(row, document)
    const own = figures.filter(isSum)
    const last = row.pieces.at(-1)?.box[2]
    sums += own.length
    sumRows += Number(own.length > 0)
    sumPairs += Number(own.length > 1)
    sumEnds += Number(own.some((figure) => figure.box[2] === last))
    percents += figures.filter((figure) => figure.percent).length
    currencies += own.filter((figure) => figure.currency !== null).length
    for (const { box } of own) {
      const place = `${row.page} ${Math.round(box[2] / row.em)}`
      ends.set(place, (ends.get(place) ?? 0) + 1)
    }
    const found = datesIn(row.text, document.dateOrder)
    dates += found.length
    datesRow += Number(found.length > 0)
    dateStarts += Number(found[0]?.start === 0 || beginsWithDay(row, document))
    emails += emailsIn(row.text).length
    urls += urlsIn(row.text).length
    words += row.words.length
    numbers += row.words.filter((word) => NUMBER.test(word.text)).length
    digits += row.words.filter((word) => /\d/.test(word.text)).length
  }
  return {
    sums: many(sums, 60),
    sumRows: sumRows / count,
    sumEnds: sumEnds / count,
    sumPairs: sumPairs / count,
    sumsInLine: Math.max(0, ...ends.values()) / Math.max(1, sums),
    numbers: numbers / Math.max(1, words),
    digits: digits / Math.max(1, words),
    percents: many(percents, 10),
    currencies: many(currencies, 20),
    dates: many(dates, 30),
    dateStarts: dateStarts / count,
    datesRow: datesRow / count,
    emails: many(emails, 3),
    urls: many(urls, 3),
  }
}

/** Does a row begin with a day that has no year? */
const beginsWithDay = ({ words }: Row, { dateOrder }: DocumentText): boolean =>
  words.slice(0, 2).some(({ text }) => /\d/.test(text)) &&
  [1, 2].some(
    (length) =>
      words.length > length &&
      readDay(
        words
          .slice(0, length)
          .map((word) => word.text)
          .join(' '),
        dateOrder,
      ) !== null,
  )
