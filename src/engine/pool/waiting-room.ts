import type { HostProcess } from './host-process.ts'
import { type LaneName, Scheduler } from './scheduler.ts'
import type { Shares } from './shares.ts'
import { workOn } from './task-clock.ts'
import type { Ticket } from './ticket.ts'

/** Milliseconds after which documents at work keep files waiting that are to be looked at. */
const LONG_FOR_FILES = 250
/** Milliseconds after which they keep results waiting that are to be made, by lane. */
const LONG_FOR_RESULTS: Readonly<Record<LaneName, number>> = { interactive: 250, bulk: 1000 }
/**
 * The same before threads for pages make them: one that ever does holds models for good, a tenth of what a host holds,
 * and in a new host the first results take a second each.
 */
const LONG_FOR_PAGES: typeof LONG_FOR_RESULTS = { ...LONG_FOR_RESULTS, bulk: 5000 }

/** Milliseconds after which pages at work keep those waiting of whom nothing is worked on. */
const LONG_FOR_GUESTS = 2000

/** Tasks that no host works on yet, and which thread gets which. */
export class WaitingRoom {
  readonly #shares: Shares
  /** Files to look at. */
  readonly #files: Scheduler<Ticket>
  /** Results to make of pages that were read. */
  readonly #results: Scheduler<Ticket>
  /** Pages to read. */
  readonly #pages: Scheduler<Ticket>
  readonly #all: readonly Scheduler<Ticket>[]

  constructor(shares: Shares) {
    this.#shares = shares
    this.#files = new Scheduler(shares)
    this.#results = new Scheduler(shares)
    this.#pages = new Scheduler(shares)
    this.#all = [this.#files, this.#results, this.#pages]
  }

  count(lane: LaneName): number {
    return this.#all.reduce((sum, some) => sum + some.count(lane), 0)
  }

  countOf(lane: LaneName, owner: string): number {
    return this.#all.reduce((sum, some) => sum + some.countOf(lane, owner), 0)
  }

  add(ticket: Ticket): void {
    this.#placeOf(ticket).add(ticket)
  }

  /** For what was begun once already: before everything in its lane. */
  putBack(ticket: Ticket): void {
    this.#placeOf(ticket).putBack(ticket)
  }

  /** Takes out what waits of a conversion. */
  removeConversion(conversion: number): Ticket[] {
    return this.#all.flatMap((some) => some.removeConversion(conversion))
  }

  /** Takes out everything. */
  drain(): Ticket[] {
    return this.#all.flatMap((some) => some.drain())
  }

  /** Hands out tasks while hosts have threads for them; the one with most of them free comes first. */
  assignTo(hosts: readonly HostProcess[]): void {
    const busyMs = Math.min(
      ...hosts.filter((host) => host.takesTasks).map((host) => host.documentsBusyMs),
    )
    for (;;) {
      const host = most(hosts, (one) => one.freeForDocuments)
      const ticket =
        host && (this.#files.next(this.#documents) ?? this.#results.next(this.#documents))
      if (!ticket) break
      workOn(host, ticket, 'document', this.#shares)
    }
    const long = this.#areLong(LONG_FOR_RESULTS, busyMs)
    const spare = long ? hosts.find((host) => host.hasSpare) : undefined
    const waited = spare && this.#results.next(this.#documents)
    if (waited) workOn(spare, waited, 'spare', this.#shares)
    for (;;) {
      const host = most(hosts, (one) => one.free)
      const ticket = host && this.#nextPage(waited ? 0 : busyMs)
      if (!ticket) break
      workOn(host, ticket, 'page', this.#shares)
    }
    this.#inviteGuest(hosts, busyMs)
  }

  /** Whoever holds all threads for pages with long work leaves one to others. */
  #inviteGuest(hosts: readonly HostProcess[], documentsBusyMs: number): void {
    const host = hosts.find((one) => one.hasGuestThread)
    const busyMs = Math.min(...hosts.filter((one) => one.takesTasks).map((one) => one.pagesBusyMs))
    if (!host || busyMs < LONG_FOR_GUESTS) return
    const isGuest = (owner: string): boolean => this.#shares.isIdle(owner)
    const documents =
      documentsBusyMs < LONG_FOR_GUESTS
        ? undefined
        : (this.#files.next(isGuest) ?? this.#results.next(isGuest))
    const ticket = documents ?? this.#pages.next(isGuest)
    if (ticket) workOn(host, ticket, 'guest', this.#shares)
  }

  readonly #documents = (owner: string): boolean => this.#shares.allows(owner, 'documents')
  readonly #anyPages = (owner: string): boolean => this.#shares.allows(owner, 'pages')

  /**
   * Threads for pages look at files when they have nothing else to do, and do what waits for a thread
   * for documents when none gets on with it.
   *
   * @param busyMs for which all threads for documents have worked on what they have
   */
  #nextPage(busyMs: number): Ticket | undefined {
    return (
      (busyMs > LONG_FOR_FILES ? this.#files.next(this.#anyPages) : undefined) ??
      (this.#areLong(LONG_FOR_PAGES, busyMs) ? this.#results.next(this.#anyPages) : undefined) ??
      this.#pages.next(this.#anyPages) ??
      this.#files.next(this.#anyPages)
    )
  }

  #areLong(long: typeof LONG_FOR_RESULTS, busyMs: number): boolean {
    const lane = this.#results.count('interactive') > 0 ? 'interactive' : 'bulk'
    return busyMs > long[lane]
  }

  #placeOf({ task }: Ticket): Scheduler<Ticket> {
    if (task.kind === 'inspect') return this.#files
    return task.kind === 'finish' || task.kind === 'rewrite' ? this.#results : this.#pages
  }
}

/** The host with most threads of a kind; undefined where none has one. */
function most(
  hosts: readonly HostProcess[],
  threadsOf: (host: HostProcess) => number,
): HostProcess | undefined {
  let best: HostProcess | undefined
  for (const host of hosts) if (threadsOf(host) > (best ? threadsOf(best) : 0)) best = host
  return best
}
