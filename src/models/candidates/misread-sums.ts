import { currencyOf } from '../../fields/currency.ts'
import { MISREAD_DIGITS } from '../../fields/misread-digits.ts'
import { decimalText } from '../../fields/money.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { type AmountCandidate, labelled } from './amount-candidate.ts'
import { printedRates } from './amount-relations.ts'
import { placeOf, startsOf } from './place.ts'
import { type Teller, type ToldSums, tellersOf } from './told-sums.ts'

/** A sum that others tell and that is printed nowhere, where recognition read something like it. */
export interface MisreadSum extends AmountCandidate {
  readonly told: {
    readonly tellers: ReadonlySet<Teller>
    /** Share of its digits that were read otherwise, or not. */
    readonly unlike: number
    /** What a printed rate makes of a total. */
    readonly isTax: boolean
  }
}

/** What was read where a sum may stand: its digits, with a currency's sign taken for one or not. */
interface Printed {
  readonly row: Row
  readonly piece: Piece
  readonly digits: readonly string[]
}

/** Digits that are left of a sum. */
const LEAST_DIGITS = 2
const MOST_DIGITS = 9
/** A smaller tax is like too many figures, in cents. */
const LEAST_TAX = 100
/** Sums of a paper that are told, at most. */
const MOST_TOLD = 16

export function misreadSums(told: ToldSums, document: DocumentText): MisreadSum[] {
  const { sums, last, everywhere } = told
  if (last.length < 2) return []
  const known = new Set(sums.map((own) => own.cents))
  const byRow = Map.groupBy(sums, ({ row }) => row)
  const places = document.rows.flatMap(printedIn)
  const found = new Map<string, MisreadSum>()
  const add = (
    place: Printed,
    value: number,
    unlike: number | null,
    from: Omit<MisreadSum['told'], 'unlike'>,
  ) => {
    if (unlike === null || known.has(value) || found.size >= MOST_TOLD) return
    const own = misreadAt(place, value, last[0]!)
    found.set(`${value} ${place.row.index}`, { ...own, told: { ...from, unlike } })
  }
  // What is printed twice, or told, was read as it is.
  const counts = Map.groupBy(sums, (own) => own.cents)
  const isSure = (own: AmountCandidate) =>
    counts.get(own.cents)!.length > 1 || told.isRun(own) || told.tellersOf(own).size > 0
  for (const place of places) {
    const { row, piece } = place
    if (row.index <= last[1]!.row.index || byRow.get(row)?.some(isSure)) continue
    const over = told.over({ row, box: piece.words.at(-1)!.box })
    for (const value of new Set([...over.keys(), ...everywhere.keys()])) {
      const tellers = tellersOf(value, everywhere, over)
      add(place, value, unlikeness(place, value, mostOthers(tellers)), { tellers, isTax: false })
    }
  }
  const totals = labelled(sums, document, ['total', 'grand_total', 'amount_due'])
  const wholes = new Set(
    [...found.values(), ...totals].map((own) => own.cents).concat([...everywhere.keys()]),
  )
  const rates = printedRates(document)
  for (const place of places) {
    if (byRow.has(place.row)) continue
    for (const rate of rates)
      for (const whole of wholes) {
        const tax = Math.round((whole * rate) / (100 + rate))
        if (tax >= LEAST_TAX)
          add(place, tax, unlikeness(place, tax, 1), { tellers: new Set(), isTax: true })
      }
  }
  return [...found.values()]
}

function misreadAt({ row, piece }: Printed, value: number, like: AmountCandidate): AmountCandidate {
  const from = startsOf(row)[row.pieces.indexOf(piece)]!
  const place = placeOf(row, from, from + piece.words.length)
  const { text, box } = place
  const figure = { ...like.figure, value: value / 100, currency: null, text, page: row.page, box }
  const printed = decimalText(value / 100)
  return { ...place, value: printed, figure, cents: value, isMoney: true, workedOut: ['sums'] }
}

/** The last text of a recognised row that has digits. */
function printedIn(row: Row): Printed[] {
  const piece = row.recognised ? row.pieces.findLast(({ text }) => /\d/.test(text)) : undefined
  if (!piece) return []
  const words = piece.words.filter(({ text }) => /\d/.test(text) || currencyOf(text) === null)
  const text = words.map((word) => word.text).join('')
  const digits = [text, text.replace(/\p{Sc}/gu, '')].map((own) =>
    [...own]
      .map((sign) => MISREAD_DIGITS[sign] ?? sign)
      .join('')
      .replace(/\D/g, ''),
  )
  const isOne = digits[1]!.length >= LEAST_DIGITS && digits[0]!.length <= MOST_DIGITS
  return isOne ? [{ row, piece, digits: [...new Set(digits)] }] : []
}

/** Digits that may be others: what rows come to is like a figure by chance sooner than what is told otherwise. */
const mostOthers = (tellers: ReadonlySet<Teller>): number =>
  [...tellers].some((own) => own !== 'rows') ? 2 : 1

/** The share of a sum's digits that were read otherwise, or not; null where too many were. */
function unlikeness({ digits }: Printed, value: number, most: number): number | null {
  const wanted = String(value)
  const others = Math.min(...digits.map((own) => distance(own, wanted)))
  return others > most || 2 * others > wanted.length ? null : others / wanted.length
}

/** Digits to be changed, added or left out for one number to be another. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const now = [i]
    for (let k = 1; k <= other.length; k++) {
      const changed = before[k - 1]! + (one[i - 1] === other[k - 1] ? 0 : 1)
      now.push(Math.min(now[k - 1]! + 1, before[k]! + 1, changed))
    }
    before = now
  }
  return before.at(-1)!
}
