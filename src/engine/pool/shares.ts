import type { HostThread } from '../task.ts'

/** What a task counts for until it is over, in milliseconds of a processor: about a page. */
const EXPECTED = 200

interface Account {
  /** Milliseconds of processors that it had, as far as they count; see `Shares`. */
  spent: number
  pages: number
  documents: number
}

/** Tasks of one owner that may be worked on at once. */
export interface Most {
  readonly pages: number
  /** Files that are looked at and results that are made. */
  readonly documents: number
}

/**
 * What each owner has had of the processors, and has at work now. Next is who had least: an owner
 * whose pages take a hundred times as long as another's gets one for the other's hundred. Nobody
 * saves time up: who comes (back) begins with what the one had who was served last. Pure: knows no
 * process and no clock.
 */
export class Shares {
  readonly #most: Most
  readonly #owners = new Map<string, Account>()
  #floor = 0

  constructor(
    most: Most = { pages: Number.POSITIVE_INFINITY, documents: Number.POSITIVE_INFINITY },
  ) {
    this.#most = most
  }

  /** A task is begun with. */
  begin(owner: string, kind: keyof Most): void {
    const account = this.#owners.get(owner) ?? { spent: 0, pages: 0, documents: 0 }
    account.spent = Math.max(account.spent, this.#floor)
    this.#floor = account.spent
    account.spent += EXPECTED
    account[kind]++
    this.#owners.set(owner, account)
    this.#forget()
  }

  /** @param ms of a processor that the task took */
  end(owner: string, kind: keyof Most, ms: number): void {
    const account = this.#owners.get(owner)
    if (!account) return
    account[kind]--
    account.spent += ms - EXPECTED
  }

  /** Milliseconds by which owners are ordered, the least first. */
  spentBy(owner: string): number {
    return Math.max(this.#owners.get(owner)?.spent ?? 0, this.#floor)
  }

  /** Whether one more task of an owner may be begun with. */
  allows(owner: string, kind: keyof Most): boolean {
    return (this.#owners.get(owner)?.[kind] ?? 0) < this.#most[kind]
  }

  /** Whether nothing of an owner is worked on. */
  isIdle(owner: string): boolean {
    const account = this.#owners.get(owner)
    return !account || account.pages + account.documents === 0
  }

  /** Of owners who are below the others anyhow nothing needs to be known. */
  #forget(): void {
    for (const [owner, { spent, pages, documents }] of this.#owners)
      if (pages + documents === 0 && spent <= this.#floor) this.#owners.delete(owner)
  }
}

/** What a thread of a kind counts for. */
export const kindOf = (thread: HostThread): keyof Most =>
  thread === 'page' || thread === 'guest' ? 'pages' : 'documents'
