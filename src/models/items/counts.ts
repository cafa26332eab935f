import { letters } from '../../fields/counts.ts'
import { comesTo, misreadTimes, type Times } from '../../reading/times.ts'
import type { Line } from './lines.ts'
import type { Candidate } from './row-features.ts'

/** Letters besides, at most, of a line that says nothing but how many. */
const FEW_LETTERS = 5

/**
 * How many and at what price, for items that a line of its own says it of, above or below; and those
 * lines. The item is the one whose amount it comes to; of two, the one that most lines of the page mean.
 */
export function timesOf(
  items: readonly Candidate[],
  lines: readonly Line[],
): { times: Map<number, Times>; lines: Map<number, number> } {
  const own = new Map(items.map((item, i) => [item.at, i]))
  const meant = lines.flatMap((line, at) => {
    if (own.has(at)) return []
    const near = [at - 1, at + 1, at - 2, at + 2].flatMap((other) => {
      const i = own.get(other)
      if (i === undefined || lines[other]!.row.page !== line.row.page) return []
      const amount = items[i]!.amount.value
      const printed =
        line.times ?? (line.row.recognised ? misreadTimes(line.row.text, amount) : null)
      const times =
        printed && !comesTo(printed, amount) && line.row.recognised && saysOnlyTimes(line)
          ? withPrice(printed, amount)
          : (printed ?? priceOf(line, items[i]!))
      return times && comesTo(times, amount)
        ? [{ i, times, above: other < at, far: Math.abs(other - at) }]
        : []
    })
    return near.length === 0 ? [] : [{ at, near }]
  })
  const clear = meant.filter(({ near }) => near.length === 1)
  const above = clear.filter(({ near }) => near[0]!.above).length * 2 >= clear.length
  const times = new Map<number, Times>()
  const taken = new Map<number, number>()
  for (const { at, near } of meant) {
    const [best] = near.toSorted(
      (a, b) =>
        Number(times.has(a.i)) - Number(times.has(b.i)) ||
        a.far - b.far ||
        (Number(b.above) - Number(a.above)) * (above ? 1 : -1),
    )
    if (times.has(best!.i)) continue
    times.set(best!.i, best!.times)
    taken.set(at, best!.i)
  }
  return { times, lines: taken }
}

/** Times with one digit of the price as the amount says that it must have been. */
function withPrice(printed: Times, amount: number): Times {
  const price = Math.round((100 * amount) / printed.quantity) / 100
  const digitsOf = (value: number) => value.toFixed(2).replace('.', '')
  const [read, meant] = [digitsOf(printed.price), digitsOf(price)]
  const others = [...read].filter((digit, i) => digit !== meant[i]).length
  return read.length === meant.length && others === 1 ? { ...printed, price } : printed
}

/** A line of a price alone, where the item's own line begins with how many: `3 Apples 4.50`, `a 1.50`. */
function priceOf(line: Line, { line: own, amount }: Candidate): Times | null {
  const [price, ...more] = line.tokens
  const [count] = own.tokens
  if (!price || more.length > 0 || price.decimals !== 2 || price.percent) return null
  if (letters(line.row.text) >= FEW_LETTERS || !count || count === amount) return null
  if (count.decimals !== 0 || own.words[0] !== count.words[0]) return null
  return { quantity: count.value, price: price.value, start: 0, end: line.row.text.length }
}

/** A line of nothing but a count and a price. */
export const saysOnlyTimes = (line: Line): boolean =>
  line.times !== null &&
  letters(line.row.text.slice(0, line.times.start) + line.row.text.slice(line.times.end)) <
    FEW_LETTERS
