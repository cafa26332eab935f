import type { AmountToken } from './amount-token.ts'
import { areFalling, bestChain } from './best-chain.ts'
import { hasText } from './booked.ts'
import { type Chain, chainOf } from './chain.ts'
import type { Columns } from './columns.ts'
import type { Item } from './item.ts'

/** One way to tell balances from what is booked, over all items of an account. */
export interface Reading {
  readonly items: readonly Item[]
  readonly columns: Columns
  readonly chain: Chain
}

/** What may tell a balance from an amount where both stand in one column. */
const MARKS_OF_BALANCES: readonly ((item: Item, token: AmountToken) => boolean)[] = [
  (item) => item.line.dates.length > 0,
  (item) => item.told !== null && item.told !== 'total',
  (_, token) => token.sign !== 0,
  (item) => !hasText(item.line),
]
/** Sums of either kind in a column that holds both, at least. */
const LEAST_BOTH = 2

/** Share of the rows that a chain explains where no other reading is tried. */
const NEARLY_ALL = 0.8

/**
 * The ways to read an account, none judged yet: balances in columns of their own, in the column of the amounts
 * below each of them, or nowhere.
 *
 * @param printed sums printed outside of bookings, hundredths without sign
 */
export function readingsOf(
  items: readonly Item[],
  columns: Columns,
  printed: ReadonlySet<number>,
): Reading[] {
  const apart = { items, columns, chain: bestChain(items, columns, printed) }
  // A chain that goes on nearly everywhere leaves the others nothing to explain.
  const { links } = apart.chain
  const explained = links.filter(({ step }) => step === 'step' || step === 'group').length
  if (explained >= NEARLY_ALL * items.length) return [apart]
  const nowhere = {
    items,
    columns,
    chain: chainOf(items, { balances: new Set(), newestFirst: false, creditBelow: false }, printed),
  }
  const headed = headedByBalances(items)
  const orders = headed ? [items, headed] : [items]
  // Where the last booking is on top, what a balance stands below was booked behind it.
  const places = areFalling(items) ? [true, false] : [true]
  const within = columns.money.flatMap((_, c) =>
    waysToTell(items, c).flatMap((balances) =>
      orders.flatMap((own) =>
        places.flatMap((beside) => {
          const parted = withBalancesApart(own, columns, c, balances, beside)
          const chain = bestChain(parted.items, parted.columns, printed)
          return chain.hypothesis.balances.has(columns.money.length) ? [{ ...parted, chain }] : []
        }),
      ),
    ),
  )
  const below = withBalancesBelow(items, apart.chain.hypothesis.balances)
  return [
    ...(apart.chain.hypothesis.balances.size === 0 ? [] : [apart]),
    nowhere,
    ...within,
    ...(below.length < items.length
      ? [{ items: below, columns, chain: bestChain(below, columns, printed) }]
      : []),
  ]
}

/** The items that may print a balance in a column where others print amounts: each set of them once. */
function waysToTell(items: readonly Item[], c: number): ReadonlySet<Item>[] {
  const own = items.filter(({ amounts }) => amounts.has(c))
  const ways = new Map<string, ReadonlySet<Item>>()
  for (const isMarked of [...MARKS_OF_BALANCES, inTurn(items, c), saidMost(own)]) {
    const marked = own.map((item) => isMarked(item, item.amounts.get(c)!))
    const count = marked.filter(Boolean).length
    if (count < LEAST_BOTH || own.length - count < LEAST_BOTH) continue
    for (const are of [true, false]) {
      const key = marked.map((is) => Number(is === are)).join('')
      if (!ways.has(key)) ways.set(key, new Set(own.filter((_, i) => marked[i] === are)))
    }
  }
  return [...ways.values()]
}

/** What most rows say in the same words, with other figures: `Balance of the day 04/03`. */
function saidMost(items: readonly Item[]): (item: Item) => boolean {
  const said = Map.groupBy(items, ({ line }) => line.row.text.replace(/[^\p{L}]+/gu, ' ').trim())
  const most = new Set([...said.values()].sort((a, b) => b.length - a.length)[0])
  return (item) => most.has(item)
}

/** Every other sum of a column, beginning anew with each day: an amount, then the balance below it. */
function inTurn(items: readonly Item[], c: number): (item: Item) => boolean {
  const balances = new Set<Item>()
  let isAmount = false
  let day: Item['date'] = null
  for (const item of items) {
    if (!item.amounts.has(c)) continue
    isAmount = item.date !== day || !isAmount
    day = item.date
    if (!isAmount) balances.add(item)
  }
  return (item) => balances.has(item)
}

/** The same items with each balance that heads a day below what the day books; null where none does. */
function headedByBalances(items: readonly Item[]): Item[] | null {
  const isHead = ({ dated, told, line }: Item) =>
    dated && line.dates.length > 0 && told !== null && told !== 'total'
  if (items.filter(isHead).length < LEAST_BOTH) return null
  const ordered: Item[] = []
  let head: Item | null = null
  for (const item of items) {
    if (!isHead(item)) {
      ordered.push(item)
      continue
    }
    if (head) ordered.push(head)
    head = item
  }
  return head ? [...ordered, head] : ordered
}

/** The same items, where a day and a balance stand in a row below their amount: both rows are one booking. */
function withBalancesBelow(items: readonly Item[], balances: ReadonlySet<number>): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    const before = joined.at(-1)
    const isBalance = ({ amounts }: Item) => [...amounts.keys()].every((c) => balances.has(c))
    const isAmount = ({ amounts }: Item) => ![...amounts.keys()].some((c) => balances.has(c))
    if (before && item.dated && !before.dated && isBalance(item) && isAmount(before))
      joined[joined.length - 1] = joinedItem(
        before,
        item,
        new Map([...before.amounts, ...item.amounts]),
      )
    else joined.push(item)
  }
  return joined
}

/** An amount's row and the row of its balance as one; the day is that of the row which prints it. */
const joinedItem = (
  amount: Item,
  balance: Item,
  amounts: ReadonlyMap<number, AmountToken>,
): Item => ({
  ...amount,
  ...(amount.dated
    ? {}
    : { date: balance.date, dated: balance.dated, valueDate: balance.valueDate }),
  amounts,
})

/** The same items with the balances of a column in one of their own. @param beside each beside the amount above it */
function withBalancesApart(
  items: readonly Item[],
  columns: Columns,
  c: number,
  balances: ReadonlySet<Item>,
  beside: boolean,
): Omit<Reading, 'chain'> {
  const added = columns.money.length
  const parted: Item[] = []
  for (const item of items) {
    const before = parted.at(-1)
    if (!balances.has(item)) {
      parted.push(item)
      continue
    }
    const token = item.amounts.get(c)!
    const others = [...item.amounts].filter(([column]) => column !== c)
    if (
      beside &&
      before?.told === null &&
      others.length === 0 &&
      before.line.row.page === item.line.row.page &&
      before.amounts.has(c) &&
      !before.amounts.has(added)
    )
      parted[parted.length - 1] = joinedItem(
        before,
        item,
        new Map([...before.amounts, [added, token]]),
      )
    else parted.push({ ...item, amounts: new Map([...others, [added, token]]) })
  }
  const column = { ...columns.money[c]!, heads: new Map() }
  return { items: parted, columns: { ...columns, money: [...columns.money, column] } }
}
