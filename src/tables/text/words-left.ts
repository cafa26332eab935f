import type { Word } from '../../document/page.ts'
import { proseChunks } from './prose.ts'
import { byBaseline, type Chunk, linesOfSorted, type TextLine } from './text-lines.ts'
import type { Units } from './units.ts'

/**
 * The words of a page that are in no table yet, with their lines. A page may have hundreds of tables, and
 * before each of them its surroundings are looked at: only what lost words is made anew.
 */
export class WordsLeft {
  readonly #units: Units
  #words: readonly Word[]
  #sorted: readonly Word[]
  #lines: readonly TextLine[] | null = null
  #prose: ReadonlySet<Chunk> | null = null
  /** As of when lines were last asked for; of words that have gone since as well. */
  readonly #lineOf = new Map<Word, TextLine>()

  /** @param words upright ones */
  constructor(words: readonly Word[], units: Units) {
    this.#words = words
    this.#sorted = byBaseline(words)
    this.#units = units
  }

  get words(): readonly Word[] {
    return this.#words
  }

  get lines(): readonly TextLine[] {
    this.#lines ??= this.#linesNow()
    return this.#lines
  }

  /** Chunks of running text. */
  get prose(): ReadonlySet<Chunk> {
    this.#prose ??= proseChunks(this.lines, this.#units)
    return this.#prose
  }

  remove(words: readonly Word[]): void {
    const gone = new Set(words)
    this.#words = this.#words.filter((word) => !gone.has(word))
    this.#sorted = this.#sorted.filter((word) => !gone.has(word))
    this.#lines = null
    this.#prose = null
  }

  #linesNow(): readonly TextLine[] {
    const lines = linesOfSorted(this.#sorted, this.#units.em, this.#lineOf)
    for (const line of lines)
      if (this.#lineOf.get(line.words[0]!) !== line)
        for (const word of line.words) this.#lineOf.set(word, line)
    return lines
  }
}
