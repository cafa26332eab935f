import type { Line } from './lines.ts'

/** A function of a document's lines that works out each of them once: many ask for the same. */
export function onceALine<T>(of: (line: Line) => T): (line: Line) => T {
  const known: T[] = []
  return (line) => {
    let value = known[line.index]
    if (value === undefined) {
      value = of(line)
      known[line.index] = value
    }
    return value
  }
}
