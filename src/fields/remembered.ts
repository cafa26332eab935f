/** Texts whose answers are kept: those of some documents. */
const MOST = 5000

/**
 * A function of a text that works out each text once, as long as it is remembered; who asks must
 * not change what it returns.
 */
export function remembered<T>(of: (text: string) => T, most: number = MOST): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = of(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
