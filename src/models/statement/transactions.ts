import type { Box } from '../../document/box.ts'
import { distance } from '../../fields/label.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { PrintedBalances } from './balances.ts'
import type { Booking } from './bookings.ts'
import type { yearGiver } from './period.ts'

/** A booking with its side. Values are positive; one of debit and credit is null. */
export interface Transaction {
  readonly date: string | null
  readonly valueDate: string | null
  readonly description: string
  readonly reference: string | null
  readonly checkNumber: string | null
  readonly type: string | null
  readonly debit: number | null
  readonly credit: number | null
  readonly balance: number | null
  readonly page: number
  readonly box: Box
  readonly confidence: number
  /** How a misread figure was repaired, or its side settled. */
  readonly note: string | null
}

interface Working {
  readonly booking: Booking
  side: 'debit' | 'credit' | null
  /** Positive. */
  amount: number
  balance: number | null
  notes: string[]
}

/**
 * Settles what the print leaves open, with the running balance and the closing one: sides of
 * amounts without a sign, and misread digits of recognised figures.
 *
 * @param liability a card account: the printed balance is what is owed
 */
export function settled(
  bookings: readonly Booking[],
  balances: PrintedBalances,
  liability: boolean,
  yearOf: ReturnType<typeof yearGiver>,
): Transaction[] {
  const working = bookings.map(
    (booking): Working => ({
      booking,
      side: booking.side,
      amount: Math.abs(booking.amount.value),
      balance: booking.balance?.value ?? null,
      notes: booking.amount.misread ? ['letters were read as digits'] : [],
    }),
  )
  const opening = balances.opening?.value ?? null
  const direction = liability ? -1 : 1
  const ordered = isNewestFirst(working, opening, direction) ? working.toReversed() : working
  sidesByBalance(ordered, opening, direction)
  repairByBalance(ordered, opening, direction)
  // Repaired balances tell more sides.
  sidesByBalance(ordered, opening, direction)
  sidesBySigns(working, liability)
  sidesByClosing(working, balances, direction)
  for (const own of working) own.side ??= sideByWords(textOf(own.booking.words))
  return datesInOrder(
    working.map((own) => transactionOf(own, yearOf)),
    bookings,
  )
}

const change = (own: Working, direction: number): number =>
  direction * (own.side === 'debit' ? -1 : 1) * cents(own.amount)

/** Do the balances follow when read from the bottom, and not from the top? */
function isNewestFirst(
  working: readonly Working[],
  opening: number | null,
  direction: number,
): boolean {
  if (working.filter((own) => own.balance !== null).length < 3) return false
  const fits = (list: readonly Working[], start: number | null) => {
    let before = start === null ? null : cents(start)
    let count = 0
    for (const own of list) {
      if (own.balance === null) continue
      const now = cents(own.balance)
      if (before !== null && Math.abs(now - before) === cents(own.amount)) {
        const up = now > before
        const side = direction > 0 === up ? 'credit' : 'debit'
        if (own.side === null || own.side === side) count++
      }
      before = now
    }
    return count
  }
  return fits(working.toReversed(), opening) > fits(working, opening)
}

/** A change of the balance by just the amount tells the side. */
function sidesByBalance(
  working: readonly Working[],
  opening: number | null,
  direction: number,
): void {
  let before = opening === null ? null : cents(opening)
  for (const own of working) {
    const now = own.balance === null ? null : cents(own.balance)
    if (before !== null && now !== null && Math.abs(now - before) === cents(own.amount)) {
      const side = (now - before) * direction >= 0 ? 'credit' : 'debit'
      // A recognised sign may be misread, a printed one is what it says.
      const open = own.side === null || own.booking.amount.confidence < 1
      if (open && own.side !== side) {
        own.side = side
        own.notes.push('side told by the running balance')
      }
    }
    if (now !== null) before = now
    else if (before !== null && own.side !== null) before += change(own, direction)
    else before = null
  }
}

/** Digits that two readings of one figure may differ in. */
const MOST_MISREAD = 2

const isMisreading = (a: number, b: number): boolean =>
  a !== b && distance(String(Math.abs(a)), String(Math.abs(b)), MOST_MISREAD) <= MOST_MISREAD

/** At least half of the digits are the same: else a line between the two was not read. */
function isHalfRead(a: number, b: number): boolean {
  const [x, y] = [String(Math.abs(a)), String(Math.abs(b))]
  const most = Math.floor(Math.max(x!.length, y!.length) / 2)
  return distance(x!, y!, most) <= most
}

/** A recognised amount or balance that breaks the running balance is set right where one misread explains it. */
function repairByBalance(
  working: readonly Working[],
  opening: number | null,
  direction: number,
): void {
  let before = opening === null ? null : cents(opening)
  working.forEach((own, i) => {
    const now = own.balance === null ? null : cents(own.balance)
    if (before === null || now === null) {
      before =
        now ?? (before !== null && own.side !== null ? before + change(own, direction) : null)
      return
    }
    const recognised = own.booking.amount.confidence < 1
    const expected = own.side === null ? null : before + change(own, direction)
    if (recognised && expected !== now && Math.abs(now - before) !== cents(own.amount)) {
      const next = working[i + 1]
      const follows = (balance: number) =>
        next?.balance != null &&
        next.side !== null &&
        balance + change(next, direction) === cents(next.balance)
      const sides = (['debit', 'credit'] as const).filter((side) =>
        follows(before! + change({ ...own, side }, direction)),
      )
      const [only] = sides
      if (only && sides.length === 1 && only !== own.side) {
        own.side = only
        own.balance = (before + change(own, direction)) / 100
        own.notes.push('side and balance told by the running balance')
        before = cents(own.balance)
        return
      }
      const difference = (now - before) * direction
      const sameSide = own.side === null || difference >= 0 === (own.side === 'credit')
      const amountMisread =
        difference !== 0 && sameSide && isMisreading(Math.abs(difference), cents(own.amount))
      const balanceMisread = expected !== null && isMisreading(expected, now)
      const balanceWrong =
        expected !== null && (follows(expected) || (balanceMisread && !amountMisread))
      const amountWrong =
        !balanceWrong &&
        difference !== 0 &&
        (amountMisread || (sameSide && follows(now) && isHalfRead(difference, cents(own.amount))))
      if (balanceWrong) {
        own.balance = expected / 100
        own.notes.push('balance repaired by the running balance')
      } else if (amountWrong) {
        own.amount = Math.abs(difference) / 100
        own.side = difference >= 0 ? 'credit' : 'debit'
        own.notes.push('amount repaired by the running balance')
      }
    }
    before = own.balance === null ? null : cents(own.balance)
  })
}

/**
 * Where some amounts carry a minus, the others are credits; on card accounts, the other way round.
 * Where some carry a plus, one without a sign has lost it.
 */
function sidesBySigns(working: readonly Working[], liability: boolean): void {
  const isMinus = (own: Working) => own.booking.amount.value < 0
  const isPlus = (own: Working) => own.booking.amount.signed && !isMinus(own)
  if (liability)
    for (const own of working) own.side = isMinus(own) ? 'credit' : (own.side ?? 'debit')
  else if (working.some(isMinus) && !working.some(isPlus))
    for (const own of working) own.side ??= 'credit'
}

/** All open amounts on one side, if that and only that leads to the closing balance. */
function sidesByClosing(
  working: readonly Working[],
  balances: PrintedBalances,
  direction: number,
): void {
  const open = working.filter((own) => own.side === null)
  if (open.length === 0 || !balances.opening || !balances.closing) return
  const known = working
    .filter((own) => own.side !== null)
    .reduce((sum, own) => sum + change(own, direction), 0)
  const gap = cents(balances.closing.value) - cents(balances.opening.value) - known
  const total = open.reduce((sum, own) => sum + cents(own.amount), 0)
  if (Math.abs(gap) !== total) return
  for (const own of open) own.side = gap * direction >= 0 ? 'credit' : 'debit'
}

const CREDIT_WORDS = wordsOfKind('credit_word')
const DEBIT_WORDS = wordsOfKind('debit_word')

/** What the text says; most bookings without any sign are payments. */
function sideByWords(text: string): 'debit' | 'credit' {
  const plain = plainText(text)
  const longest = (words: readonly string[]) =>
    words
      .filter((word) => plain.includes(word))
      .reduce((most, word) => Math.max(most, word.length), 0)
  return longest(CREDIT_WORDS) > longest(DEBIT_WORDS) ? 'credit' : 'debit'
}

function transactionOf(own: Working, yearOf: ReturnType<typeof yearGiver>): Transaction {
  const { booking } = own
  const iso = (day: Booking['date']) =>
    day === null || typeof day === 'string' ? day : yearOf(day)
  const date = iso(booking.date) ?? iso(booking.valueDate)
  const check = booking.checkNumber
  const described = textOf(booking.words)
    .replace(/^[^\p{L}\d]+\s/u, '')
    .trim()
  const description = described || (check ? `Check ${check}` : (booking.reference ?? ''))
  return {
    date,
    valueDate: iso(booking.valueDate),
    description,
    reference: booking.reference,
    checkNumber: check,
    type: check !== null || /^(?:check|cheque)\b/i.test(description) ? 'check' : null,
    debit: own.side === 'debit' ? own.amount : null,
    credit: own.side === 'credit' ? own.amount : null,
    balance: own.balance,
    page: booking.page,
    box: booking.box,
    confidence:
      booking.amount.confidence * (own.notes.length > 0 ? 0.8 : 1) * (date === null ? 0.5 : 1),
    note: own.notes.length > 0 ? own.notes.join('; ') : null,
  }
}

/**
 * A recognised date out of the order its neighbours keep is misread: the value date stands in where
 * it fits, or the neighbours' own day where they share one.
 */
function datesInOrder(
  transactions: readonly Transaction[],
  bookings: readonly Booking[],
): Transaction[] {
  return transactions.map((own, i) => {
    if (bookings[i - 1]?.table !== bookings[i + 1]?.table) return own
    const before = transactions[i - 1]?.date ?? null
    const after = transactions[i + 1]?.date ?? null
    if (own.confidence === 1 || own.date === null || before === null || after === null) return own
    if (before > after || (own.date >= before && own.date <= after)) return own
    const fits = (iso: string | null) => iso !== null && iso >= before && iso <= after
    const date = before === after ? before : fits(own.valueDate) ? own.valueDate : own.date
    return { ...own, date, confidence: 0.7 * own.confidence, note: own.note ?? 'date out of order' }
  })
}
