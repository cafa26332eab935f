import type { Box } from '../../document/box.ts'
import type { DateOrder } from '../../fields/date.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { CLOSING, type NamedSum, OPENING } from './balances.ts'
import { type Calendar, calendarOf, type Frame } from './calendar.ts'
import { balanceOf, type Chain } from './chain.ts'
import type { Columns } from './columns.ts'
import type { Item } from './items.ts'
import type { Line } from './lines.ts'
import type { Part } from './parts.ts'
import { type Reading, readingsOf } from './readings.ts'
import { type MendedLink, mended } from './repair.ts'
import { type Booked, type Sides, sidesOf } from './sides.ts'
import { textsOf } from './texts.ts'
import type { AmountToken, Side } from './tokens.ts'

/** A booking as read. Sums in hundredths. */
export interface Booking {
  readonly date: string | null
  readonly valueDate: string | null
  readonly description: string
  readonly reference: string | null
  readonly checkNumber: string | null
  readonly side: Side
  /** Without sign. */
  readonly cents: number
  /** Signed, as printed. */
  readonly balance: number | null
  readonly decimals: number
  readonly explainedBy: 'chain' | 'sum' | null
  readonly corrected: MendedLink['corrected']
  readonly page: number
  readonly box: Box
  /** 0..1, below 1. */
  readonly probability: number
  readonly recognised: boolean
}

/** A balance of the account as printed, or as the chain gives it. */
export interface AccountBalance {
  /** Signed hundredths. */
  readonly cents: number
  /** What prints it; null where it follows from the chain alone. */
  readonly printed: NamedSum | AmountToken | null
}

/** An account's bookings with all that was decided of them. */
export interface Account {
  readonly part: Part
  readonly bookings: readonly Booking[]
  readonly opening: AccountBalance | null
  readonly closing: AccountBalance | null
  readonly named: readonly NamedSum[]
  readonly sides: Sides
  readonly calendar: Calendar
  readonly chain: Chain
  readonly links: readonly MendedLink[]
  /** Figures beside bookings that are neither their amounts nor balances. */
  readonly unused: number
  /** Bookings that the balances say are missing: behind which booking, and the change in hundredths. */
  readonly gaps: readonly { readonly after: number; readonly cents: number }[]
}

/** What all accounts of a document share. */
export interface Ground {
  readonly document: DocumentText
  readonly lines: readonly Line[]
  readonly columns: Columns
  readonly frame: Frame
  readonly order: DateOrder
  readonly named: readonly NamedSum[]
  /** Every sum printed outside of bookings, hundredths without sign. */
  readonly printed: ReadonlySet<number>
  readonly card: boolean
}

/** Bookings that a reading comes to, and what speaks for it. */
interface Judged {
  readonly reading: Reading
  readonly links: readonly MendedLink[]
  readonly named: readonly NamedSum[]
  readonly variant: readonly MendedLink[]
  readonly sides: Sides
  /** Log-odds. */
  readonly score: number
}

/** Reads one account: what is a balance, what is booked, sides, days, texts. */
export function accountOf(part: Part, ground: Ground): Account {
  const { document } = ground
  const items = part.items.filter((item) => item.heading !== 'balances' || isBooking(item))
  const { reading, links, named, variant, sides } = readingsOf(
    items,
    ground.columns,
    ground.printed,
  )
    .flatMap((own) => judged(own, part, ground))
    .reduce((a, b) => (b.score > a.score ? b : a))
  const { columns, chain } = reading
  const calendar = calendarOf(
    variant.map(({ item }) => item),
    ground.frame,
    ground.order,
  )
  const texts = textsOf(
    variant.map(({ item }) => item),
    ground.lines,
    columns,
    document,
  )
  const bookings = variant.map((link, i): Booking => {
    const text = texts[i]!
    const token = link.amount!.token
    const explainedBy = ['step', 'group', 'opened', 'unread'].includes(link.step)
      ? 'chain'
      : sides.identity
        ? 'sum'
        : null
    const described = textOf(text.words.filter((word) => !/^[|¦]+$/.test(word.text)))
      .replace(/^[^\p{L}\d(]+\s/u, '')
      .trim()
    return {
      date: calendar.dates[i] ?? calendar.valueDates[i] ?? null,
      valueDate: calendar.valueDates[i] ?? null,
      description:
        described || (text.checkNumber ? `Check ${text.checkNumber}` : (text.reference ?? '')),
      reference: text.reference,
      checkNumber: text.checkNumber,
      side: sides.sides[i]!,
      cents: link.cents!,
      balance: link.balance,
      decimals: Math.max(2, token.decimals),
      explainedBy,
      corrected: link.corrected,
      page: link.item.line.row.page,
      box: text.box,
      probability: probabilityOf(link, explainedBy),
      recognised: token.recognised,
    }
  })
  return {
    part,
    bookings: inOrder(bookings, variant),
    ...endsOf(links, chain, named, sides, (cents) => printedSum(part, ground, cents)),
    named,
    sides,
    calendar,
    chain,
    links,
    unused: unusedIn(variant),
    gaps: gapsOf(links, variant, chain, sides),
  }
}

/** Its day, and a text that names no balance. */
const isBooking = (item: Item): boolean => item.dated && item.told === null && hasText(item.line)

/** Words of three letters, at least, besides its days. */
const hasText = ({ words, dates }: Line): boolean => {
  const days = new Set(dates.flatMap((date) => date.words))
  return words.some((word) => /\p{L}{3}/u.test(word.text) && !days.has(word))
}

/** Log-odds of a reading: what its arithmetic explains, contradicts and leaves out. */
const EXPLAINED = 2
const CONTRADICTED = -2
const LEFT_OUT = -4
const UNDATED = -4
const UNUSED = -1

/** A reading's bookings in all variants, each with what speaks for it. */
function judged(reading: Reading, part: Part, ground: Ground): Judged[] {
  const { chain, columns } = reading
  const chained = chain.hypothesis.balances.size > 0
  const links = mended(chain)
  const named = [
    ...ground.named.filter(({ row }) => row.index >= part.from && row.index < part.to),
    ...toldSums(part.items, chain),
  ]
  const kept = chained ? chainBookings(links) : plainBookings(links, columns)
  const sections = new Map<number, Side>()
  for (const { item } of links)
    if (item.heading === 'credits') sections.set(item.section, 'credit')
    else if (item.heading === 'debits') sections.set(item.section, 'debit')
  const variants = chained || kept.length === 0 ? [kept] : variantsOf(kept)
  const follows = chained
    ? links.reduce((sum, link) => sum + evidenceOf(link), 0) + endsMet(links, chain, named)
    : 0
  return variants.map((variant) => {
    const sides = sidesOf(variant.map(bookedOf), chain, columns, sections, named, ground.card)
    const booked = new Set(variant.map(({ item }) => item.line))
    const undated = variant.filter(({ item }) => item.date === null)
    const lost = reading.items.filter((item) => isBooking(item) && !booked.has(item.line))
    return {
      reading,
      links,
      named,
      variant,
      sides,
      score:
        variant.length === 0
          ? LEFT_OUT * lost.length
          : follows +
            sides.sums +
            LEFT_OUT * lost.length +
            UNDATED * undated.length +
            UNUSED * unusedIn(variant),
    }
  })
}

/** Log-odds of an opening or closing balance by its name that the chain begins or ends with. */
const END = 4

function endsMet(links: readonly MendedLink[], chain: Chain, named: readonly NamedSum[]): number {
  const inTime = chain.hypothesis.newestFirst ? links.toReversed() : links
  const balanced = inTime.filter(({ balance }) => balance !== null)
  const [first, last] = [balanced[0], balanced.at(-1)]
  if (!first || !last || !links.some((link) => evidenceOf(link) > 0)) return 0
  const before = first.balance! - (first.sign ?? 0) * (first.cents ?? 0)
  const isNamed = (names: readonly string[], value: number) =>
    named.some(({ name, cents }) => names.includes(name) && Math.abs(cents) === Math.abs(value))
  return END * (Number(isNamed(OPENING, before)) + Number(isNamed(CLOSING, last.balance!)))
}

/** Figures beside bookings that a reading takes neither for an amount nor for a balance. */
const unusedIn = (links: readonly MendedLink[]): number =>
  links.reduce(
    (sum, { item, balance }) => sum + item.amounts.size - 1 - (balance === null ? 0 : 1),
    0,
  )

const evidenceOf = ({ step, sign, item }: MendedLink): number =>
  ['step', 'group', 'opened'].includes(step) && sign !== null
    ? EXPLAINED
    : (step === 'broken' && item.dated) || step === 'start'
      ? CONTRADICTED
      : 0

const bookedOf = (link: MendedLink): Booked => ({
  item: link.item,
  column: link.amount!.column,
  token: link.amount!.token,
  sign: link.sign,
})

/** Bookings without a day of their own, of all that a chain explains, where days are not printed with each. */
const LEAST_UNDATED = 0.1

/** Days of bookings begin this near each other, in ems. */
const SAME_LEFT = 1.1

/** In a chain: what it explains, and dated rows that it does not contradict by being a balance. */
function chainBookings(links: readonly MendedLink[]): MendedLink[] {
  const explained = links.filter(({ step }) => step === 'step' || step === 'group')
  const undated = explained.filter((link) => !hasDay(link)).length
  const inherits = undated > LEAST_UNDATED * explained.length
  const lefts = explained.flatMap(({ item }) => item.date?.box[0] ?? []).sort((a, b) => a - b)
  const left = lefts[lefts.length >> 1] ?? 0
  const inColumn = ({ date, line }: Item) =>
    date !== null && Math.abs(date.box[0] - left) <= SAME_LEFT * line.row.em
  // Below the last balance stand sums of what is above it.
  const last = links.findLastIndex(({ balance }) => balance !== null)
  return links.filter(
    (link, i) =>
      link.amount !== null &&
      (hasDay(link) || link.item.told !== 'total') &&
      (['step', 'group', 'unread'].includes(link.step) ||
        (link.item.told === null &&
          (link.step === 'opened' ||
            ((link.step === 'open' || link.step === 'broken') &&
              (hasDay(link) || (inherits && i < last && inColumn(link.item))))))),
  )
}

/** Share of a column's rows that have another of bookings, too: sums of both sides do. */
const SUMS_OF_BOTH = 0.25
/** Share of a column's rows that have another, from which on it stands beside it. */
const MOST_BESIDE = 0.5

/** Without a chain: rows with one sum in a column of bookings that no words make a balance or a total. */
function plainBookings(links: readonly MendedLink[], columns: Columns): MendedLink[] {
  const support = columns.money.map(
    (_, c) =>
      links.filter(({ item }) => item.dated && item.told === null && item.amounts.has(c)).length,
  )
  const order = support.map((_, c) => c).sort((a, b) => support[b]! - support[a]! || b - a)
  const money: number[] = []
  for (const c of order) {
    if (support[c] === 0) continue
    const beside = (others: readonly number[], share: number) =>
      others.some(
        (m) =>
          m !== c &&
          links.filter(({ item }) => item.dated && item.amounts.has(c) && item.amounts.has(m))
            .length >
            share * support[c]!,
      )
    // A column that is called the balance stands beside the amounts.
    const balance =
      beside(order, MOST_BESIDE) && (columns.money[c]!.heads.get('column_balance') ?? 0) > 0
    if (!beside(money, SUMS_OF_BOTH) && !balance) money.push(c)
  }
  return links.flatMap((link): MendedLink[] => {
    const own = [...link.item.amounts].filter(([c]) => money.includes(c))
    const [first] = own.sort(([a], [b]) => money.indexOf(a) - money.indexOf(b))
    if (!first || link.item.date === null) return []
    if (link.item.told !== null && !(hasDay(link) && link.item.told === 'total')) return []
    if (own.length > 1 && !link.item.dated) return []
    return [
      {
        ...link,
        amount: { column: first[0], token: first[1] },
        cents: first[1].cents,
        balance: null,
      },
    ]
  })
}

const hasDay = ({ item }: MendedLink): boolean => item.line.dates.length > 0

/** Without sums of what stands above them; and the same with dated rows alone. */
function variantsOf(links: readonly MendedLink[]): MendedLink[][] {
  const sums = new Map<number, number>()
  let section = -1
  const kept = links.filter((link) => {
    const { column } = link.amount!
    if (link.item.section !== section) {
      section = link.item.section
      sums.clear()
    }
    const sum = sums.get(column) ?? 0
    if (!hasDay(link) && sum > 0 && link.cents === sum) return false
    sums.set(column, sum + link.cents!)
    return true
  })
  const sections = [...new Set(kept.map(({ item }) => item.section))]
  const bare = sections.filter((own) =>
    kept.every((link) => link.item.section !== own || isBare(link)),
  )
  const lettered = (link: MendedLink) => hasText(link.item.line)
  const worded = sections.filter((own) => {
    const members = kept.filter(({ item }) => item.section === own)
    return members.filter(lettered).length * 10 >= members.length * 7
  })
  const texted = kept.filter(
    (link) =>
      (bare.length === sections.length || !bare.includes(link.item.section)) &&
      (lettered(link) || !worded.includes(link.item.section)),
  )
  const dated = texted.filter(({ item }) => item.dated)
  const others =
    sections.length > 1
      ? sections.map((own) => texted.filter(({ item }) => item.section !== own))
      : []
  return [texted, dated, kept, ...others].filter((variant) => variant.length > 0)
}

/** Nothing but a date and a sum: a balance at a day's end is set so. */
const isBare = ({ item }: MendedLink): boolean =>
  item.line.words.length <=
  [...item.amounts.values(), ...item.line.dates].reduce((sum, { words }) => sum + words.length, 0)

/** Balances among the bookings, by what their words say. */
function toldSums(items: readonly Item[], chain: Chain): NamedSum[] {
  return items.flatMap((item): NamedSum[] => {
    if (item.told === null) return []
    const [column, token] = [...item.amounts].at(-1)!
    const balance = [...item.amounts].find(([c]) => chain.hypothesis.balances.has(c))?.[1] ?? token
    const value = balanceOf(balance, chain.hypothesis.creditBelow)
    const name = item.told === 'forward' ? 'balance_on' : item.toldName!
    const text = item.line.row.text
    const figure = {
      value: value / 100,
      decimals: balance.decimals,
      currency: balance.currency,
      percent: false,
      signed: balance.sign !== 0,
      text: balance.text,
      page: item.line.row.page,
      box: balance.box,
      from: 0,
      to: 0,
      confidence: balance.confidence,
      misread: false,
    }
    return column >= 0
      ? [{ name, label: text.slice(0, 60), cents: value, figure, row: item.line.row, day: null }]
      : []
  })
}

const CHAIN = 0.985
const SUM = 0.96
const OPEN = 0.85
const BROKEN = 0.5

const probabilityOf = (link: MendedLink, explainedBy: Booking['explainedBy']): number => {
  const base =
    explainedBy === 'chain'
      ? CHAIN
      : explainedBy === 'sum'
        ? SUM
        : link.step === 'broken'
          ? BROKEN
          : OPEN
  const read = explainedBy === null ? Math.min(0.99, link.amount!.token.confidence) : 1
  return base * read * (link.corrected ? 0.9 : 1)
}

/** A sum as it is printed outside of an account's bookings; null where it is nowhere. */
function printedSum(part: Part, { document }: Ground, cents: number): NamedSum | null {
  const booked = new Set(part.items.map(({ line }) => line.row.index))
  for (const row of document.rows.slice(part.from, part.to)) {
    if (booked.has(row.index)) continue
    const figure = rowFigures(row, document).find(
      (own) => isSum(own) && Math.round(Math.abs(own.value) * 100) === Math.abs(cents),
    )
    if (figure)
      return { name: 'opening_balance', label: row.pieces[0]!.text, cents, figure, row, day: null }
  }
  return null
}

/** The balances before the first booking and after the last one. */
function endsOf(
  links: readonly MendedLink[],
  chain: Chain,
  named: readonly NamedSum[],
  sides: Sides,
  printedAs: (cents: number) => NamedSum | null,
): Pick<Account, 'opening' | 'closing'> {
  if (sides.identity)
    return {
      opening: { cents: sides.identity.opening.cents, printed: sides.identity.opening },
      closing: { cents: sides.identity.closing.cents, printed: sides.identity.closing },
    }
  const openings = [
    ...named.filter(({ name }) => name === 'opening_balance'),
    ...named.filter(({ name }) => OPENING.includes(name) && name !== 'opening_balance'),
  ]
  const closings = named.filter(({ name }) => CLOSING.includes(name))
  const days = named
    .filter(({ name, day }) => name === 'balance_on' && day !== null)
    .sort((a, b) => a.day!.localeCompare(b.day!))
  const inTime = chain.hypothesis.newestFirst ? links.toReversed() : links
  const withBalance = inTime.filter(({ balance }) => balance !== null)
  const first = withBalance[0]
  const last = withBalance.at(-1)
  if (first && last && chain.hypothesis.balances.size > 0) {
    const before =
      first.step === 'start' || first.amount === null
        ? first.balance!
        : first.sign !== null
          ? first.balance! - first.sign * first.cents!
          : null
    const agrees = (sum: NamedSum, value: number | null) =>
      value !== null && Math.abs(sum.cents) === Math.abs(value)
    // In a language without words for it, the sum that the chain begins with is still printed.
    const printedOpening =
      [...openings, ...days].find((sum) => agrees(sum, before)) ??
      (before === null || first.step === 'start' || openings.length > 0 ? null : printedAs(before))
    const printedClosing = [...closings, ...days.toReversed()].find((sum) =>
      agrees(sum, last.balance),
    )
    const token = [...last.item.amounts].find(([c]) => chain.hypothesis.balances.has(c))![1]
    return {
      opening: printedOpening
        ? { cents: before!, printed: printedOpening }
        : openings[0]
          ? { cents: openings[0].cents, printed: openings[0] }
          : before !== null
            ? {
                cents: before,
                printed: first.step === 'start' ? [...first.item.amounts.values()].at(-1)! : null,
              }
            : null,
      closing: printedClosing
        ? { cents: last.balance!, printed: printedClosing }
        : closings.length > 0
          ? { cents: closings.at(-1)!.cents, printed: closings.at(-1)! }
          : { cents: last.balance!, printed: token },
    }
  }
  const opening = openings[0] ?? (days.length > 1 ? days[0] : undefined)
  const closing = closings[0] ?? days.at(-1)
  return {
    opening: opening ? { cents: opening.cents, printed: opening } : null,
    closing: closing ? { cents: closing.cents, printed: closing } : null,
  }
}

/** Changes of the balance that no booking makes. */
function gapsOf(
  links: readonly MendedLink[],
  booked: readonly MendedLink[],
  chain: Chain,
  sides: Sides,
): Account['gaps'] {
  const { newestFirst } = chain.hypothesis
  const gaps: { after: number; cents: number }[] = []
  let before: number | null = null
  for (const link of newestFirst ? links.toReversed() : links) {
    if (link.balance === null) continue
    const i = booked.indexOf(link)
    if (before !== null && link.step === 'broken' && i >= 0) {
      const sign = (sides.sides[i] === 'credit') === sides.liability ? -1 : 1
      const missing = link.balance - before - sign * link.cents!
      const cents = sides.liability ? -missing : missing
      if (missing !== 0) gaps.push({ after: newestFirst ? i : i - 1, cents })
    }
    before = link.balance
  }
  return gaps
}

/**
 * A recognised date out of the order its neighbours keep is misread: the value date stands in where
 * it fits, or the neighbours' own day where they share one.
 */
const inOrder = (bookings: readonly Booking[], links: readonly MendedLink[]): Booking[] => {
  const ordered = orderedSections(bookings, links)
  return bookings.map((own, i) => {
    if (!ordered.has(links[i]!.item.section)) return own
    if (links[i - 1]?.item.section !== links[i + 1]?.item.section) return own
    const before = bookings[i - 1]?.date ?? null
    const after = bookings[i + 1]?.date ?? null
    if (!own.recognised || before === null || after === null) return own
    if (before > after || (own.date !== null && own.date >= before && own.date <= after)) return own
    const fits = (iso: string | null) => iso !== null && iso >= before && iso <= after
    const date = before === after ? before : fits(own.valueDate) ? own.valueDate : own.date
    return { ...own, date, probability: 0.7 * own.probability }
  })
}

/** Steps of its days that go the other way, of all, in a section that is set by days. */
const MOST_TURNS = 0.2

/** Sections whose days run one way: lists by check numbers do not. */
function orderedSections(
  bookings: readonly Booking[],
  links: readonly MendedLink[],
): ReadonlySet<number> {
  const steps = new Map<number, { up: number; down: number; all: number }>()
  bookings.forEach(({ date }, i) => {
    const before = bookings[i - 1]?.date ?? null
    const { section } = links[i]!.item
    if (date === null || before === null || links[i - 1]!.item.section !== section) return
    const own = steps.get(section) ?? { up: 0, down: 0, all: 0 }
    own.all++
    if (date > before) own.up++
    if (date < before) own.down++
    steps.set(section, own)
  })
  return new Set(
    [...steps]
      .filter(([, { up, down, all }]) => Math.min(up, down) <= Math.max(1, MOST_TURNS * all))
      .map(([section]) => section),
  )
}
