/** What moves the cursor, or ends a line or a cell; and what turns the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/**
 * A line of cells. Names are what people have called themselves, their keys and their files: none
 * of them makes a line of its own, or gives orders to a terminal.
 */
export function print(cells: readonly unknown[]): void {
  const line = cells.map((cell) => String(cell).replace(UNPRINTABLE, ' ')).join('\t')
  process.stdout.write(`${line}\n`)
}
