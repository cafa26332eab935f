import type { LabelName } from '../../fields/lexicon.ts'
import { isNearly } from '../../reading/nearly.ts'
import type { Account } from './account.ts'
import type { Side } from './amount-token.ts'
import { CLOSING, type NamedSum, OPENING } from './balances.ts'
import type { Booking } from './booking.ts'
import { directionReasons } from './direction.ts'
import { type Reconciliation, reconcile } from './reconciliation.ts'
import type { MendedLink } from './repair.ts'

/**
 * How sure something is: shown by figures so that two errors that cancel each other would be seen, spoken for by
 * figures together or by words and places, or neither.
 */
export type ProofState = 'proven' | 'supported' | 'open'

export interface ProofPart {
  readonly state: ProofState
  /** What it rests on: chain, sums, totals, opening, closing, heads, marks, period, … */
  readonly by: readonly string[]
}

/** What is proven of an account, and what is not. */
export interface Proof {
  /** Every amount, and its sign against the balance. */
  readonly amounts: ProofPart
  /** Which sign is money in. */
  readonly direction: ProofPart
  /** No booking is missing. */
  readonly completeness: ProofPart
  readonly dates: ProofPart
}

const OPEN: ProofPart = { state: 'open', by: [] }

/** Of a document without bookings. */
export const NO_PROOF: Proof = { amounts: OPEN, direction: OPEN, completeness: OPEN, dates: OPEN }

/** Log-odds of the direction from which on it is as good as sure, and from which on something speaks for it. */
const SURE = 4
const LIKELY = 1

/** The proof of an account, and whether its bookings lead from its opening balance to its closing one. */
function judged(account: Account): { readonly proof: Proof; readonly joined: boolean } {
  const { bookings, sides, calendar } = account
  const explained = bookings.filter((own) => own.explainedBy !== null).length
  const all = bookings.length > 0 && explained === bookings.length
  const { opening, closing, chained } = endsAgree(account)
  const totalled = totalsMet(account)
  const totals = totalled.length === SIDES.length
  const byChain = bookings.some((own) => own.explainedBy === 'chain')
  // Sums may meet while figures beside the bookings contradict them; two that nothing calls balances, by chance.
  const summed = sides.identity?.unnamed === 0 && account.unused === 0
  // Rows like those of bookings that are none may be some after all.
  const whole = (summed || (chained && opening && closing)) && account.leftOut === 0
  // A row that is missing may look like a misread digit of its neighbour.
  const corrected = bookings.some((own) => own.corrected?.what === 'amount')
  const strong = sides.by.some((reason) =>
    ['heads', 'marks', 'sections', 'totals', 'card'].includes(reason),
  )
  // Printed totals are not met where a row is missing and another one's side is turned.
  const isLoose = account.loose > 0 && totalled.length === 0
  const sound =
    all && !isLoose && !corrected && account.contested === 0 && (sides.identity === null || summed)
  const complete = whole && !isLoose && contradictions(account).length === 0
  // A sum of several bookings hides two errors that cancel, and so does a balance that is taken for misread.
  const { dayChanges } = account
  const reasons = directionReasons(account)
  const byDays =
    summed && dayChanges.length > 0 && sides.days === dayChanges.length && areAlone(account)
  const chainedAlone = bookings.every(isChained) && !isGrouped(account)
  const between =
    bookings.every((own) => own.corrected === null) &&
    (byDays || chainedAlone || bookings.length === 1)
  const proof: Proof = {
    amounts: {
      state:
        sound && between
          ? 'proven'
          : explained * 5 >= bookings.length * 4 && explained > 0
            ? 'supported'
            : 'open',
      by: [
        ...(byChain ? ['chain'] : []),
        ...(sides.identity ? ['sums'] : []),
        ...(byDays ? ['days'] : []),
        ...(totals ? ['totals'] : []),
      ],
    },
    direction: {
      state:
        (strong && sides.margin >= SURE) || totals
          ? 'proven'
          : sides.margin >= LIKELY && reasons.length > 0
            ? 'supported'
            : 'open',
      by: [...new Set([...reasons, ...(totals ? ['totals'] : [])])],
    },
    completeness: {
      state: complete && between ? 'proven' : chained || sides.identity ? 'supported' : 'open',
      by: [
        ...(chained ? ['chain'] : []),
        ...(opening ? ['opening'] : []),
        ...(closing ? ['closing'] : []),
        ...(sides.identity ? ['sums'] : []),
        ...(byDays ? ['days'] : []),
      ],
    },
    dates: {
      state:
        bookings.some((own) => own.date === null) || calendar.margin < LIKELY
          ? 'open'
          : calendar.by.includes('order') &&
              (calendar.by.includes('years') || calendar.by.includes('period')) &&
              // A figure that was misread may leave a day in order.
              bookings.every(({ day }) => day === 'printed' || day === 'shown')
            ? 'proven'
            : 'supported',
      by: calendar.by,
    },
  }
  return { proof, joined: sound && complete }
}

/** Does a balance follow several bookings, which it explains together? */
function isGrouped({ links, chain }: Account): boolean {
  let count = 0
  for (const { step, amount, balance } of chain.hypothesis.newestFirst
    ? links.toReversed()
    : links) {
    if (step === 'group' && amount !== null) count++
    if (balance === null) continue
    if (count > 1) return true
    count = 0
  }
  return count > 1
}

/** Has each day of a list of balances one booking, the first one's too? */
const areAlone = ({ dayChanges, bookings }: Account): boolean =>
  dayChanges.every(({ members }) => members.length === 1) &&
  bookings.length <= dayChanges.length + 1

const isChained = ({ explainedBy }: Booking): boolean => explainedBy === 'chain'

export const proofOf = (account: Account): Proof => judged(account).proof

/**
 * The reconciliation of an account; `ok` where its bookings lead to the printed balances, none is known to be missing,
 * which sign is money in is no guess, and no day is known to be doubtful. What that rests on is the proof's.
 */
export function reconciliationOf(account: Account): Reconciliation & { readonly proof: Proof } {
  const { proof, joined } = judged(account)
  const { opening, closing, sides } = account
  const total = (name: 'total_credits' | 'total_debits') => {
    const found = account.named.find((sum) => sum.name === name)
    return found ? { value: Math.abs(found.cents) / 100 } : null
  }
  const basis = reconcile(
    account.bookings.map(bookedSums),
    {
      opening: opening && { value: opening.cents / 100 },
      closing: closing && { value: closing.cents / 100 },
      totalCredits: total('total_credits'),
      totalDebits: total('total_debits'),
      agree: true,
    },
    sides.liability,
  )
  const ok =
    joined &&
    proof.direction.state !== 'open' &&
    account.bookings.every(({ day }) => day !== 'doubtful') &&
    basis.balance_breaks.length === 0 &&
    (basis.difference === null || Number(basis.difference) === 0)
  return { ...basis, ok, proof }
}

const bookedSums = (own: Booking) => ({
  debit: own.side === 'debit' ? own.cents / 100 : null,
  credit: own.side === 'credit' ? own.cents / 100 : null,
  balance: own.balance === null ? null : own.balance / 100,
  interest: own.interest / 100,
})

/** Whether the chain of balances is whole, and begins and ends where the statement says. */
function endsAgree(account: Account): { opening: boolean; closing: boolean; chained: boolean } {
  const { chain, links } = account
  const all = chain.hypothesis.newestFirst ? links.toReversed() : links
  const last = all.findLast(({ balance }) => balance !== null)
  // The balance that the bookings end with may be printed above them as well.
  const isAbove = ({ item, amount, balance }: MendedLink) =>
    item.told === 'closing' && !item.dated && amount === null && balance === last?.balance
  const inTime = all.slice(all.findIndex((link) => !isAbove(link)))
  const first = inTime.find(({ balance }) => balance !== null)
  if (!first || !last || chain.hypothesis.balances.size === 0)
    return { opening: false, closing: false, chained: false }
  const booked = inTime.filter(({ item, amount }) => amount !== null && item.told === null)
  const broken = links.some(
    (link) => link.step === 'broken' || (link.step === 'open' && booked.indexOf(link) > 0),
  )
  // What the bookings end with may also be printed above them, below what they begin with.
  const isEnd = ({ told, amounts }: MendedLink['item']) =>
    told === 'closing' &&
    [...amounts.values()].some(({ cents }) => cents === Math.abs(last.balance!))
  // Numbers above the first booking are none of its balances where it goes on from the printed one.
  const begin = first.step === 'opened' ? inTime.indexOf(first) : 0
  // A balance by its name that the bookings around it do not come to.
  const ignored = inTime.some(
    ({ step, item, amount }, i) =>
      step === 'left' &&
      amount === null &&
      item.told !== 'total' &&
      !isEnd(item) &&
      (item.told !== null ||
        (i >= begin && inTime.slice(i + 1).some(({ balance }) => balance !== null))),
  )
  const restarted = inTime.some(
    (link, i) =>
      link.step === 'start' && i > 0 && inTime.slice(0, i).some(({ balance }) => balance !== null),
  )
  const names = (list: readonly string[], cents: number | null) =>
    cents !== null &&
    account.named.some((sum) => list.includes(sum.name) && Math.abs(sum.cents) === Math.abs(cents))
  const before =
    first.step === 'start'
      ? first.balance
      : first.sign === null
        ? null
        : first.balance! - first.sign * first.cents!
  return {
    chained: !broken && !restarted && !ignored,
    opening:
      first.step === 'start' ||
      first.step === 'opened' ||
      names(['opening_balance', 'previous_balance', 'brought_forward', 'balance_on'], before),
    closing:
      names(
        ['closing_balance', 'carried_forward', 'balance_on', 'amount_due', 'total'],
        last.balance,
      ) || last.step === 'same',
  }
}

/** Sides whose printed total is that of the bookings. */
const totalsMet = (account: Account): readonly Side[] =>
  SIDES.filter((side) => {
    const sum = sumOf(account, side)
    const isMet = ({ name, cents }: NamedSum) =>
      name === `total_${side}s` && Math.abs(cents) === sum
    return sum > 0 && account.named.some(isMet)
  })

const SIDES: readonly Side[] = ['credit', 'debit']

const sumOf = (account: Account, side: Side): number =>
  account.bookings.reduce((total, own) => (own.side === side ? total + own.cents : total), 0)

/** Names of balances that stand between bookings. */
const BALANCES: readonly LabelName[] = [...OPENING, ...CLOSING, 'carried_forward', 'balance_on']

/** Printed balances and totals that the bookings do not come to. */
function contradictions(account: Account): string[] {
  const { opening, closing, named, sides } = account
  const found: string[] = []
  const check = (name: string, cents: number | undefined) => {
    const own = named.filter((sum) => sum.name === name)
    if (
      cents !== undefined &&
      own.length > 0 &&
      !own.some((sum) => Math.abs(sum.cents) === Math.abs(cents))
    )
      found.push(name)
  }
  if (sides.identity && account.chain.hypothesis.balances.size === 0) {
    const reached = balancesReached(account, sides.identity.opening.cents)
    for (const { name, section, cents } of named)
      if (BALANCES.includes(name) && section !== null && !reached.has(Math.abs(cents)))
        found.push(name)
  }
  check('opening_balance', opening?.cents)
  if (!sides.liability) check('closing_balance', closing?.cents)
  // Totals by name may be of a part; one digit off, they are wrong.
  const sums = (['credit', 'debit'] as const).map((side) => sumOf(account, side))
  const totals = named.filter(({ name }) => name === 'total_credits' || name === 'total_debits')
  for (const { name, cents } of totals) {
    const value = Math.abs(cents)
    if (!sums.includes(value) && sums.some((sum) => isNearly(value, sum))) found.push(name)
  }
  return found
}

/** Balances that bookings come to one after the other, from the first or from the last; hundredths without sign. */
function balancesReached({ bookings, sides }: Account, opening: number): ReadonlySet<number> {
  const reached = new Set([Math.abs(opening)])
  for (const own of [bookings, bookings.toReversed()]) {
    let balance = opening
    for (const { side, cents } of own) {
      balance += (side === 'credit') === sides.liability ? -cents : cents
      reached.add(Math.abs(balance))
    }
  }
  return reached
}
