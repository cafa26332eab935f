import { type LabelName, plainText } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { Found } from '../../reading/found.ts'
import { type LabelledSum, ROUNDING } from './labelled-sums.ts'

/** Tax of one rate. */
export interface TaxLine {
  readonly rate: number | null
  readonly base: number | null
  readonly amount: number
}

export interface Totals {
  readonly net: Found | null
  readonly tax: Found | null
  readonly total: Found | null
  readonly amountDue: Found | null
  readonly discount: Found | null
  readonly shipping: Found | null
  readonly previousBalance: Found | null
  readonly taxes: readonly TaxLine[]
  /** Net and tax make the total. */
  readonly adds: boolean
}

interface Choice {
  readonly net: LabelledSum | null
  readonly tax: { readonly sum: LabelledSum; readonly value: number } | null
  readonly total: LabelledSum | null
  readonly adds: boolean
  readonly score: number
}

/** The set of net, tax and total that labels and arithmetic together speak for. */
export function totalsOf(sums: readonly LabelledSum[], lineSum: number | null): Totals {
  const totals = distinct(
    sums.filter((s) => ['grand_total', 'total', 'amount_due'].includes(s.name)),
  )
  const nets = distinct(sums.filter((s) => s.name === 'net' || s.name === 'subtotal'))
  const taxes = taxCandidates(sums)
  const extras = extrasOf(sums)
  let best: Choice = { net: null, tax: null, total: null, adds: false, score: 0 }
  for (const total of [...totals, null])
    for (const net of [...nets, null])
      for (const tax of [...taxes, null]) {
        const choice = judged(net, tax, total, extras, lineSum)
        if (choice.score > best.score) best = choice
      }
  best = withoutExchange(best)
  // The total says it itself: `68.20 (includes 9.88 VAT)`.
  const said = best.tax ?? taxes.find(({ sum }) => sum.row === best.total?.row) ?? null
  const broken = best.net !== null && best.tax !== null && best.total !== null && !best.adds
  const single = (name: LabelName) => foundSum(sums.filter((sum) => sum.name === name).at(-1))
  return {
    net: foundSum(best.net, best.adds, broken),
    tax: said ? foundSum(said.sum, best.tax !== null && best.adds, broken, said.value) : null,
    total: foundSum(best.total, best.adds, broken),
    amountDue: single('amount_due'),
    discount: single('discount'),
    shipping: single('shipping'),
    previousBalance: single('previous_balance'),
    taxes: taxLines(sums),
    adds: best.adds,
  }
}

/** No tax is this many times what it is of. */
const MOST_OF_NET = 1.5

/** Heads such as `VAT subtotal` name either: of the two the tax is the smaller one. */
function withoutExchange(choice: Choice): Choice {
  const { net, tax, adds } = choice
  if (!net || !tax || !adds || tax.value !== tax.sum.figure.value) return choice
  if (Math.abs(tax.value) < MOST_OF_NET * Math.abs(net.figure.value)) return choice
  return { ...choice, net: tax.sum, tax: { sum: net, value: net.figure.value } }
}

/** How much it speaks for a total that the same sum is asked for. */
const ASKED = 2

/** The best labelled one of every value. */
function distinct(sums: readonly LabelledSum[]): LabelledSum[] {
  const byValue = Map.groupBy(sums, (sum) => cents(sum.figure.value))
  return [...byValue.values()].map((same) => {
    const best = same.reduce((a, b) => (b.weight > a.weight ? b : a))
    const names = new Set(same.map((sum) => sum.name))
    const asked = names.has('amount_due') && names.size > 1 && Math.abs(best.figure.value) > 0
    return asked ? { ...best, weight: best.weight + ASKED } : best
  })
}

/** Tax sums as printed, and the sum of those of several rates. */
function taxCandidates(
  sums: readonly LabelledSum[],
): { sum: LabelledSum; value: number; weight: number }[] {
  const single = distinct(sums.filter((s) => s.name === 'tax_total' || s.name === 'tax'))
  const candidates = single.map((sum) => ({ sum, value: sum.figure.value, weight: sum.weight }))
  const byRate = sums.filter((s) => s.name === 'tax')
  if (byRate.length > 1 && byRate.length < 7) {
    const unique = new Map(
      byRate.map((s) => [`${plainText(s.label)} ${s.rates.join()} ${cents(s.figure.value)}`, s]),
    )
    const value = [...unique.values()].reduce((sum, s) => sum + s.figure.value, 0)
    if (unique.size > 1) candidates.push({ sum: byRate.at(-1)!, value, weight: 3.5 })
  }
  return candidates
}

/** What may come between net plus tax and the total: shipping, service, rounding, less discount. */
export function extrasOf(sums: readonly LabelledSum[]): number[] {
  const values = new Set<number>([0])
  for (const sum of sums) {
    const value = cents(sum.figure.value)
    if (['shipping', 'service_charge', 'rounding', 'tip'].includes(sum.name))
      for (const known of [...values]) values.add(known + value)
    if (sum.name === 'rounding' || sum.name === 'discount')
      for (const known of [...values]) values.add(known - Math.abs(value))
    if (values.size > 64) break
  }
  return [...values]
}

function judged(
  net: LabelledSum | null,
  tax: { sum: LabelledSum; value: number; weight: number } | null,
  total: LabelledSum | null,
  extras: readonly number[],
  lineSum: number | null,
): Choice {
  let score = (net?.weight ?? 0) * 0.6 + (tax?.weight ?? 0) * 0.6 + (total?.weight ?? 0)
  // Later, larger sums are the ones that close an invoice.
  if (total) score += 0.6 * Math.log10(1 + Math.abs(total.figure.value)) + total.row.index * 0.002
  const [n, x, t] = [net?.figure.value ?? null, tax?.value ?? null, total?.figure.value ?? null]
  let adds = false
  if (n !== null && x !== null && t !== null) {
    const gap = cents(t) - cents(n) - cents(x)
    const exact = Math.abs(gap) <= ROUNDING
    adds = exact || extras.some((extra) => Math.abs(gap - extra) <= ROUNDING)
    score += exact ? 9 : adds ? 7 : -1.5
    if (adds && Math.abs(x) > 0.35 * Math.abs(n)) score -= 6
  } else if (n !== null && t !== null) {
    adds =
      cents(n) === cents(t) || extras.some((extra) => extra !== 0 && cents(t) - cents(n) === extra)
    score += adds ? 3 : -1
    if (Math.abs(n) > Math.abs(t) + 0.02 && !adds) score -= 4
  } else if (x !== null && t !== null) {
    if (Math.abs(x) >= Math.abs(t) && x !== 0) score -= 8
  } else if (x !== null && n !== null && Math.abs(x) > 0.35 * Math.abs(n)) score -= 4
  if (lineSum !== null) {
    const line = cents(lineSum)
    // A net sum may have the shipping in it that is no line.
    if (n !== null && extras.some((extra) => Math.abs(cents(n) - line - extra) <= ROUNDING))
      score += 2.5
    else if (t !== null && Math.abs(cents(t) - line) <= ROUNDING) score += 1.5
  }
  return { net, tax, total, adds, score }
}

export const AGREE = 'net, tax and total agree'
export const DISAGREE = 'net, tax and total do not agree'

function foundSum(
  sum: LabelledSum | null | undefined,
  adds = false,
  broken = false,
  value?: number,
): Found | null {
  if (!sum) return null
  const { figure } = sum
  const note = adds ? AGREE : broken ? DISAGREE : null
  return {
    value: decimalText(value ?? figure.value, figure.decimals),
    text: figure.text,
    label: sum.label,
    page: figure.page,
    box: figure.box,
    confidence: figure.confidence * (adds ? 1 : broken ? 0.5 : 0.8) * Math.min(1, sum.weight / 4),
    ...(note === null ? {} : { note }),
  }
}

/** Lines of tax by rate: the rate is printed with the label. */
function taxLines(sums: readonly LabelledSum[]): TaxLine[] {
  const lines = new Map<string, TaxLine>()
  for (const sum of sums) {
    if (sum.name !== 'tax' || sum.rates.length === 0) continue
    const [rate] = sum.rates
    const base = rate && rate > 0 ? baseIn(sum.row.text, sum.figure.value, rate) : null
    lines.set(`${rate} ${cents(sum.figure.value)}`, {
      rate: rate ?? null,
      base,
      amount: sum.figure.value,
    })
  }
  return [...lines.values()]
}

/** The sum on the same row that has the tax at its rate. */
function baseIn(text: string, amount: number, rate: number): number | null {
  for (const [match] of text.matchAll(/\d[\d.,'’ ]{0,24}[.,]\d{2}(?!\d)/g)) {
    const bare = match.replace(/[^\d]/g, '')
    const value = Number(bare) / 100
    if (Math.abs((value * rate) / 100 - amount) < 0.02 + 0.00005 * value) return value
  }
  return null
}
