import { digits, letters } from '../../fields/counts.ts'
import { datesIn } from '../../fields/date-search.ts'
import { foldedPhrase, type LabelName, PHRASES } from '../../fields/lexicon.ts'
import { hasKnownChecks, labelledTaxId, type TaxId, vatIdsIn } from '../../fields/tax-id.ts'
import { COUNTRIES } from '../../reading/country/countries.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { type Place as LabelPlace, labelHits, placesOf } from '../../reading/label-places.ts'
import { saysUntaxed } from '../../reading/untaxed.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { blockOf, isUnderSender } from './name-blocks.ts'
import { type Candidate, pieceOf, placeOf, startsOf } from './place.ts'

/** A number that a party may be taxed under. */
export interface TaxNumber extends Candidate {
  readonly id: TaxId
  /** What makes it one. */
  readonly way: (typeof WAYS)[number]
}

/** By its form, by a short name right before it, or by a label of one of these names. */
const WAYS = ['form', 'abbreviated', 'tax_id', 'customer_tax_id', 'registration'] as const
const LABELLED = ['tax_id', 'customer_tax_id', 'registration'] as const satisfies LabelName[]

/** `instead`: a register's number where no tax is charged. */
const OWN = [
  ...WAYS,
  'valid',
  'broken',
  'repaired',
  'digits',
  'letters',
  'slash',
  'repeats',
  'receivers',
  'first',
  'firstValid',
  'instead',
  'isDate',
  'inBlock',
  'apart',
  'sendersBlock',
  'receiversBlock',
  'underSender',
] as const

/** Tax numbers of both parties, wherever they stand. */
export const TAX_NUMBERS: CandidateKind<TaxNumber> = {
  name: 'tax_numbers',
  labels: [
    'tax_id',
    'customer_tax_id',
    'registration',
    'vendor',
    'customer',
    'customer_id',
    'invoice_number',
    'phone',
    'iban',
    'account_number',
  ],
  sides: ['left', 'before', 'named'],
  own: OWN,
  candidatesOf: (document) =>
    distinct([
      ...byForm(document),
      ...abbreviated(document),
      ...LABELLED.flatMap((name) => labelled(document, name)),
    ]),
  ownFeatures,
}

/** Of each number at a place the first way that tells it. */
function distinct(found: readonly TaxNumber[]): TaxNumber[] {
  const keys = new Set<string>()
  return found
    .filter(({ row, value }) => {
      const key = `${row.index} ${value}`
      const isNew = !keys.has(key)
      keys.add(key)
      return isNew
    })
    .sort((a, b) => a.row.index - b.row.index || a.from - b.from)
}

/** What heads the block of whom an invoice goes to. */
const RECEIVERS: ReadonlySet<LabelName> = new Set([
  'customer',
  'billing_address',
  'shipping_address',
])

function ownFeatures(candidates: readonly TaxNumber[], document: DocumentText): FeaturesOf {
  const values = candidates.map(({ value }) => value)
  const receivers = new Set(
    candidates.filter(({ way }) => way === 'customer_tax_id').map(({ value }) => value),
  )
  const firstValid = candidates.find(({ id }) => id.valid)
  return (i) => {
    const own = candidates[i]!
    const { id, way, value, row } = own
    const piece = pieceOf(own)
    const { label } = blockOf(row, piece, document)
    return [
      ...WAYS.map((other) => (other === way ? 1 : 0)),
      id.valid ? 1 : 0,
      !id.valid && hasKnownChecks(value) ? 1 : 0,
      id.repaired ? 1 : 0,
      Math.min(20, digits(value)),
      Math.min(10, letters(value)),
      value.includes('/') ? 1 : 0,
      Math.min(4, values.filter((other) => other === value).length),
      receivers.has(value) ? 1 : 0,
      i === 0 ? 1 : 0,
      own === firstValid ? 1 : 0,
      way === 'registration' && saysUntaxed(document) ? 1 : 0,
      datesIn(value, document.dateOrder).length > 0 ? 1 : 0,
      isInBlock(own, piece, document) ? 1 : 0,
      isApart(own, document) ? 1 : 0,
      label === 'vendor' ? 1 : 0,
      label !== null && RECEIVERS.has(label) ? 1 : 0,
      isUnderSender(row, piece, document) ? 1 : 0,
    ]
  }
}

/** Digits of a tax number, at least. */
const LEAST_DIGITS = 6
/** Words a number is set in, at most. */
const MOST_WORDS = 5

const isLong = (id: TaxId): boolean => digits(id.value) >= LEAST_DIGITS

const taxNumber = (
  id: TaxId,
  way: TaxNumber['way'],
  row: Row,
  from: number,
  to: number,
): TaxNumber => ({ ...placeOf(row, from, to), value: id.value, id, way })

function byForm(document: DocumentText): TaxNumber[] {
  return document.rows.flatMap((row) => [
    ...vatIdsIn(row.text).map((id) => taxNumber(id, 'form', row, ...wordsOf(id, row))),
    ...overEnd(row, document),
  ])
}

/** The words of a row that a number is read from; all where none of a few hold it. */
function wordsOf({ value }: TaxId, { words }: Row): [from: number, to: number] {
  for (let count = 1; count <= MOST_WORDS; count++)
    for (let at = 0; at + count <= words.length; at++)
      if (vatIdsIn(textOf(words.slice(at, at + count))).some((id) => id.value === value))
        return [at, at + count]
  return [0, words.length]
}

const DIGITS = /^\d+$/
/** The letters of a country, at the end of a line. */
const LETTERS = /^(?:ATU|CHE|[A-Z]{2})$/

/** A number that begins with the last words of a line, and goes on in the next one: `VAT no. GB 412 / 0973 55`. */
function overEnd(row: Row, { rows }: DocumentText): TaxNumber[] {
  const at = row.words.findLastIndex(({ text }) => !DIGITS.test(text))
  const first = row.words[at]
  const next = rows[row.index + 1]
  if (!first || !LETTERS.test(first.text) || next?.page !== row.page) return []
  const own = row.words.slice(at)
  if (vatIdsIn(textOf(own)).length > 0) return []
  const words = [...own, ...next.words.slice(0, MOST_WORDS)]
  return vatIdsIn(textOf(words)).map((id) => taxNumber(id, 'form', row, at, row.words.length))
}

/** What a tax number is called where nothing but capitals and points is printed: `EIN`, `P.IVA`, `C.I.F.`. */
const ABBREVIATION = /^(?=.*\p{Lu}{2}|.*\p{Lu}\.\p{Lu})[\p{Lu}.]{2,8}:?$/u
/** What numbers are called that are no tax numbers. */
const CALLED = /^\p{L}/u
/** What stands between a number and the next text of its line. */
const BETWEEN = /^[^\p{L}\d]+$/u

/** What countries call them beside the names of the lexicon. */
const NAMES = new Set(Object.values(COUNTRIES).flatMap(({ taxNumbers }) => taxNumbers ?? []))

const isTaxName = (text: string): boolean => {
  const name = foldedPhrase(text)
  return NAMES.has(name) || (PHRASES.get(name)?.includes('tax_id') ?? false)
}

/** What recognition makes of an I: `C.L.F.` */
const MISREAD_I = /[JLl1|]/g
/** The first letter of a name that is set apart: `P. IVA`. */
const INITIAL = /^\p{Lu}\.$/u

/** Names too short to be labels within a line: what stands at once behind them is the number. */
function abbreviated({ rows }: DocumentText): TaxNumber[] {
  return rows.flatMap((row) => row.pieces.flatMap((piece, p) => abbreviatedIn(piece, p, row)))
}

function abbreviatedIn({ words }: Piece, index: number, row: Row): TaxNumber[] {
  return words.flatMap((word, i): TaxNumber[] => {
    const before = words[i - 1]?.text ?? ''
    const text = INITIAL.test(before) ? before + word.text : word.text
    const name = row.recognised ? text.replace(MISREAD_I, 'I') : text
    if (!ABBREVIATION.test(name) || !(isTaxName(name) || isTaxName(text))) return []
    const rest = words.slice(i + 1, i + 1 + MOST_WORDS)
    const end = rest.findIndex(
      ({ text }, at) => BETWEEN.test(text) || (at > 0 && CALLED.test(text)),
    )
    const own = end < 0 ? rest : rest.slice(0, end)
    if (!/\d/.test(own[0]?.text ?? '')) return []
    const id = labelledTaxId(textOf(own), text)
    const from = startsOf(row)[index]! + i + 1
    return id && isLong(id) ? [taxNumber(id, 'abbreviated', row, from, from + own.length)] : []
  })
}

function labelled(document: DocumentText, name: (typeof LABELLED)[number]): TaxNumber[] {
  return labelHits(document, [name]).flatMap((hit) =>
    ownPlaces(placesOf(hit, document)).flatMap((place): TaxNumber[] => {
      const words = withRest(place)
      const id = labelledTaxId(textOf(words), hit.label.text)
      if (!id || !isLong(id)) return []
      const from = place.row.words.indexOf(words[0]!)
      const to = place.row.words.indexOf(words.at(-1)!) + 1
      return [taxNumber(id, name, place.row, from, to)]
    }),
  )
}

/** Widest gap between groups of digits of one number, in ems. */
const GROUP_GAP = 2.5

/** Words of a place, and the groups of digits that go on with its own farther on: `771   2046 38`. */
function withRest({ words, row, side }: LabelPlace): Row['words'] {
  if (side !== 'right' || !words.every(({ text }) => DIGITS.test(text))) return words
  const own = [...words]
  for (const word of row.words.slice(row.words.indexOf(words.at(-1)!) + 1)) {
    const gap = word.box[0] - own.at(-1)!.box[2]
    if (!DIGITS.test(word.text) || gap > GROUP_GAP * row.em || own.length === MOST_WORDS) break
    own.push(word)
  }
  return own
}

/** What stands below a label is not its own where digits follow it in its line. */
const ownPlaces = (places: readonly LabelPlace[]): readonly LabelPlace[] =>
  /\d/.test(places[0]?.side === 'right' ? places[0].text : '') ? places.slice(0, 1) : places

/** Widest step from line to line of a block, in ems. */
const STEP = 3.6
/** Rows of other columns that stand between two lines of a block, at most. */
const MOST_BESIDE = 5

/** Whether a number begins a block of its own: nothing stands right above it. */
export function isApart({ row, box }: TaxNumber, { rows }: DocumentText): boolean {
  const above = rows
    .slice(Math.max(0, row.index - MOST_BESIDE), row.index)
    .findLast((other) => other.words.some((word) => word.box[0] < box[2] && word.box[2] > box[0]))
  return above === undefined || row.baseline - above.baseline > STEP * row.em
}

/** In ems: texts of a block begin in line. */
const IN_LINE = 0.5

/** Whether a number goes on what stands right above it, beside other text: an address of its own. */
const isInBlock = ({ row }: TaxNumber, { box }: Piece, { rows }: DocumentText): boolean =>
  (rows[row.index - 1]?.pieces ?? []).some(
    (piece) => piece.box[0] > row.box[0] && Math.abs(piece.box[0] - box[0]) < IN_LINE * row.em,
  )
