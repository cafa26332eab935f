/** How many of some numbers, which rise, are below another. */
export function placeIn(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rising[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
