import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { currencyOf } from '../../fields/currency.ts'
import { datesIn } from '../../fields/date-search.ts'
import { decimalText } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { DocumentText } from '../paper/document-text.ts'
import type { Times } from '../paper/times.ts'
import { saysOnlyTimes, timesOf } from './counts.ts'
import type { Item } from './item.ts'
import { centsOf, type Line, lettersOf, type Token } from './lines.ts'
import type { OwnerCosts } from './owner-costs.ts'
import { ownersOf } from './owners.ts'
import { makes } from './products.ts'
import type { Judged, Proof } from './proof.ts'
import { isReduced, type Roles, rolesOf } from './roles.ts'
import { type Candidate, headRows, isHeadLike, isSumLabelled } from './row-features.ts'
import { type Cell, type Column, columnsOf } from './table.ts'

/** The items of one page, and its rows they stand on. */
export interface PageItems {
  readonly items: readonly Item[]
  readonly rows: ReadonlySet<number>
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
  const columns = columnsOf(candidates, lines)
  const roles = rolesOf(columns, candidates)
  const counted = timesOf(candidates, lines)
  const heads = headRows(lines, page).filter((r) => r < candidates[0]!.at)
  const start = heads.at(-1) ?? -1
  const adjusted = new Set(proof.adjustments.map((row) => row.candidate.at))
  const own = new Set(candidates.map((candidate) => candidate.at))
  const isText = (at: number): boolean => {
    const line = lines[at]!
    if (at <= start + headLines(lines, start) || own.has(at)) return false
    if (counted.lines.has(at) || adjusted.has(at)) return true
    return (
      line.words.length > 0 &&
      !isHeadLike(line) &&
      !others.has(at) &&
      !isBarrier(line, candidates, columns, roles)
    )
  }
  const described = (i: number) => {
    const text = textOf(ownWords({ i, candidate: candidates[i]!, columns, roles }))
    return lettersOf(text) >= 2 && !isNote(text)
  }
  const { owners } = ownersOf(
    candidates.map((candidate, i) => ({ at: candidate.at, described: described(i) })),
    lines,
    isText,
    (at) =>
      !counted.lines.has(at) && lettersOf(lines[at]!.row.text) >= 2 && !isNote(lines[at]!.row.text),
    costs,
  )
  const items = candidates.map((candidate, i): Item => {
    const rest = [...owners].filter(([, item]) => item === i).map(([at]) => at)
    const texts = rest.filter((at) => !counted.lines.has(at) && !adjusted.has(at))
    return itemOf({
      i,
      candidate,
      columns,
      roles,
      texts: texts.map((at) => lines[at]!).filter((line) => !saysOnlyTimes(line)),
      times: counted.times.get(i) ?? ownTimes(candidate),
      document,
      odds: judged[i]!.odds,
      discount: amountTaken(rest, proof),
      // A single amount that is printed again is no equation.
      proven: proof.sum !== null && (proof.items.length > 1 || candidate.product.kind !== null),
    })
  })
  // Without heads nothing tells where the table ends and the sums begin.
  const isHeaded = start >= 0 && candidates[0]!.at - start < 8
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
  if (line.tokens.length > 0 && isSumLabelled(line)) return true
  const amounts = columns[roles.amount ?? -1]
  if (!amounts || saysOnlyTimes(line)) return false
  const right = amounts.right + 0.5 * items[0]!.line.row.em
  return line.tokens.some(
    (token) =>
      (token.decimals === 2 || token.currency !== null) &&
      token.box[2] > amounts.left &&
      token.box[0] < right,
  )
}

const cellOf = (columns: readonly Column[], c: number | undefined, i: number): Cell | undefined =>
  c === undefined || c < 0 ? undefined : columns[c]?.cells[i]

/** `2 x 1.40` in the row itself. */
function ownTimes({ line, amount }: Candidate): Times | null {
  const { times } = line
  return times && Math.abs(Math.round(times.quantity * times.price * 100) - centsOf(amount)) <= 1
    ? times
    : null
}

/** What the adjustments among an item's rows take off it. */
function amountTaken(rows: readonly number[], proof: Proof): string | null {
  const own = proof.adjustments.find(
    ({ candidate }) => rows.includes(candidate.at) && candidate.amount.value < 0,
  )
  return own ? decimalText(Math.abs(own.candidate.amount.value)) : null
}

interface Parts {
  readonly i: number
  readonly candidate: Candidate
  readonly columns: readonly Column[]
  readonly roles: Roles
  readonly texts: readonly Line[]
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
  const { amount, line, product } = candidate
  const useRow =
    product.kind === 'times' && (roles.quantity === undefined || roles.unit_price === undefined)
  const quantity = token('quantity') ?? (useRow ? product.quantity : null)
  const price = token('unit_price') ?? (useRow ? product.price : null)
  const described = descriptionOf(parts)
  const rate = cell('tax_rate')
    ? (percentsIn(cell('tax_rate')!.text)[0] ?? token('tax_rate')?.value)
    : undefined
  const off = token('discount')
  const makesIt =
    times !== null ||
    (quantity !== null &&
      price !== null &&
      (makes(quantity.value, price, amount) ||
        (off !== null && isReduced(quantity, price, amount, off))))
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
    productCode: cell('code')?.text ?? described.code,
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
    discount: cell('discount')?.text ?? parts.discount,
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

/** A line of nothing but a number, with a word in front of it or none, or a period. */
const isNote = (text: string): boolean =>
  /^(?:\p{L}{1,5}[.:#°º]*\s*)?[#(]?\d[\d\s.,:/()–=-]*$/u.test(text)
/** A product's number in a line of its own. */
const NUMBER = /^(?=[^\s]*\d{4})[\p{L}\d._/-]{5,16}$/u

function descriptionOf(parts: Parts): { text: string; code: string | null } {
  const { candidate, columns, roles, texts } = parts
  const column = roles.description === undefined ? undefined : columns[roles.description]
  const own = ownWords(parts)
  const wordsIn = (line: Line): Word[] => {
    if (!column) return [...line.words]
    const em = line.row.em
    const inside = line.words.filter(
      (word) =>
        word.box[0] >= column.left - 0.6 * em && word.box[0] < nextLeft(columns, column) - 0.2 * em,
    )
    // A line of text may be as wide as the table, where it stands above its figures.
    return inside.length === 0 || line.row.pieces.length === 1 ? [...line.words] : inside
  }
  const y = candidate.line.row.baseline
  const rest = texts.map((line) => ({ y: line.row.baseline, words: wordsIn(line) }))
  const code = rest.find(({ words }) => words.length === 1 && NUMBER.test(words[0]!.text))
  const all = [...rest, { y, words: own }]
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => a.y - b.y)
    .map(({ words }) => textOf(words))
  const told = all.filter((text) => !isNote(text))
  return {
    ...splitCode((told.length > 0 ? told : all).join(' '), code?.words[0]?.text ?? null),
  }
}

const nextLeft = (columns: readonly Column[], column: Column): number =>
  columns.find((other) => other.left > column.right)?.left ?? Number.POSITIVE_INFINITY

/** The words of a row that say what the item is. */
function ownWords(parts: Pick<Parts, 'i' | 'candidate' | 'columns' | 'roles'>): Word[] {
  const { i, candidate, columns, roles } = parts
  const { line } = candidate
  const own = cellOf(columns, roles.description, i)?.words ?? textsWithoutRole(parts)
  const words = ownTimes(candidate) ? withoutTimes(own, line, line.times!) : own
  const rest = withoutSigns(
    words.filter(
      (word) => !candidate.amount.words.includes(word) && currencyOf(word.text) === null,
    ),
  )
  // A unit or a currency that is left of figures is no text.
  return lettersOf(textOf(rest)) > (rest.length < words.length || ownTimes(candidate) ? 3 : 1)
    ? [...rest]
    : []
}

/** Words without the `x` and `@` that begin or end them. */
function withoutSigns(words: readonly Word[]): readonly Word[] {
  const isSign = (word: Word | undefined) => word !== undefined && /^[x×@*]$/i.test(word.text)
  const from = isSign(words[0]) ? 1 : 0
  return words.slice(from, words.length - (words.length > from && isSign(words.at(-1)) ? 1 : 0))
}

/** Words left of the amount that are in no column with a role. */
function textsWithoutRole({
  i,
  columns,
  roles,
  candidate,
}: Pick<Parts, 'i' | 'candidate' | 'columns' | 'roles'>): Word[] {
  const known = Object.values(roles)
  return columns.flatMap((column, c) =>
    known.includes(c) || column.right > candidate.amount.box[0] + 1
      ? []
      : (column.cells[i]?.words ?? []),
  )
}

/** Words of a row without those of `2 x 1.40`. */
function withoutTimes(words: readonly Word[], line: Line, times: Times): Word[] {
  let at = 0
  const spans = line.row.words.map((word) => {
    const from = at
    at += word.text.length + 1
    return { word, from, to: at - 1 }
  })
  return words.filter((word) => {
    const span = spans.find((own) => own.word === word)
    return !span || span.to <= times.start || span.from >= times.end
  })
}

/** `[ABC-1] Chair` and `*ABC* Chair` carry the product's code in front. */
function splitCode(text: string, code: string | null): { text: string; code: string | null } {
  const match = /^(?:\[([\p{L}\d_./-]+)\]|\*([\p{L}\d_./-]+)\*)\s+(\S.*)$/su.exec(text)
  return match ? { code: match[1] ?? match[2]!, text: match[3]! } : { code, text: text.trim() }
}

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

/** Counts and numbers of products in front of texts, where most have one, and counts behind them. */
function withLeading(items: readonly Item[]): Item[] {
  // `X10` in capitals is part of a name where counts are told in another way.
  const marks = items.flatMap(({ description }) => COUNT_BEHIND.exec(description ?? '')?.[1] ?? [])
  const small = marks.some((mark) => mark !== 'X')
  const told = items.some(
    ({ quantity, provenBy }) =>
      Number(quantity) > 1 && Number(quantity) % 1 === 0 && provenBy.length > 0,
  )
  const behind = items.map((item) => {
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
  const counts = having(COUNT) && behind.every((item) => item.quantity === null)
  const codes = having(CODE)
  return behind.map((item) => {
    const text = item.description ?? ''
    const count =
      counts || (item.quantity === null && SIGNED_COUNT.test(text)) ? COUNT.exec(text) : null
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
