import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { firstFrom } from './first-from.ts'
import { proseChunks } from './prose.ts'
import { byBaseline, type Chunk, linesOfSorted, type TextLine } from './text-lines.ts'
import type { Units } from './units.ts'

/** A word, its place among all of the page, and its middle. */
interface Placed {
  readonly word: Word
  readonly place: number
  readonly y: number
}

/**
 * The words of a page that are in no table yet, with their lines. A page may have hundreds of tables, and
 * before each of them its surroundings are looked at: only what lost words is made anew.
 */
export class WordsLeft {
  readonly #units: Units
  #words: readonly Word[]
  #sorted: readonly Word[]
  #byMiddle: readonly Placed[]
  #lines: readonly TextLine[] | null = null
  #prose: ReadonlySet<Chunk> | null = null
  /** As of when lines were last asked for; of words that have gone since as well. */
  readonly #lineOf = new Map<Word, TextLine>()

  /** @param words upright ones */
  constructor(words: readonly Word[], units: Units) {
    this.#words = words
    this.#sorted = byBaseline(words)
    this.#byMiddle = words
      .map((word, place) => ({ word, place, y: (word.box[1] + word.box[3]) / 2 }))
      .sort((a, b) => a.y - b.y)
    this.#units = units
  }

  get words(): readonly Word[] {
    return this.#words
  }

  /** Those with their middles in a box, in the order of all. */
  within([x0, y0, x1, y1]: Box): Word[] {
    const found: Placed[] = []
    const words = this.#byMiddle
    for (let i = firstFrom(words, ({ y }) => y >= y0); i < words.length; i++) {
      const placed = words[i]!
      if (placed.y > y1) break
      const { box } = placed.word
      const x = (box[0] + box[2]) / 2
      if (x >= x0 && x <= x1) found.push(placed)
    }
    return found.sort((a, b) => a.place - b.place).map(({ word }) => word)
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
    this.#byMiddle = this.#byMiddle.filter(({ word }) => !gone.has(word))
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
