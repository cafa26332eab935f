import type { Word } from '../../src/document/page.ts'
import type { Truth } from './truth.ts'

/** Papers that were collected count as so many that were made. */
export const COLLECTED = 2
/** A row has a line that has this share of its words in it, and has not one that has less. */
const [HAS, LACKS] = [0.65, 0.4]
/** A table is the core's where its rows have this share of the core's words. */
const SAME = 0.6

/** The words of each row of each table. */
export type RowsOfWords = readonly (readonly ReadonlySet<string>[])[]

export const rowsOfWords = (tables: Truth['tables']): RowsOfWords =>
  tables.map((table) => table.rows.map((row) => new Set(row.flatMap(plainWords))))

/** Letters and digits of words. */
export const plainOf = (words: readonly Word[]): string[] =>
  words.map(({ text }) => plain(text)).filter(Boolean)

const plainWords = (text: string): string[] => text.split(/\s+/).map(plain).filter(Boolean)

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What the truth says of lines around a table's core: whose it is, and whether a line is its own; null where that is not told. */
export function toldOf(
  core: readonly Word[],
  tables: RowsOfWords,
): {
  readonly isTable: boolean
  readonly isOwn: (line: readonly Word[]) => boolean | null
  /** Has the table the line's words, in whatever rows? */
  readonly isWithin: (line: readonly Word[]) => boolean
} {
  const texts = plainOf(core)
  const own = tables.find((rows) => {
    const all = new Set(rows.flatMap((row) => [...row]))
    return texts.filter((text) => all.has(text)).length >= SAME * texts.length
  })
  const all = new Set(own?.flatMap((row) => [...row]))
  return {
    isTable: own !== undefined,
    isWithin: (words) => {
      const line = plainOf(words)
      return line.filter((word) => all.has(word)).length >= HAS * line.length
    },
    isOwn: (words) => {
      if (!own) return false
      const line = plainOf(words)
      if (line.length === 0) return null
      const share = Math.max(
        ...own.map((row) => line.filter((word) => row.has(word)).length / line.length),
      )
      if (share >= HAS) return true
      return share > LACKS ? null : false
    },
  }
}
