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

/**
 * The same for things that are numbered, as the lines of a document are, as long as anybody has the function: it finds
 * them by their numbers, which takes a fraction of a search among tens of thousands.
 */
export function onceByNumber<K, T>(of: (key: K) => T, numberOf: (key: K) => number): (key: K) => T {
  const keys: K[] = []
  const found: T[] = []
  return (key) => {
    const number = numberOf(key)
    if (keys[number] !== key) {
      found[number] = of(key)
      keys[number] = key
    }
    return found[number]!
  }
}
