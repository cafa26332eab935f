import { Shares } from './shares.ts'

export type LaneName = 'interactive' | 'bulk'

/** What the order depends on. */
export interface Waiting {
  readonly lane: LaneName
  readonly owner: string
  /** Conversion it belongs to. */
  readonly conversion: number
  /** Goes before the pages of its owner: it is short, or ends a conversion that is nearly done. */
  readonly urgent: boolean
}

/**
 * Who is next: interactive before bulk; within a lane the owner who has had least of the processors,
 * in turns where they had as much, and within an owner the conversions in turns. Pure: knows no
 * process and no clock.
 */
export class Scheduler<T extends Waiting> {
  readonly #lanes: Readonly<Record<LaneName, Lane<T>>>

  constructor(shares = new Shares()) {
    this.#lanes = { interactive: new Lane(shares), bulk: new Lane(shares) }
  }

  add(item: T): void {
    this.#lanes[item.lane].add(item)
  }

  /** For what was begun once already: before everything in its lane. */
  putBack(item: T): void {
    this.#lanes[item.lane].putBack(item)
  }

  /** @param allows whose turn it may be */
  next(allows: (owner: string) => boolean = () => true): T | undefined {
    return this.#lanes.interactive.next(allows) ?? this.#lanes.bulk.next(allows)
  }

  /** Takes out what waits of a conversion. */
  removeConversion(conversion: number): T[] {
    return [
      ...this.#lanes.interactive.removeConversion(conversion),
      ...this.#lanes.bulk.removeConversion(conversion),
    ]
  }

  /** Takes out everything. */
  drain(): T[] {
    const all: T[] = []
    for (let item = this.next(); item; item = this.next()) all.push(item)
    return all
  }

  count(lane: LaneName): number {
    return this.#lanes[lane].size
  }

  countOf(lane: LaneName, owner: string): number {
    return this.#lanes[lane].countOf(owner)
  }
}

/** What waits of one owner. */
interface Line<T> {
  readonly urgent: T[]
  /** Conversion → items. A map keeps its order of insertion, so it serves as a ring. */
  readonly conversions: Map<number, T[]>
}

class Lane<T extends Waiting> {
  size = 0
  readonly #shares: Shares
  #again: T[] = []
  /** As a ring, too. */
  readonly #owners = new Map<string, Line<T>>()

  constructor(shares: Shares) {
    this.#shares = shares
  }

  add(item: T): void {
    this.size++
    let line = this.#owners.get(item.owner)
    if (!line) {
      line = { urgent: [], conversions: new Map() }
      this.#owners.set(item.owner, line)
    }
    const { urgent, conversions } = line
    const items = conversions.get(item.conversion)
    if (item.urgent) urgent.push(item)
    else if (items) items.push(item)
    else conversions.set(item.conversion, [item])
  }

  putBack(item: T): void {
    this.size++
    this.#again.unshift(item)
  }

  next(allows: (owner: string) => boolean): T | undefined {
    if (this.size === 0) return undefined
    const again = this.#again.findIndex(({ owner }) => allows(owner))
    const owner = again < 0 ? this.#nextOwner(allows) : undefined
    if (again < 0 && owner === undefined) return undefined
    this.size--
    return owner === undefined ? this.#again.splice(again, 1)[0] : this.#nextOf(owner)
  }

  #nextOwner(allows: (owner: string) => boolean): string | undefined {
    let least = Number.POSITIVE_INFINITY
    let next: string | undefined
    for (const owner of this.#owners.keys()) {
      const spent = this.#shares.spentBy(owner)
      if (spent >= least || !allows(owner)) continue
      least = spent
      next = owner
    }
    return next
  }

  #nextOf(owner: string): T {
    const line = this.#owners.get(owner)!
    const { urgent, conversions } = line
    // What was served goes to the end of its ring; an empty one leaves.
    this.#owners.delete(owner)
    let item = urgent.shift()
    if (!item) {
      const [conversion, items] = conversions.entries().next().value!
      item = items.shift()!
      conversions.delete(conversion)
      if (items.length > 0) conversions.set(conversion, items)
    }
    if (urgent.length + conversions.size > 0) this.#owners.set(owner, line)
    return item
  }

  countOf(owner: string): number {
    const line = this.#owners.get(owner)
    const again = this.#again.filter((item) => item.owner === owner).length
    if (!line) return again
    return [...line.conversions.values()].reduce(
      (sum, items) => sum + items.length,
      again + line.urgent.length,
    )
  }

  removeConversion(conversion: number): T[] {
    const isOf = (item: T): boolean => item.conversion === conversion
    const removed = this.#again.filter(isOf)
    this.#again = this.#again.filter((item) => !isOf(item))
    for (const [owner, { urgent, conversions }] of this.#owners) {
      removed.push(...urgent.filter(isOf), ...(conversions.get(conversion) ?? []))
      urgent.splice(0, urgent.length, ...urgent.filter((item) => !isOf(item)))
      conversions.delete(conversion)
      if (urgent.length + conversions.size === 0) this.#owners.delete(owner)
    }
    this.size -= removed.length
    return removed
  }
}
