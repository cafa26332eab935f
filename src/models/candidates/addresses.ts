import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { isAddressLine, isCountry, readTown } from '../../fields/address.ts'
import { holdsCents } from '../../fields/cents.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { LABELS, type LabelName } from '../../fields/lexicon.ts'
import { hasCompanyForm, hasCompanyWord } from '../paper/company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../paper/document-text.ts'
import type { CandidateKind } from './candidate-set.ts'
import { LABEL_AT, labelScores } from './label-scores.ts'
import { type Candidate, placeOf, startsOf } from './place.ts'

/** Lines of one column that could be an address. */
export interface AddressCandidate extends Candidate {
  readonly lines: readonly Line[]
  /** The line over the first, and under the last, in the same column. */
  readonly over: Line | null
  readonly under: Line | null
}

interface Line {
  readonly row: Row
  readonly words: readonly Word[]
  readonly text: string
}

/** Lines of an address, its candidates in a document, and rows it may stand in. */
const MOST_LINES = 7
const MOST = 450
const MOST_ROWS = 130
/** Widest step from line to line, in ems. */
const STEP = 3

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
  candidatesOf: (document) => addressCandidates(document),
  ownFeatures: (candidates) => candidates.map((own, i) => featuresOf(own, i)),
}

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length
const digits = (text: string): number => text.replace(/\D/g, '').length

/** @param behindNames whether an address may follow a name and a comma on its line */
export function addressCandidates(document: DocumentText, behindNames = false): AddressCandidate[] {
  const found: AddressCandidate[] = []
  const rows =
    document.rows.length <= MOST_ROWS
      ? document.rows
      : [...document.rows.slice(0, MOST_ROWS - 30), ...document.rows.slice(-30)]
  for (const row of rows)
    for (const [i, piece] of row.pieces.entries()) {
      if (letters(piece.text) + digits(piece.text) < 2) continue
      // A row of several pieces may be one line of an address that recognition took apart.
      const own = lineOf(row, piece)
      const whole =
        i === 0 && row.pieces.length > 1 && row.pieces.length < 4 ? wholeLine(row) : null
      for (const first of [own, ...(whole ? [whole] : [])].flatMap((line) =>
        variantsOf(line, behindNames),
      )) {
        const lines = [first]
        let piece_ = piece
        for (;;) {
          add(found, document, piece, lines)
          if (lines.length === MOST_LINES || found.length >= MOST) break
          const next = lineBelow(lines.at(-1)!.row, piece_, document)
          if (!next) break
          lines.push(next.line)
          piece_ = next.piece
        }
      }
      if (i === 0) addWholeRows(found, document, row)
    }
  return found.filter((own) => isPossible(own)).slice(0, MOST)
}

/** Pieces of a row that may be one line which recognition took apart. */
const MOST_PIECES = 4

/** Lines of whole rows, where one of them is in several pieces. */
function addWholeRows(found: AddressCandidate[], document: DocumentText, row: Row): void {
  const lines: Line[] = []
  let apart = 0
  for (const other of document.rows.slice(row.index, row.index + MOST_LINES)) {
    const above = lines.at(-1)?.row
    if (found.length >= MOST || other.page !== row.page || other.pieces.length > MOST_PIECES) return
    if (above && other.baseline - above.baseline > STEP * row.em) return
    lines.push(withoutContact(wholeLine(other)))
    if (other.pieces.length > 1) apart = lines.length
    // What ends below the last one that is apart is no other candidate than before.
    if (apart > 0 && lines.length > 1) add(found, document, row.pieces[0]!, lines)
  }
}

/** Irish addresses of the country have neither a street nor a number. */
const COUNTY = /(?:^|[\s,])Co\.? \p{Lu}\p{L}+$/u

/** Something in it looks like a street, a town or a number of a house. */
const isPossible = ({ lines }: AddressCandidate): boolean =>
  lines.some(
    ({ text }) => isAddressLine(text) || /\d/.test(text) || isCountry(text) || COUNTY.test(text),
  ) && lines.some(({ text }) => letters(text) >= 3)

const lineOf = (row: Row, { words, text }: Piece): Line => ({ row, words, text })
const wholeLine = (row: Row): Line => ({ row, words: row.words, text: row.text })

/** A line, and what is left of it behind a label or a separator, perhaps behind a name and a comma. */
function variantsOf(line: Line, behindNames: boolean): Line[] {
  const variants = [line]
  const colon = line.words.findIndex((word) => /[:：]$/.test(word.text))
  const separator = line.words.findIndex((word, i) => i > 0 && /^[·•|●∙■–—-]$/.test(word.text))
  const comma = behindNames ? line.words.findIndex((word) => /\p{L},$/u.test(word.text)) : -1
  for (const at of new Set([colon, separator, comma]))
    if (at >= 0 && at < line.words.length - 1) variants.push(partOf(line, at + 1))
  return variants
}

const partOf = ({ row, words }: Line, from: number, to = words.length): Line => {
  const own = words.slice(from, to)
  return { row, words: own, text: own.map((word) => word.text).join(' ') }
}

/** A line without the telephone and what else is labelled behind it. */
function withoutContact(line: Line): Line {
  const at = line.words.findIndex(
    (word, i) =>
      i > 0 && /^(?:tel|fax|ph|phone|t|f|mobile|hp|h\/p|e-?mail)\b[.:]?/i.test(word.text),
  )
  return at > 0 ? partOf(line, 0, at) : line
}

function lineBelow(
  row: Row,
  piece: Piece,
  document: DocumentText,
): { line: Line; piece: Piece } | null {
  for (const other of document.rows.slice(row.index + 1, row.index + 5)) {
    if (other.page !== row.page || other.baseline - row.baseline > STEP * row.em) return null
    const next = other.pieces.find((own) => isAligned(own, piece, row.em))
    if (next) return { line: lineOf(other, next), piece: next }
  }
  return null
}

function lineAbove(row: Row, piece: Piece, document: DocumentText): Line | null {
  for (let i = row.index - 1; i >= Math.max(0, row.index - 4); i--) {
    const other = document.rows[i]!
    if (other.page !== row.page || row.baseline - other.baseline > STEP * row.em) return null
    const next = other.pieces.find((own) => isAligned(own, piece, row.em))
    if (next) return lineOf(other, next)
  }
  return null
}

const isAligned = (a: Piece, b: Piece, em: number): boolean =>
  Math.abs(a.box[0] - b.box[0]) < 1.2 * em ||
  Math.abs(a.box[0] + a.box[2] - b.box[0] - b.box[2]) < 2.4 * em ||
  Math.abs(a.box[2] - b.box[2]) < 0.6 * em

function add(
  found: AddressCandidate[],
  document: DocumentText,
  piece: Piece,
  lines: readonly Line[],
): void {
  const last = lines.at(-1)!
  const cut = withoutContact(last)
  for (const end of cut === last ? [last] : [last, cut]) {
    const own = [...lines.slice(0, -1), end]
    const [first] = own
    const start = startsOf(first!.row)[first!.row.pieces.indexOf(piece)] ?? 0
    const words = own.flatMap((line) => line.words)
    const value = own
      .map((line) => line.text.replace(/(?<![\s,;|])[\s,;|]+$/, '').replace(/^[\s,;|*-]+/, ''))
      .filter((text) => text !== '')
      .join(', ')
    const under = lineBelow(last.row, piece, document)
    found.push({
      ...placeOf(first!.row, start, start + piece.words.length),
      words,
      text: own.map((line) => line.text).join(' '),
      box: unionOf(words.map((word) => word.box)),
      value,
      lines: own,
      over: lineAbove(first!.row, piece, document),
      under: under?.line ?? null,
    })
  }
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
