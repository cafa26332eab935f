import { bicsIn } from '../../fields/bic.ts'
import { endsInCents, isSum } from '../../fields/cents.ts'
import { holdsAddress } from '../../fields/contact.ts'
import { digits, letters } from '../../fields/counts.ts'
import { datesIn } from '../../fields/date-search.ts'
import { ibanLikeIn } from '../../fields/iban.ts'
import { foldedPhrase, SALE_TITLES } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { vatIdsIn } from '../../fields/tax-id.ts'
import { holdsYear } from '../../fields/year.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { labelScores, mostOf } from './label-scores.ts'
import { type Candidate, placeOf } from './place.ts'
import { surroundingsOf } from './surroundings.ts'

/** A number, or letters and digits, that could name something. */
export interface IdentifierCandidate extends Candidate {
  /** All that is said behind a label, in words. */
  readonly said?: boolean
}

const MOST = 260
/** Words a number may be set in, and the widest gap between them, in ems. */
export const MOST_WORDS = 4
const GAP = 0.9
const TOKEN = /^[#(:]?[\p{L}\d][\p{L}\d._/\\‐‑–−:&*+-]*\)?[,.;:]?$/u
/** A number's own sign, and a blank on one side of it, which nobody sets: `AB- 1092`, `25 -0117`. */
const JOINT_FIRST = /^[-/](?=[\p{L}\d])/u
const APART = /(?<=[\p{L}\d][-/]) (?=[\p{L}\d])|(?<=[\p{L}\d]) (?=[-/][\p{L}\d])/gu
const BIC_LENGTHS: ReadonlySet<number> = new Set([8, 11])
export const CLEAN = /^[#(:]+|(?<![,.;:)])[,.;:)]+$/gu

/** A town in capitals behind its code. */
const TOWN = /^\d{4,5} \p{Lu}{3,}$/u

const OWN = [
  'words',
  'length',
  'digits',
  'letters',
  'lowercase',
  'onlyDigits',
  'slash',
  'hyphen',
  'dot',
  'startsWithLetters',
  'startsWithZero',
  'year',
  'isDate',
  'isAmount',
  'isVatId',
  'isIban',
  'isBic',
  'isContact',
  'isPhoneLike',
  'isPostal',
  'repeats',
  'goesOnRight',
  'goesOnLeft',
  'numberLeft',
  'wordRight',
  'labelWordInside',
  'onlyInRow',
  'figuresInRow',
  'titleLeft',
  'shorterSameStart',
  'seriesWord',
  'labelFirst',
] as const

export const IDENTIFIERS: CandidateKind<IdentifierCandidate> = {
  name: 'identifiers',
  labels: [
    'invoice_number',
    'invoice_date',
    'date',
    'due_date',
    ...SALE_TITLES,
    'purchase_order',
    'order_number',
    'customer_id',
    'reference',
    'tax_id',
    'customer_tax_id',
    'registration',
    'iban',
    'bic',
    'account_number',
    'phone',
    'fax',
    'receipt_number',
    'cashier',
    'contact',
    'vendor',
    'customer',
    'column_code',
    'column_description',
    'column_reference',
    'column_position',
  ],
  sides: ['left', 'row', 'above', 'head', 'before', 'named'],
  own: OWN,
  candidatesOf: (document) => {
    const all = document.rows.flatMap((row) => tokensOf(row))
    return all.length <= MOST ? all : [...all.slice(0, MOST - 60), ...all.slice(-60)]
  },
  ownFeatures: identifierFeatures,
}

/** A sign by itself between two parts: `61 / 2026`. */
const ALONE = /^[-/–]$/
/** What a sentence goes on with behind a number. */
const BEHIND = /[,;:]$/

/** Runs of tokens with a digit in them, one to four words. */
function tokensOf(row: Row): IdentifierCandidate[] {
  const found: IdentifierCandidate[] = []
  for (let from = 0; from < row.words.length; from++) {
    for (let to = from + 1; to <= Math.min(row.words.length, from + MOST_WORDS); to++) {
      const word = row.words[to - 1]!
      const before = row.words[to - 2]
      if (to > from + 1 && word.box[0] - before!.box[2] > GAP * row.em) break
      const text = to > from + 1 ? word.text.replace(JOINT_FIRST, '') : word.text
      if (!TOKEN.test(text) && !(to > from + 1 && ALONE.test(text))) break
      // Of several words each is short: `RE 2024 117`, not `see page 4`.
      if (to > from + 1 && (!isPart(word.text.replace(BEHIND, '')) || !isPart(before!.text))) break
      // What a bank is known by is a whole: an account's number may stand before it.
      if (to > from + 1 && (isBic(word.text) || isBic(before!.text))) break
      if (/[,;:]$/.test(before?.text ?? '') && to > from + 1) break
      if (ALONE.test(word.text)) continue
      const place = placeOf(row, from, to)
      const value = place.text.replace(CLEAN, '').replace(APART, '').trim()
      if (!/\d/.test(value) || value.length < 1 || value.length > 34) continue
      found.push({ ...place, value })
    }
  }
  return found
}

/** A part of a number in groups: digits, capitals, or a sign between. */
export const isPart = (text: string): boolean =>
  /^(?:\p{Lu}{1,5}(?:-\p{Lu}{1,5})?[-/.]?|(?=\D*\d)[\p{Lu}\d./-]+|[-/–])$/u.test(text)

/** Many numbers stand in one row. */
const sumsIn = once((row: Row) => row.words.filter((word) => endsInCents(word.text)).length)

const isBic = (text: string): boolean => BIC_LENGTHS.has(text.length) && bicsIn(text).length > 0

function identifierFeatures(
  candidates: readonly IdentifierCandidate[],
  document: DocumentText,
): FeaturesOf {
  const folded = document.rows.map((row) => foldedPhrase(row.text))
  const repeats = new Map<string, number>()
  return (i) => {
    const own = candidates[i]!
    const { row, value, from, to } = own
    const digitCount = digits(value)
    const key = foldedPhrase(value)
    let times = repeats.get(key)
    if (times === undefined) {
      times = key.length < 3 ? 1 : folded.filter((text) => text.includes(key)).length
      repeats.set(key, times)
    }
    const next = row.words[to]
    const before = row.words[from - 1]
    const near = (gap: number) => gap < GAP
    const { leftGap, rightGap, texts } = surroundingsOf(own, document)
    const first = own.words[0]!.text
    return [
      own.words.length,
      Math.min(24, value.length),
      Math.min(16, digitCount),
      Math.min(10, letters(value)),
      /\p{Ll}/u.test(value) ? 1 : 0,
      digitCount === value.length ? 1 : 0,
      value.includes('/') ? 1 : 0,
      /[-–]/.test(value) ? 1 : 0,
      value.includes('.') ? 1 : 0,
      /^\p{L}/u.test(value) ? 1 : 0,
      value.startsWith('0') ? 1 : 0,
      holdsYear(value) ? 1 : 0,
      datesIn(value, document.dateOrder).length > 0 ? 1 : 0,
      isSum(value) ? 1 : 0,
      vatIdsIn(value).length > 0 ? 1 : 0,
      ibanLikeIn(value) ? 1 : 0,
      bicsIn(value).length > 0 ? 1 : 0,
      holdsAddress(value) ? 1 : 0,
      /^[+(]|^0\d{2,4}[\s/-]/.test(own.text) ? 1 : 0,
      (/^\d{4,6}$/.test(value) && next && /^\p{Lu}\p{Ll}/u.test(next.text)) || TOWN.test(value)
        ? 1
        : 0,
      Math.min(5, times),
      next && near(rightGap) && isPart(next.text) && /\d/.test(next.text) ? 1 : 0,
      before && near(leftGap) && isPart(before.text) && /\d|^\p{Lu}{1,4}$/u.test(before.text)
        ? 1
        : 0,
      /\d/.test(texts.left) ? 1 : 0,
      next && near(rightGap) && /^\p{L}{2}/u.test(next.text) ? 1 : 0,
      own.words.some((word) => /^\p{L}{3,}$/u.test(word.text)) ? 1 : 0,
      from === 0 && to === row.words.length ? 1 : 0,
      Math.min(6, sumsIn(row)),
      /(?:#|n[º°or.]\.?|no\.?|nr\.?|number|nummer)\s*:?$/i.test(texts.left) ? 1 : 0,
      to - from > 1 ? 1 : 0,
      /^\p{Lu}{1,5}$/u.test(first) ? 1 : 0,
      to - from > 1 && !/\d/.test(first) ? mostOf(labelScores(first)) : 0,
    ]
  }
}
