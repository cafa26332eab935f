/** Groups things that lie near each other. Most of a column's lie at one place, so that places are sorted, not things. */
export function clustered<T>(items: readonly T[], at: (item: T) => number, gap: number): T[][] {
  const byPlace = new Map<number, T[]>()
  for (const item of items) {
    const place = at(item)
    const there = byPlace.get(place)
    if (there) there.push(item)
    else byPlace.set(place, [item])
  }
  const groups: T[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const place of new Float64Array(byPlace.keys()).sort()) {
    const own = byPlace.get(place)!
    if (place - last <= gap) for (const item of own) groups.at(-1)!.push(item)
    else groups.push(own)
    last = place
  }
  return groups
}
