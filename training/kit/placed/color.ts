/** How light a colour #rrggbb is, 0 to 1. */
export function greyOf(color: string): number {
  const [red, green, blue] = channels(color)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

/** Red, green and blue of #rrggbb, 0 to 1. */
export function channels(color: string): [number, number, number] {
  const part = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}
