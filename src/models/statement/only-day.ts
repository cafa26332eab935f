/** Days between neighbours, at most, that may have been misread for one. */
export const MOST_DAYS = 45
export const DAY_MS = 86_400_000

/**
 * The only day from one to another, both among them, that has the fewest wrong figures; null where there are two, where
 * it has more than one, or where they are too far apart.
 *
 * @param from, to milliseconds of midnights, in any order
 * @param wrongIn figures of a day that are not as printed
 */
export function onlyDay(from: number, to: number, wrongIn: (day: Date) => number): Date | null {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  if (last - first > MOST_DAYS * DAY_MS) return null
  const days = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, i) => {
    const day = new Date(first + i * DAY_MS)
    return { day, wrong: wrongIn(day) }
  })
  const least = Math.min(...days.map(({ wrong }) => wrong))
  const nearest = days.filter(({ wrong }) => wrong === least)
  return least <= 1 && nearest.length === 1 ? nearest[0]!.day : null
}
