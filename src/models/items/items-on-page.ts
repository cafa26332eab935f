import { unionOf } from '../../document/box.ts'
import { letters } from '../../fields/counts.ts'
import { datesIn } from '../../fields/date-search.ts'
import { decimalText } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Times } from '../../reading/times.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { saysOnlyTimes, timesOf } from './counts.ts'
import {
  type Described,
  descriptionOf,
  isNote,
  ownTimes,
  ownWords,
  withoutItsTimes,
} from './descriptions.ts'
import { headOver, headRows, isHeadLike } from './heads.ts'
import type { Item } from './item.ts'
import { figuresOf } from './item-figures.ts'
import { centsOf, type Line, type Token } from './lines.ts'
import type { OwnerCosts } from './owner-costs.ts'
import { ownersOf } from './owners.ts'
import type { Judged, Proof } from './proof.ts'
import { type Roles, rolesOf } from './roles.ts'
import { type Candidate, isSumLabelled } from './row-features.ts'
import { type Cell, type Column, columnOfPiece, columnsOf } from './table.ts'

/** The items of one page, and its rows they stand on. */
export interface PageItems {
  readonly items: readonly Item[]
  readonly rows: ReadonlySet<number>
}

/** Texts of as few kinds, of so many rows at least, say nothing about what was sold. */
const LEAST_ROWS = 3

/** Whether rows print units and tax codes alone, the same ones again and again: `PZA`, `SR`. */
function areCodes(texts: readonly string[]): boolean {
  const kinds = new Set(texts.map((text) => text.replace(/[^\p{L}]/gu, '').toLowerCase()))
  return texts.length >= LEAST_ROWS && kinds.size * 2 <= texts.length
}

/** Probability of what a sum proves, at least and at most. */
const PROVEN = 0.97
const MOST = 0.99

/**
 * @param others lines with a figure in the column of amounts that are no items
 */
export function itemsOnPage(
  judged: readonly Judged[],
  proof: Proof,
  others: ReadonlySet<number>,
  lines: readonly Line[],
  document: DocumentText,
  costs: OwnerCosts,
): PageItems {
  const candidates = judged.map((row) => row.candidate)
  const page = candidates[0]!.line.row.page
  const ownColumns = columnsOf(candidates, lines)
  const ownRoles = rolesOf(ownColumns, candidates)
  const counted = timesOf(candidates, lines)
  const heads = headRows(lines, page).filter((r) => r < candidates[0]!.at)
  const near = headOver(lines, candidates[0]!.at)
  const start = near ?? heads.at(-1) ?? -1
  const adjusted = new Set(proof.adjustments.map((row) => row.candidate.at))
  const own = new Set(candidates.map((candidate) => candidate.at))
  // What is counted may stand in front: `Apples   2 x 1.50` over `3.00`.
  const isCountAlone = (at: number) =>
    counted.lines.has(at) && (lines[at]!.times === null || saysOnlyTimes(lines[at]!))
  const isText = (at: number): boolean => {
    const line = lines[at]!
    if (at <= start + headLines(lines, start) || own.has(at)) return false
    if (counted.lines.has(at) || adjusted.has(at)) return true
    return (
      line.words.length > 0 &&
      !isHeadLike(line) &&
      !others.has(at) &&
      !isBarrier(line, candidates, ownColumns, ownRoles)
    )
  }
  const ownTexts = candidates.map((candidate, i) =>
    textOf(ownWords({ i, candidate, columns: ownColumns, roles: ownRoles })),
  )
  const codes = areCodes(ownTexts)
  const described = (i: number) => !codes && letters(ownTexts[i]!) >= 2 && !isNote(ownTexts[i]!)
  const { owners } = ownersOf(
    candidates.map((candidate, i) => ({ at: candidate.at, described: described(i) })),
    lines,
    isText,
    (at) => {
      const { text } = lines[at]!.row
      return !isCountAlone(at) && letters(text) >= 2 && !isNote(text)
    },
    costs,
  )
  const ownedBy = candidates.map((_, i) =>
    [...owners].filter(([, item]) => item === i).map(([at]) => at),
  )
  const textsOf = ownedBy.map((rest) => rest.filter((at) => !isCountAlone(at) && !adjusted.has(at)))
  const columns = columnsOf(
    candidates,
    lines,
    textsOf.map((texts) => texts.map((at) => lines[at]!)),
  )
  const roles = rolesOf(columns, candidates)
  const items = candidates.map((candidate, i): Item => {
    const [rest, texts] = [ownedBy[i]!, textsOf[i]!]
    return itemOf({
      i,
      candidate,
      columns,
      roles,
      texts: texts
        .filter((at) => !saysOnlyTimes(lines[at]!))
        .map((at) => (counted.lines.has(at) ? withoutItsTimes(lines[at]!) : lines[at]!)),
      times: counted.times.get(i) ?? ownTimes(candidate),
      document,
      odds: judged[i]!.odds,
      discount: amountTaken(rest, proof),
      // A single amount that is printed again is no equation.
      proven: proof.sum !== null && (proof.items.length > 1 || candidate.product.kind !== null),
    })
  })
  // Without heads nothing tells where the table ends and the sums begin.
  const isHeaded = near !== null
  const rows = new Set(
    isHeaded ? [...own, ...owners.keys(), ...adjusted, ...counted.lines.keys()] : [],
  )
  if (isHeaded) for (let r = start; r <= start + headLines(lines, start); r++) rows.add(r)
  return { items: withLeading(items), rows }
}

/** Lines of a head below the one that says most. */
function headLines(lines: readonly Line[], start: number): number {
  if (start < 0) return 0
  let count = 0
  for (let at = start + 1; at < lines.length && count < 2; at++, count++) {
    const [line, above] = [lines[at]!, lines[at - 1]!]
    if (line.row.page !== above.row.page || line.tokens.length > 0) break
    if (line.row.baseline - above.row.baseline > 1.5 * line.row.em) break
    const isHead = line.row.pieces.every(
      (piece) =>
        /^[([]?(?:\p{L}{1,6}\.?%?|%|\p{Sc})[)\]]?$/u.test(piece.text) ||
        piece.labels.some((label) => label.names.some((name) => name.startsWith('column_'))),
    )
    if (!isHead) break
  }
  return count
}

/** A row with figures in the columns of money is none of an item's texts. */
function isBarrier(
  line: Line,
  items: readonly Candidate[],
  columns: readonly Column[],
  roles: Roles,
): boolean {
  const { em } = items[0]!.line.row
  const spans = columns.map(({ left, right }) => [left, right] as const)
  // `Net: 12.00` below a price is one of its figures.
  const [within = -1, ...others] = new Set(
    line.row.pieces.map((piece) => columnOfPiece(piece, line, spans)),
  )
  const isStacked =
    others.length === 0 && within >= 0 && ![roles.amount, roles.description].includes(within)
  if (line.tokens.length > 0 && isSumLabelled(line) && !isStacked) return true
  const amounts = columns[roles.amount ?? -1]
  if (!amounts || saysOnlyTimes(line)) return false
  const right = amounts.right + 0.5 * em
  return line.tokens.some(
    (token) =>
      (token.decimals === 2 || token.currency !== null) &&
      token.box[2] > amounts.left &&
      token.box[0] < right,
  )
}

const cellOf = (columns: readonly Column[], c: number | undefined, i: number): Cell | undefined =>
  c === undefined || c < 0 ? undefined : columns[c]?.cells[i]

/** What the adjustments among an item's rows take off it. */
function amountTaken(rows: readonly number[], proof: Proof): string | null {
  const own = proof.adjustments.find(
    ({ candidate }) => rows.includes(candidate.at) && candidate.amount.value < 0,
  )
  return own ? decimalText(Math.abs(own.candidate.amount.value)) : null
}

interface Parts extends Described {
  readonly times: Times | null
  readonly document: DocumentText
  readonly odds: number
  /** What a row of the item's own takes off. */
  readonly discount: string | null
  readonly proven: boolean
}

function itemOf(parts: Parts): Item {
  const { i, candidate, columns, roles, texts, times, document, odds, proven } = parts
  const cell = (role: keyof Roles) => cellOf(columns, roles[role], i)
  const token = (role: keyof Roles): Token | null => cell(role)?.token ?? null
  const { amount, line } = candidate
  const { quantity, price, charges, makesAmount } = figuresOf(i, candidate, columns, roles)
  const described = descriptionOf(parts)
  const rate = cell('tax_rate')
    ? (percentsIn(cell('tax_rate')!.text)[0] ?? token('tax_rate')?.value)
    : undefined
  const off = token('discount')
  const makesIt = times !== null || makesAmount
  const provenBy = [
    ...(makesIt && (quantity?.value ?? times?.quantity) !== 1
      ? ['quantity × unit price = amount']
      : []),
    ...(proven ? ['sum of amounts = printed sum'] : []),
  ]
  const certainty = 1 / (1 + Math.exp(-odds))
  const days = cell('date') ? datesIn(cell('date')!.text, document.dateOrder) : []
  return {
    description: described.text || null,
    productCode: ownText(cell('code'), line) ?? described.code,
    quantity: times
      ? countText(times.quantity)
      : quantity
        ? decimalText(quantity.value, quantity.decimals)
        : roles.quantity !== undefined && !cell('quantity') && !off
          ? wholeCount(price, amount)
          : null,
    unit: unitOf(cell('unit'), cell('quantity')),
    unitPrice: times
      ? decimalText(times.price)
      : price
        ? decimalText(price.value, price.decimals)
        : null,
    taxRate: rate === undefined ? null : String(rate),
    tax: token('tax') ? decimalText(token('tax')!.value, token('tax')!.decimals) : null,
    discount: discountOf(charges) ?? ownText(cell('discount'), line) ?? parts.discount,
    amount: decimalText(amount.value, amount.decimals),
    date: days[0]?.iso ?? null,
    page: line.row.page,
    box: unionOf([line, ...texts].map((own) => own.row.box)),
    confidence: Math.min(
      MOST,
      amount.confidence * (provenBy.length > 0 ? Math.max(PROVEN, certainty) : certainty),
    ),
    provenBy,
  }
}

/** What a cell says in the item's own row. */
const ownText = (cell: Cell | undefined, line: Line): string | null =>
  cell && line.words.includes(cell.words[0]!) ? cell.text : null

/** What charges take off. */
function discountOf(charges: readonly Token[]): string | null {
  const taken = charges.filter(({ value }) => value < 0)
  return taken.length === 0 ? null : decimalText(taken.reduce((sum, { value }) => sum - value, 0))
}

/** More things than a line without a legible count is for. */
const MOST_COUNTED = 1000

/** A count that is not legible: how many whole things of the price make the amount. */
function wholeCount(price: Token | null, amount: Token): string | null {
  if (!price || price.value === 0) return null
  const count = Math.round(amount.value / price.value)
  return count > 0 &&
    count < MOST_COUNTED &&
    Math.round(count * price.value * 100) === centsOf(amount)
    ? decimalText(count)
    : null
}

const countText = (quantity: number): string =>
  decimalText(quantity, (String(quantity).split('.')[1] ?? '').length)

/** Letters beside a quantity, or a column's own. */
function unitOf(unit: Cell | undefined, quantity: Cell | undefined): string | null {
  if (unit) return unit.text
  if (quantity?.token?.unit) return quantity.token.unit
  const match = /\d\s*([\p{L}²³()/.]+)$/u.exec(quantity?.text ?? '')
  return match && !/^[x×]$/i.test(match[1]!) ? match[1]! : null
}

const COUNT = /^(\d{1,3}(?:[.,]\d{1,3})?)(?:\s?[x×@*])?\s{1,4}(?=\p{L})/iu
/** With a sign that says so: `2 x Apples`. */
const SIGNED_COUNT = /^\d{1,3}(?:[.,]\d{1,3})?\s?[x×@*]\s{1,4}(?=\p{L})/iu
const COUNT_BEHIND = /\s([x×@*])\s?(\d{1,4})$/iu
const CODE = /^(\d{4,14})\s+(?=\p{L})/u
/** Texts that must have it, of all, where what stands in front of them is a field of its own. */
const COMMON = 0.8

/** The letter of a tax behind a text: of few kinds, behind most. */
const TAX_LETTER = /\s(\p{L})$/iu
const MOST_KINDS = 4

function withoutCodes(items: readonly Item[]): readonly Item[] {
  const marks = items.flatMap(
    ({ description }) => TAX_LETTER.exec(description ?? '')?.[1]?.toUpperCase() ?? [],
  )
  const areTaxes =
    marks.length > 1 &&
    marks.length >= COMMON * items.length &&
    new Set(marks).size <= Math.min(MOST_KINDS, marks.length - 1)
  return areTaxes
    ? items.map((item) => ({
        ...item,
        description: item.description?.replace(TAX_LETTER, '') ?? null,
      }))
    : items
}

/** Counts and numbers of products in front of texts, where most have one, and counts behind them. */
function withLeading(items: readonly Item[]): Item[] {
  // `X10` in capitals is part of a name where counts are told in another way.
  const marks = items.flatMap(({ description }) => COUNT_BEHIND.exec(description ?? '')?.[1] ?? [])
  const small = marks.some((mark) => mark !== 'X')
  const told = items.some(
    ({ quantity, provenBy }) =>
      Number(quantity) > 1 && Number(quantity) % 1 === 0 && provenBy.length > 0,
  )
  const behind = withoutCodes(items).map((item) => {
    const match = COUNT_BEHIND.exec(item.description ?? '')
    return match && item.quantity === null && !told && (match[1] !== 'X' || !small)
      ? {
          ...item,
          description: item.description!.replace(COUNT_BEHIND, ''),
          quantity: `${match[2]}.00`,
        }
      : item
  })
  const having = (pattern: RegExp) =>
    behind.filter((item) => pattern.test(item.description ?? '')).length >=
    Math.max(1, COMMON * behind.length)
  const uncounted = behind.filter((item) => item.quantity === null)
  const counts =
    (having(COUNT) && uncounted.length === behind.length) ||
    (uncounted.length > 1 && uncounted.every((item) => COUNT.test(item.description ?? '')))
  const codes = having(CODE)
  return behind.map((item) => {
    const text = item.description ?? ''
    const count =
      item.quantity === null && (counts || SIGNED_COUNT.test(text)) ? COUNT.exec(text) : null
    const code = codes ? CODE.exec(text) : null
    if (count)
      return {
        ...item,
        description: text.slice(count[0].length),
        quantity: countText(Number(count[1]!.replace(',', '.'))),
      }
    return code
      ? {
          ...item,
          description: text.slice(code[0].length),
          productCode: item.productCode ?? code[1]!,
        }
      : item
  })
}
