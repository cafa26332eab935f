import type { LabelName } from '../../fields/lexicon.ts'
import { CLOSING, type NamedSum, OPENING } from './balances.ts'
import type { AccountBalance } from './booking.ts'
import type { Chain } from './chain.ts'
import type { MendedLink } from './repair.ts'
import type { Sides } from './sides.ts'

/** The balances that an account begins and ends with. */
export interface Ends {
  readonly opening: AccountBalance | null
  readonly closing: AccountBalance | null
}

/**
 * The balances before the first booking and after the last one: as the chain and names have them, unless other
 * printed sums are as far apart as all bookings take them, and these are not.
 *
 * @param outside every sum printed outside of bookings
 * @param change of the balance by all bookings, hundredths
 */
export function endsOf(
  links: readonly MendedLink[],
  chain: Chain,
  named: readonly NamedSum[],
  sides: Sides,
  outside: readonly NamedSum[],
  change: number,
): Ends {
  const likely = likelyEnds(links, chain, named, sides, outside)
  return isMet(likely, change) ? likely : (endsThatMeet(likely, named, outside, change) ?? likely)
}

const isMet = ({ opening, closing }: Ends, change: number): boolean =>
  opening !== null && closing !== null && closing.cents - opening.cents === change

/** The ends with another opening balance, another closing one, or two by their names; null where none meet. */
function endsThatMeet(
  { opening, closing }: Ends,
  named: readonly NamedSum[],
  outside: readonly NamedSum[],
  change: number,
): Ends | null {
  // What bookings leave as it is, any sum meets that is printed twice.
  if (change === 0) return null
  const withNames = (names: readonly LabelName[]) =>
    named.filter(({ name }) => names.includes(name) || name === 'balance_on').map(asPrinted)
  const [openings, closings] = [withNames(OPENING), withNames(CLOSING)]
  // A balance by its name gives way to another one by its name alone: what is printed elsewhere may be a running one.
  const others = (end: AccountBalance | null, names: readonly LabelName[]) =>
    end?.printed && 'name' in end.printed && names.includes(end.printed.name)
      ? []
      : outside.map(asPrinted)
  const pair = (firsts: readonly AccountBalance[], lasts: readonly AccountBalance[]) =>
    firsts
      .flatMap((first) => lasts.map((last) => ({ opening: first, closing: last })))
      .find((ends) => isMet(ends, change))
  return (
    pair([...openings, ...others(opening, OPENING)], closing?.printed ? [closing] : []) ??
    pair(opening?.printed ? [opening] : [], [...closings, ...others(closing, CLOSING)]) ??
    pair(openings, closings) ??
    null
  )
}

/** How balances follow from each other. */
const STEPS: ReadonlySet<string> = new Set(['step', 'group', 'opened'])

const asPrinted = (printed: NamedSum): AccountBalance => ({ cents: printed.cents, printed })

/** Hundredths of a thousand: what is in front of that a gap parts from the rest. */
const THOUSAND = 100_000

/** Did recognition part a sum's thousands from it, `1 | 927.44`? The rest is as the chain has it. */
const isFrontLost = ({ cents, row }: NamedSum, value: number | null): boolean =>
  value !== null &&
  row.recognised &&
  cents !== 0 &&
  Math.abs(value) > THOUSAND &&
  Math.abs(cents) === Math.abs(value) % THOUSAND

function likelyEnds(
  links: readonly MendedLink[],
  chain: Chain,
  named: readonly NamedSum[],
  sides: Sides,
  outside: readonly NamedSum[],
): Ends {
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
  // Of numbers above the first booking, what it follows from is its balance: others may stand in line with it.
  const booked = withBalance.findIndex(({ step }) => STEPS.has(step))
  const isLed =
    booked > 0 &&
    withBalance[booked]!.step !== 'opened' &&
    withBalance.slice(0, booked).every(({ item }) => item.date === null)
  const first =
    withBalance[isLed ? booked - 1 : withBalance[booked]?.step === 'opened' ? booked : 0]
  const last = withBalance.at(-1)
  if (first && last && chain.hypothesis.balances.size > 0) {
    const before =
      isLed || first.step === 'start' || first.amount === null
        ? first.balance!
        : first.sign !== null
          ? first.balance! - first.sign * first.cents!
          : null
    const agrees = (sum: NamedSum, value: number | null) =>
      value !== null && Math.abs(sum.cents) === Math.abs(value)
    // In a language without words for it, the sum that the chain begins with is still printed.
    const printedOpening =
      [...openings, ...days].find((sum) => agrees(sum, before)) ??
      (first.step === 'start' ? undefined : outside.find((sum) => agrees(sum, before))) ??
      openings.find((sum) => isFrontLost(sum, before))
    // A label may stand before several sums of its row: the one that the chain ends with is its own.
    const printedClosing =
      [...closings, ...days.toReversed()].find((sum) => agrees(sum, last.balance)) ??
      outside.find(
        (sum) => closings.some(({ row }) => row === sum.row) && agrees(sum, last.balance),
      ) ??
      closings.find((sum) => isFrontLost(sum, last.balance))
    const amounts = [...last.item.amounts]
    const [, token] = amounts.find(([c]) => chain.hypothesis.balances.has(c)) ?? amounts.at(-1)!
    // A row of its own that the bookings go on from is the opening balance, whatever is named so elsewhere.
    const isSure = first.step === 'start' && booked === withBalance.indexOf(first) + 1
    return {
      opening: printedOpening
        ? { cents: before!, printed: printedOpening }
        : openings[0] && !isSure
          ? { cents: openings[0].cents, printed: openings[0] }
          : before !== null
            ? {
                cents: before,
                printed:
                  isLed || first.step === 'start'
                    ? [...first.item.amounts.values()].at(-1)!
                    : // Balances before each booking stand in a column of their own.
                      ([...first.item.amounts.values()].find(
                        (token) => token.cents === Math.abs(before),
                      ) ?? null),
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
