import { foldedPhrase, type LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Figure, rowFigures } from '../../reading/figures.ts'
import { taxRows } from '../totals/tax-rows.ts'
import { LABEL_AT } from './label-scores.ts'
import { type Candidate, placeOf, startsOf } from './place.ts'
import { surroundingsOf } from './surroundings.ts'

/** A figure that could be a sum of money. */
export interface AmountCandidate extends Candidate {
  readonly figure: Figure
  readonly cents: number
}

/** Most figures of a document that are looked at; of longer ones, those at both ends. */
const MOST = 400
const LARGEST = 1e11

/** The sums that a document may hold: printed ones, and such as follow from them. */
export function amountCandidates(document: DocumentText): AmountCandidate[] {
  const all = document.rows.flatMap((row) => amountsOfRow(row, document))
  const kept = all.length <= MOST ? all : [...all.slice(0, MOST / 2), ...all.slice(-MOST / 2)]
  return [...kept, ...workedOut(kept, document), ...sumsOfTaxes(kept, document)]
}

/** Taxes of several rates, or of several names, together, and what they are of, in cents. */
export function taxesTogether(
  document: DocumentText,
): { readonly tax: number; readonly base: number | null; readonly row: number } | null {
  const rows = taxRows(document, new Set()).filter((own) => own.follows)
  // A tax that is printed twice counts once; two names may have one rate.
  const nameOf = (row: number) => foldedPhrase(document.rows[row]!.text.replace(/[\d.,%]/g, ''))
  const distinct = [
    ...new Map(
      rows.map((own) => [`${nameOf(own.row)} ${own.rate} ${cents(own.amount)}`, own]),
    ).values(),
  ]
  if (distinct.length < 2 || distinct.length > MOST_TAXES) return null
  return {
    tax: distinct.reduce((sum, own) => sum + cents(own.amount), 0),
    base: distinct.every((own) => own.base !== null)
      ? distinct.reduce((sum, own) => sum + cents(own.base!), 0)
      : null,
    row: distinct.at(-1)!.row,
  }
}

/** The sums of all taxes and their bases, where these are printed nowhere. */
function sumsOfTaxes(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): AmountCandidate[] {
  const together = taxesTogether(document)
  const place = together && candidates.findLast((own) => own.row.index === together.row)
  if (!place) return []
  const known = new Set(candidates.map((own) => own.cents))
  return [together.tax, together.base].flatMap((value, i): AmountCandidate[] => {
    if (value === null || known.has(value)) return []
    const figure = { ...place.figure, value: value / 100, decimals: 2 }
    const names = [i === 0 ? 'taxes' : 'bases']
    return [{ ...place, value: decimalText(value / 100), figure, cents: value, workedOut: names }]
  })
}

/** Rates of one document. */
const MOST_TAXES = 6

/** Likeness to a label from which a sum is taken for what it names. */
const LIKE = 0.5
/** No sum is rounded by more, in cents. */
const MOST_ROUNDED = 10
/** Sums that are worked out from others, at most. */
const MOST_WORKED_OUT = 8

/** What the words in front of a sum, or over it, say it is. */
export function labelled(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
  names: readonly LabelName[],
): AmountCandidate[] {
  return candidates.filter((own) => {
    const { scores } = surroundingsOf(own, document)
    return names.some((name) => {
      const at = LABEL_AT.get(name)!
      return Math.max(scores.left[at]!, scores.row[at]!) >= LIKE
    })
  })
}

/** What is paid less the change, and totals that are rounded, where these are printed nowhere. */
function workedOut(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): AmountCandidate[] {
  const sums = candidates.filter(({ figure }) => figure.decimals === 2)
  const change = labelled(sums, document, ['change'])
  const rounding = labelled(sums, document, ['rounding']).filter(
    (own) => Math.abs(own.cents) <= MOST_ROUNDED && own.cents !== 0,
  )
  if (change.length === 0 && rounding.length === 0) return []
  const known = new Set(sums.map((own) => own.cents))
  const found = new Map<number, AmountCandidate>()
  const add = (value: number, from: AmountCandidate, names: readonly string[]) => {
    if (value <= 0 || known.has(value) || found.has(value) || found.size >= MOST_WORKED_OUT) return
    const figure = { ...from.figure, value: value / 100 }
    found.set(value, {
      ...from,
      value: decimalText(value / 100),
      figure,
      cents: value,
      workedOut: names,
    })
  }
  const paid = change.length === 0 ? [] : labelled(sums, document, ['cash', 'paid', 'card'])
  for (const own of paid)
    for (const back of change)
      if (own !== back) add(own.cents - back.cents, own, ['cash', 'change'])
  const totals =
    rounding.length === 0
      ? []
      : labelled(sums, document, ['total', 'grand_total', 'subtotal', 'amount_due'])
  for (const own of totals)
    for (const by of rounding) {
      if (own === by) continue
      add(own.cents + by.cents, own, ['subtotal', 'rounding'])
      add(own.cents - by.cents, own, ['subtotal', 'rounding'])
    }
  return [...found.values()]
}

/** `31 00` is a sum whose point recognition lost. */
const LOST_POINT = /^\d{1,4}$/
const CENTS = /^\d{2}$/
/** `34 409.24` may be one sum where the document parts thousands by spaces. */
const GROUP = /^[-–]?\d{1,3}$/
const REST = /^\d{3}(?:[.,]\d{2})?$/

/** Words that may be one sum although each is a figure. */
function joinedAmounts(row: Row): AmountCandidate[] {
  return row.words.flatMap((word, at) => {
    const next = row.words[at + 1]
    if (!next || next.box[0] - word.box[2] > row.em) return []
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
  return { ...place, value: decimalText(value), figure, cents: cents(value) }
}

function amountsOfRow(row: Row, document: DocumentText): AmountCandidate[] {
  if (!/\d/.test(row.text)) return []
  const starts = startsOf(row)
  const first = new Map(row.pieces.map((piece, i) => [piece, starts[i]!]))
  const found = row.pieces.flatMap((piece) =>
    rowFigures({ ...row, pieces: [piece] }, document)
      .filter((figure) => isLikely(figure))
      .map((figure) => {
        const from = first.get(piece)! + figure.from
        return {
          ...placeOf(row, from, from + (figure.to - figure.from)),
          value: decimalText(figure.value, figure.decimals),
          figure,
          cents: cents(figure.value),
        }
      }),
  )
  const known = new Set(found.map((own) => `${own.from} ${own.to}`))
  return [...found, ...joinedAmounts(row).filter((own) => !known.has(`${own.from} ${own.to}`))]
}

/** Not a share, and neither a long number nor a fraction of cents. */
const isLikely = (figure: Figure): boolean =>
  !figure.percent &&
  Math.abs(figure.value) < LARGEST &&
  (figure.decimals === 2 ||
    figure.currency !== null ||
    (figure.decimals === 0 && figure.value < 1e7) ||
    figure.decimals === 3)
