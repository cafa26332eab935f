import { foldedPhrase, type LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import { taxRows } from '../totals/tax-rows.ts'
import type { CandidateKind } from './candidate-set.ts'
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

const OWN = [
  'decimals',
  'currency',
  'signed',
  'negative',
  'log',
  'zero',
  'misread',
  'rankBySize',
  'isLargest',
  'shareOfLargest',
  'largerAfter',
  'sumsAfter',
  'repeats',
  'figuresInRow',
  'percentInRow',
  'columnLength',
  'columnFromEnd',
  'lettersInRow',
  'sumOfTwo',
  'sumOfTwoTaxed',
  'netOfTotal',
  'netTaxed',
  'taxOfNet',
  'taxTaxed',
  'printedRate',
  'sumOfColumn',
  'paidLessChange',
  'belowItems',
  'joined',
  'paidLessChangeLabelled',
  'roundedFrom',
  'roundedBy',
  'workedOutPaid',
  'workedOutRounded',
  'inSumBelow',
  'workedOutTaxes',
  'workedOutBases',
  'leftOfCash',
] as const

/** Rates of value added and sales taxes, in percent. */
const RATES = [
  2.1, 2.5, 2.6, 3, 3.8, 4, 5, 5.5, 6, 6.25, 7, 7.5, 7.7, 8, 8.1, 8.25, 8.875, 9, 9.5, 10, 12, 13,
  13.5, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27,
]

export const AMOUNTS: CandidateKind<AmountCandidate> = {
  name: 'amounts',
  labels: [
    'net',
    'tax',
    'tax_total',
    'total',
    'grand_total',
    'amount_due',
    'subtotal',
    'discount',
    'shipping',
    'previous_balance',
    'paid',
    'exempt',
    'cash',
    'change',
    'tip',
    'rounding',
    'card',
    'service_charge',
    'savings',
    'count',
    'column_amount',
    'column_unit_price',
    'column_quantity',
    'column_net',
    'column_gross',
    'column_tax',
    'column_tax_rate',
    'column_description',
  ],
  sides: ['left', 'row', 'start', 'above', 'head', 'before', 'right'],
  own: OWN,
  candidatesOf,
  ownFeatures: (candidates, _around, document) => amountFeatures(candidates, document),
}

function candidatesOf(document: DocumentText): AmountCandidate[] {
  const all = document.rows.flatMap((row) => amountsOfRow(row, document))
  const kept = all.length <= MOST ? all : [...all.slice(0, MOST / 2), ...all.slice(-MOST / 2)]
  return [...kept, ...workedOut(kept, document), ...sumsOfTaxes(kept, document)]
}

/** Taxes of several rates, or of several names, together, and what they are of. */
function sumsOfTaxes(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): AmountCandidate[] {
  const rows = taxRows(document, new Set()).filter((own) => own.follows)
  // A tax that is printed twice counts once; two names may have one rate.
  const nameOf = (row: number) => foldedPhrase(document.rows[row]!.text.replace(/[\d.,%]/g, ''))
  const distinct = [
    ...new Map(
      rows.map((own) => [`${nameOf(own.row)} ${own.rate} ${cents(own.amount)}`, own]),
    ).values(),
  ]
  if (distinct.length < 2 || distinct.length > MOST_TAXES) return []
  const known = new Set(candidates.map((own) => own.cents))
  const place = candidates.findLast((own) => own.row.index === distinct.at(-1)!.row)
  if (!place) return []
  const sums = [
    distinct.reduce((sum, own) => sum + cents(own.amount), 0),
    ...(distinct.every((own) => own.base !== null)
      ? [distinct.reduce((sum, own) => sum + cents(own.base!), 0)]
      : []),
  ]
  return sums.flatMap((value, i): AmountCandidate[] => {
    if (known.has(value)) return []
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
function labelled(
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

function amountFeatures(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): number[][] {
  const sums = candidates.filter(({ figure }) => isSum(figure) && figure.decimals === 2)
  const values = new Map<number, number>()
  for (const { cents: value } of sums) {
    const size = Math.abs(value)
    values.set(size, (values.get(size) ?? 0) + 1)
  }
  const distinct = [...values.keys()].sort((a, b) => b - a)
  const ranks = new Map(distinct.map((value, i) => [value, i]))
  const largest = distinct[0] ?? 1
  const rates = new Set(
    document.rows.flatMap((row) => (row.text.includes('%') ? percentsIn(row.text) : [])),
  )
  const change = labelled(sums, document, ['change'])
  const cashSums = labelled(sums, document, ['cash', 'paid', 'card'])
  const paidSums = change.length === 0 ? [] : cashSums
  const kept = new Set(paidSums.flatMap((own) => change.map((back) => own.cents - back.cents)))
  const rests = restsOf(cashSums, sums)
  const relations = relationsOf(distinct.slice(0, 120), rates)
  const columns = columnsOf(candidates)
  const lastItem = Math.max(
    -1,
    ...[...columns.values()].filter((c) => c.length >= 4).map((c) => c.last),
  )
  return candidates.map((own, i) => {
    const { figure, row } = own
    const size = Math.abs(own.cents)
    const after = sums.filter((other) => other.row.index > row.index)
    const rel = relations.get(size)
    const column = columns.get(i)
    const paid = distinct.some((more) => more > size && more < 30 * size && values.has(more - size))
    return [
      figure.decimals === 2 ? 1 : 0,
      figure.currency ? 1 : 0,
      figure.signed ? 1 : 0,
      figure.value < 0 ? 1 : 0,
      Math.log10(1 + size),
      size === 0 ? 1 : 0,
      figure.misread ? 1 : 0,
      1 / (1 + (ranks.get(size) ?? distinct.length)),
      size === largest ? 1 : 0,
      size / largest > 2 ? 2 : size / largest,
      Math.min(5, after.filter((other) => Math.abs(other.cents) > size).length),
      Math.min(10, after.length),
      Math.min(5, values.get(size) ?? 0),
      Math.min(8, candidates.filter((other) => other.row === row).length),
      row.text.includes('%') ? 1 : 0,
      column ? Math.min(12, column.length) : 0,
      column ? Math.min(12, column.fromEnd) : 0,
      Math.min(40, row.text.replace(/[^\p{L}]/gu, '').length),
      rel?.sum ?? 0,
      rel?.sumTaxed ?? 0,
      rel?.net ?? 0,
      rel?.netTaxed ?? 0,
      rel?.tax ?? 0,
      rel?.taxTaxed ?? 0,
      rel?.printed ?? 0,
      column?.sumOfAbove ?? 0,
      paid ? 1 : 0,
      row.index > lastItem ? 1 : 0,
      figure.misread && own.words.length > 1 ? 1 : 0,
      kept.has(own.cents) ? 1 : 0,
      distinct.some((other) => other !== size && Math.abs(other - size) <= 5) ? 1 : 0,
      size % 5 === 0 ? 1 : 0,
      own.workedOut?.includes('change') ? 1 : 0,
      own.workedOut?.includes('rounding') ? 1 : 0,
      column?.inSum ?? 0,
      own.workedOut?.[0] === 'taxes' ? 1 : 0,
      own.workedOut?.[0] === 'bases' ? 1 : 0,
      rests.has(own.cents) ? 1 : 0,
    ]
  })
}

/** What is left of a sum that was paid when another printed above it is taken off. */
function restsOf(paid: readonly AmountCandidate[], sums: readonly AmountCandidate[]): Set<number> {
  const rests = new Set<number>()
  for (const own of paid)
    for (const other of sums) {
      const rest = own.cents - other.cents
      if (other.row.index < own.row.index && rest > 0 && other.cents > 0)
        if (sums.some((left) => left.cents === rest && left.row.index > own.row.index))
          rests.add(rest)
    }
  return rests
}

interface Relation {
  sum: number
  sumTaxed: number
  net: number
  netTaxed: number
  tax: number
  taxTaxed: number
  printed: number
}

/** Which sums are two others, and whether one of these is a tax at a usual or printed rate. */
function relationsOf(
  distinct: readonly number[],
  rates: ReadonlySet<number>,
): Map<number, Relation> {
  const relations = new Map<number, Relation>()
  const of = (value: number): Relation => {
    const before = relations.get(value)
    if (before) return before
    const made = { sum: 0, sumTaxed: 0, net: 0, netTaxed: 0, tax: 0, taxTaxed: 0, printed: 0 }
    relations.set(value, made)
    return made
  }
  const known = new Set(distinct)
  for (const total of distinct) {
    for (const net of distinct) {
      const tax = total - net
      if (tax <= 0 || tax >= 0.5 * net || !known.has(tax)) continue
      const printed = [...rates].some((rate) => isTax(tax, net, rate))
      const taxed = printed || RATES.some((rate) => isTax(tax, net, rate))
      const [t, n, x] = [of(total), of(net), of(tax)]
      t.sum = 1
      n.net = 1
      x.tax = 1
      if (taxed) {
        t.sumTaxed = 1
        n.netTaxed = 1
        x.taxTaxed = 1
      }
      if (printed) for (const own of [t, n, x]) own.printed = 1
    }
  }
  return relations
}

const isTax = (tax: number, net: number, rate: number): boolean =>
  Math.abs((net * rate) / 100 - tax) <= 1.5

interface ColumnPlace {
  readonly length: number
  readonly fromEnd: number
  readonly last: number
  readonly sumOfAbove: number
  /** It is one of those that a sum below comes to. */
  readonly inSum: number
}

/** Figures that end at one edge, page by page: how many, and how far from the lowest. */
function columnsOf(candidates: readonly AmountCandidate[]): Map<number, ColumnPlace> {
  const groups: { page: number; right: number; em: number; own: number[] }[] = []
  candidates.forEach(({ row, box }, i) => {
    const group = groups.find(
      (other) => other.page === row.page && Math.abs(other.right - box[2]) < 0.6 * row.em,
    )
    if (group) group.own.push(i)
    else groups.push({ page: row.page, right: box[2], em: row.em, own: [i] })
  })
  const places = new Map<number, ColumnPlace>()
  for (const { own } of groups) {
    const run = itemsRun(own, candidates)
    const parts = new Set<number>()
    own.forEach((index, at) => {
      let sum = 0
      let equal = 0
      for (let j = at - 1; j >= 0; j--) {
        sum += candidates[own[j]!]!.cents
        if (at - j >= 2 && sum === candidates[index]!.cents && sum !== 0) {
          equal = 1
          for (let part = j; part < at; part++) parts.add(own[part]!)
        }
      }
      places.set(index, {
        length: own.length,
        fromEnd: own.length - 1 - at,
        last: run,
        sumOfAbove: equal,
        inSum: 0,
      })
    })
    for (const part of parts) places.set(part, { ...places.get(part)!, inSum: 1 })
  }
  return places
}

/** The last row of a column that still has other figures beside: where its items end. */
function itemsRun(own: readonly number[], candidates: readonly AmountCandidate[]): number {
  let last = -1
  for (const index of own) {
    const { row } = candidates[index]!
    const beside = candidates.filter((other) => other.row === row).length
    if (beside >= 2) last = Math.max(last, row.index)
  }
  return last
}
