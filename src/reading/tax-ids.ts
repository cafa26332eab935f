import { type Box, unionOf } from '../document/box.ts'
import type { Word } from '../document/page.ts'
import { digits } from '../fields/counts.ts'
import { foldedPhrase, PHRASES } from '../fields/lexicon.ts'
import { labelledTaxId, type TaxId, vatIdsIn } from '../fields/tax-id.ts'
import { textOf } from '../tables/text/text-lines.ts'
import type { DocumentText, Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { labelHits, type Place, placesOf } from './label-places.ts'
import { saysUntaxed } from './untaxed.ts'

/** Where a party's name stands. */
export interface NamePlace {
  readonly row: Row
  readonly box: Box
}

/** A number and the words it was read from. */
interface Hit {
  readonly id: TaxId
  readonly row: Row
  readonly box: Box
  readonly label: string | null
  readonly words: Row['words']
}

/**
 * The tax numbers of both parties. The receiver's is labelled so, or stands in the column under the
 * receiver's name; the first other one is the sender's: one known by its form, else a labelled one.
 *
 * @param names where the parties' names stand, as far as they are known
 */
export function taxIdsOf(
  document: DocumentText,
  names: { readonly vendor?: NamePlace | null; readonly customer?: NamePlace | null } = {},
): { vendor: Found | null; customer: Found | null } {
  const told = labelledHits(document, 'customer_tax_id')[0] ?? null
  const hits = [
    ...hitsByForm(document),
    ...abbreviatedHits(document),
    ...labelledHits(document, 'tax_id').filter(isLong),
  ]
  const isReceivers = (hit: Hit): boolean =>
    hit.id.value === told?.id.value ||
    isUnderReceiver(hit, names, document) ||
    (isBehindReceiver(hit, names) && !isInBlock(hit, document))
  const vendor =
    hits.find((hit) => !isReceivers(hit)) ??
    registered(document).find((hit) => !isReceivers(hit)) ??
    null
  const customer =
    told ?? hits.find((hit) => isReceivers(hit) && hit.id.value !== vendor?.id.value) ?? null
  return { vendor: vendor && foundAt(vendor), customer: customer && foundAt(customer) }
}

function foundAt({ id, row, words, label }: Hit): Found {
  const note = id.repaired ? 'one character was changed for the check digits to fit' : undefined
  return {
    ...foundIn(id.value, words, row.page, label, id.valid ? 1 : 0.7),
    ...(label === null || ABBREVIATION.test(label) ? { text: id.value } : {}),
    ...(note && { note }),
  }
}

function hitsByForm(document: DocumentText): Hit[] {
  return document.rows.flatMap((row) => [
    ...vatIdsIn(row.text).map((id) => {
      const words = wordsOf(id, row)
      const piece = row.pieces.find((piece) => words.every((word) => piece.words.includes(word)))
      const box = piece?.box ?? unionOf(words.map((word) => word.box))
      return { id, row, box, label: null, words: row.words }
    }),
    ...hitsOverEnd(row, document),
  ])
}

/** The letters of a country, at the end of a line. */
const LETTERS = /^(?:ATU|CHE|[A-Z]{2})$/

/** A number that begins with the last words of a line, and goes on in the next one: `VAT no. GB 412 / 0973 55`. */
function hitsOverEnd(row: Row, { rows }: DocumentText): Hit[] {
  const at = row.words.findLastIndex(({ text }) => !DIGITS.test(text))
  const first = row.words[at]
  const next = rows[row.index + 1]
  if (!first || !LETTERS.test(first.text) || next?.page !== row.page) return []
  const own = row.words.slice(at)
  if (vatIdsIn(textOf(own)).length > 0) return []
  const words = [...own, ...next.words.slice(0, MOST_WORDS)]
  return vatIdsIn(textOf(words)).map((id) => ({ id, row, box: first.box, label: null, words }))
}

/** The words of a row that a number is read from; all where none of a few hold it. */
function wordsOf({ value }: TaxId, { words }: Row): Row['words'] {
  for (let count = 1; count <= MOST_WORDS; count++)
    for (let at = 0; at + count <= words.length; at++) {
      const some = words.slice(at, at + count)
      if (vatIdsIn(textOf(some)).some((id) => id.value === value)) return some
    }
  return words
}

/** What a tax number is called where nothing but capitals and points is printed: `EIN`, `P.IVA`, `C.I.F.`. */
const ABBREVIATION = /^(?=.*\p{Lu}{2}|.*\p{Lu}\.\p{Lu})[\p{Lu}.]{2,8}:?$/u
/** What numbers are called that are no tax numbers. */
const CALLED = /^\p{L}/u
/** What stands between a number and the next text of its line. */
const BETWEEN = /^[^\p{L}\d]+$/u
/** Digits of a tax number, at least. */
const LEAST_DIGITS = 7
/** Words a number is set in, at most. */
const MOST_WORDS = 5

const isTaxName = (text: string): boolean =>
  PHRASES.get(foldedPhrase(text))?.includes('tax_id') ?? false

/** What recognition makes of an I: `C.L.F.` */
const MISREAD_I = /[Ll1|]/g

/** Names too short to be labels within a line: what stands at once behind them is the number. */
function abbreviatedHits(document: DocumentText): Hit[] {
  return document.rows.flatMap((row) =>
    row.pieces.flatMap(({ words }) =>
      words.flatMap((word, i) => {
        const name = row.recognised ? word.text.replace(MISREAD_I, 'I') : word.text
        if (!ABBREVIATION.test(name) || !(isTaxName(name) || isTaxName(word.text))) return []
        const rest = words.slice(i + 1, i + 1 + MOST_WORDS)
        const end = rest.findIndex(
          ({ text }, at) => BETWEEN.test(text) || (at > 0 && CALLED.test(text)),
        )
        const own = end < 0 ? rest : rest.slice(0, end)
        if (!/\d/.test(own[0]?.text ?? '')) return []
        const id = labelledTaxId(textOf(own), word.text)
        if (!id || digits(id.value) < LEAST_DIGITS) return []
        const box = unionOf([word, ...own].map((one) => one.box))
        return [{ id, row, box, label: word.text, words: own }]
      }),
    ),
  )
}

/** Who charges no tax is known by the number that it is registered under. */
const registered = (document: DocumentText): Hit[] =>
  saysUntaxed(document) ? labelledHits(document, 'registration').filter(isLong) : []

const isLong = ({ id }: Hit): boolean => digits(id.value) >= LEAST_DIGITS

function labelledHits(
  document: DocumentText,
  name: 'tax_id' | 'customer_tax_id' | 'registration',
): Hit[] {
  return labelHits(document, [name]).flatMap((hit) =>
    ownPlaces(placesOf(hit, document)).flatMap((place) => {
      const words = withRest(place)
      const id = labelledTaxId(textOf(words), hit.label.text)
      return id ? [{ id, row: place.row, box: hit.label.box, label: hit.label.text, words }] : []
    }),
  )
}

/** Widest gap between groups of digits of one number, in ems. */
const GROUP_GAP = 2.5
const DIGITS = /^\d+$/

/** Words of a place, and the groups of digits that go on with its own farther on: `771   2046 38`. */
function withRest({ words, row, side }: Place): readonly Word[] {
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
const ownPlaces = (places: readonly Place[]): readonly Place[] =>
  /\d/.test(places[0]?.side === 'right' ? places[0].text : '') ? places.slice(0, 1) : places

/** Farthest that a party's number stands under its name, in ems: lines of an address between. */
const FAR = 11

/** In ems: texts of a block begin in line. */
const IN_LINE = 0.5

/** Whether the nearest name over a number in its column is the receiver's. */
function isUnderReceiver(
  hit: Hit,
  {
    vendor,
    customer,
  }: { readonly vendor?: NamePlace | null; readonly customer?: NamePlace | null },
  document: DocumentText,
): boolean {
  const step = customer ? stepUnder(hit, customer) : Number.POSITIVE_INFINITY
  if (step >= (vendor ? stepUnder(hit, vendor) : Number.POSITIVE_INFINITY)) return false
  return step === 0 || !isApart(hit, document)
}

/** Widest step from line to line of a block, in ems. */
const STEP = 3.6

/** Whether a number begins a block of its own: nothing stands right above it. */
const isApart = ({ row, box }: Hit, { rows }: DocumentText): boolean => {
  const above = rows
    .slice(Math.max(0, row.index - MOST_BESIDE), row.index)
    .findLast((other) => other.words.some((word) => word.box[0] < box[2] && word.box[2] > box[0]))
  return above === undefined || row.baseline - above.baseline > STEP * row.em
}

/** Rows of other columns that stand between two lines of a block, at most. */
const MOST_BESIDE = 5

/** Whether the text in front of a number is the receiver's name, wherever that stands as well. */
function isBehindReceiver(
  { row, box }: Hit,
  { customer }: { readonly customer?: NamePlace | null },
): boolean {
  if (!customer) return false
  const name = foldedPhrase(textOf(wordsIn(customer)))
  const before = row.words.filter((word) => word.box[2] <= box[0])
  return name.length >= LEAST_NAME && foldedPhrase(textOf(before)).endsWith(name)
}

/** Whether a number goes on what stands right above it, beside other text: an address of its own. */
const isInBlock = ({ row, box }: Hit, { rows }: DocumentText): boolean =>
  (rows[row.index - 1]?.pieces ?? []).some(
    (piece) => piece.box[0] > row.box[0] && Math.abs(piece.box[0] - box[0]) < IN_LINE * row.em,
  )

const wordsIn = ({ row, box }: NamePlace): Row['words'] =>
  row.words.filter((word) => word.box[0] >= box[0] - 1 && word.box[2] <= box[2] + 1)

/** Letters of a name that no other text holds by chance. */
const LEAST_NAME = 6

/** How far a number stands under a name in its column; infinite where it does not. */
function stepUnder({ row, box }: Hit, name: NamePlace): number {
  const step = row.baseline - name.row.baseline
  const shared = Math.min(box[2], name.box[2]) - Math.max(box[0], name.box[0])
  const isUnder = name.row.page === row.page && step >= 0 && step < FAR * row.em && shared > 0
  return isUnder ? step : Number.POSITIVE_INFINITY
}
