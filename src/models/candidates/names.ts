import { isAddressLine, isCountry } from '../../fields/address.ts'
import { emailsIn } from '../../fields/contact.ts'
import { capitals, digits, letters } from '../../fields/counts.ts'
import { isEastAsianName } from '../../fields/east-asian-words.ts'
import { foldedPhrase, type LabelName, SALE_TITLES, wordsOfKind } from '../../fields/lexicon.ts'
import { hasCompanyForm, hasCompanyWord, isForm } from '../../reading/company-names.ts'
import { type DocumentText, meanSize, type Piece } from '../../reading/document-text.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { domainCover } from './domain-cover.ts'
import { type Domain, domainLikeness, domainsOf } from './domains.ts'
import { LABEL_AT, labelScores, mostOf, mostOfLabels } from './label-scores.ts'
import { addressUnder, isHead, lastPart, lineMarks } from './name-blocks.ts'
import { type NameCandidate, nameCandidates, SEPARATOR } from './name-candidate.ts'
import { NAME_LOOK } from './name-look.ts'
import { mailLikeness, personWords } from './person-words.ts'
import { standingOf } from './standing.ts'
import { surroundingsOf } from './surroundings.ts'

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
  'rowsToAddress',
  'taxIdOfBlock',
  'domainCover',
  'wordsElsewhere',
  'openBracket',
  'formUnder',
  'formJoined',
  'underPlain',
  'underAlike',
  'underSize',
  'joinedAlike',
  'joinedSize',
  'labelWords',
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
  candidatesOf: nameCandidates,
  firstLook: NAME_LOOK,
  ownFeatures: nameFeatures,
}

function nameFeatures(candidates: readonly NameCandidate[], document: DocumentText): FeaturesOf {
  const domains = domainsOf(document)
  const locals = document.rows.flatMap(({ text }) =>
    emailsIn(text).map((own) => foldedPhrase(own.slice(0, own.indexOf('@')))),
  )
  const mails = domains.filter((own) => own.mail)
  const folded = document.rows.map((row) => foldedPhrase(row.text))
  const sizes = candidates.map((own) => Math.round(meanSize(own.words) * 2) / 2)
  const ranks = [...new Set(sizes)].sort((a, b) => b - a)
  const largest = ranks[0] ?? 1
  const names = candidates.map(({ value }) => foldedPhrase(value))
  const forms = candidates.flatMap((own, i) =>
    hasCompanyForm(own.value) ? [{ own, row: own.row, name: names[i]! }] : [],
  )
  const all = folded.join(BETWEEN)
  const last = folded.slice(-END_ROWS).join(BETWEEN)
  const headRows = document.rows.filter(isHead).map((row) => row.index)
  const blocks = [
    ...new Set(
      candidates
        .filter(({ row, piece }) => addressUnder(row, piece, document))
        .map(({ row }) => row.index),
    ),
  ]
  const pieces = piecesByWord(document)
  const starts = new Map(document.rows.toReversed().map((row) => [row.page, row.index]))
  return (i) => {
    const own = candidates[i]!
    const { row, piece, value } = own
    const name = names[i]!
    const bare = foldedPhrase(value.replace(/\s(?:\p{Lu}[\p{L}.&]{0,5}\.?|\(.*)$/u, ''))
    const scores = labelScores(value)
    const standing = standingOf(own, document)
    const { below, block } = standing
    const length = letters(value)
    const times = name.length < 4 ? 1 : countOf(name, all)
    const rest = piece.words
      .slice(own.words.length)
      .map((word) => word.text)
      .join(' ')
    const ownWords = value.split(/\s+/)
    const first = foldedPhrase(ownWords[0]!)
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
      ownWords.length <= 2 && length < 12 && hasCompanyForm(`x ${value}`) ? 1 : 0,
      capitals(value) / Math.max(1, length),
      Math.min(5, ownWords.filter((word) => /^\p{Ll}{2,}/u.test(word)).length),
      Math.min(8, digits(value)),
      Math.min(5, value.replace(/[\p{L}\d\s.,&'’-]/gu, '').length),
      /[.!?]$/.test(piece.text) ? 1 : 0,
      /[:：]/.test(value) ? 1 : 0,
      isAddressLine(value) ? 1 : 0,
      isCountry(value) ? 1 : 0,
      mostOf(scores),
      mostOfLabels(scores, SALE_TITLES),
      domainLikeness(name, domains),
      first.length > 3 && domains.some((domain) => domain.name.includes(first)) ? 1 : 0,
      Math.max(domainLikeness(name, mails), domainLikeness(bare, mails)),
      Math.min(4, times),
      Math.min(3, name.length < 4 ? 0 : countOf(name, last)),
      1 / (1 + ranks.indexOf(sizes[i]!)),
      sizes[i]! / largest,
      Math.min(60, row.index - starts.get(row.page)!),
      Math.min(40, i),
      standing.town,
      standing.addresses,
      standing.contact,
      standing.taxIdNear,
      standing.ibanNear,
      own.cut === 'front' && isAddressLine(lastPart(rest)) ? 1 : 0,
      standing.underSender,
      Math.max(inLabel('customer'), inLabel('billing_address')),
      inLabel('vendor'),
      inLabel('shipping_address'),
      Math.min(12, block.rows),
      block.first ? 1 : 0,
      Math.min(12, block.lines),
      row.pieces.length > 3 ? 1 : 0,
      Math.max(
        surroundingsOf(own, document).labelScoresOf('left')[LABEL_AT.get('account_holder')!]!,
        inLabel('account_holder'),
      ),
      name.length > 3 && forms.some((other) => other.own !== own && other.name.startsWith(name))
        ? 1
        : 0,
      forms.some((other) => other.name === name && other.row !== row) ? 1 : 0,
      ...personWords(value),
      mailLikeness(ownWords, locals),
      ownWords.length > 1 &&
      ownWords.length < 5 &&
      ownWords.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || isEastAsianName(word))
        ? 1
        : 0,
      length > 3 && isTrade(ownWords) ? 1 : 0,
      1 / (1 + blocks.filter((row_) => row_ < row.index).length),
      row.pieces.length > 1 && row.pieces[0] === piece ? 1 : 0,
      standing.sums,
      headRows.includes(row.index) ? 1 : 0,
      headRows.some((head) => head < row.index) ? 1 : 0,
      own.cut === 'lines' && piece.words.every((word) => hasCompanyWord(word.text)) ? 1 : 0,
      standing.toAddress,
      standing.taxIdUnder,
      coverOf(value, domains),
      shareElsewhere(own, pieces),
      isCutInBrackets(own.text) ? 1 : 0,
      !hasCompanyForm(value) && below[0] && hasCompanyForm(`x ${below[0].text}`) ? 1 : 0,
      own.cut === 'lines' && hasCompanyForm(value) && !hasCompanyForm(piece.text) ? 1 : 0,
      ...goesOn(own, below),
      labelShare(own),
    ]
  }
}

/** Whether words tell a trade, or a trade and a legal form, and no name: `Tools & Supplies Ltd`. */
const isTrade = (words: readonly string[]): boolean =>
  words.some(hasCompanyWord) &&
  words.every((word) => hasCompanyWord(word) || isForm(word) || /^(?:&|\p{Ll}{1,3})$/u.test(word))

/** Whether the next line may be of the name, and, of two lines, how alike they are. */
function goesOn({ cut, piece, words }: NameCandidate, below: readonly Piece[]): number[] {
  const joined = cut === 'lines' ? below[0] : undefined
  const next = joined ? below[1] : below[0]
  const marks = next && lineMarks(next)
  const isPlain =
    next !== undefined &&
    !/[\d@:]/.test(next.text) &&
    letters(next.text) > 2 &&
    next.labels.length === 0 &&
    !marks!.address &&
    !marks!.contact
  const alike = (other: Piece | undefined) =>
    other && isInCapitals(other.text) === isInCapitals(piece.text) ? 1 : 0
  const size = (other: Piece | undefined) =>
    other ? Math.min(3, meanSize(other.words) / Math.max(1, meanSize(words))) : 0
  return [isPlain ? 1 : 0, isPlain ? alike(next) : 0, size(next), alike(joined), size(joined)]
}

const isInCapitals = (text: string): boolean => capitals(text) > 0.8 * letters(text)

/** What no folded row has. */
const BETWEEN = '\n'

/** How many rows hold a text. */
function countOf(text: string, rows: string): number {
  let count = 0
  for (let at = rows.indexOf(text); at >= 0; count++) {
    const end = rows.indexOf(BETWEEN, at)
    at = end < 0 ? -1 : rows.indexOf(text, end)
  }
  return count
}

const SPOKEN_TO = new Set(
  [...wordsOfKind('honorific'), ...wordsOfKind('address')].flatMap((text) =>
    text.split(' ').map(foldedPhrase),
  ),
)

/** The share of a name's words that are labels, or how somebody is spoken to: `Seller / Exporter`, `Dear Sir`. */
function labelShare({ words, piece }: NameCandidate): number {
  const of = new Set(
    piece.labels.flatMap(({ from, to }) => piece.words.slice(from, to).map((word) => word.text)),
  )
  const said = words.filter(
    ({ text }) => of.has(text) || SEPARATOR.test(text) || SPOKEN_TO.has(foldedPhrase(text)),
  )
  return said.length / words.length
}

/** Rows at the end of a document in which its sender is named once more. */
const END_ROWS = 10

/** How much of a domain the name's words make up, in their order. */
function coverOf(value: string, domains: readonly Domain[]): number {
  if (domains.length === 0) return 0
  const words = value
    .split(/[\s.,&-]+/)
    .map(foldedPhrase)
    .filter(Boolean)
  return Math.max(0, ...domains.map((domain) => domainCover(domain.name, words)))
}

/** Whether brackets open or close in a text that do not close or open in it. */
const isCutInBrackets = (text: string): boolean => text.split('(').length !== text.split(')').length

/** Letters from which a word is found again. */
const LONG = 4

/** The pieces that have each word of some length. */
function piecesByWord(document: DocumentText): ReadonlyMap<string, ReadonlySet<Piece>> {
  const found = new Map<string, Set<Piece>>()
  for (const { pieces } of document.rows)
    for (const piece of pieces)
      for (const { text } of piece.words) {
        const word = foldedPhrase(text)
        if (word.length < LONG) continue
        const own = found.get(word)
        if (own) own.add(piece)
        else found.set(word, new Set([piece]))
      }
  return found
}

/** The share of a name's longer words that another piece has as well. */
function shareElsewhere(
  { words, piece }: NameCandidate,
  pieces: ReadonlyMap<string, ReadonlySet<Piece>>,
): number {
  const own = words.map(({ text }) => foldedPhrase(text)).filter((word) => word.length >= LONG)
  const again = own.filter((word) => {
    const holders = pieces.get(word)
    return holders !== undefined && holders.size > Number(holders.has(piece))
  })
  return again.length / Math.max(1, own.length)
}
