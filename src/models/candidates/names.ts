import { isAddressLine, isCountry, readTown } from '../../fields/address.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { ibanLikeIn } from '../../fields/iban.ts'
import { foldedPhrase, type LabelName, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { vatIdsIn } from '../../fields/tax-id.ts'
import { cleanName, hasCompanyForm, hasCompanyWord } from '../paper/company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../paper/document-text.ts'
import type { CandidateKind } from './candidate-set.ts'
import { LABEL_AT, labelScores } from './label-scores.ts'
import { type Candidate, placeOf, startsOf } from './place.ts'
import type { Surroundings } from './surroundings.ts'

/** Words, perhaps of two lines, that could name a firm or a person. */
export interface NameCandidate extends Candidate {
  readonly piece: Piece
  /** Whole piece, a part of it in front of a separator, what a colon announces, or two lines. */
  readonly cut: 'whole' | 'front' | 'behind' | 'lines' | 'row'
}

const MOST = 200
/** Rows from the top, and from the bottom, whose texts may be names. */
const TOP_ROWS = 90
const END_ROWS = 25
const SEPARATOR = /^(?:[·•|●∙■–—,/-]+|[-–—])$/

const NAMED: readonly LabelName[] = [
  'vendor',
  'customer',
  'billing_address',
  'shipping_address',
  'bank',
  'account_holder',
  'contact',
]

const OWN = [
  'cutWhole',
  'cutFront',
  'cutBehind',
  'cutLines',
  'cutRow',
  'words',
  'length',
  'companyForm',
  'companyWord',
  'formOnly',
  'capitals',
  'lowerWords',
  'digits',
  'otherSigns',
  'stop',
  'colonInside',
  'addressLine',
  'country',
  'ownLabel',
  'ownTitle',
  'domain',
  'domainWord',
  'mailDomain',
  'repeats',
  'repeatsEnd',
  'sizeRank',
  'sizeOfPage',
  'rowFromTop',
  'nameFromTop',
  'townBelow',
  'addressBelow',
  'contactBelow',
  'taxIdNear',
  'ibanNear',
  'senderLine',
  'underSender',
  'inCustomer',
  'inVendor',
  'inShipping',
  'blockLabelRows',
  'firstOfBlock',
  'blockLines',
  'tableLike',
  'holder',
  'prefixOfLonger',
  'sameFormElsewhere',
  'titleWord',
  'departmentWord',
  'honorific',
  'degree',
  'mailLocal',
  'personLike',
  'tradeOnly',
  'blockRank',
  'leftOfOther',
  'figuresInRow',
  'headRow',
  'belowHead',
  'tradeFirst',
] as const

export const NAMES: CandidateKind<NameCandidate> = {
  name: 'names',
  labels: [
    'vendor',
    'customer',
    'billing_address',
    'shipping_address',
    'bank',
    'account_holder',
    'contact',
    'phone',
    'email',
    'website',
    'tax_id',
    'registration',
    'iban',
    'cashier',
    'document_invoice',
    'document_receipt',
    'invoice_number',
    'date',
    'column_description',
    'reference',
  ],
  sides: ['left', 'above', 'before', 'right'],
  own: OWN,
  candidatesOf,
  ownFeatures: nameFeatures,
}

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length

function candidatesOf(document: DocumentText): NameCandidate[] {
  const { rows } = document
  const kept =
    rows.length <= TOP_ROWS + END_ROWS
      ? rows
      : [...rows.slice(0, TOP_ROWS), ...rows.slice(-END_ROWS)]
  return kept.flatMap((row) => namesOfRow(row, document)).slice(0, MOST)
}

function namesOfRow(row: Row, document: DocumentText): NameCandidate[] {
  const starts = startsOf(row)
  return row.pieces.flatMap((piece, i) => {
    const start = starts[i]!
    const found: NameCandidate[] = []
    const add = (from: number, to: number, cut: NameCandidate['cut']) => {
      const place = placeOf(row, start + from, start + to)
      const value = cleanName(place.text)
      if (letters(value) >= 2 && value.length <= 80 && to - from <= 10)
        found.push({ ...place, value, piece, cut })
    }
    const { words } = piece
    add(0, words.length, 'whole')
    const colon = words.findIndex((word) => /[:：]$/.test(word.text))
    if (colon >= 0 && colon < words.length - 1) add(colon + 1, words.length, 'behind')
    const label = piece.labels[0]
    if (label && label.from === 0 && label.to < words.length && label.to - 1 !== colon)
      add(label.to, words.length, 'behind')
    const cut = words.findIndex((word, at) => at > 0 && SEPARATOR.test(word.text))
    if (cut > 0) add(0, cut, 'front')
    const number = words.findIndex((word, at) => at > 0 && /^[([{]|\d{4,}/.test(word.text))
    if (number > 0 && number !== cut) add(0, number, 'front')
    // A row that recognition took apart.
    if (i === 0 && row.pieces.length > 1 && row.pieces.length < 4 && row.words.length <= 9)
      add(0, row.words.length - start, 'row')
    const comma = words.findIndex((word) => /,$/.test(word.text))
    if (comma >= 0 && comma < words.length - 1) add(0, comma + 1, 'front')
    const below = row.pieces.length > 3 ? null : nextLine(row, piece, document)
    if (below && letters(piece.text) >= 2 && piece.words.length + below.words.length <= 9) {
      const place = placeOf(row, start, start + words.length)
      const all = [...words, ...below.words]
      const value = cleanName(`${piece.text} ${below.text}`)
      if (!/\d/.test(value))
        found.push({
          ...place,
          words: all,
          text: `${piece.text} ${below.text}`,
          value,
          piece,
          cut: 'lines',
        })
    }
    return found
  })
}

/** The piece right under another, at its edge or its middle, in type as large. */
function nextLine(row: Row, piece: Piece, document: DocumentText): Piece | null {
  const next = document.rows[row.index + 1]
  if (!next || next.page !== row.page || next.pieces.length > 3) return null
  if (next.baseline - row.baseline > 3 * row.em) return null
  const size = meanSize(piece.words)
  return (
    next.pieces.find(
      (own) => isAligned(own, piece, row.em) && Math.abs(meanSize(own.words) / size - 1) < 0.45,
    ) ?? null
  )
}

const isAligned = (a: Piece, b: Piece, em: number): boolean =>
  Math.abs(a.box[0] - b.box[0]) < 0.8 * em ||
  Math.abs(a.box[0] + a.box[2] - b.box[0] - b.box[2]) < 2 * em

interface Domain {
  readonly name: string
  readonly mail: boolean
}

/** Providers whose domain names nobody. */
const PROVIDERS =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|web|gmx|aol|orange|free|wanadoo|libero|t-online|mail|proton(?:mail)?)$/

/** The names in addresses of the web and of mail, without what is in front and behind. */
function domainsOf(document: DocumentText): Domain[] {
  return document.rows
    .flatMap(({ text }) => [
      ...emailsIn(text).map((own) => ({
        name: coreOf(own.slice(own.indexOf('@') + 1)),
        mail: true,
      })),
      ...urlsIn(text).map((own) => ({ name: coreOf(own), mail: false })),
    ])
    .filter(({ name }) => name.length > 2 && !PROVIDERS.test(name))
}

function coreOf(address: string): string {
  const host = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#]/)[0]!
  const parts = host.split('.')
  const at = parts.length > 2 && /^(?:co|com|org|net|gov|ac)$/.test(parts.at(-2)!) ? -3 : -2
  return (parts.at(at) ?? host).replace(/[^a-z\d]/g, '')
}

/** Domains write ä, ö and ü as ae, oe and ue. */
const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1')

/** Share of a domain's letters that a name has in their order, and the other way round. */
function domainLikeness(name: string, domains: readonly Domain[]): number {
  let best = 0
  const own = withoutUmlauts(name)
  for (const domain of domains) {
    const other = withoutUmlauts(domain.name)
    if (other.length < 3 || own.length < 3) continue
    const [less, more] = [Math.min(own.length, other.length), Math.max(own.length, other.length)]
    if (own.includes(other) || other.includes(own)) best = Math.max(best, 0.5 + 0.5 * (less / more))
    else if (own.slice(0, 5) === other.slice(0, 5)) best = Math.max(best, 0.4)
  }
  return best
}

/** Words of titles, departments, forms of address and degrees. */
const PERSONS = (['title', 'department', 'honorific', 'degree'] as const).map((kind) => {
  const list = wordsOfKind(kind)
  return {
    single: new Set(list.filter((word) => !word.includes(' '))),
    phrases: list.filter((word) => word.includes(' ')),
  }
})

/** Which of these a text has, 0 or 1 each. */
function wordsOf(text: string): number[] {
  const words = plainText(text)
    .replace(/[^\p{L}\s/-]/gu, ' ')
    .split(/[\s/]+/)
  const plain = ` ${words.join(' ')} `
  return PERSONS.map(({ single, phrases }) =>
    words.some((word) => single.has(word)) ||
    (words.length > 1 && phrases.some((phrase) => plain.includes(` ${phrase} `)))
      ? 1
      : 0,
  )
}

/** Share of a person's words that the part of a mail's address in front of its sign has. */
function mailLikeness(words: readonly string[], locals: readonly string[]): number {
  const folded = words.map(foldedPhrase).filter((word) => word.length > 2)
  if (folded.length === 0) return 0
  return Math.max(
    0,
    ...locals.map((local) => folded.filter((word) => local.includes(word)).length / folded.length),
  )
}

interface Block {
  readonly label: LabelName | null
  readonly rows: number
  readonly lines: number
  readonly first: boolean
}

function nameFeatures(
  candidates: readonly NameCandidate[],
  around: readonly Surroundings[],
  document: DocumentText,
): number[][] {
  const domains = domainsOf(document)
  const locals = document.rows.flatMap(({ text }) =>
    emailsIn(text).map((own) => foldedPhrase(own.slice(0, own.indexOf('@')))),
  )
  const mails = domains.filter((own) => own.mail)
  const folded = document.rows.map((row) => foldedPhrase(row.text))
  const sizes = candidates.map((own) => Math.round(meanSize(own.words) * 2) / 2)
  const ranks = [...new Set(sizes)].sort((a, b) => b - a)
  const largest = ranks[0] ?? 1
  const forms = candidates.filter((own) => hasCompanyForm(own.value))
  const headRows = document.rows.filter(isHead).map((row) => row.index)
  const blocks = [
    ...new Set(
      candidates
        .filter(({ row, piece }) => addressUnder(row, piece, document))
        .map(({ row }) => row.index),
    ),
  ]
  return candidates.map((own, i) => {
    const { row, piece, value } = own
    const name = foldedPhrase(value)
    const bare = foldedPhrase(value.replace(/\s(?:\p{Lu}[\p{L}.&]{0,5}\.?|\(.*)$/u, ''))
    const scores = labelScores(value)
    const below = linesBelow(row, piece, document)
    const block = blockOf(row, piece, document)
    const times = name.length < 4 ? 1 : folded.filter((text) => text.includes(name)).length
    const rest = piece.words
      .slice(own.words.length)
      .map((word) => word.text)
      .join(' ')
    const ownWords = value.split(/\s+/)
    const nearRows = document.rows
      .slice(Math.max(0, row.index - 1), row.index + 7)
      .filter((other) => other.page === row.page)
    const [first] = ownWords.map(foldedPhrase)
    const inLabel = (label: LabelName) => (block.label === label ? 1 : 0)
    return [
      own.cut === 'whole' ? 1 : 0,
      own.cut === 'front' ? 1 : 0,
      own.cut === 'behind' ? 1 : 0,
      own.cut === 'lines' ? 1 : 0,
      own.cut === 'row' ? 1 : 0,
      Math.min(10, ownWords.length),
      Math.min(60, value.length),
      hasCompanyForm(value) ? 1 : 0,
      hasCompanyWord(value) ? 1 : 0,
      hasCompanyForm(`x ${value}`) && ownWords.length <= 2 && letters(value) < 12 ? 1 : 0,
      value.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters(value)),
      Math.min(5, ownWords.filter((word) => /^\p{Ll}{2,}/u.test(word)).length),
      Math.min(8, value.replace(/\D/g, '').length),
      Math.min(5, value.replace(/[\p{L}\d\s.,&'’-]/gu, '').length),
      /[.!?]$/.test(piece.text) ? 1 : 0,
      /[:：]/.test(value) ? 1 : 0,
      isAddressLine(value) ? 1 : 0,
      isCountry(value) ? 1 : 0,
      Math.max(...scores),
      Math.max(...TITLES.map((title) => scores[LABEL_AT.get(title)!]!)),
      domainLikeness(name, domains),
      first && first.length > 3 && domains.some((domain) => domain.name.includes(first)) ? 1 : 0,
      Math.max(domainLikeness(name, mails), domainLikeness(bare, mails)),
      Math.min(4, times),
      Math.min(
        3,
        name.length < 4 ? 0 : folded.slice(-10).filter((text) => text.includes(name)).length,
      ),
      1 / (1 + ranks.indexOf(sizes[i]!)),
      sizes[i]! / largest,
      Math.min(
        60,
        document.rows.slice(0, row.index).filter((other) => other.page === row.page).length,
      ),
      Math.min(40, i),
      below.some((line) => lineMarks(line).town) ? 1 : 0,
      Math.min(4, below.filter((line) => lineMarks(line).address).length),
      below.some((line) => lineMarks(line).contact) ? 1 : 0,
      nearRows.some((other) => marksOf(other).vat) ? 1 : 0,
      nearRows.some((other) => marksOf(other).iban) ? 1 : 0,
      own.cut === 'front' && isAddressLine(lastPart(rest)) ? 1 : 0,
      isUnderSender(row, piece, document) ? 1 : 0,
      Math.max(inLabel('customer'), inLabel('billing_address')),
      inLabel('vendor'),
      inLabel('shipping_address'),
      Math.min(12, block.rows),
      block.first ? 1 : 0,
      Math.min(12, block.lines),
      row.pieces.length > 3 ? 1 : 0,
      Math.max(around[i]!.scores.left[LABEL_AT.get('account_holder')!]!, inLabel('account_holder')),
      forms.some(
        (other) => other !== own && foldedPhrase(other.value).startsWith(name) && name.length > 3,
      )
        ? 1
        : 0,
      forms.some((other) => foldedPhrase(other.value) === name && other.row !== row) ? 1 : 0,
      ...wordsOf(value),
      mailLikeness(ownWords, locals),
      ownWords.length > 1 &&
      ownWords.length < 5 &&
      ownWords.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word))
        ? 1
        : 0,
      letters(value) > 3 && ownWords.every((word) => hasCompanyWord(word)) ? 1 : 0,
      1 / (1 + blocks.filter((row_) => row_ < row.index).length),
      row.pieces.length > 1 && row.pieces[0] === piece ? 1 : 0,
      Math.min(4, row.words.filter((word) => /\d[.,]\d{2}(?!\d)/.test(word.text)).length),
      headRows.includes(row.index) ? 1 : 0,
      headRows.some((head) => head < row.index) ? 1 : 0,
      own.cut === 'lines' && piece.words.every((word) => hasCompanyWord(word.text)) ? 1 : 0,
    ]
  })
}

const TITLES = [
  'document_invoice',
  'document_credit_note',
  'document_proforma',
  'document_receipt',
  'document_quote',
  'document_order',
  'document_delivery_note',
] as const

const lastPart = (text: string): string => text.split(/\s[·•|●∙■–—-]\s/).at(-1) ?? ''

/** Lines under a piece that go on in its column. */
function linesBelow(row: Row, piece: Piece, document: DocumentText): Piece[] {
  const below: Piece[] = []
  let last = row
  for (const other of document.rows.slice(row.index + 1, row.index + 12)) {
    if (other.page !== row.page || other.baseline - last.baseline > 2.6 * row.em) break
    const own = other.pieces.find((line) => isAligned(line, piece, row.em))
    if (!own) continue
    below.push(own)
    last = other
    if (below.length >= 6) break
  }
  return below
}

/** Heads of columns in a row of items, at least. */
const HEADS = 2

/** Whether a row is the head of a table of items. */
const isHead = (row: Row): boolean =>
  row.pieces.filter((piece) =>
    piece.labels.some((label) => label.names.some((name) => name.startsWith('column_'))),
  ).length >= HEADS

/** Whether the next line or the one after it is one of an address. */
const addressUnder = (row: Row, piece: Piece, document: DocumentText): boolean =>
  !lineMarks(piece).address &&
  linesBelow(row, piece, document)
    .slice(0, 2)
    .some((line) => lineMarks(line).address)

/** The block a piece stands in: how many lines are over it, and the label they begin with. */
function blockOf(row: Row, piece: Piece, document: DocumentText): Block {
  let lines = 0
  let last = row
  let steps = 0
  for (let i = row.index - 1; i >= Math.max(0, row.index - 14); i--) {
    const other = document.rows[i]!
    if (other.page !== row.page || last.baseline - other.baseline > 3.2 * row.em) break
    const own = other.pieces.find(
      (line) =>
        isAligned(line, piece, row.em) ||
        (line.box[0] <= piece.box[0] + row.em && line.box[2] > piece.box[0]),
    )
    if (!own) continue
    steps++
    const label = partyOf(own)
    if (label) return { label, rows: steps, lines, first: lines === 0 }
    lines++
    last = other
  }
  const beside = row.pieces[row.pieces.indexOf(piece) - 1]
  const label = partyOf(piece) ?? (beside ? partyOf(beside) : null)
  return { label, rows: label ? 0 : 12, lines, first: lines === 0 }
}

/** Likeness to a party's label from which a line is taken for its head. */
const PARTY = 0.55

function partyOf(piece: Piece): LabelName | null {
  if (piece.words.length > 6) return null
  const scores = labelScores(piece.text)
  let best: LabelName | null = null
  for (const name of NAMED)
    if (scores[LABEL_AT.get(name)!]! > (best ? scores[LABEL_AT.get(best)!]! : PARTY)) best = name
  return best
}

interface LineMarks {
  readonly town: boolean
  readonly address: boolean
  readonly contact: boolean
}

const lines = new WeakMap<Piece, LineMarks>()

function lineMarks(line: Piece): LineMarks {
  let own = lines.get(line)
  if (!own) {
    own = {
      town: readTown(line.text) !== null,
      address: isAddressLine(line.text),
      contact: /@|www\.|\+?\d[\d\s()/-]{7,}/.test(line.text),
    }
    lines.set(line, own)
  }
  return own
}

/** What rows hold, which many candidates ask for. */
const marked = new WeakMap<Row, { vat: boolean; iban: boolean; senders: readonly Piece[] }>()

function marksOf(row: Row): { vat: boolean; iban: boolean; senders: readonly Piece[] } {
  let own = marked.get(row)
  if (!own) {
    const figures = row.text.replace(/\D/g, '').length
    own = {
      vat: figures >= 7 && vatIdsIn(row.text).length > 0,
      iban: figures >= 10 && ibanLikeIn(row.text) !== null,
      senders: row.pieces.filter(
        (line) =>
          line.words.findIndex((word) => SEPARATOR.test(word.text)) > 0 &&
          isAddressLine(lastPart(line.text)),
      ),
    }
    marked.set(row, own)
  }
  return own
}

/** The receiver's address stands under the sender's line of a window envelope. */
const isUnderSender = (row: Row, piece: Piece, document: DocumentText): boolean =>
  document.rows
    .slice(Math.max(0, row.index - 6), row.index)
    .some(
      (other) =>
        other.page === row.page &&
        row.baseline - other.baseline < 9 * row.em &&
        marksOf(other).senders.some((line) => Math.abs(line.box[0] - piece.box[0]) < 3 * row.em),
    )
