/** A letter on the way through phrases that begin alike. */
interface Step {
  readonly next: Map<number, Step>
  /** A phrase ends here. */
  ends: boolean
}

/** Which of many phrases stand in texts: all are looked for at once, letter by letter. */
export class HeldPhrases {
  readonly #first: Step = { next: new Map(), ends: false }

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
    }
  }

  /** Length of the longest phrase that stands in a text; 0 where none does. */
  longestIn(text: string): number {
    let longest = 0
    for (let from = 0; from + longest < text.length; from++) {
      let step = this.#first.next.get(text.charCodeAt(from))
      for (let at = from + 1; step; at++) {
        if (step.ends && at - from > longest) longest = at - from
        step = step.next.get(text.charCodeAt(at))
      }
    }
    return longest
  }
}
