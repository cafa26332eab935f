/**
 * A function of an object (a line, a row, a document) that works out each object once, as long as anybody has it;
 * who asks must not change what it returns.
 *
 * @param of does not return undefined
 */
export function once<K extends object, T>(of: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = of(key)
    known.set(key, found)
    return found
  }
}
