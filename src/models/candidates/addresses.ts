import { isAddressLine, isCountry, readTown } from '../../fields/address.ts'
import { digits } from '../../fields/counts.ts'
import { foldedPhrase, type LabelName } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { hasCompanyForm } from '../../reading/company-names.ts'
import type { DocumentText, Piece } from '../../reading/document-text.ts'
import {
  type AddressCandidate,
  addressCandidates,
  type Line,
  linesAbove,
  tellsOther,
} from './address-candidate.ts'
import { ADDRESS_LOOK } from './address-look.ts'
import type { CandidateKind } from './candidate-set.ts'
import { domainCover } from './domain-cover.ts'
import { domainsOf } from './domains.ts'
import { doubtOf, wordDoubt } from './doubt.ts'
import { labelScores, mostOf, mostOfLabels } from './label-scores.ts'
import { factsOf, isShaped, type LineFacts, LONG_NUMBER } from './line-facts.ts'
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
  'underCountry',
  'underEnds',
  'underEndsShort',
  'tailCountry',
  'frontDoubt',
  'firstDoubt',
  'doubt',
  'frontDomain',
  'firstSingle',
  'firstPicture',
  'colons',
  'longNumber',
  'lastFigures',
  'cutWords',
  'lowerWords',
  'besideLines',
  'firstPerson',
  'overPerson',
  'leadPlain',
  'leadForm',
  'leadOdd',
  'leadPerson',
  'firstCareOf',
  'overCareOf',
  'firstCode',
  'overCode',
  'sentences',
  'again',
  'againWhole',
  'aboveShipping',
  'aboveOther',
] as const

const CONTACT_PERSON: readonly LabelName[] = ['contact']
const CUSTOMER: readonly LabelName[] = ['customer', 'billing_address']
const VENDOR: readonly LabelName[] = ['vendor']
const SHIPPING: readonly LabelName[] = ['shipping_address']
const PARTIES: readonly LabelName[] = [...CUSTOMER, ...VENDOR]
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
  firstLook: ADDRESS_LOOK,
  ownFeatures: (candidates, document) => {
    const domains = domainLikenessIn(document)
    const parties = new Map<Piece, { readonly party: number[]; readonly above: number[] }>()
    const pictures = shareOfPictures(document)
    const again = printedAgain(candidates)
    return (i) => {
      const own = candidates[i]!
      let around = parties.get(own.piece)
      if (!around) {
        around = { party: partyOf(own, document), above: labelsAbove(own, document) }
        parties.set(own.piece, around)
      }
      const facts = own.lines.map(factsOf)
      const [over, under] = [own.over && factsOf(own.over), own.under && factsOf(own.under)]
      return featuresOf(own, facts, over, under, i).concat(
        edgesOf(own, facts, over, under, domains),
        around.party,
        goesOn(own, under),
        sureness(own, domains, pictures),
        heldBesides(own, facts, over),
        again(i),
        around.above,
      )
    }
  },
}

/** How much the lines over an address, which hold its party's name, look like labels of places for goods and of parties. */
function labelsAbove({ row, piece }: AddressCandidate, document: DocumentText): number[] {
  const lines = linesAbove(row, piece, document)
  const scores = lines.map(scoresOf)
  for (let i = 1; i < lines.length; i++)
    // A label may go on in the next line: `Delivery` over `address`.
    scores.push(labelScores(`${lines[i]!.text} ${lines[i - 1]!.text}`))
  const most = (names: readonly LabelName[]) =>
    scores.reduce((top, own) => Math.max(top, mostOfLabels(own, names)), 0)
  return [most(SHIPPING), most(PARTIES)]
}

const bareLine = once((line: Line): string =>
  line.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
)

/** Whether an address is printed at another place, too, however its lines are set, and whether nothing around it is there as well. */
function printedAgain(candidates: readonly AddressCandidate[]): (index: number) => number[] {
  const texts = candidates.map(({ lines }) => lines.map(bareLine).join(''))
  const rows = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [i, { row }] of candidates.entries()) {
    const text = texts[i]!
    const first = rows.get(text)
    if (first === undefined) rows.set(text, row.index)
    else if (first !== row.index) repeated.add(text)
  }
  const whole = new Set(
    [...repeated].filter(
      (text, i, all) => !all.some((other, k) => k !== i && other.includes(text)),
    ),
  )
  return (i) => {
    const text = texts[i]!
    return repeated.has(text) ? [1, whole.has(text) ? 1 : 0] : [0, 0]
  }
}

/** How much of a name of the web a text makes up; the same lines are asked for many times. */
function domainLikenessIn(document: DocumentText): (text: string) => number {
  const domains = [...new Set(domainsOf(document).map(({ name }) => name))]
  if (domains.length === 0) return () => 0
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
function edgesOf(
  own: AddressCandidate,
  facts: readonly LineFacts[],
  overFacts: LineFacts | null,
  underFacts: LineFacts | null,
  domain: (text: string) => number,
): number[] {
  const { lines, over, front, tail } = own
  const shaped = facts.map((line) => line.shaped || line.traits[0] === 1)
  const first = shaped.indexOf(true)
  return [
    front === '' ? 0 : 1,
    front === '' ? 0 : mostOf(labelScores(front)),
    front !== '' && isAddressLine(front) ? 1 : 0,
    Math.min(6, digits(front)),
    front !== '' && hasCompanyForm(front) ? 1 : 0,
    tail === '' ? 0 : 1,
    tail === '' ? 0 : mostOf(labelScores(tail)),
    tail !== '' && (isAddressLine(tail) || isShaped(tail)) ? 1 : 0,
    shaped.filter(Boolean).length / lines.length,
    shaped[0] ? 1 : 0,
    shaped.at(-1) ? 1 : 0,
    underFacts?.shaped ? 1 : 0,
    overFacts?.shaped ? 1 : 0,
    Math.min(4, first < 0 ? lines.length : first),
    Math.min(4, lines.length - 1 - shaped.lastIndexOf(true)),
    over && !/[\d:@]/.test(over.text) && overFacts!.letters > 3 ? 1 : 0,
    over ? domain(over.text) : 0,
    domain(lines[0]!.text),
  ]
}

/** Words of a region or a country by themselves in a line. */
const REGION_WORDS = 3
/** Where the next step is this much wider, a block has ended. */
const WIDER = 1.4

/** Whether a line of the region or the country is left out: the last one of its block. */
function goesOn(
  { lines, under, beyond, tail }: AddressCandidate,
  underFacts: LineFacts | null,
): number[] {
  const tailCountry = tail !== '' && isCountry(tail.split(/,\s*/).at(-1)!) ? 1 : 0
  if (!under || !underFacts) return [0, 0, 0, tailCountry]
  const step = under.row.baseline - lines.at(-1)!.row.baseline
  const traits = beyond ? factsOf(beyond).traits : NO_TRAITS
  const ends =
    !beyond ||
    beyond.row.baseline - under.row.baseline > WIDER * step ||
    traits[2]! > 0.5 ||
    traits[3]! > 0.7
  const isShort =
    underFacts.digits === 0 && under.words.length <= REGION_WORDS && underFacts.traits[2]! < 0.5
  return [underFacts.traits[6]!, ends ? 1 : 0, ends && isShort ? 1 : 0, tailCountry]
}

/** Lines that tell how somebody is reached. */
const REACH = /@|www\.|\d(?:[\s()./-]{0,3}\d){6}/
/** One letter, digit or sign. */
const isSingle = (text: string): boolean => [...text].length === 1

/** How many of the lines of telephones and mail begin with a picture that was read as a letter, 0 to 1. */
function shareOfPictures(document: DocumentText): number {
  const pieces = document.rows.flatMap((row) =>
    row.recognised ? row.pieces.filter((piece) => REACH.test(piece.text)) : [],
  )
  const begun = pieces.filter((piece) => isSingle(piece.words[0]!.text)).length
  return begun / Math.max(2, pieces.length)
}

/** How sure recognition is, and whether what stands in front is a firm or a picture. */
function sureness(
  { front, lines, words, cut }: AddressCandidate,
  domain: (text: string) => number,
  pictures: number,
): number[] {
  const [first] = lines[0]!.words
  const single = isSingle(first!.text) ? 1 : 0
  return [
    doubtOf(cut),
    wordDoubt(first!),
    words.reduce((sum, word) => sum + wordDoubt(word), 0) / words.length,
    front === '' ? 0 : domain(front),
    single,
    single * pictures,
  ]
}

/** Words around an address that are counted. */
const MOST_CUT = 12

/** Whether a line between a name and an address tells something else of the party: a person, a number, how it is reached. */
export const isBetween = once(
  (line: Line): boolean =>
    LONG_NUMBER.test(line.text) ||
    REACH.test(line.text) ||
    tellsOther(line) ||
    factsOf(line).person ||
    labelOf(line, CONTACT_PERSON) > 0.6,
)

/** What speaks of other things on its lines, in it and around it. */
function heldBesides(
  { lines, value, cut, tail }: AddressCandidate,
  facts: readonly LineFacts[],
  over: LineFacts | null,
): number[] {
  const [first, last] = [facts[0]!, facts.at(-1)!]
  const around = cut.length + (tail === '' ? 0 : tail.split(' ').length)
  return [
    Math.min(4, value.split(/[:：]/).length - 1),
    facts.some((line) => line.longNumber) ? 1 : 0,
    last.letters === 0 ? 1 : 0,
    Math.min(MOST_CUT, around),
    Math.min(
      4,
      facts.reduce((sum, line) => sum + line.lowerWords, 0),
    ),
    lines.length > 1 && lines.at(-1)!.row === lines[0]!.row ? 1 : 0,
    first.person ? 1 : 0,
    over?.person ? 1 : 0,
    ...first.lead,
    first.careOf ? 1 : 0,
    over?.careOf ? 1 : 0,
    first.townCode ? 1 : 0,
    over?.townCode ? 1 : 0,
    facts.filter((line) => line.sentence).length,
  ]
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

const scoresOf = once((line: Line) => labelScores(line.text))
/** Of a line, which is part of many candidates. */
const labelOf = (line: Line, names: readonly LabelName[]): number =>
  mostOfLabels(scoresOf(line), names)

const NO_TRAITS = [0, 0, 0, 0, 0, 0, 0, 0] as const

function featuresOf(
  own: AddressCandidate,
  facts: readonly LineFacts[],
  overFacts: LineFacts | null,
  underFacts: LineFacts | null,
  index: number,
): number[] {
  const { lines, over, under, value } = own
  const first = lines[0]!
  const last = lines.at(-1)!
  const [firstFacts, lastFacts] = [facts[0]!, facts.at(-1)!]
  const [firstTraits, lastTraits] = [firstFacts.traits, lastFacts.traits]
  const most = (at: number) =>
    facts.reduce((top, { traits }) => Math.max(top, traits[at]!), Number.NEGATIVE_INFINITY)
  const sum = (of: (line: LineFacts) => number) => facts.reduce((all, line) => all + of(line), 0)
  const overTraits = overFacts?.traits ?? NO_TRAITS
  const underTraits = underFacts?.traits ?? NO_TRAITS
  const { em } = first.row
  const pitch = pitchOf(lines, em)
  const allLetters = sum((line) => line.letters)
  const inCapitals = sum((line) => line.capitals) / Math.max(1, allLetters)
  const alike = (line: LineFacts) =>
    1 - Math.abs(line.capitals / Math.max(1, line.letters) - inCapitals)
  return [
    lines.length,
    Math.min(90, allLetters),
    Math.min(
      20,
      sum((line) => line.digits),
    ),
    sum(({ traits }) => traits[0]!) / lines.length,
    most(1),
    lastTraits[1]!,
    readTown(value) ? 1 : 0,
    lastTraits[6]!,
    firstTraits[0]!,
    /^\W*(?:\d|no\b|lot\b|n[º°o.]|g-?\d)/i.test(first.text) ? 1 : 0,
    firstTraits[7]!,
    firstFacts.capitals / Math.max(1, firstFacts.letters),
    firstFacts.plain ? 1 : 0,
    lastTraits[0]!,
    Math.min(12, lastFacts.digits),
    most(2),
    facts.some(({ traits }, i) => i > 0 && traits[2]! > 0.5) ? 1 : 0,
    most(3),
    firstTraits[3]!,
    lastTraits[3]!,
    most(5),
    most(4),
    Math.min(80, Math.max(...lines.map((line) => line.text.length))),
    sum((line) => Number(line.endsInComma)),
    lastFacts.endsInComma ? 1 : 0,
    sum((line) => Number(line.plain)),
    overTraits[0]!,
    overTraits[7]!,
    overFacts ? Math.min(4, overFacts.size / Math.max(1, firstFacts.size)) : 0,
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
    underFacts ? Math.min(14, underFacts.digits) : 0,
    facts.some(({ code }) => code) ? 1 : 0,
    /[([{]/.test(first.text) ? 1 : 0,
    over ? labelOf(over, CUSTOMER) : 0,
    over ? labelOf(over, VENDOR) : 0,
    over ? labelOf(over, SHIPPING) : 0,
    1 / (1 + index / 10),
    Math.max(...lines.map((line) => line.row.pieces.length)),
    under ? Math.min(3, (under.row.baseline - last.row.baseline) / pitch) : 3,
    over ? Math.min(3, (first.row.baseline - over.row.baseline) / pitch) : 3,
    under ? Math.min(8, under.words.length) : 0,
    under && underFacts?.digits === 0 && !/[:@]/.test(under.text) ? 1 : 0,
    underFacts ? alike(underFacts) : 0,
    over && /[([{]/.test(over.text) && /[)\]}]\W{0,4}$/.test(over.text) ? 1 : 0,
    overFacts ? alike(overFacts) : 0,
    overFacts ? Math.min(14, overFacts.digits) : 0,
    lines.filter((line) => line.words.length === line.row.words.length).length / lines.length,
    underFacts ? Math.min(2, underFacts.size / Math.max(1, lastFacts.size)) : 0,
  ]
}

/** The step from line to line; that of usual lines where there is one line. */
function pitchOf(lines: readonly Line[], em: number): number {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  return lines.length === 1
    ? 1.3 * em
    : Math.max(0.5 * em, (last.row.baseline - first.row.baseline) / (lines.length - 1))
}
