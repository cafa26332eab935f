import { type Page, type Word, wordsOf } from '../../src/document/page.ts'
import type { Booking } from '../../src/models/statement/booking.ts'
import { sideOfMark } from '../../src/reading/marked-figure.ts'

/** A document with a fault, and which. */
export interface Faulty {
  readonly fault: 'digit' | 'day' | 'balance' | 'row' | 'turned' | 'pair' | 'amounts'
  readonly pages: readonly Page[]
}

/** Pages with every word as `change` makes it; a word it makes null is left out. */
export const changedWords = (
  pages: readonly Page[],
  change: (word: Word, page: Page) => Word | null,
): Page[] =>
  pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({
      ...block,
      lines: block.lines.map((line) => ({
        ...line,
        words: line.words.flatMap((word) => change(word, page) ?? []),
      })),
    })),
  }))

/** The same pages as if they had been recognised from pixels. */
export const recognised = (pages: readonly Page[]): Page[] =>
  changedWords(pages, (word) => ({ ...word, confidence: 0.9 })).map((page) => ({
    ...page,
    source: 'ocr',
  }))

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '')

/** Is a word, within a booking's lines, its amount (or its balance)? */
export const prints = (
  word: Word,
  page: Page,
  { page: number, box }: Booking,
  cents: number,
): boolean =>
  page.number === number &&
  word.box[1] >= box[1] - 1 &&
  word.box[3] <= box[3] + 1 &&
  /[.,]\d{2}\D*$/.test(word.text) &&
  digitsOf(word.text) === String(Math.abs(cents))

/** The word that a booking's day is printed in, or begins with: the first one of its lines with figures. */
function dayOf(pages: readonly Page[], { page, box }: Booking): Word | undefined {
  const own = pages.find(({ number }) => number === page)
  return (own ? wordsOf(own) : [])
    .filter(
      (word) =>
        word.box[1] >= box[1] - 1 &&
        word.box[3] <= box[3] + 1 &&
        /^(?:\d{1,2}|\d{4}-\d{2}-\d{2})(?:[./-].*)?$/.test(word.text),
    )
    .sort((a, b) => a.box[0] - b.box[0])[0]
}

/** One digit more, or one less where that is no digit. */
function withOtherDigit(word: Word, at: number): Word {
  const places = [...word.text].flatMap((letter, i) => (/\d/.test(letter) ? [i] : []))
  const place = places[at % places.length]!
  const digit = (Number(word.text[place]) + 1 + (at % 8)) % 10
  return { ...word, text: word.text.slice(0, place) + digit + word.text.slice(place + 1) }
}

/**
 * A document's faults: a digit of an amount changed, a digit of a day, a digit of a balance, a row left out, one of
 * twice the next one's sum that turns that one's side, two amounts changed so that they cancel, a digit of every amount.
 *
 * @param bookings as read, with the places of their lines
 */
export function faultsOf(pages: readonly Page[], bookings: readonly Booking[]): Faulty[] {
  const faults: Faulty[] = []
  const every = Math.max(1, Math.floor(bookings.length / 6))
  bookings.forEach((own, i) => {
    if (i % every !== 0) return
    let changed = 0
    const digit = changedWords(pages, (word, page) =>
      prints(word, page, own, own.cents) && changed++ === 0 ? withOtherDigit(word, i) : word,
    )
    if (changed > 0) faults.push({ fault: 'digit', pages: digit })
    const day = dayOf(pages, own)
    if (day)
      faults.push({
        fault: 'day',
        pages: changedWords(pages, (word) => (word === day ? withOtherDigit(word, i) : word)),
      })
    if (own.balance !== null) {
      let found = 0
      const balance = changedWords(pages, (word, page) =>
        prints(word, page, own, own.balance!) && own.balance !== own.cents && found++ === 0
          ? withOtherDigit(word, i)
          : word,
      )
      if (found > 0) faults.push({ fault: 'balance', pages: balance })
    }
    faults.push({ fault: 'row', pages: withoutRow(pages, own) })
    const turned = withoutTwice(pages, bookings, i)
    if (turned) faults.push({ fault: 'turned', pages: turned })
    const other = bookings.slice(i + 1).find(({ side }) => side === own.side)
    const first = shifted(pages, own, 100)
    const both = other && first && shifted(first, other, -100)
    if (both) faults.push({ fault: 'pair', pages: both })
  })
  const digits = changedWords(pages, (word, page) => {
    const at = bookings.findIndex((own) => prints(word, page, own, own.cents))
    return at < 0 || bookings[at]!.balance === bookings[at]!.cents ? word : withOtherDigit(word, at)
  })
  if (bookings.length > 0) faults.push({ fault: 'amounts', pages: digits })
  return faults
}

const withoutRow = (pages: readonly Page[], { page: number, box }: Booking): Page[] =>
  changedWords(pages, (word, page) => {
    const middle = (word.box[1] + word.box[3]) / 2
    return page.number === number && middle > box[1] && middle < box[3] ? null : word
  })

/**
 * Without a booking that had twice the sum of the next one, the other way: what the balance changes by is the next
 * one's sum, with its side turned. Balances and totals are those of a statement with such a booking.
 *
 * @returns null where that statement cannot be made of this one
 */
function withoutTwice(
  pages: readonly Page[],
  bookings: readonly Booking[],
  at: number,
): Page[] | null {
  const credited = ({ side, cents }: Booking) => (side === 'credit' ? cents : -cents)
  /** How often the balance rises by a booking's credit, less how often it falls by it. */
  const rises = (own: readonly Booking[]) =>
    own.reduce((sum, booking, i) => {
      const change = (booking.balance ?? Number.NaN) - (own[i - 1]?.balance ?? Number.NaN)
      return sum + Number(change === credited(booking)) - Number(change === -credited(booking))
    }, 0)
  const [down, up] = [rises(bookings), rises(bookings.toReversed())]
  if (down === 0 && up === 0) return null
  const isUp = Math.abs(up) > Math.abs(down)
  const polarity = Math.sign(isUp ? up : down)
  const inTime = isUp ? bookings.toReversed() : bookings
  const place = isUp ? bookings.length - 1 - at : at
  const [own, next] = inTime.slice(place, place + 2)
  if (!own || !next || next.balance === null) return null
  const twice = -2 * credited(next)
  const change = polarity * (twice - credited(own))
  const sums = new Map<number, number>()
  for (const { balance } of inTime.slice(place))
    if (balance !== null) sums.set(balance, balance + change)
  for (const sign of [1, -1]) {
    const sum = (list: readonly Booking[]) =>
      list.reduce((all, one) => all + Math.max(0, sign * credited(one)), 0)
    const others = bookings.filter((one) => one !== own)
    if (bookings.filter((one) => sign * credited(one) > 0).length > 1)
      sums.set(sum(bookings), sum(others) + Math.max(0, sign * twice))
  }
  const kept = [
    ...bookings.map(({ cents }) => cents),
    ...inTime.slice(0, place).map(({ balance }) => balance ?? 0),
  ]
  const isPlain = [...sums].every(
    ([from, to]) => from * to > 0 && !kept.some((cents) => Math.abs(cents) === Math.abs(from)),
  )
  if (!isPlain) return null
  const changed = new Set<number>()
  const byDigits = new Map([...sums].map(([from, to]) => [digitsOf(String(from)), [from, to]]))
  const printed = changedWords(withoutRow(pages, own), (word) => {
    const [from, to] = (/[.,]\d{2}\D*$/.test(word.text) && byDigits.get(digitsOf(word.text))) || []
    if (from === undefined || to === undefined) return word
    changed.add(from)
    return { ...word, text: withCents(word.text, Math.abs(to)) }
  })
  const balances = inTime.slice(place + 1).flatMap(({ balance }) => balance ?? [])
  return balances.every((balance) => changed.has(balance)) ? printed : null
}

/** A printed figure with other hundredths, set as it is. */
function withCents(text: string, cents: number): string {
  const [, before, figure, decimal, behind] = /^(\D*)(\d.*?)([.,])\d{2}(\D*)$/.exec(text)!
  const group = /[^\d]/.exec(figure!)?.[0] ?? ''
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group)
  return `${before}${whole}${decimal}${String(cents % 100).padStart(2, '0')}${behind}`
}

/** A booking's printed amount, some hundredths more; null where it is not found. */
function shifted(pages: readonly Page[], own: Booking, by: number): Page[] | null {
  let found = 0
  const changed = changedWords(pages, (word, page) => {
    if (!prints(word, page, own, own.cents)) return word
    const whole = /(\d)(?=[.,]\d{2}\D*$)/.exec(word.text)!
    const digit = (Number(whole[1]) + by / 100 + 10) % 10
    found++
    return {
      ...word,
      text: word.text.slice(0, whole.index) + digit + word.text.slice(whole.index + 1),
    }
  })
  return found > 0 ? changed : null
}

/** No letter of a month or a mark, and none that hides the digits of a card, as an x does. */
const UNKNOWN = 'w'

/** Amounts of one column end this near each other, in points. */
const ONE_COLUMN = 20

/**
 * The same pages without what says the sides of a column of amounts of both: signs, brackets and marks.
 *
 * @returns null where amounts stand in several columns, or say no sides
 */
export function withoutSigns(pages: readonly Page[], bookings: readonly Booking[]): Page[] | null {
  const ends: number[] = []
  let changed = 0
  const unsigned = changedWords(pages, (word, page) => {
    const own = bookings.find((booking) => prints(word, page, booking, booking.cents))
    if (!own) {
      const isMark = /^[+\-−–]$/.test(word.text) || sideOfMark(word.text) !== null
      const isOfBooking = bookings.some(
        ({ page: number, box }) =>
          page.number === number && word.box[1] >= box[1] - 1 && word.box[3] <= box[3] + 1,
      )
      if (!isMark || !isOfBooking) return word
      changed++
      return null
    }
    ends.push(word.box[2])
    const text = word.text.replace(/[+\-−–()]|[A-Z]+$/g, '')
    if (text !== word.text) changed++
    return { ...word, text }
  })
  const isOne = Math.max(...ends) - Math.min(...ends) <= ONE_COLUMN
  return changed > 0 && isOne && ends.length >= bookings.length ? unsigned : null
}

/** Every word of letters made unknown, but for months: what is left is figures, days and places. */
export const withoutWords = (pages: readonly Page[], isMonth: (word: string) => boolean): Page[] =>
  changedWords(pages, (word) =>
    /\p{L}{2}/u.test(word.text) && !/\d/.test(word.text) && !isMonth(word.text)
      ? { ...word, text: word.text.replace(/\p{L}/gu, UNKNOWN) }
      : word,
  )
