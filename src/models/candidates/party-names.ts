import { digits, letters } from '../../fields/counts.ts'
import { isEastAsian } from '../../fields/east-asian-words.ts'
import { plainText } from '../../fields/lexicon.ts'
import { remembered } from '../../fields/remembered.ts'
import { hasCompanyForm, hasCompanyWord } from '../../reading/company-names.ts'
import type { DocumentText, Piece } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { formedNames } from './formed-names.ts'
import { linesBelow, marksOf } from './name-blocks.ts'
import type { NameCandidate } from './name-candidate.ts'
import { isAligned } from './name-lines.ts'
import { NAMES } from './names.ts'
import { OPEN_START } from './open-lines.ts'
import { SELLER_EVIDENCE, sellerEvidence } from './seller-evidence.ts'

const OWN = [
  'heldByOther',
  'heldByForm',
  'holdsOther',
  'saidTwice',
  'tradesOver',
  'rowsToTaxId',
  'otherToTaxId',
  'goesOnUnder',
  'goesOnWithin',
  'bracketFirst',
] as const

/** Names of who sells and who buys: brands and firms stand beside each other, each whole or a part of the other. */
export const PARTY_NAMES: CandidateKind<NameCandidate> = {
  ...NAMES,
  own: [...NAMES.own, ...OWN, ...SELLER_EVIDENCE],
  candidatesOf: (document) => {
    const known = NAMES.candidatesOf(document)
    return [...known, ...formedNames(document, known)]
  },
  ownFeatures: (candidates, document) => {
    const common = NAMES.ownFeatures(candidates, document)
    const own = amongNames(candidates, document)
    const evidence = sellerEvidence(candidates, document)
    return (i) => common(i).concat(own(i), evidence(i))
  },
}

/** Rows to a tax number that is not near. */
const FAR = 12

/** Words of a text with a blank around each. */
const spaced = (text: string): string => ` ${wordsIn(text).join(' ')} `

const wordsIn = remembered((text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\d&]+/u)
    .filter((word) => word !== ''),
)

function amongNames(candidates: readonly NameCandidate[], document: DocumentText): FeaturesOf {
  const texts = candidates.map(({ value }) => spaced(value))
  const whole = candidates.flatMap(({ cut, piece, value }, i) =>
    cut === 'whole' && letters(value) > 2
      ? [{ piece, text: texts[i]!, form: hasCompanyForm(value) }]
      : [],
  )
  const taxRows = document.rows.filter((row) => marksOf(row).vat || saysTaxId(row.pieces))
  const rowsTo = (own: NameCandidate) =>
    Math.min(
      FAR,
      ...taxRows
        .filter((row) => row.page === own.row.page && row.index >= own.row.index)
        .map((row) => row.index - own.row.index),
    )
  const nearest = Math.min(
    FAR,
    ...candidates
      .filter(({ cut }) => cut === 'whole')
      .filter(({ value }) => hasCompanyForm(value))
      .map(rowsTo),
  )
  return (i) => {
    const own = candidates[i]!
    const text = texts[i]!
    const holders = whole.filter(
      (other) =>
        other.text.length > text.length && other.piece !== own.piece && other.text.includes(text),
    )
    const rows = rowsTo(own)
    return [
      holders.length > 0 ? 1 : 0,
      holders.some(({ form }) => form) ? 1 : 0,
      whole.some(
        (other) =>
          other.text.length < text.length &&
          text.includes(other.text) &&
          !own.words.some((word) => other.piece.words.includes(word)),
      )
        ? 1
        : 0,
      own.cut === 'lines' ? saidTwice(own) : 0,
      isUnderTrades(own, document) ? 1 : 0,
      rows,
      nearest < rows ? 1 : 0,
      ...goesOn(own, document),
      own.text.startsWith('(') ? 1 : 0,
    ]
  }
}

/** Whether the line under a name begins as no text does by itself, and whether the second line of one does. */
function goesOn({ cut, row, piece, words }: NameCandidate, document: DocumentText): number[] {
  if (cut === 'lines') {
    const second = words.find((word) => !piece.words.includes(word) && !row.words.includes(word))
    return [0, second && begins(textOf(words.slice(words.indexOf(second)))) ? 1 : 0]
  }
  const isCut = words.at(-1) !== piece.words.at(-1)
  const [below] = isCut ? [] : linesBelow(row, piece, document)
  return [below && begins(below.text) ? 1 : 0, 0]
}

/** In a small letter, or with a word that joins others. */
const begins = (text: string): boolean => /^\p{Ll}{2}/u.test(text) || OPEN_START.test(text)

const saysTaxId = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece) =>
      piece.labels.some(
        ({ names }) => names.includes('tax_id') || names.includes('registration'),
      ) && digits(piece.text) >= 7,
  )

/** The share of a first line's words that the second one says again. */
function saidTwice({ piece, words }: NameCandidate): number {
  // Words without spaces between are compared as one.
  if (isEastAsian(piece.text)) {
    const below = words.filter((word) => !piece.words.includes(word))
    return textOf(below).includes(piece.text) ? 1 : 0
  }
  const first = wordsIn(piece.text)
  const second = new Set(
    words.filter((word) => !piece.words.includes(word)).flatMap(({ text }) => wordsIn(text)),
  )
  return first.filter((word) => second.has(word)).length / Math.max(1, first.length)
}

/** Whether the line over a name says a trade and nothing else: `Bakery` over `Miller`. */
function isUnderTrades({ row, piece }: NameCandidate, document: DocumentText): boolean {
  const over = document.rows[row.index - 1]
  if (!over || over.page !== row.page || row.baseline - over.baseline > 3 * row.em) return false
  const line = over.pieces.find((own) => isAligned(own, piece, row.em))
  return line?.words.every(({ text }) => hasCompanyWord(text)) ?? false
}
