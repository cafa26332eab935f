import { isAddressLine, isCountry, readTown } from '../../fields/address.ts'
import { holdsCents } from '../../fields/cents.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { foldedPhrase, LABELS, type LabelName } from '../../fields/lexicon.ts'
import { hasCompanyForm, hasCompanyWord } from '../../reading/company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../../reading/document-text.ts'
import { type AddressCandidate, addressCandidates, type Line } from './address-candidate.ts'
import type { CandidateKind } from './candidate-set.ts'
import { digits, letters } from './counts.ts'
import { domainCover } from './domain-cover.ts'
import { domainsOf } from './domains.ts'
import { LABEL_AT, labelScores } from './label-scores.ts'
import { blockOf, hasTaxIdUnder } from './name-blocks.ts'

const OWN = [
  'lines',
  'letters',
  'digits',
  'addressLines',
  'townLine',
  'townLast',
  'town',
  'countryLast',
  'firstAddress',
  'firstDigit',
  'firstForm',
  'firstCapitals',
  'firstIsName',
  'lastAddress',
  'lastDigits',
  'phoneInside',
  'contactInside',
  'labelInside',
  'labelFirst',
  'labelLast',
  'dateInside',
  'sumInside',
  'longest',
  'commaEnds',
  'endsInComma',
  'plainLines',
  'overAddress',
  'overForm',
  'overSize',
  'overTown',
  'overLabel',
  'overGap',
  'overNone',
  'underAddress',
  'underTown',
  'underContact',
  'underLabel',
  'underGap',
  'underNone',
  'underDigits',
  'codeInside',
  'bracket',
  'customerOver',
  'vendorOver',
  'shippingOver',
  'rank',
  'piecesInLines',
  'underStep',
  'overStep',
  'underWords',
  'underLetters',
  'underCapitalsAlike',
  'overBracket',
  'overCapitalsAlike',
  'overDigits',
  'oneRowLines',
  'contrastUnder',
  'frontCut',
  'frontLabel',
  'frontAddress',
  'frontDigits',
  'frontForm',
  'tailCut',
  'tailLabel',
  'tailAddress',
  'shapedLines',
  'firstShaped',
  'lastShaped',
  'underShaped',
  'overShaped',
  'plainFirst',
  'plainLast',
  'overIsName',
  'overDomain',
  'firstDomain',
  'inCustomer',
  'inVendor',
  'inShipping',
  'inBank',
  'blockRows',
  'taxIdUnder',
] as const

const CONTACT: readonly LabelName[] = ['phone', 'fax', 'mobile', 'email', 'website']
const OTHER: readonly LabelName[] = LABELS.filter(
  (name) => !/^column_|^section_|street|customer|vendor|address/.test(name),
)

export const ADDRESSES: CandidateKind<AddressCandidate> = {
  name: 'addresses',
  labels: [
    'vendor',
    'customer',
    'billing_address',
    'shipping_address',
    'contact',
    'document_invoice',
    'document_receipt',
    'phone',
    'tax_id',
    'registration',
    'bank',
  ],
  sides: ['left', 'above', 'before'],
  own: OWN,
  candidatesOf: addressCandidates,
  ownFeatures: (candidates, _around, document) => {
    const domains = domainLikenessIn(document)
    const parties = new Map<Piece, readonly number[]>()
    return candidates.map((own, i) => {
      let party = parties.get(own.piece)
      if (!party) {
        party = partyOf(own, document)
        parties.set(own.piece, party)
      }
      return [...featuresOf(own, i), ...edgesOf(own, domains), ...party]
    })
  },
}

/** How much of a name of the web a text makes up; the same lines are asked for many times. */
function domainLikenessIn(document: DocumentText): (text: string) => number {
  const domains = [...new Set(domainsOf(document).map(({ name }) => name))]
  const known = new Map<string, number>()
  return (text) => {
    let likeness = known.get(text)
    if (likeness === undefined) {
      const words = text
        .split(/[\s.,&-]+/)
        .map(foldedPhrase)
        .filter(Boolean)
      likeness = Math.max(0, ...domains.map((name) => domainCover(name, words)))
      known.set(text, likeness)
    }
    return likeness
  }
}

/** What was left out at both ends, and which lines are shaped like those of addresses. */
function edgesOf(own: AddressCandidate, domain: (text: string) => number): number[] {
  const { lines, over, under, front, tail } = own
  const shaped = lines.map((line) => isShaped(line.text) || traitsOf(line)[0] === 1)
  const first = shaped.indexOf(true)
  return [
    front === '' ? 0 : 1,
    front === '' ? 0 : Math.max(...labelScores(front)),
    front !== '' && isAddressLine(front) ? 1 : 0,
    Math.min(6, digits(front)),
    front !== '' && hasCompanyForm(front) ? 1 : 0,
    tail === '' ? 0 : 1,
    tail === '' ? 0 : Math.max(...labelScores(tail)),
    tail !== '' && (isAddressLine(tail) || isShaped(tail)) ? 1 : 0,
    shaped.filter(Boolean).length / lines.length,
    shaped[0] ? 1 : 0,
    shaped.at(-1) ? 1 : 0,
    under && isShaped(under.text) ? 1 : 0,
    over && isShaped(over.text) ? 1 : 0,
    Math.min(4, first < 0 ? lines.length : first),
    Math.min(4, lines.length - 1 - shaped.lastIndexOf(true)),
    over && !/[\d:@]/.test(over.text) && letters(over.text) > 3 ? 1 : 0,
    over ? domain(over.text) : 0,
    domain(lines[0]!.text),
  ]
}

const HOUSE = /^\d{1,4}(?:[/-]\d{1,4})?\p{L}?$/u
const CODE = /^(?:\p{Lu}{1,2}-)?\d{4,6}$/u
const WORD = /^\p{L}/u
const NO_ADDRESS = /\d[.,]\d{2}(?!\d)|\d[-./]\d{1,2}[-./]\d|[@%€$£]|\d{7}/
/** Words in front of a house's number. */
const STREET_WORDS = 5

/**
 * A name and a short number, or a number and a name, as lines of addresses have them in any
 * language, or a town's code beside its name.
 */
function isShaped(text: string): boolean {
  if (!/\d/.test(text) || NO_ADDRESS.test(text)) return false
  const words = text.split(/[\s,]+/)
  return words.some((word, i) => {
    const beside = WORD.test(words[i - 1] ?? '') || WORD.test(words[i + 1] ?? '')
    if (!beside) return false
    if (HOUSE.test(word)) return i <= STREET_WORDS
    return CODE.test(word) || (/^\d{3}$/.test(word) && /^\d{2,3}$/.test(words[i + 1] ?? ''))
  })
}

/** Whose block it stands in, how far from the block's head, and whether a tax number follows. */
function partyOf({ row, piece }: AddressCandidate, document: DocumentText): number[] {
  const block = blockOf(row, piece, document)
  const is = (...names: readonly LabelName[]) =>
    block.label && names.includes(block.label) ? 1 : 0
  return [
    is('customer', 'billing_address'),
    is('vendor'),
    is('shipping_address'),
    is('bank'),
    Math.min(12, block.rows),
    hasTaxIdUnder(row, piece, document) ? 1 : 0,
  ]
}

const label = (text: string, names: readonly LabelName[]): number => {
  const scores = labelScores(text)
  return Math.max(...names.map((name) => scores[LABEL_AT.get(name)!]!))
}

/** A name of the web by itself, whatever it ends in. */
const HOST = /^\W{0,3}[\p{Ll}\d-]{3,}\.\p{Ll}{2,}$/u

const known = new WeakMap<Row, Map<string, readonly number[]>>()

/** What a line says of itself: street or town, town, contact, other label, sum, day. */
function traitsOf({ row, text }: Line): readonly number[] {
  let own = known.get(row)
  if (!own) {
    own = new Map()
    known.set(row, own)
  }
  let traits = own.get(text)
  if (!traits) {
    traits = [
      isAddressLine(text) ? 1 : 0,
      readTown(text) ? 1 : 0,
      Math.max(
        label(text, CONTACT),
        emailsIn(text).length + urlsIn(text).length > 0 || HOST.test(text) ? 1 : 0,
        /\d[\d\s()-]{8,}\d/.test(text) ? 0.7 : 0,
      ),
      label(text, OTHER),
      holdsCents(text) ? 1 : 0,
      /\d{1,4}[-./]\d{1,2}[-./]\d{2,4}/.test(text) ? 1 : 0,
      isCountry(text.split(/,\s*/).at(-1)!) ? 1 : 0,
      hasCompanyForm(text) ? 1 : hasCompanyWord(text) ? 0.5 : 0,
    ]
    own.set(text, traits)
  }
  return traits
}

function featuresOf(own: AddressCandidate, index: number): number[] {
  const { lines, over, under, value } = own
  const first = lines[0]!
  const last = lines.at(-1)!
  const traits = lines.map(traitsOf)
  const [firstTraits, lastTraits] = [traits[0]!, traits.at(-1)!]
  const most = (at: number) => Math.max(...traits.map((line) => line[at]!))
  const overTraits = over ? traitsOf(over) : [0, 0, 0, 0, 0, 0, 0, 0]
  const underTraits = under ? traitsOf(under) : [0, 0, 0, 0, 0, 0, 0, 0]
  const { em } = first.row
  const pitch = pitchOf(lines, em)
  return [
    lines.length,
    Math.min(90, letters(value)),
    Math.min(20, digits(value)),
    traits.reduce((sum, line) => sum + line[0]!, 0) / lines.length,
    most(1),
    lastTraits[1]!,
    readTown(value) ? 1 : 0,
    lastTraits[6]!,
    firstTraits[0]!,
    /^\W*(?:\d|no\b|lot\b|n[º°o.]|g-?\d)/i.test(first.text) ? 1 : 0,
    firstTraits[7]!,
    first.text.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters(first.text)),
    /\d|,/.test(first.text) ? 0 : 1,
    lastTraits[0]!,
    Math.min(12, digits(last.text)),
    most(2),
    traits.slice(1).some((line) => line[2]! > 0.5) ? 1 : 0,
    most(3),
    firstTraits[3]!,
    lastTraits[3]!,
    most(5),
    most(4),
    Math.min(80, Math.max(...lines.map((line) => line.text.length))),
    lines.filter((line) => /,\s*$/.test(line.text)).length,
    /,\s*$/.test(last.text) ? 1 : 0,
    lines.filter((line) => !/\d|,/.test(line.text)).length,
    overTraits[0]!,
    overTraits[7]!,
    over ? Math.min(4, meanSize(over.words) / Math.max(1, meanSize(first.words))) : 0,
    overTraits[1]!,
    overTraits[3]!,
    over ? Math.min(6, (first.row.baseline - over.row.baseline) / em) : 6,
    over ? 0 : 1,
    underTraits[0]!,
    underTraits[1]!,
    underTraits[2]!,
    underTraits[3]!,
    under ? Math.min(6, (under.row.baseline - last.row.baseline) / em) : 6,
    under ? 0 : 1,
    under ? Math.min(14, digits(under.text)) : 0,
    /(?<!\d)\d{5}(?!\d)/.test(value) ? 1 : 0,
    /[([{]/.test(first.text) ? 1 : 0,
    over ? label(over.text, ['customer', 'billing_address']) : 0,
    over ? label(over.text, ['vendor']) : 0,
    over ? label(over.text, ['shipping_address']) : 0,
    1 / (1 + index / 10),
    Math.max(...lines.map((line) => line.row.pieces.length)),
    under ? Math.min(3, (under.row.baseline - last.row.baseline) / pitch) : 3,
    over ? Math.min(3, (first.row.baseline - over.row.baseline) / pitch) : 3,
    under ? Math.min(8, under.words.length) : 0,
    under && digits(under.text) === 0 && !/[:@]/.test(under.text) ? 1 : 0,
    under ? 1 - Math.abs(capitals(under.text) - capitals(value)) : 0,
    over && /[([{]/.test(over.text) && /[)\]}]\W{0,4}$/.test(over.text) ? 1 : 0,
    over ? 1 - Math.abs(capitals(over.text) - capitals(value)) : 0,
    over ? Math.min(14, digits(over.text)) : 0,
    lines.filter((line) => line.words.length === line.row.words.length).length / lines.length,
    under ? Math.min(2, meanSize(under.words) / Math.max(1, meanSize(last.words))) : 0,
  ]
}

const capitals = (text: string): number =>
  text.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters(text))

/** The step from line to line; that of usual lines where there is one line. */
function pitchOf(lines: readonly Line[], em: number): number {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  return lines.length === 1
    ? 1.3 * em
    : Math.max(0.5 * em, (last.row.baseline - first.row.baseline) / (lines.length - 1))
}
