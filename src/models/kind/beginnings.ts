import type { Page } from '../../document/page.ts'
import { plainText } from '../../fields/lexicon.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { BEGINNING } from '../../scoring/fitted.ts'
import { weighted } from '../../scoring/weighted.ts'
import { KINDS, type KindShares } from './kinds.ts'
import { likelyKind } from './likely-kind.ts'

/** What is known of a page and the one in front of it, in the order of `beginningFeatures`. */
export const BEGINNING_FEATURES = [
  'one',
  'numberedFirst',
  'numberedNext',
  'numberedOther',
  'lastNumbered',
  'sameSheet',
  'sameType',
  'sameSource',
  'sameMargin',
  'sameHead',
  'sameFoot',
  'sameWords',
  'sameNumbers',
  'sameHeadNumbers',
  'noNumbers',
  'sameNumberOfKind',
  'otherNumberOfKind',
  'titleHere',
  'titleBoth',
  'identifierHere',
  'sumBefore',
  'sumHere',
  'openingHere',
  'carriedBefore',
  'broughtHere',
  'sameKind',
  'kindSurely',
  'bothInvoices',
  'bothReceipts',
  'bothStatements',
  'bothCards',
  'titleAfterSum',
  'identifierAfterSum',
  'headAndOtherNumbers',
  'wordsBefore',
  'wordsHere',
  'sentenceGoesOn',
] as const

/** Rows at the top of a page and at its foot that issuers repeat. */
const HEAD = 8
const FOOT = 3

const TITLES = [
  'document_invoice',
  'document_credit_note',
  'document_proforma',
  'document_receipt',
  'document_statement',
  'document_quote',
  'document_order',
  'document_delivery_note',
]
const IDENTIFIERS = [
  'invoice_number',
  'receipt_number',
  'statement_number',
  'account_number',
  'iban',
  'invoice_date',
  'statement_date',
  'period',
]
const SUMS = ['total', 'grand_total', 'amount_due', 'closing_balance', 'cash', 'change']

/** What pages are compared by. */
export interface PageLook {
  readonly shares: KindShares
  readonly sheet: readonly [width: number, height: number]
  readonly source: string
  readonly em: number
  readonly left: number
  readonly head: ReadonlySet<string>
  readonly foot: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** Long numbers and codes that are no sums. */
  readonly numbers: ReadonlySet<string>
  readonly headNumbers: ReadonlySet<string>
  /** Codes behind labels of what a paper has one of, by label. */
  readonly identifiers: ReadonlyMap<string, string>
  readonly labels: ReadonlySet<string>
  readonly headLabels: ReadonlySet<string>
  readonly number: PageNumber | null
  readonly count: number
  readonly first: string
  readonly last: string
}

interface PageNumber {
  readonly page: number
  /** Of how many; null where it does not say. */
  readonly of: number | null
}

/**
 * Looks at each page of a document once.
 *
 * @param sharesOf what kind a page is by itself
 */
export function pageLooks(
  document: DocumentText,
  sharesOf = (page: Page) => likelyKind(document, [page]).shares,
): PageLook[] {
  const byPage = Map.groupBy(document.rows, (row) => row.page)
  return document.pages.map((page) => {
    const rows = byPage.get(page.number) ?? []
    const head = rows.slice(0, HEAD)
    return {
      shares: sharesOf(page),
      sheet: [page.width, page.height],
      source: `${page.source} ${page.languages.join()}`,
      em: rows[0]?.em ?? 0,
      left: Math.min(page.width, ...rows.map((row) => row.box[0])),
      head: wordsOf(head),
      foot: wordsOf(rows.slice(-FOOT)),
      words: wordsOf(rows),
      numbers: numbersOf(rows),
      headNumbers: numbersOf(head),
      identifiers: identifiersOf(rows),
      labels: labelsOf(rows),
      headLabels: labelsOf(head),
      number: numberOf(rows),
      count: rows.reduce((sum, row) => sum + row.words.length, 0),
      first: rows[0]?.text ?? '',
      last: rows.at(-1)?.text ?? '',
    }
  })
}

const tokensOf = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => row.words.flatMap((word) => plainText(word.text).split(/[^\p{L}\d]+/u)))

const wordsOf = (rows: readonly Row[]): Set<string> =>
  new Set(tokensOf(rows).filter((token) => /^\p{L}{3,}$/u.test(token)))

/** A code: five characters and more, digits among them, and no sum or date. */
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d/-]{4,}$/u
const DAY = /^\d{1,4}([/-])\d{1,2}\1\d{1,4}$/

const isCode = (text: string): boolean => CODE.test(text) && !DAY.test(text)
const bare = (text: string): string =>
  text.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')

const numbersOf = (rows: readonly Row[]): Set<string> =>
  new Set(rows.flatMap((row) => row.words.map((word) => bare(word.text)).filter(isCode)))

/** The first code, or figure, that stands behind a label in its row. */
function identifiersOf(rows: readonly Row[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const row of rows)
    for (const piece of row.pieces)
      for (const label of piece.labels)
        for (const name of label.names) {
          if (!IDENTIFIERS.includes(name) || found.has(name)) continue
          const right = row.words
            .filter((word) => word.box[0] >= label.box[2] - 1)
            .map((word) => bare(word.text))
            .find((text) => /\d/.test(text))
          if (right) found.set(name, right)
        }
  return found
}

const labelsOf = (rows: readonly Row[]): Set<string> =>
  new Set(
    rows.flatMap((row) =>
      row.pieces.flatMap((piece) =>
        piece.labels.filter((label) => label.from === 0).flatMap((label) => [...label.names]),
      ),
    ),
  )

/** `Page 2 of 3`, `Seite 2`, `2/3`, `2 von 3`: at the top or the foot of a page. */
const PAGE_OF =
  /(?<![\d.,/-])(?:\p{L}{1,9}\.?:?\s*)?(\d{1,3})\s*(?:\/|\bof\b|\bvon\b|\bde\b|\bsur\b|\bdi\b|\bvan\b|\bz\b|\bav\b|\baf\b)\s*(\d{1,3})(?![\d.,/-])/iu
const PAGE_ALONE =
  /\b(?:page|seite|página|pagina|strona|sida|side|sivu|strana|blatt)[\s:]{0,4}(\d{1,3})(?!\d)/iu
const EDGE = 4

function numberOf(rows: readonly Row[]): PageNumber | null {
  const edges = [...rows.slice(-EDGE), ...rows.slice(0, HEAD)]
  for (const row of edges)
    for (const { text } of row.pieces) {
      const both = PAGE_OF.exec(text)
      if (!both) continue
      const [page, of] = [Number(both[1]), Number(both[2])]
      if (page >= 1 && page <= of) return { page, of }
    }
  for (const row of edges) {
    const alone = PAGE_ALONE.exec(row.text)
    if (alone) return { page: Number(alone[1]), of: null }
  }
  return null
}

/** Numbers from 0 to 1 that tell whether a paper begins on a page. @param before the page in front of it */
export function beginningFeatures(before: PageLook, here: PageLook): number[] {
  const titleHere = has(here.headLabels, TITLES)
  const bothNumbered = before.number !== null && here.number !== null
  const follows = bothNumbered && here.number!.page === before.number!.page + 1
  const common = [...here.identifiers].filter(([name]) => before.identifiers.has(name))
  const same = common.filter(([name, value]) => before.identifiers.get(name) === value)
  const identifierHere = has(here.headLabels, IDENTIFIERS)
  const sumBefore = has(before.labels, SUMS)
  const headNumbers = likeness(before.numbers, here.headNumbers)
  const kinds = KINDS.reduce((sum, kind) => sum + before.shares[kind] * here.shares[kind], 0)
  const values: Record<(typeof BEGINNING_FEATURES)[number], number> = {
    one: 1,
    numberedFirst: Number(here.number?.page === 1),
    numberedNext: Number(follows),
    numberedOther: Number(bothNumbered && !follows),
    lastNumbered: Number(before.number !== null && before.number.page === before.number.of),
    sameSheet: Number(
      near(before.sheet[0], here.sheet[0], 0.02) && near(before.sheet[1], here.sheet[1], 0.02),
    ),
    sameType: Number(near(before.em, here.em, 0.08)),
    sameSource: Number(before.source === here.source),
    sameMargin: Number(Math.abs(before.left - here.left) < Math.max(before.em, here.em)),
    sameHead: likeness(before.head, here.head),
    sameFoot: likeness(before.foot, here.foot),
    sameWords: likeness(before.words, here.words),
    sameNumbers: likeness(before.numbers, here.numbers),
    sameHeadNumbers: headNumbers,
    noNumbers: Number(here.headNumbers.size === 0),
    sameNumberOfKind: same.length / Math.max(1, common.length),
    otherNumberOfKind: (common.length - same.length) / Math.max(1, common.length),
    titleHere: Number(titleHere),
    titleBoth: Number(titleHere && has(before.headLabels, TITLES)),
    identifierHere: Number(identifierHere),
    sumBefore: Number(sumBefore),
    sumHere: Number(has(here.labels, SUMS)),
    openingHere: Number(here.labels.has('opening_balance')),
    carriedBefore: Number(before.labels.has('carried_forward')),
    broughtHere: Number(here.labels.has('brought_forward')),
    sameKind: kinds,
    kindSurely: Math.max(...KINDS.map((kind) => here.shares[kind])) * (1 - kinds),
    bothInvoices: before.shares.invoice * here.shares.invoice,
    bothReceipts: before.shares.receipt * here.shares.receipt,
    bothStatements: before.shares.bank_statement * here.shares.bank_statement,
    bothCards: before.shares.business_card * here.shares.business_card,
    titleAfterSum: Number(titleHere && sumBefore),
    identifierAfterSum: Number(identifierHere && sumBefore),
    headAndOtherNumbers: likeness(before.head, here.head) * (1 - headNumbers),
    wordsBefore: many(before.count),
    wordsHere: many(here.count),
    sentenceGoesOn: Number(/[\p{Ll},-]$/u.test(before.last) && /^\p{Ll}/u.test(here.first)),
  }
  return BEGINNING_FEATURES.map((name) => values[name])
}

const has = (labels: ReadonlySet<string>, names: readonly string[]): boolean =>
  names.some((name) => labels.has(name))

const near = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= share * Math.max(a, b)

/** Share of the smaller set that both have. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size === 0 || b.size === 0
    ? 0
    : [...a].filter((token) => b.has(token)).length / Math.min(a.size, b.size)

const many = (count: number): number => Math.min(1, Math.log1p(count) / Math.log1p(600))

/**
 * How likely a paper begins on each page: 1 for the first, 0 for an empty one, which is the back of
 * the one before it. Fitted by training/kinds/fit.ts.
 */
export function beginningOdds(document: DocumentText): number[] {
  const looks = pageLooks(document)
  let before: PageLook | null = null
  return looks.map((here, i) => {
    if (here.count === 0) return i === 0 ? 1 : 0
    const last = before
    before = here
    if (last === null) return i === 0 ? 1 : 0
    const score = weighted(BEGINNING.weights, beginningFeatures(last, here))
    return 1 / (1 + Math.exp(-score))
  })
}
