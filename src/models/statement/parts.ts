import { distance } from '../../fields/label.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import { ibanIn } from '../../reading/ibans.ts'
import { labelHits, placesOf } from '../../reading/label-places.ts'
import { firstFrom } from '../../tables/text/first-from.ts'
import { CLOSING, type NamedSum, OPENING } from './balances.ts'
import type { Chain } from './chain.ts'
import type { Item } from './item.ts'

/** A part of a statement about one account. */
export interface Part {
  readonly iban: Found | null
  readonly accountNumber: Found | null
  readonly items: readonly Item[]
  /** Rows of the document: `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
  /** The row below the last item of the account above. */
  readonly below: number
}

interface Named {
  readonly key: string
  readonly row: number
  readonly iban: Found | null
  readonly number: Found | null
  /** Its check digits fit. */
  readonly checks: boolean
}

/** Cuts that are weighed together, at most; more are weighed one after the other. */
const MOST_CUTS = 6

/**
 * Items by account. A new one may begin under another account's name or an opening balance, but where balances go on
 * the account does; of all these places those are cut with which the accounts are likeliest.
 *
 * @param scoreOf how likely parts are together
 */
export function partsOf(
  document: DocumentText,
  items: readonly Item[],
  chain: Chain,
  named: readonly NamedSum[],
  scoreOf: (parts: readonly Part[]) => number,
): Part[] {
  const names = headingNames(document, items)
  const cuts = cutsIn(items, chain, named, names)
  const partsAt = (own: readonly number[]) => partsBetween(document, items, names, [0, ...own])
  if (cuts.length === 0) return partsAt([])
  const likelier = (a: readonly number[], b: readonly number[]) =>
    scoreOf(partsAt(b)) > scoreOf(partsAt(a)) ? b : a
  if (cuts.length > MOST_CUTS) {
    let chosen: readonly number[] = []
    for (const cut of cuts) chosen = likelier(chosen, chosen.concat(cut))
    return partsAt(chosen)
  }
  const choices = Array.from({ length: 2 ** cuts.length }, (_, bits): readonly number[] =>
    cuts.filter((_, c) => (bits >> c) & 1),
  )
  return partsAt(choices.reduce(likelier))
}

/** Names of accounts that head bookings. */
function headingNames(document: DocumentText, items: readonly Item[]): Named[] {
  const booked = new Set(items.map((item) => item.line.row.index))
  const left = items.reduce(
    (least, { line }) => Math.min(least, line.words[0]!.box[0] - line.shift),
    Number.POSITIVE_INFINITY,
  )
  return accountNames(document, booked).filter(({ row }) =>
    isHeading(rowsSinceItem(document, booked, row), left),
  )
}

/** Items that may be the first of another account. */
function cutsIn(
  items: readonly Item[],
  chain: Chain,
  named: readonly NamedSum[],
  names: readonly Named[],
): number[] {
  const { newestFirst, balances } = chain.hypothesis
  const cuts: number[] = []
  let closed = false
  items.forEach((item, i) => {
    const before = items[i - 1]
    if (!before) return
    if (cuts.at(-1) === i - 1) closed = false
    closed ||= before.told === 'closing'
    const [link, last] = [chain.links[i]!, chain.links[i - 1]!]
    const [from, to] = [before.line.row.index, item.line.row.index]
    const between = names.filter(({ row }) => row > from && row <= to)
    const own = names.findLast((name) => name.row <= from)
    const renamed = own !== undefined && between.some(({ key }) => key !== own.key)
    const joined = newestFirst ? last.step : link.step
    if (joined === 'step' || joined === 'unread') return
    const opens = item.told === 'opening' || (item.told === 'forward' && balances.size > 0)
    const begins = link.step === 'start' && last.balance !== null && link.balance !== last.balance
    const opened = named.some(
      (sum) =>
        OPENING.includes(sum.name) &&
        sum.name !== 'brought_forward' &&
        sum.row.index > from &&
        sum.row.index < to,
    )
    const since = items[cuts.at(-1) ?? 0]!.line.row.index
    const ended =
      closed ||
      named.some(({ name, row }) => CLOSING.includes(name) && row.index >= since && row.index < to)
    // Another statement of the same account has ends of its own.
    const headed =
      between.length > 0 && (own === undefined || ended) && (item.told === 'opening' || opened)
    if (
      renamed ||
      headed ||
      // A heading of its own stands over it.
      (item.told === 'opening' && begins && to > from + 1) ||
      (opens && closed && (begins || balances.size === 0))
    )
      cuts.push(i)
  })
  return cuts
}

function partsBetween(
  document: DocumentText,
  items: readonly Item[],
  names: readonly Named[],
  cuts: readonly number[],
): Part[] {
  const groups = cuts.map((cut, c) => items.slice(cut, cuts[c + 1]))
  return groups.map((group, g) => {
    const first = group[0]?.line.row.index ?? 0
    const before = groups[g - 1]?.at(-1)?.line.row.index ?? -1
    const next = groups[g + 1]?.[0]?.line.row.index
    const last = group.at(-1)?.line.row.index ?? document.rows.length
    const own = names.filter(
      (name) => (g === 0 || name.row > before) && (next === undefined || name.row <= last),
    )
    const near =
      groups.length === 1
        ? own
        : own.filter(
            (name) => name.key === (own.findLast((other) => other.row <= first) ?? own[0])?.key,
          )
    const heading = near[0]?.row ?? first
    return {
      iban: near.find((name) => name.iban)?.iban ?? null,
      accountNumber:
        near.find((name) => name.number)?.number ??
        (groups.length > 1 && near.length === 0 ? headingNumber(document, first, before) : null),
      items: withOwnDays(group, items[cuts[g]! - 1]?.at ?? -1),
      from: g === 0 ? 0 : Math.min(Math.max(before + 1, heading), first),
      below: before + 1,
      to:
        next === undefined
          ? document.rows.length
          : Math.max(
              last + 1,
              names.find((name) => name.row > last && name.row <= next)?.row ?? last + 1,
            ),
    }
  })
}

/** The same items but for overviews; days that the account above prints are none of theirs. */
const withOwnDays = (items: readonly Item[], above: number): Item[] =>
  items.flatMap((item) =>
    item.overview
      ? []
      : item.dateAt !== null && item.dateAt <= above
        ? { ...item, date: null, dateAt: null, dated: false }
        : item,
  )

/** Two parts, one below the other, as one. */
export const joinedParts = (above: Part, below: Part): Part => ({
  iban: above.iban ?? below.iban,
  accountNumber: above.accountNumber ?? below.accountNumber,
  items: [...above.items, ...below.items],
  from: above.from,
  to: below.to,
  below: above.below,
})

/** The rows from the item above up to this one; from the top of the document where there is none. */
function rowsSinceItem(
  document: DocumentText,
  booked: ReadonlySet<number>,
  to: number,
): readonly Row[] | null {
  let from = to
  while (from > 0 && !booked.has(from - 1)) from--
  return from === 0 ? null : document.rows.slice(from, to + 1)
}

/** Whether rows below a booking leave its texts: one of them begins where the bookings do, in points. */
const isHeading = (rows: readonly Row[] | null, left: number): boolean =>
  rows === null || rows.some((row) => row.box[0] <= left + OUTDENT * row.em)

/** In ems. */
const OUTDENT = 0.6

/** The digits a heading of an account ends in: `Regular Savings - 8820`. */
const HEADING_NUMBER = /(?:^|\s)([\d*xX][\d*xX-]{2,}\d)$/

function headingNumber(document: DocumentText, first: number, before: number): Found | null {
  for (let r = first; r > Math.max(before, first - 6); r--) {
    const row = document.rows[r]!
    const number = HEADING_NUMBER.exec(row.text)?.[1]
    if (number) return foundIn(number, row.words, row.page, null, 0.7)
  }
  return null
}

/** Share of its characters that a running head may be misread in. */
const MISREAD = 0.15

/** Tells whether the same text stands at the same height of an earlier page: it says nothing about its own. */
function runningHeads(document: DocumentText): (row: Row) => boolean {
  const { rows } = document
  const sorted = rows.toSorted((a, b) => a.baseline - b.baseline)
  return (row) => {
    const near = 1.5 * row.em
    const from = firstFrom(sorted, ({ baseline }) => baseline > row.baseline - near)
    for (let i = from; i < sorted.length && sorted[i]!.baseline < row.baseline + near; i++)
      if (sorted[i]!.page < row.page && isSameText(sorted[i]!, row)) return true
    return false
  }
}

function isSameText(a: Row, b: Row): boolean {
  if (!a.recognised || !b.recognised) return a.text === b.text
  const most = Math.floor(MISREAD * a.text.length)
  return distance(a.text, b.text, most) <= most
}

/** Characters of an IBAN that may be misread for it still to be the same account's. */
const MOST_MISREAD = 3

/** One account's number that was read in two ways: one of the two does not check. */
const isSameIban = (a: Named, b: Named): boolean =>
  a.iban !== null &&
  b.iban !== null &&
  a.checks !== b.checks &&
  distance(a.key, b.key, MOST_MISREAD) <= MOST_MISREAD

/** Digits that are no account's number, standing within an IBAN by chance, are fewer. */
const LEAST_DIGITS = 6

/** Is an account's number part of an IBAN, in front of check digits perhaps, or its end? */
const isWithin = (number: string, iban: string): boolean => {
  const digits = iban.replace(/\D/g, '')
  return digits.endsWith(number) || (number.length >= LEAST_DIGITS && digits.includes(number))
}

/** Where an account is named outside of bookings: its IBAN, or its labelled number. */
function accountNames(document: DocumentText, inTables: ReadonlySet<number>): Named[] {
  const names: Named[] = []
  const named = new Set<number>()
  const isRunningHead = runningHeads(document)
  for (const row of document.rows) {
    if (inTables.has(row.index)) continue
    const iban = ibanIn(row, document)
    if (!iban || isRunningHead(row)) continue
    named.add(row.index)
    const { found, checks } = iban
    names.push({ key: found.value, row: row.index, iban: found, number: null, checks })
  }
  for (const hit of labelHits(document, ['account_number'])) {
    if (inTables.has(hit.row.index) || named.has(hit.row.index) || isRunningHead(hit.row)) continue
    for (const place of placesOf(hit, document)) {
      const match = /^[\p{L}#:.]{0,4}\s*([\d*xX][\d*xX\s-]{3,}[\dxX])/u.exec(place.text)
      if (!match || match[1]!.replace(/\D/g, '').length < 4) continue
      const value = match[1]!.trim()
      const number = foundIn(value, place.words, place.row.page, hit.label.text, hit.label.score)
      names.push({
        key: value.replace(/\D/g, ''),
        row: hit.row.index,
        iban: null,
        number,
        checks: false,
      })
      named.add(hit.row.index)
      break
    }
  }
  // One account may be named by its IBAN and by its number.
  return names
    .map((name) => {
      const whole = names.find(
        (other) =>
          other.iban !== null &&
          ((name.iban === null && isWithin(name.key, other.key)) ||
            (other.checks && isSameIban(name, other))),
      )
      return whole ? { ...name, key: whole.key } : name
    })
    .sort((a, b) => a.row - b.row)
}
