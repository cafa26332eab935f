import { isMoney } from './amount-token.ts'
import type { Columns } from './columns.ts'
import type { Item } from './item.ts'
import type { Line } from './line.ts'
import type { MendedLink } from './repair.ts'

/** Its day, and a text that names no balance. */
export const isBooking = (item: Item): boolean =>
  item.dated && item.told === null && hasText(item.line)

/** Words of three letters, at least, besides its days. */
export const hasText = ({ words, dates }: Line): boolean =>
  words.some(
    (word) => /\p{L}{3}/u.test(word.text) && !dates.some((date) => date.words.includes(word)),
  )

/** The number of a check, say, which says what was booked where no text does. */
export const isNumbered = ({ words, dates, amounts }: Line): boolean =>
  words.some(
    (word) =>
      /^\d{3,}\*?$/.test(word.text) &&
      ![...dates, ...amounts.filter(isMoney)].some((own) => own.words.includes(word)),
  )

/** Bookings without a day of their own, of all that a chain explains, where days are not printed with each. */
const LEAST_UNDATED = 0.1

/** Days of bookings begin this near each other, in ems. */
const SAME_LEFT = 1.1

/** In a chain: what it explains, and dated rows that it does not contradict by being a balance. */
export function chainBookings(links: readonly MendedLink[]): MendedLink[] {
  const explained = links.filter(({ step }) => step === 'step' || step === 'group')
  const undated = explained.filter((link) => !hasDay(link)).length
  const inherits = undated > LEAST_UNDATED * explained.length
  // Days stand in lines above their bookings.
  const headed = undated * 2 > explained.length
  const lefts = explained.flatMap(({ item }) => item.date?.box[0] ?? []).sort((a, b) => a - b)
  const left = lefts[lefts.length >> 1] ?? 0
  const inColumn = ({ date, line }: Item) =>
    date !== null && Math.abs(date.box[0] - left) <= SAME_LEFT * line.row.em
  // Below the last balance stand sums of what is above it.
  const last = links.findLastIndex(({ balance }) => balance !== null)
  return links.filter(
    (link, i) =>
      link.amount !== null &&
      link.item.date !== null &&
      (hasDay(link) ||
        link.item.told !== 'total' ||
        (link.step === 'step' && link.sign !== null)) &&
      (['step', 'group', 'unread'].includes(link.step) ||
        (link.item.told === null &&
          (link.step === 'opened' ||
            (link.step === 'open' && link.balance !== null && link.item.datedBelow) ||
            ((link.step === 'open' || link.step === 'broken') &&
              (hasDay(link) ||
                (headed && link.item.dated && link.balance !== null) ||
                (inherits && i < last && inColumn(link.item))))))),
  )
}

/**
 * The bookings of a chain; the same without rows that it does not explain and that print no day of their own; and
 * without those below the last one that prints its day.
 */
export function chainVariantsOf(links: readonly MendedLink[]): MendedLink[][] {
  const sure = links.filter(
    (link) => ['step', 'group', 'unread'].includes(link.step) || hasDay(link),
  )
  const last = links.findLastIndex(hasDay)
  // What is of the last day, as several are of others, belongs to it.
  const isOfLast = (link: MendedLink, i: number) =>
    i > last && link.step === 'group' && link.item.dateAt === links[last]?.item.at
  const ofLast = links.slice(0, last).some(isInGroup) ? links.filter(isOfLast).length : 0
  // Its own balance goes on from the one above by its own sum: a day that is printed once dates it.
  const goesOn = ({ step, balance, sign, item }: MendedLink) =>
    step === 'step' && balance !== null && sign !== null && item.told === null && hasText(item.line)
  const below = links.slice(last + 1).findIndex((link) => !goesOn(link))
  const goingOn = below < 0 ? links.length - last - 1 : below
  const above = links.slice(0, last + 1 + Math.max(ofLast, goingOn))
  return [[...links], sure, above].filter(
    (own, i) => i === 0 || (own.length > 0 && own.length < links.length),
  )
}

/** It comes to a balance together with others, and prints no day of its own. */
const isInGroup = (link: MendedLink): boolean => link.step === 'group' && !hasDay(link)

/** Share of a column's rows that have another of bookings, too: sums of both sides do. */
const SUMS_OF_BOTH = 0.25
/** Share of a column's rows that have another, from which on it stands beside it. */
const MOST_BESIDE = 0.5

/** Sums of a booking, at most: what is booked and the balance. */
const MOST_SUMS = 2

/** Without a chain: rows with one sum in a column of bookings that no words make a balance or a total. */
export function plainBookings(links: readonly MendedLink[], columns: Columns): MendedLink[] {
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
    // A column that is called the balance stands beside the amounts of either side.
    const accompanied = links.filter(
      ({ item }) => item.dated && item.amounts.has(c) && item.amounts.size > 1,
    )
    const balance =
      accompanied.length > MOST_BESIDE * support[c]! &&
      (columns.money[c]!.heads.get('column_balance') ?? 0) > 0
    if (!beside(money, SUMS_OF_BOTH) && !balance) money.push(c)
  }
  return links.flatMap((link): MendedLink[] => {
    const own = [...link.item.amounts].filter(([c]) => money.includes(c))
    const [first] = own.sort(([a], [b]) => money.indexOf(a) - money.indexOf(b))
    if (!first || link.item.date === null) return []
    // Nothing was booked where nothing says when.
    if (first[1].cents === 0 && !hasDay(link)) return []
    if (link.item.led === 'sum') return []
    if (link.item.told !== null && !(hasDay(link) && link.item.told === 'total')) return []
    // An amount and a balance at most: more sums without a day are an overview.
    const { size } = link.item.amounts
    if ((own.length > 1 || size > MOST_SUMS) && !link.item.dated) return []
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

/** A day where days of bookings stand: `9.09` in a table of rates is none. */
const hasDay = ({ item: { line, date, valueDate } }: MendedLink): boolean =>
  line.dates.some((own) => own === date || own === valueDate)

/** Bookings and two balances around them, at least. */
const LEAST_INNER = 3

/** Do the sums between the first and the last come to what these differ by: column by column, as they are signed? */
function areAround(links: readonly MendedLink[]): boolean {
  if (links.length < LEAST_INNER) return false
  const sums = new Map<number, number>()
  for (const { amount, cents } of links.slice(1, -1)) {
    const { column, token } = amount!
    sums.set(column, (sums.get(column) ?? 0) + (token.sign || 1) * cents!)
  }
  const change = Math.abs(links.at(-1)!.cents! - links[0]!.cents!)
  const [a, b, ...others] = sums.values()
  const changes = b === undefined ? [a!] : [a! + b, a! - b]
  return others.length === 0 && change > 0 && changes.some((own) => Math.abs(own) === change)
}

/** Without sums of what stands above them; and the same with dated rows alone. */
export function variantsOf(links: readonly MendedLink[]): MendedLink[][] {
  const sums = new Map<number, number>()
  let section = -1
  const kept = links.filter((link) => {
    const { column } = link.amount!
    if (link.item.section !== section) {
      section = link.item.section
      sums.clear()
    }
    const sum = sums.get(column) ?? 0
    if (!hasDay(link) && link.item.led === null && sum > 0 && link.cents === sum) return false
    sums.set(column, sum + link.cents!)
    return true
  })
  const sections = [...new Set(kept.map(({ item }) => item.section))]
  const isList = listsIn(kept)
  const lettered = (link: MendedLink) => hasText(link.item.line)
  const worded = sections.filter((own) => {
    const members = kept.filter((link) => link.item.section === own && !isList(link))
    return members.filter(lettered).length * 10 >= members.length * 7
  })
  const unlisted = kept.filter((link) => !isList(link))
  const unbared = unlisted.length === 0 ? kept : unlisted
  const texted = unbared.filter((link) => lettered(link) || !worded.includes(link.item.section))
  const dated = texted.filter(({ item }) => item.dated)
  const others =
    sections.length > 1
      ? sections.map((own) => texted.filter(({ item }) => item.section !== own))
      : []
  // A text may stand around its sum, in lines above and below.
  // What an account begins and ends with may stand in rows like those of bookings.
  const inner = areAround(dated) ? [dated.slice(1, -1)] : []
  const variants = [texted, unbared, dated, kept, ...others, ...inner].filter(
    (variant) => variant.length > 0,
  )
  return variants.filter((own, i) => !variants.slice(0, i).some((other) => isSame(own, other)))
}

/** Days and sums without any text, one below the other, that are a list of balances beside bookings with texts. */
const LEAST_LIST = 3

/** Tells whether a booking stands in a list of days and sums alone: a section, or a run of so many. */
function listsIn(links: readonly MendedLink[]): (link: MendedLink) => boolean {
  const lists = new Set<MendedLink>()
  let run: MendedLink[] = []
  const close = (isWhole: boolean) => {
    if (isWhole || run.length >= LEAST_LIST) for (const link of run) lists.add(link)
    run = []
  }
  const wordless = new Set(
    [...Map.groupBy(links, ({ item }) => item.section)].flatMap(([section, own]) =>
      own.every(({ item }) => isBare(item)) ? [section] : [],
    ),
  )
  links.forEach((link, i) => {
    const { item } = link
    const last = links[i - 1]?.item.section
    if (last !== undefined && item.section !== last) close(wordless.has(last))
    if (isBare(item)) run.push(link)
    else close(false)
  })
  close(wordless.has(links.at(-1)?.item.section ?? -1))
  return (link) => lists.has(link)
}

const isSame = (a: readonly MendedLink[], b: readonly MendedLink[]): boolean =>
  a.length === b.length && a.every((link, i) => link === b[i])

/** Nothing but a date and a sum, with a mark perhaps: a balance at a day's end is set so. */
export const isBare = ({ line, amounts }: Item): boolean => {
  const sums = [...amounts.values()]
  return line.words.every(
    (word) =>
      line.dates.some(({ words }) => words.includes(word)) ||
      sums.some(({ words, marks }) => words.includes(word) || marks.includes(word)),
  )
}
