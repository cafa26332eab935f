import type { Word } from '../../document/page.ts'
import { readTown } from '../../fields/address.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Figure, isSum, rowFigures } from '../../reading/figures.ts'
import { LABEL_AT } from './label-scores.ts'
import { type Candidate, placeOf, startsOf } from './place.ts'
import { surroundingsOf } from './surroundings.ts'

/** A figure that could be a sum of money. */
export interface AmountCandidate extends Candidate {
  readonly figure: Figure
  readonly cents: number
  /** Printed as sums of money are in its document: with two decimals, else whole. */
  readonly isMoney: boolean
}

/** Most figures of a document that are looked at; of longer ones, those at both ends. */
const MOST = 400
const LARGEST = 1e11

/** The sums that a document prints. */
export function printedAmounts(document: DocumentText): AmountCandidate[] {
  const found = withTenths(document.rows.flatMap((row) => amountsOfRow(row, document)))
  const isWhole = !found.some(({ isMoney }) => isMoney)
  const all = isWhole
    ? found.map((own) => ({ ...own, isMoney: isWholeSum(own) })).flatMap(withThousands)
    : found
  return all.length <= MOST ? all : [...all.slice(0, MOST / 2), ...all.slice(-MOST / 2)]
}

/** Sums with one decimal of a document that prints them so, at least. */
const LEAST_TENTHS = 4

/** Sums may all have one decimal, where nobody pays with smaller coins; else figures with one are none. */
function withTenths(all: readonly AmountCandidate[]): AmountCandidate[] {
  const isTenth = ({ figure }: AmountCandidate) => figure.decimals === 1
  const others = all.filter((own) => !isTenth(own))
  const count = all.length - others.length
  const isSo = count >= LEAST_TENTHS && count > others.filter(isWholeSum).length
  if (!isSo || others.some(({ isMoney }) => isMoney)) return others
  return all.map((own) => (isTenth(own) ? { ...own, isMoney: true } : own))
}

/** Thousands set apart. */
const GROUPED = /\d[,.'’ ]\d{3}(?!\d)/u

/** A sum in a currency that has no smaller coins, by its sign or its thousands. */
const isWholeSum = ({ figure, text }: AmountCandidate): boolean =>
  figure.decimals === 0 && !figure.percent && (figure.currency !== null || GROUPED.test(text))

/** Where no sum has hundredths, three decimals may be thousands whose sign was misread: `21.300` among `4,500`. */
function withThousands(own: AmountCandidate): AmountCandidate[] {
  const { figure } = own
  if (figure.decimals !== 3 || Math.abs(figure.value) < 1) return [own]
  const value = Math.round(figure.value * 1000)
  const whole = { ...figure, value, decimals: 0 }
  return [
    own,
    { ...own, value: decimalText(value), figure: whole, cents: cents(value), isMoney: true },
  ]
}

/** Likeness to a label from which a sum is taken for what it names. */
const LIKE = 0.5

/** What the words in front of a sum, or over it, say it is. */
export function labelled(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
  names: readonly LabelName[],
): AmountCandidate[] {
  return candidates.filter((own) => {
    const { labelScoresOf } = surroundingsOf(own, document)
    const [left, row] = [labelScoresOf('left'), labelScoresOf('row')]
    return names.some((name) => {
      const at = LABEL_AT.get(name)!
      return Math.max(left[at]!, row[at]!) >= LIKE
    })
  })
}

/** `31 00` is a sum whose point recognition lost. */
const LOST_POINT = /^\d{1,4}$/
const CENTS = /^\d{2}$/
/** `34 409.24` may be one sum where the document parts thousands by spaces. */
const GROUP = /^[-–]?\d{1,3}$/
const REST = /^\d{3}(?:[.,]\d{2})?$/

/** A space, in characters' widths: print may be set wide. */
const SPACE = 1.5
const widthOf = ({ box, text }: Word): number => (box[2] - box[0]) / text.length

/** Words that may be one sum although each is a figure. */
function joinedAmounts(row: Row): AmountCandidate[] {
  return row.words.flatMap((word, at) => {
    const next = row.words[at + 1]
    if (!next || next.box[0] - word.box[2] > Math.max(row.em, SPACE * widthOf(next))) return []
    if (row.recognised && LOST_POINT.test(word.text) && CENTS.test(next.text))
      return [joined(row, at, at + 2, `${word.text}.${next.text}`, 2)]
    if (!GROUP.test(word.text) || !REST.test(next.text)) return []
    let to = at + 2
    while (/^\d{3}$/.test(row.words[to - 1]!.text) && REST.test(row.words[to]?.text ?? '')) to++
    const text = row.words
      .slice(at, to)
      .map((own) => own.text)
      .join('')
    return [
      joined(row, at, to, text.replace('–', '-').replace(',', '.'), /[.,]/.test(text) ? 2 : 0),
    ]
  })
}

function joined(
  row: Row,
  from: number,
  to: number,
  digits: string,
  decimals: number,
): AmountCandidate {
  const value = Number(digits)
  const place = placeOf(row, from, to)
  const figure: Figure = {
    value,
    decimals,
    currency: null,
    percent: false,
    signed: value < 0,
    text: place.text,
    page: row.page,
    box: place.box,
    from: 0,
    to: to - from,
    confidence: 0.5,
    misread: true,
  }
  return {
    ...place,
    value: decimalText(value),
    figure,
    cents: cents(value),
    isMoney: decimals === 2,
  }
}

/** Whether a figure is the code of the town that a text is: `99999 Sampletown`. */
const isTownCode = ({ text, decimals }: Figure, line: string): boolean =>
  decimals === 0 && readTown(line)?.postalCode?.replace(/\s/g, '') === text.replace(/\s/g, '')

function amountsOfRow(row: Row, document: DocumentText): AmountCandidate[] {
  if (!/\d/.test(row.text)) return []
  const starts = startsOf(row)
  const first = new Map(row.pieces.map((piece, i) => [piece, starts[i]!]))
  const found = row.pieces.flatMap((piece) =>
    rowFigures({ ...row, pieces: [piece] }, document)
      .filter((figure) => isLikely(figure) && !isTownCode(figure, piece.text))
      .map((figure) => {
        const from = first.get(piece)! + figure.from
        return {
          ...placeOf(row, from, from + (figure.to - figure.from)),
          value: decimalText(figure.value, figure.decimals),
          figure,
          cents: cents(figure.value),
          isMoney: figure.decimals === 2 && isSum(figure),
        }
      }),
  )
  const known = new Set(found.map((own) => `${own.from} ${own.to}`))
  return [...found, ...joinedAmounts(row).filter((own) => !known.has(`${own.from} ${own.to}`))]
}

/** All of its thousands set apart by one sign, as numbers of accounts are not: `25.164.000`. */
const IN_THOUSANDS = /^\D{0,3}\d{1,3}([.,'’])\d{3}(?:\1\d{3})*\D{0,3}$/u

/** Not a share, and neither a long number nor a fraction of cents. */
const isLikely = (figure: Figure): boolean =>
  !figure.percent &&
  Math.abs(figure.value) < LARGEST &&
  (figure.decimals === 2 ||
    figure.currency !== null ||
    (figure.decimals === 0 && (figure.value < 1e7 || IN_THOUSANDS.test(figure.text))) ||
    figure.decimals === 1 ||
    figure.decimals === 3)
