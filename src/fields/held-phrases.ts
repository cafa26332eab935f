/** Bits of a letter's number by which pairs of letters are told apart. */
const LETTER = 6
const LAST = 2 ** LETTER - 1

/**
 * Which of many phrases stand in texts: all are looked for at once, letter by letter. The letters on the way
 * through phrases that begin alike are a tree, in columns: there are thousands, and each as an object with a map
 * takes twenty times the memory.
 */
export class HeldPhrases {
  /** Of each letter: which one it is, the first that follows it, and the next that stands in its place; 0 is none. */
  readonly #letters: Uint16Array
  readonly #next: Uint32Array
  readonly #others: Uint32Array
  /** A phrase ends there. */
  readonly #ends: Uint8Array
  /** Where phrases that begin with a letter begin. */
  readonly #first = new Map<number, number>()
  /** Pairs of letters that some phrase begins with: at most places of a text none does. */
  readonly #begins = new Uint8Array(2 ** (2 * LETTER))

  constructor(phrases: readonly string[]) {
    const most = phrases.reduce((sum, { length }) => sum + length, 1)
    this.#letters = new Uint16Array(most)
    this.#next = new Uint32Array(most)
    this.#others = new Uint32Array(most)
    this.#ends = new Uint8Array(most)
    let count = 1
    for (const phrase of phrases) {
      let place = 0
      for (let i = 0; i < phrase.length; i++) {
        const code = phrase.charCodeAt(i)
        let own = i === 0 ? (this.#first.get(code) ?? 0) : this.#after(place, code)
        if (own === 0) {
          own = count++
          this.#letters[own] = code
          if (i === 0) this.#first.set(code, own)
          else {
            this.#others[own] = this.#next[place]!
            this.#next[place] = own
          }
        }
        place = own
      }
      this.#ends[place] = 1
      const at = pairAt(phrase, 0)
      if (phrase.length > 1) this.#begins[at] = 1
      else this.#begins.fill(1, at & ~LAST, (at | LAST) + 1)
    }
    // Most phrases begin as others do.
    this.#letters = this.#letters.slice(0, count)
    this.#next = this.#next.slice(0, count)
    this.#others = this.#others.slice(0, count)
    this.#ends = this.#ends.slice(0, count)
  }

  /** Where a letter follows another one; 0 where no phrase has them so. */
  #after(place: number, code: number): number {
    let own = this.#next[place]!
    while (own !== 0 && this.#letters[own] !== code) own = this.#others[own]!
    return own
  }

  /** Length of the longest phrase that stands in a text; 0 where none does. */
  longestIn(text: string): number {
    let longest = 0
    for (let from = 0; from + longest < text.length; from++) {
      if (this.#begins[pairAt(text, from)] === 0) continue
      let place = this.#first.get(text.charCodeAt(from)) ?? 0
      for (let at = from + 1; place !== 0; at++) {
        if (this.#ends[place] === 1 && at - from > longest) longest = at - from
        if (at >= text.length) break
        place = this.#after(place, text.charCodeAt(at))
      }
    }
    return longest
  }
}

/** The number of two letters, with those that are told from them by nothing. */
const pairAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & LAST) << LETTER) | (text.charCodeAt(at + 1) & LAST)
