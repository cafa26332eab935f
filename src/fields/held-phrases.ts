/** A letter on the way through phrases that begin alike. */
interface Step {
  readonly next: Map<number, Step>
  /** A phrase ends here. */
  ends: boolean
}

/** Bits of a letter's number by which pairs of letters are told apart. */
const LETTER = 6
const LAST = 2 ** LETTER - 1

/** Which of many phrases stand in texts: all are looked for at once, letter by letter. */
export class HeldPhrases {
  readonly #first: Step = { next: new Map(), ends: false }
  /** Pairs of letters that some phrase begins with: at most places of a text none does. */
  readonly #begins = new Uint8Array(2 ** (2 * LETTER))

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      let step = this.#first
      for (let i = 0; i < phrase.length; i++) {
        const code = phrase.charCodeAt(i)
        let next = step.next.get(code)
        if (!next) {
          next = { next: new Map(), ends: false }
          step.next.set(code, next)
        }
        step = next
      }
      step.ends = true
      const at = pairAt(phrase, 0)
      if (phrase.length > 1) this.#begins[at] = 1
      else this.#begins.fill(1, at & ~LAST, (at | LAST) + 1)
    }
  }

  /** Length of the longest phrase that stands in a text; 0 where none does. */
  longestIn(text: string): number {
    let longest = 0
    for (let from = 0; from + longest < text.length; from++) {
      if (this.#begins[pairAt(text, from)] === 0) continue
      let step = this.#first.next.get(text.charCodeAt(from))
      for (let at = from + 1; step; at++) {
        if (step.ends && at - from > longest) longest = at - from
        step = step.next.get(text.charCodeAt(at))
      }
    }
    return longest
  }
}

/** The number of two letters, with those that are told from them by nothing. */
const pairAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & LAST) << LETTER) | (text.charCodeAt(at + 1) & LAST)
