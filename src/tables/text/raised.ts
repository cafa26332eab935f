import type { Word } from '../../document/page.ts'

/** Raised and lowered words share at least this much of their height with their line. */
const OVERLAP = 0.5
/** A raised word is smaller than its line's by this factor. */
const SIZE = 0.85
/** And as near to the next one, in ems. */
const NEAR = 0.3
/** What stands high in its line. Its ink has no baseline: a star in a cell of its own stands in the line that it shares most with. */
const HIGH = /^[*'"°†‡]+$/

/**
 * Gives small raised or lowered words, which have a baseline of their own, to the line above or
 * below that they stand in.
 *
 * @param groups words of one baseline each, top to bottom
 */
export function withRaised(groups: readonly (readonly Word[])[], em: number): (readonly Word[])[] {
  if (!areSomeSmaller(groups)) return groups.filter((words) => words.length > 0)
  const lines = groups.map((words) => new Words(words, em))
  for (const [i, line] of lines.entries()) {
    const hosts = [lines[i - 1], lines[i + 1]].filter((other) => other?.mayHoldOf(line))
    if (hosts.length === 0) continue
    for (const word of line.all) {
      const host =
        hosts.find((other) => other!.holdsBeside(word)) ??
        (!word.font && HIGH.test(word.text) ? mostShared(hosts, word) : undefined)
      if (!host) continue
      line.remove(word)
      host.add(word)
    }
  }
  return lines.map((line) => line.words).filter((words) => words.length > 0)
}

/** The line that a word is smaller than and shares most of its height with, if it shares enough; of two the lower. */
function mostShared(lines: readonly (Words | undefined)[], word: Word): Words | undefined {
  const shares = lines.map((line) => line!.shareOf(word))
  const most = Math.max(...shares)
  return most > 0 ? lines[shares.lastIndexOf(most)] : undefined
}

/** Are some words of a line so much smaller than some of the next one, or of the one before? */
function areSomeSmaller(groups: readonly (readonly Word[])[]): boolean {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  for (const words of groups) {
    const [lowestAbove, highestAbove] = [lowest, highest]
    ;[lowest, highest] = [Number.POSITIVE_INFINITY, 0]
    for (const { box } of words) {
      const height = box[3] - box[1]
      if (height < lowest) lowest = height
      if (height > highest) highest = height
    }
    if (lowest <= SIZE * highestAbove || lowestAbove <= SIZE * highest) return true
  }
  return false
}

/** The words of a line, found by where they begin and end. */
class Words {
  readonly #given: readonly Word[]
  readonly #em: number
  /** Made for the first who looks, as most lines have neither raised words nor a place for some. */
  #all: Set<Word> | null = null
  /** By the em that a word's left or right edge lies in; made for the first who looks. */
  #at: Map<number, Word[]> | null = null
  #top = Number.POSITIVE_INFINITY
  #bottom = Number.NEGATIVE_INFINITY
  /** The heights of the lowest and the highest word it ever had. */
  #lowest = Number.POSITIVE_INFINITY
  #highest = 0

  constructor(words: readonly Word[], em: number) {
    this.#em = em
    this.#given = words
    for (const word of words) this.#reach(word)
  }

  get all(): Set<Word> {
    this.#all ??= new Set(this.#given)
    return this.#all
  }

  get words(): readonly Word[] {
    return this.#all ? [...this.#all] : this.#given
  }

  add(word: Word): void {
    this.all.add(word)
    this.#reach(word)
    if (this.#at) enter(word, this.#at, this.#em)
  }

  remove(word: Word): void {
    this.all.delete(word)
  }

  /** Are some of a line's words so much smaller than some of these? */
  mayHoldOf(line: Words): boolean {
    return line.#lowest <= SIZE * this.#highest
  }

  /** How much of a word's height these share, where it is much and some of these are larger; else 0. */
  shareOf(word: Word): number {
    const shared = sharedHeight(word, this.#top, this.#bottom)
    // Most words of other lines are above or below all of these, and few are smaller than they are.
    return shared < OVERLAP * heightOf(word) || heightOf(word) > SIZE * this.#highest ? 0 : shared
  }

  /** Does a word stand close beside a larger one of these? */
  holdsBeside(word: Word): boolean {
    if (this.shareOf(word) === 0) return false
    this.#at ??= this.#byPlace()
    for (const edge of [word.box[0], word.box[2]]) {
      const at = Math.floor(edge / this.#em)
      for (const near of [at - 1, at, at + 1])
        for (const other of this.#at.get(near) ?? [])
          if (this.all.has(other) && isRaisedBeside(word, other, this.#em)) return true
    }
    return false
  }

  #reach({ box }: Word): void {
    this.#top = Math.min(this.#top, box[1])
    this.#bottom = Math.max(this.#bottom, box[3])
    this.#lowest = Math.min(this.#lowest, box[3] - box[1])
    this.#highest = Math.max(this.#highest, box[3] - box[1])
  }

  #byPlace(): Map<number, Word[]> {
    const places = new Map<number, Word[]>()
    for (const word of this.all) enter(word, places, this.#em)
    return places
  }
}

function enter(word: Word, places: Map<number, Word[]>, em: number): void {
  for (const edge of [word.box[0], word.box[2]]) {
    const at = Math.floor(edge / em)
    const there = places.get(at)
    if (there) there.push(word)
    else places.set(at, [word])
  }
}

const heightOf = ({ box }: Word): number => box[3] - box[1]

const sharedHeight = ({ box }: Word, top: number, bottom: number): number =>
  Math.min(box[3], bottom) - Math.max(box[1], top)

function isRaisedBeside(word: Word, other: Word, em: number): boolean {
  const size = heightOf(word)
  if (size > SIZE * heightOf(other)) return false
  const gap = Math.max(word.box[0] - other.box[2], other.box[0] - word.box[2])
  if (Math.abs(gap) > NEAR * em) return false
  return sharedHeight(word, other.box[1], other.box[3]) >= OVERLAP * size
}
