import type { Word } from '../document/page.ts'

/** Raised and lowered words share at least this much of their height with their line. */
const OVERLAP = 0.5
/** A raised word is smaller than its line's by this factor. */
const SIZE = 0.85
/** And as near to the next one, in ems. */
const NEAR = 0.3

/**
 * Gives small raised or lowered words, which have a baseline of their own, to the line above or
 * below that they stand in.
 *
 * @param groups words of one baseline each, top to bottom
 */
export function withRaised(groups: readonly (readonly Word[])[], em: number): Word[][] {
  const lines = groups.map((words) => new Words(words, em))
  return lines
    .map((line, i) => {
      for (const word of line.all) {
        const host = [lines[i - 1], lines[i + 1]].find((other) => other?.holdsBeside(word))
        if (!host) continue
        line.remove(word)
        host.add(word)
      }
      return line
    })
    .map((line) => [...line.all])
    .filter((words) => words.length > 0)
}

/** The words of a line, found by where they begin and end. */
class Words {
  readonly all = new Set<Word>()
  readonly #em: number
  /** By the em that a word's left or right edge lies in. */
  readonly #at = new Map<number, Word[]>()

  constructor(words: readonly Word[], em: number) {
    this.#em = em
    for (const word of words) this.add(word)
  }

  add(word: Word): void {
    this.all.add(word)
    for (const edge of [word.box[0], word.box[2]]) {
      const at = Math.floor(edge / this.#em)
      const there = this.#at.get(at)
      if (there) there.push(word)
      else this.#at.set(at, [word])
    }
  }

  remove(word: Word): void {
    this.all.delete(word)
  }

  /** Does a word stand close beside a larger one of these? */
  holdsBeside(word: Word): boolean {
    for (const edge of [word.box[0], word.box[2]]) {
      const at = Math.floor(edge / this.#em)
      for (const near of [at - 1, at, at + 1])
        for (const other of this.#at.get(near) ?? [])
          if (this.all.has(other) && isRaisedBeside(word, other, this.#em)) return true
    }
    return false
  }
}

function isRaisedBeside(word: Word, other: Word, em: number): boolean {
  const size = word.box[3] - word.box[1]
  const otherSize = other.box[3] - other.box[1]
  if (size > SIZE * otherSize) return false
  const gap = Math.max(word.box[0] - other.box[2], other.box[0] - word.box[2])
  if (Math.abs(gap) > NEAR * em) return false
  const shared = Math.min(word.box[3], other.box[3]) - Math.max(word.box[1], other.box[1])
  return shared >= OVERLAP * size
}
