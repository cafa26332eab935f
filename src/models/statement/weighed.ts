import { weighted } from '../../scoring/weighted.ts'
import type { Side } from './amount-token.ts'
import { CLOSING, type NamedSum, OPENING } from './balances.ts'
import {
  chainBookings,
  chainVariantsOf,
  hasText,
  isBare,
  isBooking,
  isNumbered,
  plainBookings,
  variantsOf,
} from './booked.ts'
import type { Chain } from './chain.ts'
import type { Columns } from './columns.ts'
import { dayChangesOf } from './day-balances.ts'
import type { Ground } from './ground.ts'
import type { Item } from './item.ts'
import { sumsOutside } from './outside-sums.ts'
import { type PaidInParts, paidInParts } from './paid-in-parts.ts'
import type { Part } from './parts.ts'
import { READING_WEIGHTS } from './reading-weights.ts'
import { type Reading, readingsOf } from './readings.ts'
import { type MendedLink, mended } from './repair.ts'
import type { Booked } from './side-keys.ts'
import { type SideQuestion, type Sides, sidesOf } from './sides.ts'
import { toldSums } from './told-sums.ts'

/** Bookings that a reading comes to, and what speaks for it. */
export interface Weighed {
  readonly reading: Reading
  readonly links: readonly MendedLink[]
  readonly named: readonly NamedSum[]
  /** Sums printed outside of the bookings, named or not. */
  readonly outside: readonly NamedSum[]
  readonly variant: readonly MendedLink[]
  /** Of a loan, what was paid. */
  readonly paid: PaidInParts | null
  readonly question: SideQuestion
  readonly sides: Sides
  /** Values for `FEATURES`, in their order. */
  readonly features: readonly number[]
  /** Log odds against the other readings of the account. */
  readonly score: number
}

/** What is seen of a reading; rows are counted as the logarithm of one more. */
export const FEATURES = [
  'rows explained by balances',
  'rows left out, with a day and more than sums',
  'rows booked before any day is printed',
  'rows booked below the last that has a day',
  'rows booked without a text',
  'few rows booked without a day of their own',
  'the chain begins with a balance by its name',
  'two balances by their names that all bookings join',
  'two sums, not both balances by their names, that all bookings join',
  'totals by their names that are met',
  'sums below bookings that those of their section come to',
  'days of a list of balances that the bookings come to',
] as const

/** The best reading; of those with the same odds the one whose balances follow best. */
const likeliest = (readings: readonly Weighed[]): Weighed =>
  readings.reduce((best, own) => {
    const more = own.score - best.score
    const follows = own.reading.chain.score > best.reading.chain.score
    return more > EQUAL || (Math.abs(more) <= EQUAL && follows) ? own : best
  })
const EQUAL = 1e-9

/** Features that count rows, as the logarithm of one more. */
const COUNTS: ReadonlySet<(typeof FEATURES)[number]> = new Set([
  'rows explained by balances',
  'rows left out, with a day and more than sums',
  'rows booked before any day is printed',
  'rows booked below the last that has a day',
  'rows booked without a text',
  'sums below bookings that those of their section come to',
  'days of a list of balances that the bookings come to',
])

/** Log odds of the readings of several accounts together: as many rows say as much in one account as in two. */
export const scoreTogether = (readings: readonly Weighed[]): number =>
  weighted(
    READING_WEIGHTS,
    FEATURES.map((name, f) => {
      const values = readings.map(({ features }) => features[f]!)
      return COUNTS.has(name)
        ? Math.log1p(values.reduce((sum, value) => sum + Math.expm1(value), 0))
        : values.reduce((sum, value) => sum + value, 0)
    }),
  )

/** Accounts are asked for how they are best read where they are cut, and again where they are read. */
const known = new WeakMap<Ground, Map<string, Weighed>>()

/** How an account is best read. */
export function bestReading(part: Part, ground: Ground): Weighed {
  const readings = known.get(ground) ?? new Map<string, Weighed>()
  known.set(ground, readings)
  const { items, from, to } = part
  const key = `${items[0]?.at}:${items.at(-1)?.at}:${items.length}:${from}:${to}`
  const best = readings.get(key) ?? likeliest(weighedReadings(part, ground))
  readings.set(key, best)
  return best
}

/** All readings of an account in all variants, each with what speaks for it. */
export function weighedReadings(part: Part, ground: Ground): Weighed[] {
  const items = part.items.filter(
    (item) => item.heading !== 'balances' || isBooking(item) || isOfBooking(item),
  )
  return readingsOf(items, ground.columns, ground.printed).flatMap((reading) =>
    weighed(reading, part, ground),
  )
}

/** A text with an amount and a balance behind it, below a day that is printed once: lists of balances have no such rows. */
const isOfBooking = ({ line, amounts, date }: Item): boolean =>
  date !== null && amounts.size > 1 && hasText(line)

/**
 * What is said above or below all accounts is of each, what is said between them of its own: above its first row, and
 * where it names a balance.
 */
function isOwed({ below, to, items }: Part, { owed, span: [first, last] }: Ground): boolean {
  const named = new Set(items.flatMap(({ told, line }) => (told === null ? [] : line.row.index)))
  const own = items[0]?.line.row.index ?? to
  return owed.some(
    ({ row, among }) =>
      row < first ||
      row > last ||
      (row >= below && row < to && (!among || row < own || named.has(row))),
  )
}

function weighed(reading: Reading, part: Part, ground: Ground): Weighed[] {
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
  const variants = kept.length === 0 ? [kept] : chained ? chainVariantsOf(kept) : variantsOf(kept)
  return variants.map((variant) => {
    const ends = endsMet(links, variant, chain, named)
    const paid = paidInParts(variant)
    const outside = sumsOutside(
      part,
      ground.document,
      ground.isSum,
      new Set(variant.map(({ item }) => item.line.row.index)),
      named,
    )
    const question = {
      outside,
      booked: variant.map(bookedOf),
      chain,
      columns,
      sections,
      named,
      dayChanges: chained
        ? []
        : dayChangesOf(
            part.items,
            variant.map(({ item }) => item),
          ),
      card: isOwed(part, ground),
      owed: paid !== null,
    }
    const sides = sidesOf(question)
    const { identity, totals, days } = sides
    const features = [
      Math.log1p(chained ? equationsIn(links, chain) : 0),
      ...rowFeatures(reading, variant),
      Number(ends.opening),
      Number((identity?.unnamed === 0 && variant.length > 0) || ends.joined),
      Number(identity !== null && identity.unnamed > 0 && variant.length > 0),
      totals,
      Math.log1p(sumsMet(reading.items, variant)),
      Math.log1p(days),
    ]
    const score = weighted(READING_WEIGHTS, features)
    return { reading, links, named, outside, variant, paid, question, sides, features, score }
  })
}

/** Rows without a day of their own are few where they are no more than this share. */
const FEW = 0.2

function rowFeatures({ items, chain, columns }: Reading, variant: readonly MendedLink[]): number[] {
  const booked = new Set(variant.map(({ item }) => item.line))
  const leftOut = items.filter(({ line, told }) => told === null && !booked.has(line))
  const last = variant.findLastIndex(({ item }) => item.dated)
  const undated = variant.filter(({ item }) => !item.dated).length
  return [
    ...[
      leftOut.filter((item) => item.dated && !isBare(item)).length +
        contestedIn(variant, chain, columns),
      variant.filter(({ item }) => item.date === null).length,
      variant.length - 1 - last,
      variant.filter(({ item: { line } }) => !hasText(line) && !isNumbered(line)).length,
    ].map(Math.log1p),
    Number(undated > 0 && undated <= FEW * variant.length),
  ]
}

/** Printed sums of a column that the bookings of their section come to in it. */
function sumsMet(items: readonly Item[], variant: readonly MendedLink[]): number {
  const sums = new Map<string, number>()
  const placeOf = ({ section }: Item, column: number) => `${section}|${column}`
  for (const { item, amount, cents } of variant) {
    const place = placeOf(item, amount!.column)
    sums.set(place, (sums.get(place) ?? 0) + cents!)
  }
  return items
    .filter(({ told }) => told === 'total')
    .flatMap((item) =>
      [...item.amounts].map(([c, { cents }]) => [placeOf(item, c), cents] as const),
    )
    .filter(([place, cents]) => sums.get(place) === cents).length
}

/** Does the chain begin with a balance by its name, and do all bookings lead from there to a closing one? */
function endsMet(
  links: readonly MendedLink[],
  variant: readonly MendedLink[],
  chain: Chain,
  named: readonly NamedSum[],
): { opening: boolean; joined: boolean } {
  const inTime = chain.hypothesis.newestFirst ? links.toReversed() : links
  const balanced = inTime.filter(({ balance }) => balance !== null)
  const [first, last] = [balanced[0], balanced.at(-1)]
  if (!first || !last || !links.some(isExplained)) return { opening: false, joined: false }
  const before = first.balance! - (first.sign ?? 0) * (first.cents ?? 0)
  const isNamed = (names: readonly string[], value: number) =>
    named.some(({ name, cents }) => names.includes(name) && Math.abs(cents) === Math.abs(value))
  const opening = isNamed(OPENING, before)
  const change = variant.reduce((sum, { sign, cents }) => sum + (sign ?? 0) * cents!, 0)
  const sumsOf = (names: readonly string[]) =>
    named.filter(({ name }) => names.includes(name) || name === 'balance_on')
  // Balances in rows of their own may lie outside of what the chain goes through, where most bookings have one.
  const isRunning = links.filter(({ step }) => step === 'step').length * 2 >= variant.length
  const joined =
    (isNamed([...OPENING, 'balance_on'], before) &&
      isNamed([...CLOSING, 'balance_on'], last.balance!) &&
      before + change === last.balance) ||
    (isRunning &&
      change !== 0 &&
      sumsOf(OPENING).some((from) =>
        sumsOf(CLOSING).some((to) => to.cents - from.cents === change),
      ))
  return { opening, joined }
}

/**
 * Figures of bookings that a reading takes neither for an amount nor for a balance, though they stand in line with
 * those of other bookings. A zero beside a sum says that the other side has nothing.
 */
export function contestedIn(
  booked: readonly MendedLink[],
  { hypothesis: { balances } }: Chain,
  { money }: Columns,
): number {
  const used = new Set([...booked.map(({ amount }) => amount!.column), ...balances])
  const rights = new Set([...used].flatMap((c) => money[c]?.right ?? []))
  const others = Array.from({ length: money.length }, (_, c) => c).filter(
    (c) => !balances.has(c) && rights.has(money[c]!.right),
  )
  const isContested = ({ item, amount }: MendedLink) =>
    others.some((c) => c !== amount!.column && (item.amounts.get(c)?.cents ?? 0) !== 0)
  return booked.filter(isContested).length
}

/** Figures beside bookings that a reading takes neither for an amount nor for a balance. */
export const unusedIn = (links: readonly MendedLink[]): number =>
  links.reduce(
    (sum, { item, balance }) => sum + Math.max(0, item.amounts.size - (balance === null ? 1 : 2)),
    0,
  )

/** Balances that follow from what stands between them and the one before: several bookings to one balance are one equation. */
function equationsIn(links: readonly MendedLink[], { hypothesis }: Chain): number {
  let count = 0
  let isOpen = false
  for (const link of hypothesis.newestFirst ? links.toReversed() : links) {
    if (isExplained(link)) {
      if (link.step !== 'group' || !isOpen) count++
      isOpen = link.step === 'group'
    }
    if (link.balance !== null) isOpen = false
  }
  return count
}

const isExplained = ({ step, sign }: MendedLink): boolean =>
  ['step', 'group', 'opened'].includes(step) && sign !== null

const bookedOf = (link: MendedLink): Booked => ({
  item: link.item,
  column: link.amount!.column,
  token: link.amount!.token,
  sign: link.sign,
})
