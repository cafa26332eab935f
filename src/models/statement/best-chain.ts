import { type Chain, type ChainDraft, chainIn, draftOf } from './chain.ts'
import type { Columns } from './columns.ts'
import type { PrintedDay } from './date-token.ts'
import type { Item } from './item.ts'

/** What a head that says so adds to a column of balances. */
const HEADED = 1.5
/** What is taken off a chain that runs against the days, or whose balances are below zero where marked as credit. */
const LESS_LIKELY = 0.1

/** The chain that explains most; without any column of balances where none does. */
export function bestChain(
  items: readonly Item[],
  columns: Columns,
  printed: ReadonlySet<number>,
): Chain {
  const before = known.get(columns)
  if (before?.printed === printed && areSame(before.items, items)) return before.chain
  const chain = chainIn(bestDraft(items, columns, printed))
  known.set(columns, { items, printed, chain })
  return chain
}

/** The items of a document that is one account are asked for again as those of the account. */
const known = new WeakMap<Columns, Known>()

interface Known {
  readonly items: readonly Item[]
  readonly printed: ReadonlySet<number>
  readonly chain: Chain
}

const areSame = (a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i])

function bestDraft(
  items: readonly Item[],
  columns: Columns,
  printed: ReadonlySet<number>,
): ChainDraft {
  const none = draftOf(
    items,
    { balances: new Set(), newestFirst: false, creditBelow: false },
    printed,
  )
  let best = none
  const marked = items.some((item) => [...item.amounts.values()].some((own) => own.mark !== null))
  const falling = areFalling(items)
  const tried = (balances: ReadonlySet<number>): ChainDraft =>
    [false, true]
      .flatMap((newestFirst) =>
        (marked ? [false, true] : [false]).map((creditBelow) => {
          const chain = draftOf(items, { balances, newestFirst, creditBelow }, printed)
          const head = [...balances].reduce(
            (sum, c) => sum + Math.min(1, columns.money[c]!.heads.get('column_balance') ?? 0),
            0,
          )
          return {
            ...chain,
            score:
              chain.score +
              HEADED * head -
              (newestFirst === falling ? 0 : LESS_LIKELY) -
              (creditBelow ? LESS_LIKELY : 0),
          }
        }),
      )
      .reduce((a, b) => (b.score > a.score ? b : a))
  const scored = columns.money
    .map((_, c) => tried(new Set([c, ...twins(c, items, columns)])))
    .sort((a, b) => b.score - a.score)
  if (scored[0] && scored[0].score > 0.5) best = scored[0]
  else return best
  // Pages whose tables are set otherwise have their balances in another place.
  for (;;) {
    const more = columns.money
      .flatMap((_, c) => {
        if (best.hypothesis.balances.has(c)) return []
        const shared = items.some(
          (item) =>
            item.amounts.has(c) && [...best.hypothesis.balances].some((b) => item.amounts.has(b)),
        )
        return shared ? [] : [tried(new Set([...best.hypothesis.balances, c]))]
      })
      .sort((a, b) => b.score - a.score)[0]
    if (!more || more.score < best.score + 0.9) return best
    best = more
  }
}

/** Do days go back more often than on, in the order of figures in which most of them go one way? */
export function areFalling(items: readonly Item[]): boolean {
  const ways = (['dayFirst', 'monthFirst', 'yearFirst'] as const).map((order) => {
    const days = items.flatMap(({ date }) => date?.[order] ?? [])
    return days
      .slice(1)
      .reduce((sum, day, i) => sum + Math.sign(orderOf(day) - orderOf(days[i]!)), 0)
  })
  return ways.reduce((most, way) => (Math.abs(way) > Math.abs(most) ? way : most)) < 0
}

const orderOf = ({ year, month, day }: PrintedDay): number => ((year ?? 0) * 12 + month) * 31 + day

/** Rows that print two columns, at least, and the share of them that print the same in both. */
const LEAST_TWINS = 3
const MOST_TWINS = 0.9

/** Columns that print what this one prints: the balance by booking and by value date. */
const twins = (c: number, items: readonly Item[], columns: Columns): number[] =>
  columns.money.flatMap((_, d) => {
    if (d === c) return []
    const both = items.filter(({ amounts }) => amounts.has(c) && amounts.has(d))
    const same = both.filter(({ amounts }) => amounts.get(c)!.cents === amounts.get(d)!.cents)
    return both.length >= LEAST_TWINS && same.length >= MOST_TWINS * both.length ? [d] : []
  })
