import { foldedPhrase, PHRASES } from '../../fields/lexicon.ts'
import type { Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { NamedSum } from './balances.ts'
import { isBooking } from './booked.ts'
import { Figures } from './booked-figures.ts'
import type { AccountBalance, Booking, Gap } from './booking.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import type { Chain } from './chain.ts'
import type { DateToken } from './date-token.ts'
import type { DayChange } from './day-balances.ts'
import { withDayStates } from './day-state.ts'
import { endsOf } from './ends.ts'
import { gapsOf } from './gaps.ts'
import type { Ground } from './ground.ts'
import { inOrder } from './in-order.ts'
import type { Item } from './item.ts'
import { looseSteps } from './loose-steps.ts'
import type { Part } from './parts.ts'
import type { MendedLink } from './repair.ts'
import type { Sides } from './sides.ts'
import { textsOf } from './texts.ts'
import { textsBesideBalances } from './texts-beside-balances.ts'
import { bestReading, contestedIn, unusedIn, type Weighed } from './weighed.ts'

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
  /** Those of them that stand in line with amounts or balances of other bookings. */
  readonly contested: number
  /** What a list of balances says that days changed. */
  readonly dayChanges: readonly DayChange[]
  /** Rows with a day and a text, told to be nothing else, that are not booked. */
  readonly leftOut: number
  /** Bookings whose side nothing but their balance says, where a row may be missing in front of them. */
  readonly loose: number
  /** Bookings that the balances say are missing: behind which booking, and the change in hundredths. */
  readonly gaps: readonly Gap[]
  /** Days as its bookings print them. */
  readonly days: readonly DateToken[]
  /** Log odds of this reading. */
  readonly score: number
}

const EXPLAINED: ReadonlySet<string> = new Set(['step', 'group', 'opened', 'unread'])
/** What recognition reads of rules and specks. */
const SPECKS = /^[|¦^*]+$/
/** Signs in front of a text. */
const IN_FRONT = /^[^\p{L}\d(]+\s/u

/** Reads one account: what is a balance, what is booked, sides, days, texts. */
export function accountOf(part: Part, ground: Ground): Account {
  const { document } = ground
  const weighed = bestReading(part, ground)
  const { reading, links, named, outside, variant, paid, sides } = weighed
  const { chain } = reading
  const calendar = calendarOf(
    variant.map(({ item }) => item),
    ground.frame,
    ground.order,
  )
  const below = balancesBelow(links, chain.hypothesis.newestFirst)
  const texts = textsOf(
    variant.map(({ item }) => item),
    ground.lines,
    figuresOf(weighed, part.items),
    document,
  )
  const bookings = variant.map((link, i): Booking => {
    const text = texts[i]!
    const token = link.amount!.token
    const explainedBy = EXPLAINED.has(link.step) ? 'chain' : sides.identity ? 'sum' : null
    const described = textOf(text.words.filter((word) => !SPECKS.test(word.text)))
      .replace(IN_FRONT, '')
      .trim()
    return {
      date: calendar.dates[i] ?? calendar.valueDates[i] ?? null,
      valueDate: calendar.valueDates[i] ?? null,
      description:
        text.checkNumber && (described === '' || isCheck(described))
          ? `${described || 'Check'} ${text.checkNumber}`
          : described || (text.reference ?? ''),
      reference: text.reference,
      kind: text.kind,
      checkNumber: text.checkNumber,
      side: sides.sides[i]!,
      cents: link.cents!,
      interest: 0,
      balance: link.balance ?? below.get(link) ?? null,
      decimals: Math.max(2, token.decimals),
      explainedBy,
      corrected: link.corrected,
      page: link.item.line.row.page,
      box: text.box,
      probability: probabilityOf(link, explainedBy),
      recognised: token.recognised,
      day: 'open',
    }
  })
  const change = bookings.reduce(
    (sum, own) => sum + ((own.side === 'credit') === sides.liability ? -own.cents : own.cents),
    0,
  )
  const ends = endsOf(links, chain, named, sides, outside, change)
  const payments = bookings.map((own, i): Booking => {
    const link = variant[i]!
    const payment = paid && link.item.amounts.get(paid.column)
    if (!payment) return own
    // Its parts may not come to it: one of the three was misread.
    const explained = paid.explained.has(link) ? own.explainedBy : null
    return {
      ...own,
      cents: payment.cents,
      interest: payment.cents - own.cents,
      explainedBy: explained,
      probability: probabilityOf(link, explained),
    }
  })
  return {
    part,
    bookings: withDayStates(inOrder(payments, variant), payments, variant),
    ...ends,
    named,
    sides,
    calendar,
    chain,
    links,
    unused: unusedIn(variant),
    contested: contestedIn(variant, chain, reading.columns),
    dayChanges: weighed.question.dayChanges,
    leftOut: leftOutOf(weighed, ends),
    loose: looseSteps({
      links,
      booked: variant,
      newestFirst: chain.hypothesis.newestFirst,
      sides,
      document,
      isDated: datedIn(ground),
    }),
    gaps: gapsOf(links, variant, chain, sides),
    days: variant.flatMap(({ item }) => item.date ?? []),
    score: weighed.score,
  }
}

/** Rows like those of bookings, but for balances between them and at the account's ends; and what the chain counts as one. */
function leftOutOf({ links, variant }: Weighed, ends: ReturnType<typeof endsOf>): number {
  const booked = new Set(variant.map(({ item }) => item.line))
  const sums = new Set([ends.opening, ends.closing].map((end) => end && Math.abs(end.cents)))
  const isEnd = ({ amounts }: Item) => [...amounts.values()].some(({ cents }) => sums.has(cents))
  return links.filter(
    ({ item, balance, amount, step }) =>
      !booked.has(item.line) &&
      ((step === 'opened' && amount !== null) ||
        (balance === null && isBooking(item) && !isEnd(item))),
  ).length
}

/** Tells whether a row without a sum prints a day where bookings have theirs. */
function datedIn({ lines, columns }: Ground): (row: Row) => boolean {
  const dated = new Set(
    lines.flatMap((line) =>
      columns.dateOf(line) && columns.amountsOf(line).size === 0 ? line.row : [],
    ),
  )
  return (row) => dated.has(row)
}

/** Does a text say no more than that it was paid by check? */
const isCheck = (text: string): boolean =>
  [text, `${text}s`].some((own) => PHRASES.get(foldedPhrase(own))?.includes('section_checks'))

/** Balances in rows of their own, by the booking that each of them stands after. */
function balancesBelow(
  links: readonly MendedLink[],
  newestFirst: boolean,
): ReadonlyMap<MendedLink, number> {
  const below = new Map<MendedLink, number>()
  let booked: MendedLink | null = null
  for (const link of newestFirst ? links.toReversed() : links) {
    if (link.step === 'group' || link.step === 'step') booked = link
    else if (link.step === 'same' && booked?.balance === null && !below.has(booked))
      below.set(booked, link.balance!)
    else if (link.step !== 'left') booked = null
  }
  return below
}

/** Which figures beside a reading's bookings are days and sums. @param items all of its account's lines with money */
export function figuresOf(
  { reading: { chain, columns }, variant, links, paid }: Weighed,
  items: readonly Item[],
): Figures {
  // Numbers within texts may stand in line, and be taken for balances that nothing follows from.
  const balanced = links.filter(({ balance, step }) => balance !== null && step !== 'start')
  const balances = [...chain.hypothesis.balances].filter((c) =>
    balanced.some(({ item }) => item.amounts.has(c)),
  )
  return new Figures(
    variant.map(({ item }) => item),
    columns,
    new Set([
      ...balances,
      ...variant.map(({ amount }) => amount!.column),
      ...(paid ? [paid.column, paid.rest] : []),
    ]),
    new Set(items.flatMap(({ told, line }) => (told === null ? [] : [line]))),
    textsBesideBalances(items, new Set(variant.map(({ item }) => item.line))),
  )
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
