import { UNPRINTABLE } from '../document/unprintable.ts'

/**
 * A line of cells. Names are what people have called themselves, their keys and their files: none
 * of them makes a line of its own, or gives orders to a terminal.
 */
export function print(cells: readonly unknown[]): void {
  const line = cells.map((cell) => String(cell).replace(UNPRINTABLE, ' ')).join('\t')
  process.stdout.write(`${line}\n`)
}
