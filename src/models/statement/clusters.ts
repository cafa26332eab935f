/** Groups things that lie near each other. */
export function clustered<T>(items: readonly T[], at: (item: T) => number, gap: number): T[][] {
  const groups: T[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const item of items.toSorted((a, b) => at(a) - at(b))) {
    if (at(item) - last <= gap) groups.at(-1)!.push(item)
    else groups.push([item])
    last = at(item)
  }
  return groups
}
