/** Things 0 to `count` - 1 in sets, each by itself at first. */
export class DisjointSets {
  readonly #parents: number[]

  constructor(count: number) {
    this.#parents = Array.from({ length: count }, (_, i) => i)
  }

  /** One of its set, the same for all of them. */
  root(i: number): number {
    const parents = this.#parents
    while (parents[i] !== i) {
      parents[i] = parents[parents[i]!]!
      i = parents[i]!
    }
    return i
  }

  join(a: number, b: number): void {
    this.#parents[this.root(a)] = this.root(b)
  }
}
