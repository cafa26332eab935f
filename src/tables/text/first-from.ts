/** Index of the first item in order that is far enough; the number of all when none is. */
export function firstFrom<T>(items: readonly T[], isReached: (item: T) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isReached(items[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
