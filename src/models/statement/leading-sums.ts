import { type Heading, headingOf } from './heading.ts'
import { type Item, isUndated } from './item.ts'

/** Sums above their bookings, at least: one alone may agree by chance. */
const LEAST = 2
/** So many that it adds up are no chance. */
const MANY = 3

/**
 * Items with the sums among them that stand above what they add up: `Money in 712.15`, then 700.00 and 12.15.
 * Such a sum heads a section, and its name says which way the money went.
 */
export function withLeadingSums(items: readonly Item[]): readonly Item[] {
  const led = new Map<number, 'sum' | 'member'>()
  let leads = 0
  items.forEach((item, i) => {
    if (!mayLead(item)) return
    const endOf = (isOfDay: boolean): number => {
      let end = i + 1
      const isMember = (own: Item) => own.told === null && (isOfDay || own.line.dates.length > 0)
      while (end < items.length && isMember(items[end]!)) end++
      return end
    }
    // The second sum of a day goes on below the members of its first.
    const isOfDay = item.line.dates.length > 0 || led.get(i - 1) === 'member'
    const end = [...(item.line.dates.length > 0 ? [] : [false]), ...(isOfDay ? [true] : [])]
      .map(endOf)
      .find((own) => isSumOf(item, items.slice(i + 1, own)))
    if (end === undefined) return
    leads += end - i - 1 >= MANY ? LEAST : 1
    led.set(i, 'sum')
    for (let member = i + 1; member < end; member++) led.set(member, 'member')
  })
  if (leads < LEAST) return items
  // Sections keep their order: each sum and what follows it is one.
  let section = -1
  let heading: Heading | null = null
  return items.map((item, i): Item => {
    const own = led.get(i) ?? null
    const isOther = item.section !== items[i - 1]?.section
    if (own === 'sum') heading = HEADING[item.toldName ?? ''] ?? headingOf(item.line.row)
    else if (isOther || item.told !== null) heading = item.heading
    if (own === 'sum' || isOther) section++
    return { ...item, section, heading, led: own, told: own === 'sum' ? 'total' : item.told }
  })
}

/** A total by its name, or a sum without a day, that bookings with days may follow. */
const mayLead = (item: Item): boolean =>
  item.told === 'total' || (item.told === null && isUndated(item))

const HEADING: Partial<Record<string, Heading>> = {
  total_credits: 'credits',
  total_debits: 'debits',
}

/** One column of the members adds up to one of the item's sums. */
function isSumOf({ amounts }: Item, [first, ...others]: readonly Item[]): boolean {
  return [...(first?.amounts ?? [])].some(([column, { cents }]) => {
    const more = others.map((other) => other.amounts.get(column)?.cents)
    const sum = more.reduce<number>((total, own) => total + (own ?? 0), cents)
    return (
      more.every((own) => own !== undefined) &&
      [...amounts.values()].some((own) => own.cents === sum)
    )
  })
}
